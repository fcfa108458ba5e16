#!/usr/bin/env bash
# Builds and runs the tests. With an argument, only those test targets: scripts/test.sh HTTP2Tests,RPCTests
# Tests that start processes start the release executables: those ship.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release
if [ -n "${1:-}" ]; then export CARILLON_TESTS="$1"; fi
# Refuses an import of a target that Package.swift does not name: all targets share one folder of modules, so it would be found.
swift build --build-tests --explicit-target-dependency-import-check error
# The Python peers of the interoperability tests live in a virtual environment of their own.
[ -x scripts/python-env.sh ] && scripts/python-env.sh
. scripts/crash-reports.sh

log=.build/test.log
: >"$log"
status=0
run() { swift test --skip-build "$@" 2>&1 | tee -a "$log" || status=1; }

# Targets whose tests start no process, open no socket and wait for nothing.
chosen=()
pure=(JSONTests CryptographyTests ProtobufTests ProvidersTests LintTests)
for target in "${pure[@]}"; do
    [[ -n "${1:-}" && ",$1," != *",$target,"* ]] || chosen+=("$target")
done
pattern="^($(IFS='|'; echo "${pure[*]}"))\\."
[ ${#chosen[@]} -eq 0 ] || run --parallel --filter "$pattern"
# Of the others one test at a time: many of them start processes and measure patience, and two cores are soon too few for all at once.
if [ -z "${1:-}" ] || [ "$(tr ',' '\n' <<<"$1" | sort -u | wc -l)" -gt ${#chosen[@]} ]; then run --no-parallel --skip "$pattern"; fi
if [ "$status" != 0 ]; then
    # What failed stands last, where somebody who sees only the end of a log finds it.
    printf '\nWhat failed (everything: %s):\n' "$log"
    awk '/^✘.*recorded an issue/ { print; more = 6; next } /^(✔|✘|◇)/ { more = 0 } more > 0 { print; more-- }' "$log"
    grep -E '^(✘ Test .* failed after|error: |Fatal error|.*: Fatal error)' "$log" || true
fi
no_crash_reports || status=1
exit "$status"
