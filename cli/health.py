"""Ask the running bot at MONITOR_PORT whether it is well, as containers and watchdogs do.

It is well if the gateway is ready and has answered within 90 seconds, and the database and the workers answer.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Final

from cli.failure import CannotStart, failed, read_settings, refuse

_PATIENCE: Final = 20.0


def main() -> int:
    """Print each part and whether it is well; returns 0 if all are, 1 if not, 2 if nobody knows where to ask."""
    try:
        settings = read_settings()
        port = settings.monitor_port
        if port is None:
            raise CannotStart("MONITOR_PORT is empty, so there is nothing to ask.")
    except CannotStart as error:
        return refuse(error)
    try:
        with urllib.request.urlopen(
            f"http://{_host(settings.monitor_host)}:{port}/health", timeout=_PATIENCE
        ) as answer:
            said = answer.read()
    except urllib.error.HTTPError as error:
        return failed(error.read().decode())
    except OSError as error:
        return failed(f"nothing answers at port {port}: {error}")
    for part, well in json.loads(said).items():
        print(f"{part}: {'well' if well else 'not well'}")
    return 0


def _host(served: str) -> str:
    """Where a bot is reached that serves at a host; at every address also at this machine's own."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(served, served)
    return f"[{host}]" if ":" in host else host
