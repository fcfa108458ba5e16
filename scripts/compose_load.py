"""Messages to many users of a system of docker-compose.yml while parts of it are killed, and what must add up afterwards."""

import collections
import datetime
import secrets
import threading
import time

from compose_system import expect, say, until

# A phone each.
USERS = 200
# Events of one request, which goes to so many users; the next request goes to the next ones.
BATCH = 40
# How long a provider takes for an answer, so that pushes are in flight at any time.
ANSWER = 0.2


def prepare(system):
    """Users with phones, and providers that take their time. Returns the key of the load."""
    key = system.carillon_json(
        "service-keys", "create", "load", "--app", "shop", "--scope", "events", "--scope", "act_as_user", "--scope", "directory")["secret"]
    for user in range(USERS):
        system.http("PUT", f"/api/v1/directory/users/user{user}", key, {"display_name": f"User {user}"})
        system.http("POST", "/api/v1/push/devices", key, {
            "platform": "ios" if user % 2 else "android", "device_id": f"phone-{user}",
            "token": secrets.token_hex(32) if user % 2 else f"fcm-{secrets.token_hex(8)}:APA91b{secrets.token_hex(48)}",
            "app_version": "1.0.0"}, user=f"user{user}")
    for provider in ("apns", "fcm"):
        system.carillon("sim", "fault", "--provider", provider, "--action", "delay", "--delay-ms", str(int(ANSWER * 1000)), "--times", "0")
    return key


class Load(threading.Thread):
    """Sends messages until it is ended. Repeats a request after a failure: events have ids, so that is harmless."""

    def __init__(self, system, key):
        super().__init__(daemon=True)
        self.system, self.key = system, key
        self.before = system.carillon_json("stats", "--app", "shop")
        self.accepted = set()
        self.submitted = 0
        self.repeated = 0
        self.problem = None
        self.ended = threading.Event()
        self.start()

    def run(self):
        round = 0
        while not self.ended.is_set():
            # A channel of its own for each message: those of one channel within 30 seconds would be one push.
            users = [(round * BATCH + place) % USERS for place in range(BATCH)]
            events = [{
                "event_id": f"load-{round}-{user}", "event_type": "message.sent", "actor_id": "support",
                "channel_id": f"dm-{round}-{user}", "channel_type": "dm", "channel_members": ["support", f"user{user}"],
                "data": {"message_id": f"m-{round}-{user}", "text": f"load {round} {user}", "sender_name": "Support"}}
                for user in users]
            deadline = time.monotonic() + 120
            while True:
                try:
                    answer = self.system.http("POST", "/api/v1/events", self.key, {"events": events})
                    self.accepted |= {result["event_id"] for result in answer["results"] if result.get("carillon_event_id")}
                    break
                except OSError as error:
                    self.repeated += 1
                    if time.monotonic() > deadline:
                        self.problem = f"round {round}: {error}"
                        return
                    time.sleep(0.5)
                except Exception as error:
                    self.problem = f"round {round}: {error}"
                    raise
            round += 1
            self.submitted = round * BATCH
            time.sleep(0.3)

    def finish(self):
        """Ends the load, and waits until nothing waits anywhere. Returns the counts before and after."""
        self.ended.set()
        self.join(150)
        expect(not self.is_alive() and not self.problem, f"the load ended: {self.problem or 'no'}")
        expect(len(self.accepted) == self.submitted, f"{self.submitted} events accepted, not {len(self.accepted)}")
        return self.before, settle(self.system)


def settle(system):
    """Waits until nothing waits anywhere. Returns the counts then."""
    waiting = {}

    def settled():
        stats = system.carillon_json("stats", "--app", "shop")
        waiting.clear()
        for key in ("events_pending", "outbox_depth", "queued", "in_flight", "waiting_retry", "open_devices"):
            waiting[key] = stats[key]
        if "nats" in system.services:
            # What dispatchers get or have. The stream itself may have more: see compose_dispatchers.py.
            consumers = system.streams()["NOTIFICATIONS"]["consumer_detail"]
            waiting["queued"] = sum(consumer["num_pending"] + consumer["num_ack_pending"] for consumer in consumers)
        waiting["outcomes"] = stats["pushes"] - sent(stats)
        return None if any(waiting.values()) else stats

    return until("nothing waits", 150, settled, lambda: f"{waiting}")


def sent(stats):
    return sum(stats["sent_by_provider"].values())


def add_up(load, kills):
    """Compares the totals of the load, from the events to what the providers got.

    A push may be repeated if its dispatcher, or what it wrote to, died while it was on its way: at `kills`, seconds since 1970.
    """
    before, after = load.finish()
    events, targets, pushes = (after[key] - before[key] for key in ("events_accepted", "targets", "pushes"))
    skipped = sum(after["skipped"].values()) - sum(before["skipped"].values())
    listed = load.system.carillon_json("sim", "requests", "--limit", "100000")["items"]
    requests = collections.defaultdict(list)
    for request in listed:
        if request["kind"] == "alert" and request["message"].startswith("load "):
            requests[request["message"]].append(request)
    repeats = [same for same in requests.values() if len(same) > 1]
    say(f"totals  {events} events accepted and evaluated, {targets} targets = {pushes} pushes + {skipped} skipped; "
        f"{sent(after) - sent(before)} sent by the ledger; provider-sim has {len(requests)}, {len(repeats)} of them again; "
        f"dead letters {after['dead_letters']}; {load.repeated} requests repeated")
    total = load.submitted
    expect(events == total and targets == total and pushes + skipped == total, f"{total} targets, each pushed or skipped")
    expect(sent(after) - sent(before) == pushes and after["dead_letters"] == 0, "each push was sent")
    arrived = {message for message, same in requests.items() if any(request["status"] == 200 for request in same)}
    expect(len(arrived) == pushes, f"each push arrived: {len(arrived)} of {pushes}")
    for same in repeats:
        times = [moment(request["received_at"]) for request in same]
        text = f"{same[0]['message']} at {', '.join(request['received_at'] for request in same)}"
        expect(len({request["collapse_id"] for request in same}) == 1 and same[0]["collapse_id"], f"one collapse id: {text}")
        expect(len(same) <= 1 + len(kills), f"at most one repeat for each kill: {text}")
        # Between the arrival and the kill: the answer, and the record of it, which a busy machine delays.
        expect(any(times[0] <= kill and kill - times[0] < ANSWER + 5 for kill in kills), f"repeated only what was in flight at a kill: {text}")
    ids = [same[0]["collapse_id"] for same in requests.values()]
    expect(len(set(ids)) == len(ids), "no two pushes have the same collapse id")


def moment(text):
    """Seconds since 1970 of an RFC 3339 instant."""
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()
