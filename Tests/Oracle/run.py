#!/usr/bin/env python3
"""ACC-057: plays a random week through a real system, with kills, and compares every push and every decision with the naive oracle.

Exit code: 0 without a difference, 1 with one, 2 when the run broke off.
"""
import argparse
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
# The client of the services is that of the benchmarks.
sys.path.insert(1, str(HERE.parent.parent / "scripts"))

try:
    import grpc  # noqa: F401
except ModuleNotFoundError:
    sys.exit("the driver needs grpcio: run scripts/python-env.sh, then .build/python/bin/python Tests/Oracle/run.py")

import report
import world as worlds
from compare import Comparison
from gateway import Gateway, Refused
from play import Play
from stage import set_up
from system import CallFailed, System, SystemFailed
from virtual_time import NotQuiet, VirtualTime


def progress_of(what):
    """Shows progress on a terminal."""
    began = time.monotonic()

    def show(done, total):
        if sys.stderr.isatty() and (done == total or done % 10 == 0):
            print(f"\r\x1b[2K{what}: {done}/{total}, {time.monotonic() - began:.0f} s", end="\n" if done == total else "", file=sys.stderr)

    return show


def ask_oracle(oracle, world_file, answer_file):
    with open(answer_file, "wb") as output:
        subprocess.run([sys.executable, str(oracle), str(world_file)], stdout=output, check=True, timeout=1_200)
    return json.loads(answer_file.read_text())


def play(options, world, answer, folder):
    """Plays a world in a system of its own, and compares; as the comparison, and its report as an object. Prints the table."""
    system = System(options.carillon, folder, world["clock_start"])
    try:
        gateway, clock = Gateway(system), VirtualTime(system)
        played = Play(world, system, gateway, clock, progress_of("steps"))
        show = progress_of("users")

        def set_up_user(done, total):
            show(done, total)
            if done % 100 == 0:
                played.observed.collect_pushes()

        set_up(world, system, gateway, set_up_user)
        observed = played.run()
        if options.records:
            options.records.write_text(json.dumps(
                {"requests": observed.requests, "decisions": observed.all_decisions}, indent=1, ensure_ascii=False))
    finally:
        system.stop()
    comparison = Comparison(world, answer, observed, played.killed_at)
    result = report.as_object(world, comparison, observed, played.killed_at)
    if not options.json:
        report.show(result, world, observed)
    return comparison, result


def run(options, folder):
    world = json.loads(options.world.read_text()) if options.world else worlds.make(options)
    world_file = folder / "world.json"
    world_file.write_text(json.dumps(world, indent=1, ensure_ascii=False) + "\n")
    answer = ask_oracle(options.oracle, world_file, folder / "answer.json")
    runs = [[], [], world["kills"]] if options.repeat else [world["kills"]]
    comparisons, results = [], []
    for number, kills in enumerate(runs):
        own = folder / f"run-{number + 1}"
        own.mkdir()
        comparison, result = play(options, {**world, "kills": kills}, answer, own)
        comparisons.append(comparison)
        results.append(result)
        if not options.keep:
            shutil.rmtree(own)
    is_same = len({result["digest"] for result in results}) == 1
    if options.json:
        print(json.dumps({"runs": results, "same": is_same} if options.repeat else results[0], indent=1, ensure_ascii=False))
    elif options.repeat:
        report.show_repetition(comparisons)
    return 0 if is_same and not any(comparison.differences for comparison in comparisons) else 1


def stop_with_input():
    while os.read(0, 4096):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    worlds.add_options(parser)
    parser.add_argument("--world", type=pathlib.Path, help="a file with a world, in place of a random one")
    parser.add_argument("--carillon", type=pathlib.Path, default=HERE.parent.parent / ".build/release/carillon")
    parser.add_argument("--repeat", action="store_true", help="play the world twice without kills and once with them: all decisions are the same")
    parser.add_argument("--oracle", type=pathlib.Path, default=HERE / "oracle.py")
    parser.add_argument("--keep", action="store_true", help="keep the folder with the world, the answer, logs and stores, and name it")
    parser.add_argument("--records", type=pathlib.Path, help="write what was observed to this file")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--stop-with-input", action="store_true", help="stop when standard input ends, as with the program that started this one")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    if options.stop_with_input:
        threading.Thread(target=stop_with_input, daemon=True).start()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-oracle-"))
    try:
        return run(options, folder)
    except (SystemFailed, Refused, CallFailed, NotQuiet, AssertionError, subprocess.SubprocessError, FileNotFoundError, ValueError) as error:
        print(f"the run broke off: {error}", file=sys.stderr)
        return 2
    finally:
        if options.keep:
            print(f"kept {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
