"""What stands in the template where a default shows nothing, as TOML. A key's own, else a name's."""

MEMBERS = {"providers": "local", "prices": "openai:gpt-5"}
"""Maps whose members the operator names → a name."""

ALTERNATIVES = frozenset({"username", "password"})
"""Of a server: a second way in beside `bearer_token`."""

EXAMPLES = {
    "home": '"/var/lib/firsthand"',
    "ledger": '"sqlite:////var/lib/firsthand/firsthand.db"',
    "evidence_zone": '"America/New_York"',
    "verifier": '"none"',
    "composer": '"none"',
    "embeddings_url": '"http://localhost:11434/v1"',
    "embeddings_key": '"env:EMBEDDINGS_KEY"',
    "limits.money": "0.50",
    "providers.local.kind": '"openai"',
    "providers.local.base_url": '"http://localhost:8000/v1"',
    "providers.local.api_key": '"env:LOCAL_API_KEY"',
    "region": '"eu-central-1"',
    "providers.local.timeout_seconds": "120",
    "providers.local.connect_seconds": "10",
    "output_mode": '"native"',
    "one_call_a_reply": "true",
    "max_output_tokens": "4096",
    "context_tokens": "32768",
    "input": "1.25",
    "output": "10.0",
    "cached_input": "0.125",
    "sql.url": '"postgresql://reader@db.example/shop"',
    "sql.tables": '["orders", "customers"]',
    "sql.password": '"env:SQL_PASSWORD"',
    "sql.ca": '"/etc/ssl/certs/company.pem"',
    "sources.prometheus.url": '"http://prometheus:9090"',
    "sources.alertmanager.url": '"http://alertmanager:9093"',
    "sources.logs.url": '"http://logs:3100"',
    "sources.prometheus.link": '"https://prometheus.example/graph?g0.expr={query}&g0.end_input={until}"',
    "sources.alertmanager.link": '"https://alertmanager.example/#/alerts"',
    "sources.logs.link": '"https://logs.example/search?q={query}&from={since_ms}&to={until_ms}"',
    "username": '"firsthand"',
    "password": '"env:SOURCE_PASSWORD"',
    "bearer_token": '"env:SOURCE_TOKEN"',
    "headers": '{ X-Team = "env:TEAM_KEY" }',
    "ca_file": '"/etc/ssl/certs/company.pem"',
    "proxy": '"http://proxy.example:3128"',
    "tenant": '"shop"',
}
