"""The gateway's HTTP API, as the host system and, on behalf of users, their apps call it."""
import http.client
import json
import time
from urllib.parse import quote


class Refused(Exception):
    """An answer that is no success."""


class Gateway:
    def __init__(self, system, patience=60):
        self.system, self.patience = system, patience
        self.connection = None
        self.key = None

    def request(self, method, path, body=None, user=None):
        """The JSON of the answer. What is answered with 503, or not at all, is tried again: a process may be starting.

        Raises Refused.
        """
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        if user:
            headers["X-User-Id"] = user
        deadline = time.monotonic() + self.patience
        while True:
            try:
                if not self.connection:
                    self.connection = http.client.HTTPConnection(*self.system.gateway, timeout=20)
                self.connection.request(method, "/api/v1" + path, json.dumps(body or {}), headers)
                answer = self.connection.getresponse()
                status, text = answer.status, answer.read().decode()
            except (OSError, http.client.HTTPException) as error:
                self.connection = None
                status, text = 503, str(error)
            if status < 300:
                return json.loads(text) if text else {}
            if status not in (503, 504) or time.monotonic() > deadline:
                raise Refused(f"{method} {path} for {user}: {status} {text}; body {json.dumps(body)}")
            time.sleep(0.05)


def segment(text):
    return quote(text, safe="")
