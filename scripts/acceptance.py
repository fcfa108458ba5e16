#!/usr/bin/env python3
"""Runs the acceptance scenarios and prints all of them with their state.

green: every test of the number passed. partly: they passed, and a test says that it shows a part ("(partly)" in its name).
red: a test failed or the run ended before it. none: no test carries the number yet.
Writes .build/acceptance.json as {"ACC-001": "green", ...}.
"""
import json
import pathlib
import re
import subprocess
import sys

from benchlib import start

root = pathlib.Path(__file__).resolve().parent.parent
scenarios = [line.split("\t") for line in (root / "Tests/AcceptanceTests/scenarios.tsv").read_text().splitlines()[1:]]

declared = {}
for source in sorted((root / "Tests/AcceptanceTests").rglob("*.swift")):
    for name in re.findall(r'@Test\(\s*"((?:[^"\\]|\\.)*)"', source.read_text()):
        for number in re.findall(r"ACC-\d{3}", name):
            declared.setdefault(number, []).append(name)

passed, failed = set(), set()
run = start(
    ["swift", "test", "--skip-build", "--filter", "AcceptanceTests"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
for line in run.stdout:
    ended = re.search(r'Test "(.*?)"(?: with \d+ test cases)? (passed|failed) after', line)
    if ended:
        (passed if ended.group(2) == "passed" else failed).add(ended.group(1))
        if sys.stderr.isatty():
            print(f"\r\x1b[2K{len(passed)} passed, {len(failed)} failed", end="", file=sys.stderr)
    if "recorded an issue" in line or "error:" in line:
        print(line.rstrip(), file=sys.stderr)
run.wait()

states = {}
for number, profile, given in scenarios:
    names = declared.get(number, [])
    if not names:
        states[number] = "none"
    elif all(name in passed for name in names):
        states[number] = "partly" if any("(partly)" in name for name in names) else "green"
    else:
        states[number] = "red"
    shown = {"none": "no test yet"}.get(states[number], states[number])
    print(f"{number}  {shown:<12}{profile:<14}{given}")

counts = {state: list(states.values()).count(state) for state in ("green", "partly", "red", "none")}
print(f"\n{counts['green']} green, {counts['partly']} partly, {counts['red']} red, {counts['none']} without a test, of {len(states)}")
(root / ".build").mkdir(exist_ok=True)
(root / ".build/acceptance.json").write_text(json.dumps(states, indent=2, sort_keys=True) + "\n")
sys.exit(1 if counts["red"] or run.returncode else 0)
