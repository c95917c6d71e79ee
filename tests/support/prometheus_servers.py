"""A real Prometheus and a real Alertmanager on free ports of this machine, over a tiny exporter.

Both live in a temporary folder and end with the session. Prometheus scrapes the exporter every two
seconds, and its rules fire at once; it sends its alerts to Alertmanager.
"""

import json
import shutil
import socket
import subprocess
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PROMETHEUS = shutil.which("prometheus")
ALERTMANAGER = shutil.which("prometheus-alertmanager") or shutil.which("alertmanager")
MISSING = (
    "no prometheus and alertmanager here;"
    " bring them: apt-get install prometheus prometheus-alertmanager"
)
READY_SECONDS = 40

CONFIG = """
global:
  scrape_interval: 2s
  scrape_timeout: 2s
  evaluation_interval: 1s
  external_labels: {{cluster: eu-1}}
rule_files: [rules.yml]
alerting:
  alertmanagers: [{{static_configs: [{{targets: ['127.0.0.1:{alertmanager}']}}]}}]
scrape_configs:
  - job_name: shop
    static_configs: [{{targets: ['127.0.0.1:{exporter}']}}]
  - job_name: gone
    static_configs: [{{targets: ['127.0.0.1:1']}}]
"""
RULES = """
groups:
  - name: shop
    rules:
      - alert: CheckoutQueueLong
        expr: checkout_queue_length > 40
        labels: {severity: critical}
        annotations: {summary: 'The queue of {{ $labels.service }} holds {{ $value }} orders.'}
      - alert: TargetDown
        expr: up{job="gone"} == 0
        labels: {severity: warning}
      - alert: CacheCold
        expr: cache_hit_ratio < 0.5
        for: 1h
"""
ROUTES = """
route: {receiver: on-call, group_wait: 1s, group_interval: 1s}
receivers: [{name: on-call}]
"""


@dataclass(frozen=True, kw_only=True)
class Servers:
    prometheus: str
    """Address."""
    alertmanager: str


class _Exporter(BaseHTTPRequestHandler):
    started = time.monotonic()

    def do_GET(self) -> None:
        grown = 100 + 7 * int(time.monotonic() - self.started)
        body = (
            "# TYPE checkout_queue_length gauge\n"
            'checkout_queue_length{service="checkout"} 57\n'
            'checkout_queue_length{service="refunds"} 3\n'
            "# TYPE cache_hit_ratio gauge\n"
            'cache_hit_ratio{service="catalog"} 0.25\n'
            'broken_gauge{service="catalog"} NaN\n'
            "# TYPE orders_total counter\n"
            f'orders_total{{service="checkout",code="200"}} {grown}\n'
            f'orders_total{{service="checkout",code="500"}} {grown // 10}\n'
            "# TYPE pay_seconds histogram\n"
            f'pay_seconds_bucket{{service="checkout",le="0.5"}} {grown // 2}\n'
            f'pay_seconds_bucket{{service="checkout",le="+Inf"}} {grown}\n'
        ).encode()
        self.send_response(200)
        self.send_header("content-type", "text/plain; version=0.0.4")
        self.end_headers()
        with suppress(ConnectionError):
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


@contextmanager
def running(folder: Path) -> Iterator[Servers]:
    """Both servers, once the alerts of the rules have reached Alertmanager."""
    assert PROMETHEUS is not None
    assert ALERTMANAGER is not None
    with ExitStack() as stack:
        exporter = stack.enter_context(_exporter())
        own, manager = _free_port(), _free_port()
        (folder / "prometheus.yml").write_text(
            CONFIG.format(exporter=exporter, alertmanager=manager)
        )
        (folder / "rules.yml").write_text(RULES)
        (folder / "alertmanager.yml").write_text(ROUTES)
        stack.enter_context(
            _process(
                [
                    ALERTMANAGER,
                    f"--config.file={folder / 'alertmanager.yml'}",
                    f"--storage.path={folder / 'silences'}",
                    f"--web.listen-address=127.0.0.1:{manager}",
                    "--cluster.listen-address=",
                ]
            )
        )
        stack.enter_context(
            _process(
                [
                    PROMETHEUS,
                    f"--config.file={folder / 'prometheus.yml'}",
                    f"--storage.tsdb.path={folder / 'data'}",
                    f"--web.listen-address=127.0.0.1:{own}",
                    "--rules.alert.resend-delay=1s",
                ]
            )
        )
        servers = Servers(
            prometheus=f"http://127.0.0.1:{own}", alertmanager=f"http://127.0.0.1:{manager}"
        )
        _wait_for(lambda: len(ask(f"{servers.alertmanager}/api/v2/alerts")) >= 2)
        _wait_for(
            lambda: ask(
                f"{servers.prometheus}/api/v1/query?query=increase(orders_total[30s]+offset+3s)%3E0"
            )["data"]["result"]
        )
        yield servers


def ask(url: str, document: Any = None) -> Any:
    """GET, or POST of a document, as JSON."""
    body = None if document is None else json.dumps(document).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=5) as reply:
        return json.loads(reply.read())


@contextmanager
def _exporter() -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Exporter)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def _process(command: list[str]) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _wait_for(holds: Any) -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        with suppress(OSError, ValueError):
            if holds():
                return
        time.sleep(0.05)
    raise TimeoutError("the servers are not ready")
