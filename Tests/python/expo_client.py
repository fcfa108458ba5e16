"""Drives the simulated Expo with exponent-server-sdk.

Usage: expo_client.py RUN_FOLDER. Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
For some tokens the caller has scripted an answer: DEAD, RATE and DOWN for their tickets or requests, REVOKED and LATE for their receipts.
"""

import lifeline  # noqa: F401 (ends with its starter)

import json
import os
import pathlib
import sys

run_folder = pathlib.Path(sys.argv[1])
os.environ["REQUESTS_CA_BUNDLE"] = str(run_folder / "ca/ca.pem")
os.environ["NO_PROXY"] = "*"

import requests
from exponent_server_sdk import (
    DeviceNotRegisteredError, InvalidCredentialsError, MessageRateExceededError, MessageTooBigError, PushClient, PushMessage, PushServerError,
)

from checks import check, run


class Peer:
    def __init__(self):
        record = json.loads((run_folder / "provider-sim.json").read_text())
        self.host = "https://" + record["extra"]["expo"]
        self.client = self.make()

    def make(self, **options):
        return PushClient(host=self.host, timeout=20, **options)


def message(name, **fields):
    return PushMessage(to=f"ExponentPushToken[{name}]", **{"title": "Alice", "body": "Hi 🎓"} | fields)


def raises(error, call):
    try:
        call()
    except Exception as raised:
        assert type(raised) is error, repr(raised)
        return raised
    raise AssertionError(f"{error.__name__} was expected")


def refused(code, call):
    """The request as a whole is refused with this code."""
    error = raises(PushServerError, call)
    assert [each["code"] for each in error.errors] == [code], error.errors


@check
def publish(peer):
    ticket = peer.client.publish(message("a"))
    ticket.validate_response()
    assert ticket.id, ticket


@check
def publish_with_every_option(peer):
    peer.client.publish(
        message(
            "a", data={"notification_id": "n1", "deep": {"er": [1, None]}}, subtitle="s", sound="default", ttl=3_600, priority="high", badge=3,
            category="c", channel_id="grades", mutable_content=True)).validate_response()
    peer.client.publish(message("a", expiration=2_000_000_000, priority="normal", badge=0)).validate_response()


@check
def publish_in_the_notation_of_fcm_v1(peer):
    """The library writes its option into the query."""
    for value in (True, False):
        peer.make(force_fcm_v1=value).publish(message("a")).validate_response()


@check
def publish_many(peer):
    tickets = peer.client.publish_multiple([message(f"m{number}", title=None) for number in range(250)])
    assert len({ticket.id for ticket in tickets if ticket.is_success()}) == 250
    receipts = peer.client.check_receipts_multiple(tickets)
    assert {receipt.id for receipt in receipts} == {ticket.id for ticket in tickets}
    for receipt in receipts:
        receipt.validate_response()


@check
def tickets_with_errors(peer):
    tickets = peer.client.publish_multiple([message("a"), message("DEAD"), message("RATE"), message("b", body="x" * 4_096)])
    tickets[0].validate_response()
    for ticket, error in zip(tickets[1:], (DeviceNotRegisteredError, MessageRateExceededError, MessageTooBigError)):
        raises(error, ticket.validate_response)
    assert tickets[1].details["expoPushToken"] == "ExponentPushToken[DEAD]", tickets[1]


@check
def receipts_with_errors(peer):
    sent = peer.client.publish_multiple([message("REVOKED"), message("LATE"), message("a")])
    receipts = {receipt.id: receipt for receipt in peer.client.check_receipts(sent)}
    assert set(receipts) == {sent[0].id, sent[2].id}, receipts
    raises(InvalidCredentialsError, receipts[sent[0].id].validate_response)
    assert [receipt.id for receipt in peer.client.check_receipts([sent[1]])] == [sent[1].id]


@check
def refusals(peer):
    refused("PUSH_TOO_MANY_NOTIFICATIONS", lambda: peer.make(max_message_count=200).publish_multiple([message(f"m{n}") for n in range(101)]))
    refused("PUSH_TOO_MANY_EXPERIENCE_IDS", lambda: peer.client.publish_multiple([message("other.1"), message("a")]))
    for wrong in (
        dict(priority="urgent"), dict(ttl=2_419_201), dict(sound="bell.wav"), dict(badge=-1), dict(data="text"), dict(title=5),
        # A field of old versions of the library.
        dict(display_in_foreground=True),
    ):
        refused("VALIDATION_ERROR", lambda: peer.client.publish(message("a", **wrong)))
    ticket = peer.client.publish(message("a"))
    receipts = peer.make(max_receipt_count=2_000)
    refused("PUSH_TOO_MANY_RECEIPTS", lambda: receipts.check_receipts_multiple([ticket] * 1_001))


@check
def authorization(peer):
    session = requests.Session()
    session.headers.update({"content-type": "application/json", "authorization": "Bearer secret"})
    peer.make(session=session).publish(message("a")).validate_response()
    session.headers["authorization"] = "Basic secret"
    refused("UNAUTHORIZED", lambda: peer.make(session=session).publish(message("a")))


@check
def an_outage(peer):
    error = raises(requests.exceptions.HTTPError, lambda: peer.client.publish(message("DOWN")))
    assert (error.response.status_code, error.response.headers["retry-after"]) == (503, "30"), error.response.headers
    peer.client.publish(message("DOWN")).validate_response()


if __name__ == "__main__":
    run(Peer())
