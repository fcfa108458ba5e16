"""Drives the simulated push service of browsers with pywebpush.

Usage: webpush_client.py RUN_FOLDER. Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
RUN_FOLDER has browsers.json: the app's private VAPID key (`private_key`, PEM) and its subscriptions `ann`, `busy` and `gone`. What `busy` and `gone`
are answered the caller has scripted.
"""

import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import json
import os
import pathlib
import ssl
import sys
import time

run_folder = pathlib.Path(sys.argv[1])
authority = str(run_folder / "ca/ca.pem")
os.environ["REQUESTS_CA_BUNDLE"] = authority
os.environ["NO_PROXY"] = "*"

import aiohttp
from py_vapid import Vapid
from pywebpush import WebPushException, webpush, webpush_async

from checks import check, run

# RFC 8188: salt, record size and key in front; a delimiter and AES-GCM's tag behind.
OVERHEAD = 86 + 1 + 16
WEEKS = 4 * 7 * 86_400


class Peer:
    def __init__(self):
        browsers = json.loads((run_folder / "browsers.json").read_text())
        self.key = Vapid.from_pem(browsers.pop("private_key").encode())
        self.browsers = browsers

    def options(self, key=None, claims=None, **more):
        """Arguments of a push. Fresh claims each time: pywebpush adds to them."""
        return dict(vapid_private_key=key or self.key, vapid_claims={"sub": "mailto:push@chat.example"} | (claims or {}), timeout=20) | more

    def push(self, text="{}", to="ann", **options):
        return webpush(self.browsers[to], text, **self.options(**options))


def text(**payload):
    return json.dumps({"title": "Alice", "body": "Hi 🎓"} | payload)


def refused(status, call, word=""):
    try:
        call()
    except WebPushException as raised:
        assert raised.status_code == status, raised
        assert word in str(raised), f"{raised} does not say {word}"
        return raised
    raise AssertionError(f"{status} {word} was expected")


@check
def pushes(peer):
    answer = peer.push(text(), ttl=60)
    assert (answer.status_code, answer.headers["ttl"]) == (201, "60"), answer.headers
    assert answer.headers["location"].startswith(peer.browsers["ann"]["endpoint"].split("/wp/")[0]), answer.headers
    assert peer.push(text(), headers={"Urgency": "very-low", "Topic": "grades-7_B"}, ttl=WEEKS).status_code == 201
    assert peer.push(text(data={"notification_id": "n1"})).headers["ttl"] == "0"


@check
def pushes_with_aiohttp(peer):
    async def many():
        connector = aiohttp.TCPConnector(ssl=ssl.create_default_context(cafile=authority), limit=20)
        async with aiohttp.ClientSession(connector=connector) as session:
            pushes = [webpush_async(peer.browsers["ann"], text(), **peer.options(aiohttp_session=session)) for _ in range(100)]
            return {answer.status for answer in await asyncio.gather(*pushes)}

    assert asyncio.run(many()) == {201}


@check
def sizes(peer):
    room = 4096 - OVERHEAD - len(json.dumps({"body": ""}))
    assert peer.push(json.dumps({"body": "x" * room})).status_code == 201
    refused(413, lambda: peer.push(json.dumps({"body": "x" * (room + 1)})))


@check
def headers(peer):
    refused(400, lambda: peer.push(ttl=-1), "TTL")
    refused(400, lambda: peer.push(ttl=WEEKS + 1), "TTL")
    refused(400, lambda: peer.push(headers={"Urgency": "soon"}), "urgency")
    refused(400, lambda: peer.push(headers={"Topic": "x" * 33}), "32 characters")
    refused(400, lambda: peer.push(content_encoding="aesgcm"), "aes128gcm")


@check
def tokens(peer):
    stranger = Vapid()
    stranger.generate_keys()
    now = int(time.time())
    refused(401, lambda: webpush(peer.browsers["ann"], text(), timeout=20), "no vapid token")
    refused(403, lambda: peer.push(key=stranger), "the key is not the one")
    refused(403, lambda: peer.push(claims={"aud": "https://push.example.com"}), "audience")
    refused(403, lambda: peer.push(claims={"exp": now + 90_000}), "exp")
    assert peer.push(claims={"exp": now + 86_000}).status_code == 201


@check
def subscriptions(peer):
    unknown = peer.browsers["ann"] | {"endpoint": peer.browsers["ann"]["endpoint"][:-1] + "x"}
    refused(410, lambda: webpush(unknown, text(), **peer.options()), "unsubscribed or expired")
    # The keys of another browser: the service takes what its browser cannot read, and the simulator shows that.
    mixed = peer.browsers["ann"] | {"keys": peer.browsers["busy"]["keys"]}
    refused(400, lambda: webpush(mixed, text(), **peer.options()), "cannot decrypt")


@check
def scripted_answers(peer):
    error = refused(429, lambda: peer.push(to="busy"))
    assert error.retry_after == "120", error.response.headers
    refused(410, lambda: peer.push(to="gone"))


if __name__ == "__main__":
    run(Peer())
