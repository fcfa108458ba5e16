#!/usr/bin/env python3
"""Naive oracle for the push-notification evaluator, written from the requirements only. README.md describes input and output.

python3 oracle.py WORLD.json > ANSWER.json
python3 oracle.py --self-test
"""
import json
import sys

from oracle_parts.simulation import Simulation


def main(arguments):
    if arguments == ["--self-test"]:
        from oracle_parts.selftest import run
        return run()
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        world = json.load(file)
    if world.get("format") != 1:
        raise ValueError(f"unknown format {world.get('format')!r}")
    json.dump(Simulation(world).run(), sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
