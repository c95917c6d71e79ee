from collections.abc import Iterator

import pytest
from tests.support import prometheus_servers
from tests.support.prometheus_servers import Servers, running


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    if prometheus_servers.PROMETHEUS is None or prometheus_servers.ALERTMANAGER is None:
        pytest.skip(prometheus_servers.MISSING)
    with running(tmp_path_factory.mktemp("prometheus")) as found:
        yield found
