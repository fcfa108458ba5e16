#!/usr/bin/env bash
# Counts heap allocations of calls and of the codec, with every allocation of the process counted (Benchmarks/allocations/counter.c).
#
#   scripts/allocations.sh [CARILLON_BENCH]             prints them; without a path, for the release build
#   scripts/allocations.sh --update [CARILLON_BENCH]    also writes them to Benchmarks/allocations.tsv, which AllocationTests compares
set -euo pipefail
cd "$(dirname "$0")/.."
update=
if [ "${1:-}" = --update ]; then
    update=yes
    shift
fi
bench=${1:-.build/release/carillon-bench}
counter=$(mktemp --suffix=.so)
figures=$(mktemp)
trap 'rm -f "$counter" "$figures"' EXIT
cc -O2 -shared -fPIC -o "$counter" Benchmarks/allocations/counter.c
LD_PRELOAD=$counter "$bench" allocations >"$figures"
if [ -n "$update" ]; then
    # The largest of several runs: what streams allocate depends on who waits for whom.
    for _ in 1 2 3 4; do
        LD_PRELOAD=$counter "$bench" allocations | paste "$figures" - |
            awk -F'\t' '{ print $1 "\t" ($2 > $4 ? $2 : $4) }' >"$figures.next"
        mv "$figures.next" "$figures"
    done
    {
        echo "# Heap allocations of a release build, counted by scripts/allocations.sh; write them anew with scripts/allocations.sh --update"
        cat "$figures"
    } >Benchmarks/allocations.tsv
fi
cat "$figures"
