#!/usr/bin/env bash
# Prints each requirement number that a test carries in its name, with those tests; numbers given as arguments are printed even when none does.
set -euo pipefail
cd "$(dirname "$0")/.."
python3 - "$@" <<'PYTHON'
import pathlib, re, sys

tests = {}
for source in sorted(pathlib.Path("Tests").rglob("*.swift")):
    for name in re.findall(r'@Test\(\s*"((?:[^"\\]|\\.)*)"', source.read_text()):
        for number in re.findall(r"\b[A-Z][A-Z0-9]*-\d+\b", name):
            tests.setdefault(number, []).append(f"{source.parts[1]}: {name}")
missing = [number for number in sys.argv[1:] if number not in tests]
for number in sys.argv[1:] or sorted(tests):
    print(number, *(tests.get(number) or ["no test yet"]), sep="\n    ")
sys.exit(1 if missing else 0)
PYTHON
