#!/usr/bin/env bash
# Builds and runs the codec benchmark: ours and swift-protobuf, in turns in one process. Prints a table and writes
# .build/bench/codec.json of the repository. Arguments go to the benchmark (--runs 15).
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
build=${CODEC_BENCH_BUILD:-$root/.build/codec-bench}
peer=Sources/codec-bench/SwiftProtobufMessages

swift build -c release --scratch-path "$build" --product protoc-gen-swift
rm -rf "$peer" && mkdir -p "$peer"
system=$(dirname "$(dirname "$(command -v protoc)")")/include
(cd "$root/Protos" && find carillon -name '*.proto' | sort) |
    xargs protoc -I "$root/Protos" -I "$system" --plugin=protoc-gen-swift="$build/release/protoc-gen-swift" \
        --swift_opt=FileNaming=PathToUnderscores --swift_out="$peer"
swift build -c release --scratch-path "$build" --product codec-bench
mkdir -p "$root/.build/bench"
exec "$build/release/codec-bench" --output "$root/.build/bench/codec.json" "$@"
