"""The virtual clock that all processes of the system share, moved as `carillon clock advance` does, by milliseconds (decision 0003)."""
import time

from system import SERVICES, CallFailed


class NotQuiet(Exception):
    """The system keeps working."""


class VirtualTime:
    def __init__(self, system, patience=300):
        self.system, self.patience = system, patience
        self.current = 0  # where the clocks were set last

    def _ask_all(self, method, **fields):
        """The answers of all services, which are asked at the same time."""
        begun = {name: self.system.clock(name, method).begin(**fields) for name in SERVICES}
        return {name: call.result() for name, call in begun.items()}

    def settle(self):
        """Returns the statuses when no process has work left, twice with the same counters."""
        deadline = time.monotonic() + self.patience
        before, pause, statuses = None, 0.0005, {}
        while True:
            try:
                statuses = self._ask_all("Status")
                quiet = not self._busy(statuses)
                counters = [status.work_counter for status in statuses.values()]
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
        """Who has work, by its status. Answers that the simulator withholds are none."""
        busy = {name: str(status) for name, status in statuses.items() if status.busy}
        if sum(status.awaiting_provider - status.withheld for status in statuses.values()) != 0:
            busy["providers"] = "have requests"
        return busy

    def now(self):
        return min(status.now_ms for status in self.settle().values())

    def advance(self, target, at_stop=None):
        """Moves to the target with a stop at each due instant, and leaves the system at rest.

        `at_stop` is called right after the clocks moved, with the names of the processes that have work then.
        """
        while True:
            statuses = self.settle()
            now = min(status.now_ms for status in statuses.values())
            if now >= target:
                return
            due = {name: status.next_due_ms for name, status in statuses.items() if status.next_due_ms}
            stop = min(target, max(min(due.values(), default=target), now + 1))
            self._ask_all("Set", now_ms=stop)
            self._ask_all("Wake")
            self.current = stop
            if at_stop:
                at_stop({name for name, instant in due.items() if instant <= stop})
