"""What the system decided, by its evaluator, and what providers got, by their simulator."""
import json

from benchgrpc import EVALUATOR, SIMULATOR, word
from stage import APP, ORGANIZATION

TENANT = {"organization_id": ORGANIZATION, "app_id": APP}


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
            list_requests = self.system.method("provider-sim", SIMULATOR, "Simulator", "ListRequests")
            answer = list_requests(after_sequence=self.last, limit=1_000).requests
            if not answer:
                return
            if answer[0].sequence != self.last + 1:
                raise AssertionError(f"the simulator dropped requests {self.last + 1} to {answer[0].sequence - 1}")
            self.last = answer[-1].sequence
            for request in answer:
                self._note(request)

    def _note(self, request):
        if request.provider == "oauth":
            return
        if request.status != 200:
            key = (request.provider, request.status, request.reason)
            self.refused[key] = self.refused.get(key, 0) + 1
            return
        body = json.loads(request.body)
        shown = body.get("message", {}).get("notification") if request.provider == "fcm" else body.get("aps", {}).get("alert")
        if shown:
            self.requests.append({"at": request.received_at_ms, "token": request.token, "notification_id": request.notification_id,
                                  "title": shown.get("title", ""), "body": shown.get("body", ""), "number": request.sequence})

    def collect_decisions(self, event_id):
        explain = self.system.method("evaluator", EVALUATOR, "Evaluator", "Explain")
        answer = explain(tenant=TENANT, id=self.ids.get(event_id, event_id))
        if word(answer, "state") != "evaluated":
            raise AssertionError(f"event {event_id} is not evaluated: {word(answer, 'state')}")
        for decision in answer.decisions:
            reason = word(decision, "reason")
            outcome = "grouped" if reason == "grouped" else word(decision, "outcome")
            self.all_decisions.append({
                "event": event_id, "user": decision.user_id, "outcome": outcome, "reason": reason, "type": decision.type_id,
                "notification_id": decision.notification_id, "carried_by": decision.carried_by, "detail": decision.detail})

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
