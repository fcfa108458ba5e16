"""An HTTPS server with answers that a client must cope with. Writes its port to a file, and serves until its standard input ends.

    server.py CERTIFICATE KEY PORT_FILE
"""

import base64
import collections
import http.server
import json
import os
import ssl
import sys
import threading
import time


# One red pixel.
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==")
requests = collections.Counter()
posted = []
lock = threading.Lock()
published = {}
parallel = {"now": 0, "most": 0}
connections = {"made": 0, "open": 0}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def setup(self):
        super().setup()
        with lock:
            connections["made"] += 1
            connections["open"] += 1

    def finish(self):
        with lock:
            connections["open"] -= 1
        super().finish()

    def do_GET(self):
        what, _, rest = self.path[1:].partition("/")
        requests[self.path[1:]] += 1
        if what == "bytes":  # As many, with their number before them.
            self.answer(200, b"x" * int(rest))
        elif what == "unannounced":  # As many, without their number.
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(b"x" * int(rest))
            self.close_connection = True
        elif what == "png":  # An image. It comes a moment later, so that several ask meanwhile.
            time.sleep(0.3)
            self.answer(200, PNG)
        elif what == "count":  # How often a path was asked for.
            self.answer(200, str(requests[rest]).encode())
        elif what == "published":  # What was published last under a name.
            self.answer(200, published[rest]) if rest in published else self.answer(404, b"no")
        elif what == "posted":  # What was kept, in order.
            self.answer(200, json.dumps(posted).encode())
        elif what == "connections":  # Those that were made, or are open; without the one that asks.
            with lock:
                connections["made"] -= 1
                number = connections["made"] if rest == "made" else connections["open"] - 1
            self.answer(200, str(number).encode())
            self.close_connection = True
        elif what == "parallel":  # The most posts to busy at one time.
            self.answer(200, str(parallel["most"]).encode())
        elif what == "status":
            self.answer(int(rest), b"no")
        elif what == "redirect":  # So many times, then three bytes.
            self.answer(302, b"", f"/redirect/{int(rest) - 1}" if int(rest) > 0 else "/bytes/3")
        elif what == "to":  # To an address.
            self.answer(302, b"", rest)
        elif what == "slow":  # Never ends.
            self.dribble(200)

    def do_POST(self):
        what, _, rest = self.path[1:].partition("/")
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if what == "keep":  # For posted.
            posted.append([self.headers.get("X-Signature"), self.headers["Content-Type"], body.decode()])
            self.answer(204, b"")
        elif what == "publish":  # For published.
            published[rest] = body
            self.answer(204, b"")
        elif what == "status":
            self.answer(int(rest), b"no")
        elif what == "to":
            self.answer(307, b"", rest)
        elif what == "push":  # As a browser's push service; with "throttled" in its name, a subscription is throttled once.
            with lock:
                requests[self.path] += 1
                number = requests[self.path]
            posted.append([self.path, self.request_version, self.headers["TTL"], self.headers["Content-Encoding"], len(body)])
            if "throttled" in rest and number == 1:
                self.answer(429, b"slower", fields=[("Retry-After", "7")])
            elif rest.startswith("status-"):
                self.answer(int(rest[7:10]), b"no")
            else:
                self.answer(201, b"", fields=[("Location", f"https://localhost/message/{number}")])
        elif what == "slow":  # The answer never ends.
            self.dribble(int(rest))
        elif what == "long":  # With so many bytes.
            self.answer(201, b"x" * int(rest))
        elif what == "busy":  # Some at one time.
            with lock:
                parallel["now"] += 1
                parallel["most"] = max(parallel.values())
            time.sleep(0.1)
            with lock:
                parallel["now"] -= 1
            self.answer(201, b"")
        elif what == "close":  # The connection ends, and the answer says so, or does not: politely, TLS says it afterwards.
            self.answer(201, b"", fields=[("Connection", "close")] if rest == "saying-so" else [])
            if rest == "politely":
                self.connection.settimeout(0.01)
                try:
                    self.connection.unwrap()
                except OSError:  # The client does not say it, too.
                    pass
            self.close_connection = True
        elif what == "drop":  # The connection ends without an answer.
            posted.append([self.path, len(body)])
            self.close_connection = True
        elif what == "silent":  # No answer.
            time.sleep(30)

    def dribble(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "50000")
        self.end_headers()
        while True:
            self.wfile.write(b"x")
            self.wfile.flush()
            time.sleep(0.2)

    def answer(self, status, body, location=None, fields=()):
        self.send_response(status)
        if location is not None:
            self.send_header("Location", location)
        for name, value in fields:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def stop_with_input():
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=stop_with_input, daemon=True).start()
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[1], sys.argv[2])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.socket = context.wrap_socket(server.socket, server_side=True)
with open(sys.argv[3] + ".new", "w") as file:
    file.write(str(server.server_address[1]))
os.rename(sys.argv[3] + ".new", sys.argv[3])
server.serve_forever()
