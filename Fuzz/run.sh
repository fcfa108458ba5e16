#!/usr/bin/env bash
# Builds the fuzz targets with libFuzzer and the address sanitizer and runs each for FUZZ_SECONDS (60) from its corpus.
#
#   Fuzz/run.sh                          all targets
#   Fuzz/run.sh grpc-call requests       only these
#
# What is found lands in .build/fuzz/findings with the command that repeats it. Mend the code, then put the input into
# Fuzz/Corpus/TARGET with a name that says what it broke: FuzzTests keeps it mended. New inputs that reach new code stay in
# .build/fuzz/TARGET; FUZZ_MERGE=1 adds the few that are worth keeping to the corpus.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd .. && pwd)
build=${FUZZ_BUILD:-$root/.build/fuzz-build}
work=$root/.build/fuzz
seconds=${FUZZ_SECONDS:-60}
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(http2-session grpc-call message-frames requests header-values json stream-message images)
for target in "${targets[@]}"; do
    [ -d "Corpus/$target" ] || { echo "fuzz: no target '$target'; there are $(ls Corpus | tr '\n' ' ')" >&2; exit 2; }
done

echo "fuzz: building with sanitizers (the first time takes some minutes)"
sanitizers=(-sanitize=fuzzer,address)
swift build --scratch-path "$build" --product CarillonFuzz -Xswiftc -O -Xswiftc "${sanitizers[0]}" -Xcc -fsanitize=address >"$work.log" 2>&1 ||
    { tail -40 "$work.log"; exit 1; }
mkdir -p "$work/findings"
swiftc "${sanitizers[@]}" -use-ld=lld -o "$work/fuzzer" -Xlinker --whole-archive "$build/debug/libCarillonFuzz.a" -Xlinker --no-whole-archive \
    -lnghttp2 -lssl -lcrypto -lprotobuf-c -lz -lnats -lsqlite3 -lturbojpeg -lpng16 -lgif

failed=0
for target in "${targets[@]}"; do
    mkdir -p "$work/$target"
    echo "fuzz: $target for $seconds s from $(ls "Corpus/$target" | wc -l) inputs"
    log=$work/$target.log
    # Leaks are looked for at the end of each run; an input that takes longer than 10 s counts as a hang.
    if CARILLON_FUZZ_TARGET=$target "$work/fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1 \
        -artifact_prefix="$work/findings/$target-" "$work/$target" "Corpus/$target" >"$log" 2>&1; then
        echo "fuzz: $target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs run, nothing found"
    else
        failed=1
        grep -E 'broken promise|Fatal error|ERROR: |SUMMARY|Test unit written' "$log" | head -8 || tail -20 "$log"
        echo "fuzz: $target: found something; repeat it with CARILLON_FUZZ_TARGET=$target $work/fuzzer FILE (log: $log)"
    fi
    if [ -n "${FUZZ_MERGE:-}" ]; then
        CARILLON_FUZZ_TARGET=$target "$work/fuzzer" -merge=1 -max_len=1024 "Corpus/$target" "$work/$target" >>"$log" 2>&1
    fi
done
exit $failed
