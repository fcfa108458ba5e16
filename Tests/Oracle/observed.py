"""What the system decided, by its evaluator, and what providers got, by their simulator."""
import json

from protobuf import Message, encode
from stage import APP, ORGANIZATION

TENANT = encode({1: ORGANIZATION, 2: APP})
OUTCOMES = {1: "sent", 2: "skipped", 3: "deferred"}
REASONS = ["", "no_devices", "preference_disabled", "channel_muted", "user_active", "quiet_hours", "deduplicated", "consent_missing",
           "promotional_not_opted_in", "permission_denied", "cap_exceeded", "low_priority_no_push", "relationship_ended", "recipient_inactive",
           "role_not_allowed", "ttl_expired", "item_completed", "nothing_to_report", "cancelled", "grouped", "no_recipients",
           "organization_suspended", "template_invalid", "duplicate"]


class Observed:
    def __init__(self, system):
        self.system = system
        self.all_decisions = []
        self.ids = {}  # the system's ids of events that have none of the host
        self.requests = []  # visible ones that a provider accepted
        self.refused = {}  # (provider, status, reason): number
        self.last = 0

    def collect_pushes(self):
        """Reads the requests since the last call. The simulator keeps the latest ones only."""
        while True:
            answer = Message(self.system.call("provider-sim", "carillon.simulator.v1.Simulator/ListRequests",
                                              encode({3: self.last, 4: 1_000}))).messages(1)
            if not answer:
                return
            if answer[0].number(1) != self.last + 1:
                raise AssertionError(f"the simulator dropped requests {self.last + 1} to {answer[0].number(1) - 1}")
            self.last = answer[-1].number(1)
            for request in answer:
                self._note(request)

    def _note(self, request):
        provider, status = request.text(2), request.number(7)
        if provider == "oauth":
            return
        if status != 200:
            key = (provider, status, request.text(8))
            self.refused[key] = self.refused.get(key, 0) + 1
            return
        body = json.loads(request.bytes(6))
        shown = body.get("message", {}).get("notification") if provider == "fcm" else body.get("aps", {}).get("alert")
        if shown:
            self.requests.append({"at": request.number(3), "token": request.text(4), "notification_id": request.text(12),
                                  "title": shown.get("title", ""), "body": shown.get("body", ""), "number": request.number(1)})

    def collect_decisions(self, event_id):
        request = encode({1: TENANT, 2: self.ids.get(event_id, event_id)})
        answer = Message(self.system.call("evaluator", "carillon.evaluator.v1.Evaluator/Explain", request))
        if answer.number(5) != 2:
            raise AssertionError(f"event {event_id} is not evaluated: state {answer.number(5)}")
        for decision in answer.messages(6):
            reason = REASONS[decision.number(5)]
            outcome = "grouped" if reason == "grouped" else OUTCOMES.get(decision.number(4), "unknown")
            self.all_decisions.append({
                "event": event_id, "user": decision.text(2), "outcome": outcome, "reason": reason, "type": decision.text(3),
                "notification_id": decision.text(1), "carried_by": decision.text(12), "detail": decision.text(9)})

    @property
    def decisions(self):
        """Decisions by event and user. An event without recipients, and a notification that carries others, are none.

        Raises AssertionError where a user has two decisions on one event.
        """
        carriers = {decision["carried_by"] for decision in self.all_decisions if decision["carried_by"]}
        found = {}
        for decision in self.all_decisions:
            if not decision["user"] or decision["notification_id"] in carriers:
                continue
            key = (decision["event"], decision["user"])
            if key in found:
                raise AssertionError(f"two decisions on one event: {found[key]} and {decision}")
            found[key] = decision
        return found
