"""The virtual clock that all processes of the system share, moved as `carillon clock advance` does, by milliseconds (decision 0003)."""
import time
from datetime import datetime, timedelta, timezone

from protobuf import Message, encode
from rpc import CallFailed
from system import SERVICES

HOUR = 3_600_000
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def milliseconds(text):
    """An instant of a world as milliseconds since 1970."""
    return (datetime.fromisoformat(text) - EPOCH) // timedelta(milliseconds=1)


def instant(number):
    moment = EPOCH + timedelta(milliseconds=number)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{number % 1000:03}Z"


class NotQuiet(Exception):
    """The system keeps working."""


class VirtualTime:
    def __init__(self, system, patience=300):
        self.system, self.patience = system, patience
        self.current = 0  # where the clocks were set last

    def _statuses(self):
        return {name: Message(self.system.call(name, "carillon.testing.v1.Clock/Status", b"")) for name in SERVICES}

    def settle(self):
        """Returns the statuses when no process has work left, twice with the same counters."""
        deadline = time.monotonic() + self.patience
        before, pause, statuses = None, 0.0005, {}
        while True:
            try:
                statuses = self._statuses()
                quiet = all(status.number(2) == 0 for status in statuses.values()) and sum(
                    status.number(4) - status.number(5) for status in statuses.values()) == 0
                counters = [status.number(3) for status in statuses.values()]
            except CallFailed:
                # A process starts again.
                quiet, counters = False, None
            if quiet and counters == before:
                return statuses
            before = counters if quiet else None
            if time.monotonic() > deadline:
                raise NotQuiet(f"the system is not at rest after {self.patience} s: {self._busy(statuses)}")
            if not quiet:
                time.sleep(pause)
                pause = min(2 * pause, 0.01)

    @staticmethod
    def _busy(statuses):
        return {name: status.fields for name, status in statuses.items() if status.number(2) or status.number(4)}

    def now(self):
        return min(status.number(1) for status in self.settle().values())

    def advance(self, target, at_stop=None):
        """Moves to the target with a stop at each due instant, and leaves the system at rest.

        `at_stop` is called right after the clocks moved, with the names of the processes that have work then.
        """
        while True:
            statuses = self.settle()
            now = min(status.number(1) for status in statuses.values())
            if now >= target:
                return
            due = {name: status.optional(6) for name, status in statuses.items() if status.optional(6)}
            stop = min(target, max(min(due.values(), default=target), now + 1))
            for method in ("Set", "Wake"):
                for name in SERVICES:
                    self.system.call(name, f"carillon.testing.v1.Clock/{method}", encode({1: stop} if method == "Set" else {}))
            self.current = stop
            if at_stop:
                at_stop({name for name, instant in due.items() if instant <= stop})
