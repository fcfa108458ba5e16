"""Runs the checks of one peer: functions that take it and raise what is wrong.

Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
"""

import sys
import traceback

checks = []


def check(function):
    checks.append(function)
    return function


def run(peer):
    failed = False
    for function in checks:
        try:
            function(peer)
            print("ok", function.__name__, flush=True)
        except Exception as error:
            failed = True
            print("FAILED", function.__name__ + ":", repr(error).replace("\n", " "), flush=True)
            traceback.print_exc()
    sys.exit(1 if failed else 0)
