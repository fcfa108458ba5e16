"""Drives the simulated FCM and its token endpoint with Google's own libraries: google-auth and firebase-admin.

Usage: fcm_client.py RUN_FOLDER. Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
For some tokens the caller has scripted an answer: those that contain UNREGISTERED, MISMATCH, QUOTA, THIRDPARTY, LOST.
"""

import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import http.client
import json
import os
import pathlib
import ssl
import sys
import warnings

run_folder = pathlib.Path(sys.argv[1])
authority = str(run_folder / "ca/ca.pem")
# requests and httpx each have a way of their own to be told whom to trust.
os.environ["REQUESTS_CA_BUNDLE"] = os.environ["SSL_CERT_FILE"] = authority
os.environ["NO_PROXY"] = "*"

import firebase_admin
import httpx
from firebase_admin import credentials, exceptions, messaging
from google.auth import exceptions as auth_exceptions
from google.auth.transport import requests as auth_requests
from google.oauth2 import service_account

from checks import check, run

warnings.simplefilter("ignore", DeprecationWarning)
SCOPES = ["https://www.googleapis.com/auth/firebase.messaging"]
TOKEN = "cXk1:APA91b" + "Zz_-9" * 24


class Peer:
    def __init__(self):
        addresses = json.loads((run_folder / "provider-sim.json").read_text())["extra"]
        self.port = int(addresses["fcm"].rsplit(":", 1)[1])
        self.base = f"https://localhost:{self.port}"
        self.account = json.loads((run_folder / "fcm/service-account.json").read_text())
        self.account["token_uri"] = addresses["oauth"]
        self.project = self.account["project_id"]
        messaging._MessagingService.FCM_URL = self.base + "/v1/projects/{0}/messages:send"
        messaging._MessagingService.IID_URL = self.base
        self.app = firebase_admin.initialize_app(credentials.Certificate(self.account), {"httpTimeout": 20})
        messaging._get_messaging_service(self.app)._fcm_topic_url = f"{self.base}/v1/projects/{self.project}/registrations"

    def access_token(self):
        signed = service_account.Credentials.from_service_account_info(self.account, scopes=SCOPES)
        signed.refresh(auth_requests.Request())
        return signed.token


def refused(error, call, *words):
    try:
        call()
    except error as raised:
        assert type(raised) is error, repr(raised)
        for word in words:
            assert word in str(raised), f"{raised} does not say {word}"
        return
    raise AssertionError(f"{error.__name__} was expected")


def message_of(size):
    """A message whose keys and values have this many bytes."""
    return {"data": {"k": "x" * (size - 1)}}


@check
def google_auth_is_granted_a_token(peer):
    signed = service_account.Credentials.from_service_account_info(peer.account, scopes=SCOPES)
    signed.refresh(auth_requests.Request())
    assert signed.valid and signed.token.startswith("ya29.")


@check
def google_auth_is_refused_for_a_strange_scope(peer):
    signed = service_account.Credentials.from_service_account_info(peer.account, scopes=["openid"])
    refused(auth_exceptions.RefreshError, lambda: signed.refresh(auth_requests.Request()), "invalid_scope")


@check
def google_auth_is_refused_for_an_unknown_account(peer):
    account = peer.account | {"client_email": "nobody@demo.example"}
    signed = service_account.Credentials.from_service_account_info(account, scopes=SCOPES)
    refused(auth_exceptions.RefreshError, lambda: signed.refresh(auth_requests.Request()), "invalid_grant", "account not found")


@check
def send(peer):
    name = messaging.send(messaging.Message(token=TOKEN, notification=messaging.Notification("Alice", "Hi")))
    assert name.startswith(f"projects/{peer.project}/messages/0:"), name


@check
def send_with_every_option(peer):
    android = messaging.AndroidConfig(
        collapse_key="k", priority="high", ttl=3600.5, restricted_package_name="com.example", data={"a": "b"},
        notification=messaging.AndroidNotification(
            title="t", body="b", icon="i", color="#aabbcc", sound="s", tag="t", click_action="c", body_loc_key="k", body_loc_args=["1"],
            title_loc_key="k", title_loc_args=["2"], channel_id="c", image="https://example.com/i.png", ticker="t", sticky=True,
            event_timestamp=__import__("datetime").datetime(2026, 1, 2, 3, 4, 5, 678), local_only=False, priority="max",
            vibrate_timings_millis=[100, 250], default_vibrate_timings=False, default_sound=True, default_light_settings=False,
            light_settings=messaging.LightSettings("#aabbccdd", 100, 200), visibility="public", notification_count=3, proxy="if_priority_lowered"),
        fcm_options=messaging.AndroidFCMOptions("label"), direct_boot_ok=True)
    apns = messaging.APNSConfig(
        headers={"apns-priority": "5"},
        payload=messaging.APNSPayload(
            messaging.Aps(
                alert=messaging.ApsAlert(title="t", body="b", loc_key="k", loc_args=["1"]), badge=3, category="c", thread_id="t",
                sound=messaging.CriticalSound("s", critical=True, volume=0.5), content_available=True, mutable_content=True),
            custom={"more": [1, {"deep": None}]}),
        fcm_options=messaging.APNSFCMOptions("label", "https://example.com/i.png"))
    webpush = messaging.WebpushConfig(
        headers={"TTL": "15"}, data={"a": "b"},
        notification=messaging.WebpushNotification(
            "t", "b", actions=[messaging.WebpushNotificationAction("a", "t")], direction="rtl", vibrate=[1, 2], timestamp_millis=1),
        fcm_options=messaging.WebpushFCMOptions("https://example.com/"))
    message = messaging.Message(
        token=TOKEN, data={"k": "ü"}, notification=messaging.Notification("t", "b", "https://example.com/i.png"), android=android, apns=apns,
        webpush=webpush, fcm_options=messaging.FCMOptions("label"))
    assert messaging.send(message)


@check
def send_dry_run(peer):
    assert messaging.send(messaging.Message(token=TOKEN), dry_run=True).endswith("/fake_message_id")


@check
def send_to_an_installation_id(peer):
    assert messaging.send(messaging.Message(fid="cXk1-APA91bZz_9Zz_9Zz_", **message_of(4096)))


@check
def send_each_in_threads(peer):
    answer = messaging.send_each([messaging.Message(token=f"{TOKEN}{number}") for number in range(200)])
    assert (answer.success_count, answer.failure_count) == (200, 0), [each.exception for each in answer.responses if each.exception][:1]


@check
def send_each_over_http2(peer):
    versions = set()
    original = httpx.AsyncClient.send

    async def noting(client, *arguments, **options):
        response = await original(client, *arguments, **options)
        versions.add(response.http_version)
        return response

    httpx.AsyncClient.send = noting
    try:
        answer = asyncio.run(messaging.send_each_async([messaging.Message(token=f"{TOKEN}{number}") for number in range(200)]))
    finally:
        httpx.AsyncClient.send = original
    assert (answer.success_count, answer.failure_count) == (200, 0), [each.exception for each in answer.responses if each.exception][:1]
    assert versions == {"HTTP/2"}, versions


@check
def send_to_many_with_one_dead(peer):
    answer = messaging.send_each_for_multicast(messaging.MulticastMessage(tokens=[TOKEN, TOKEN + "UNREGISTERED", TOKEN + "2"]))
    assert [each.success for each in answer.responses] == [True, False, True]
    assert type(answer.responses[1].exception) is messaging.UnregisteredError, answer.responses[1].exception


@check
def send_to_a_topic(peer):
    for topic in ("news", "/topics/news", "a-b_c.d~e%25"):
        assert messaging.send(messaging.Message(topic=topic))


@check
def send_to_a_condition(peer):
    for condition in ("'a' in topics && ('b' in topics || 'c' in topics)", "!('a' in topics)",
                      " || ".join(f"'{topic}' in topics" for topic in "abcde")):
        assert messaging.send(messaging.Message(condition=condition)), condition


@check
def six_topics_are_too_many(peer):
    condition = " && ".join(f"'{topic}' in topics" for topic in "abcdef")
    refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(condition=condition)), "Invalid condition")


@check
def conditions_must_be_well_formed(peer):
    for condition in ("a in topics", "'a' in topics &&", "'a' in topics 'b' in topics", "('a' in topics", "'a b' in topics"):
        refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(condition=condition)), "Invalid condition")


@check
def sizes(peer):
    messaging.send(messaging.Message(token=TOKEN, **message_of(4096)))
    refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(token=TOKEN, **message_of(4097))), "too big")
    messaging.send(messaging.Message(topic="news", **message_of(2048)))
    refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(topic="news", **message_of(2049))), "too big")
    condition = "'a' in topics"
    messaging.send(messaging.Message(condition=condition, **message_of(2048)))
    refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(condition=condition, **message_of(2049))), "too big")


@check
def malformed_tokens_and_reserved_keys(peer):
    refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(token="short")), "not a valid FCM registration token")
    for key in ("from", "google.x", "gcm.y", "message_type"):
        refused(exceptions.InvalidArgumentError, lambda: messaging.send(messaging.Message(token=TOKEN, data={key: "x"})), key)


@check
def refusals_have_their_types(peer):
    for word, error in (("UNREGISTERED", messaging.UnregisteredError), ("MISMATCH", messaging.SenderIdMismatchError),
                        ("QUOTA", messaging.QuotaExceededError), ("THIRDPARTY", messaging.ThirdPartyAuthError)):
        refused(error, lambda: messaging.send(messaging.Message(token=TOKEN + word)))


@check
def another_project_is_denied(peer):
    app = firebase_admin.initialize_app(credentials.Certificate(peer.account), {"projectId": "other"}, name="other")
    refused(exceptions.PermissionDeniedError, lambda: messaging.send(messaging.Message(token=TOKEN), app=app), "cloudmessaging.messages.create")


@check
def a_lost_connection_is_made_anew(peer):
    assert messaging.send(messaging.Message(token=TOKEN + "LOST"))


@check
def subscriptions(peer):
    for _ in range(2):
        answer = messaging.subscribe_to_topic([TOKEN, "short", TOKEN + "2"], "/topics/a~b%25")
        assert (answer.success_count, answer.failure_count) == (2, 1)
        assert [(error.index, error.reason) for error in answer.errors] == [(1, "INVALID_ARGUMENT")]
    for _ in range(2):
        answer = messaging.unsubscribe_from_topic([TOKEN, TOKEN + "2"], "a~b%25")
        assert (answer.success_count, answer.failure_count) == (2, 0)


@check
def subscriptions_of_the_dead(peer):
    answer = messaging.subscribe_to_topic([TOKEN + "UNREGISTERED"], "news")
    assert [error.reason for error in answer.errors] == ["UNREGISTERED"]


@check
def subscriptions_over_http2(peer):
    app = firebase_admin.initialize_app(credentials.Certificate(peer.account), name="async")
    messaging._get_messaging_service(app)._fcm_topic_url = f"{peer.base}/v1/projects/{peer.project}/registrations"

    async def both():
        tokens = [f"{TOKEN}{number}" for number in range(100)]
        first = await messaging.subscribe_to_topic_async(tokens, "news", app=app)
        second = await messaging.unsubscribe_from_topic_async(tokens, "news", app=app)
        return first.success_count, second.success_count

    assert asyncio.run(both()) == (100, 100)


@check
def subscriptions_by_the_older_service(peer):
    tokens = [TOKEN, "short"] + [f"{TOKEN}{number}" for number in range(998)]
    for call in (messaging.subscribe_to_topic_legacy, messaging.unsubscribe_from_topic_legacy):
        answer = call(tokens, "news")
        assert (answer.success_count, answer.failure_count) == (999, 1), answer.errors
        assert [(error.index, error.reason) for error in answer.errors] == [(1, "INVALID_ARGUMENT")]


@check
def one_connection_for_many_requests(peer):
    connection = http.client.HTTPSConnection("localhost", peer.port, context=ssl.create_default_context(cafile=authority), timeout=20)
    headers = {"Authorization": f"Bearer {peer.access_token()}", "Content-Type": "application/json"}
    path = f"/v1/projects/{peer.project}/messages:send"
    connection.connect()
    socket = connection.sock
    for number in range(3):
        connection.request("POST", path, json.dumps({"message": {"token": f"{TOKEN}{number}"}}), headers)
        answer = connection.getresponse()
        assert (answer.version, answer.status) == (11, 200), answer.read()
        answer.read()
    # In pieces, as a sender does that does not know the length before.
    body = json.dumps({"message": {"token": TOKEN}}).encode()
    connection.request("POST", path, (body[start:start + 7] for start in range(0, len(body), 7)), headers, encode_chunked=True)
    answer = connection.getresponse()
    assert answer.status == 200, answer.read()
    answer.read()
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    assert answer.status == 404
    answer.read()
    assert connection.sock is socket, "the connection was not kept"
    connection.request("POST", path, body, headers | {"Connection": "close"})
    answer = connection.getresponse()
    assert (answer.status, answer.getheader("connection")) == (200, "close")
    answer.read()
    connection.close()


if __name__ == "__main__":
    run(Peer())
