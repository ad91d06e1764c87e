"""Serve the built book on this machine and print its address."""

from __future__ import annotations

import argparse
import functools
import socket
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HTML = Path(__file__).resolve().parent.parent / "_build" / "html"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        # A book that was rebuilt is a new book.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def serve(port: int, host: str) -> None:
    handler = functools.partial(QuietHandler, directory=str(HTML))
    for candidate in [*range(port, port + 20), 0]:
        try:
            server = ThreadingHTTPServer((host, candidate), handler)
            break
        except OSError:
            continue
    shown = "localhost" if host == "127.0.0.1" else socket.gethostname() if host == "0.0.0.0" else host
    print(f"The book is open at http://{shown}:{server.server_port}/  (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other machines of the network read it")
    options = parser.parse_args()
    serve(options.port, options.host)
