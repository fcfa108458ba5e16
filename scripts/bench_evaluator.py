#!/usr/bin/env python3
"""What the evaluator decides in a second, what a decision costs, and how large audiences, due items and tracked items change that.

    scripts/bench_evaluator.py                       all parts: decide, stages, audience, due, items; takes about half an hour
    scripts/bench_evaluator.py decide audience       some of them
    scripts/bench_evaluator.py --runs 1 --scale 0.1  a trial with a tenth of everything

Each run has a system in a fresh folder: release builds, real clock, SQLite, and the provider simulator on this machine. The load is requests that are
made before, over one connection. Needs `make release` and scripts/python-env.sh; run it with .build/python/bin/python. Part `stages` needs perf.
Writes .build/bench/evaluator.json.
"""
import argparse
import shutil
import signal
import sys

import benchlib
import evaluator_audience
import evaluator_decisions
import evaluator_due
import evaluator_items

PARTS = {
    "decide": evaluator_decisions.decide, "stages": evaluator_decisions.stages, "audience": evaluator_audience.measure, "due": evaluator_due.measure,
    "items": evaluator_items.measure,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS)}; all without one")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--scale", type=float, default=1.0, help="of all sizes; targets hold for 1")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown parts: {', '.join(sorted(unknown))}")
    if options.runs < 1 or not 0 < options.scale <= 1:
        parser.error("--runs must be at least 1, --scale above 0 and at most 1")
    chosen = [part for part in PARTS if not options.parts or part in options.parts]
    if "stages" in chosen and not shutil.which("perf"):
        benchlib.note("bench: perf is not installed; part stages is left out")
        chosen.remove("stages")
    # So that a run that is ended removes its folder and ends its processes.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    table = benchlib.Table("evaluator", {"scale": options.scale, "system": "release, durable at each hop, on one machine"})
    for part in chosen:
        PARTS[part](table, options.runs, lambda count: max(1, round(count * options.scale)))
    if not table.rows:
        raise SystemExit("bench: nothing was measured")
    table.finish()


if __name__ == "__main__":
    main()
