"""Serve the built book on this machine and print its address."""

from __future__ import annotations

import argparse
import functools
import socket
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HTML = Path(__file__).resolve().parent.parent / "_build" / "html"


class QuietHandler(SimpleHTTPRequestHandler):
    not_found = HTML / "404.html"

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer an address that is none by the book's own page, as a static host does."""
        if code != HTTPStatus.NOT_FOUND or not self.not_found.is_file():
            super().send_error(code, message, explain)
            return
        page = self.not_found.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)

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
