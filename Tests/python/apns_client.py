"""Drives the simulated APNs with aioapns.

Usage: apns_client.py RUN_FOLDER. Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
The device tokens DEAD and BUSY are answered as the caller has scripted.
"""

import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import json
import logging
import pathlib
import ssl
import sys

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsProductionClientProtocol

from checks import check, run

run_folder = pathlib.Path(sys.argv[1])
DEVICE, DEAD, BUSY = "0a1b2c3d" * 8, "dead" * 16, "b5" * 32
# aioapns logs each refusal; the checks look at them.
logging.disable(logging.CRITICAL)


class Peer:
    def __init__(self):
        record = json.loads((run_folder / "provider-sim.json").read_text())
        APNsProductionClientProtocol.APNS_SERVER = "localhost"
        APNsProductionClientProtocol.APNS_PORT = int(record["extra"]["apns"].rsplit(":", 1)[1])
        self.description = json.loads((run_folder / "apns/apns.json").read_text())

    def client(self, **changes):
        context = ssl.create_default_context(cafile=str(run_folder / "ca/ca.pem"))
        context.set_alpn_protocols(["h2"])
        options = dict(
            key=(run_folder / "apns/AuthKey.p8").read_text(), key_id=self.description["key_id"], team_id=self.description["team_id"],
            topic=self.description["topic"], max_connections=1, ssl_context=context)
        return APNs(**options | changes)


def alert(text="Hi", **more):
    return {"aps": {"alert": {"title": "Alice", "body": text}}, **more}


def asynchronous(function):
    """A check whose body is a coroutine that takes the peer and a client."""

    async def whole(peer):
        client = peer.client()
        try:
            await asyncio.wait_for(function(peer, client), 60)
        finally:
            client.pool.close()

    def started(peer):
        asyncio.run(whole(peer))

    started.__name__ = function.__name__
    return check(started)


async def send(client, request):
    """The result of a push, once the limit of streams behind it has arrived: 1,000 after a success, 1 after a refusal, the same after a 410.

    aioapns counts its free streams wrongly when that limit arrives after the start of the next push: then it waits for one forever.
    """
    result = await client.send_notification(request)
    streams = client.pool.connections[0].free_channels
    limit = {"200": 1000, "410": streams.bound}.get(result.status, 1)
    while streams.bound != limit:
        await asyncio.sleep(0.002)
    return result


async def answer(client, token=DEVICE, message=None, **options):
    """`taken`, or status and reason."""
    request = NotificationRequest(token, message or alert(), **{"push_type": PushType.ALERT} | options)
    result = await send(client, request)
    assert result.notification_id == request.notification_id
    return "taken" if result.is_successful else f"{result.status} {result.description}"


@asynchronous
async def pushes(peer, client):
    assert await answer(client) == "taken"
    assert await answer(client, priority=5, time_to_live=3600, collapse_key="k") == "taken"
    assert await answer(client, message={"aps": {"content-available": 1}}, push_type=PushType.BACKGROUND, priority=5) == "taken"
    assert await answer(client, push_type=None) == "taken"


@asynchronous
async def many_at_once(peer, client):
    # The connection has one stream until its first push was taken.
    assert await answer(client) == "taken"
    answers = await asyncio.gather(*(answer(client, f"{number:064x}") for number in range(500)))
    assert set(answers) == {"taken"}, set(answers)


@asynchronous
async def refusals(peer, client):
    for expected, options in {
        "400 BadDeviceToken": dict(token="0a0b"),
        "400 BadCollapseId": dict(collapse_key="x" * 65),
        "400 BadPriority": dict(priority=7),
        "400 TopicDisallowed": dict(apns_topic="com.example.other"),
        "400 BadTopic": dict(apns_topic=peer.description["topic"] + ".voip"),
        "400 BadMessageId": dict(notification_id="1"),
        "413 PayloadTooLarge": dict(message=alert("x" * 4096)),
    }.items():
        assert await answer(client, **options) == expected, expected
        assert await answer(client) == "taken", "the connection goes on"


@asynchronous
async def payload_of_4096_bytes(peer, client):
    room = 4096 - len(json.dumps(alert("")))
    assert await answer(client, message=alert("x" * room)) == "taken"
    assert await answer(client, message=alert("x" * (room + 1))) == "413 PayloadTooLarge"


@asynchronous
async def scripted_answers(peer, client):
    request = NotificationRequest(DEAD, alert(), push_type=PushType.ALERT)
    result = await send(client, request)
    assert (result.status, result.description, result.timestamp) == ("410", "Unregistered", 1_769_000_000_000)
    assert await answer(client, BUSY) == "429 TooManyRequests"


@asynchronous
async def foreign_keys(peer, client):
    for changes in (dict(key_id="UNKNOWN001"), dict(team_id="OTHERTEAM1")):
        stranger = peer.client(**changes)
        try:
            assert await answer(stranger) == "403 InvalidProviderToken"
        finally:
            stranger.pool.close()


@asynchronous
async def token_updates(peer, client):
    """One new token in 20 minutes; the tokens before it stay good."""
    assert await answer(client) == "taken"
    provider = client.pool.connections[0].auth_provider
    name = "_JWTAuthorizationHeaderProvider__header"
    headers = [getattr(provider, name)]
    for expected in ("taken", "429 TooManyProviderTokenUpdates"):
        setattr(provider, name, None)
        assert await answer(client) == expected
        headers.append(getattr(provider, name))
    assert len(set(headers)) == 3
    for header, expected in ((0, "taken"), (1, "taken"), (2, "429 TooManyProviderTokenUpdates"), (0, "taken")):
        setattr(provider, name, headers[header])
        assert await answer(client) == expected, header


if __name__ == "__main__":
    run(Peer())
