#!/usr/bin/env bash
# Writes everything that is generated from Protos/: C structures with their tables, Swift, and the encoded descriptors.
#
#   scripts/protos.sh                     into Sources/ (what `make protos` does)
#   scripts/protos.sh --into FOLDER       into another folder with the same layout (what the test compares)
#   PROTOC_GEN_CARILLON=/path/to/plugin   use this plugin instead of building it
#
# The plugin reads protoc's requests through the committed CStandardProtos, and the `auth` option through CCarillonAPI: code of the plugin that reads
# a new field of these contracts compiles after a first run.
#
# Needs protoc (Debian: protobuf-compiler, libprotobuf-dev).
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
if [ "${1:-}" = --into ]; then
    mkdir -p "$2"
    root=$(cd "$2" && pwd)
fi
sources=$root/Sources
lists=$root/Tests/ProtobufTests/Generated

if ! command -v protoc >/dev/null; then
    echo "protos: protoc is missing: apt-get install protobuf-compiler libprotobuf-dev" >&2
    exit 1
fi
# google/protobuf/descriptor.proto stands beside protoc.
system=$(dirname "$(dirname "$(command -v protoc)")")/include

plugin=${PROTOC_GEN_CARILLON:-}
if [ -z "$plugin" ]; then
    swift build --product protoc-gen-carillon
    plugin=$(swift build --show-bin-path)/protoc-gen-carillon
fi
export LC_ALL=C

files_below() { (cd Protos && find "$@" -name '*.proto' | sort); }
carillon=$(files_below carillon)
standard=$(files_below grpc/health grpc/reflection google/rpc)
# Spoken by rpc-interop alone: no library depends on them.
testing=$(files_below grpc/testing)
# Used by the plugin and by reflection alone: no Swift is generated for them.
tooling="google/protobuf/descriptor.proto google/protobuf/compiler/plugin.proto"

run_plugin() { # OPTIONS OUT FILES…
    local options=$1 out=$2
    shift 2
    mkdir -p "$out"
    protoc -I Protos -I "$system" --plugin=protoc-gen-carillon="$plugin" \
        --carillon_out="$out" --carillon_opt="$options" "$@"
}

# A module's headers go below include/.
begin_c() { # MODULE PREFIX
    rm -rf "${sources:?}/$1/Generated"
    mkdir -p "$sources/$1/Generated/include"
    printf 'module %s {\n    header "%s.h"\n    header "%s_descriptors.h"\n    export *\n}\n' "$1" "$1" "$2" \
        >"$sources/$1/Generated/include/module.modulemap"
}

# shellcheck disable=SC2086
{
    begin_c CStandardProtos carillon_standard
    run_plugin c=CStandardProtos "$sources/CStandardProtos/Generated" $tooling $standard
    run_plugin descriptors=carillon_standard "$sources/CStandardProtos/Generated" google/protobuf/descriptor.proto $standard
    begin_c CCarillonAPI carillon_api
    run_plugin c=CCarillonAPI "$sources/CCarillonAPI/Generated" $carillon
    run_plugin descriptors=carillon_api "$sources/CCarillonAPI/Generated" $carillon
    begin_c CTestingProtos carillon_testing
    run_plugin c=CTestingProtos "$sources/CTestingProtos/Generated" $testing
    run_plugin descriptors=carillon_testing "$sources/CTestingProtos/Generated" $testing

    rm -rf "$sources/RPC/Generated" "$sources/CarillonAPI/Generated" "$sources/rpc-interop/Generated" "$lists"
    run_plugin c_module=CStandardProtos "$sources/RPC/Generated" $standard
    run_plugin c_module=CCarillonAPI,runtime=RPC "$sources/CarillonAPI/Generated" $carillon
    run_plugin c_module=CTestingProtos,runtime=RPC "$sources/rpc-interop/Generated" $testing
    # The message types, for the tests that walk all of them.
    run_plugin list=standardMessages,runtime=RPC "$lists" $standard
    run_plugin list=carillonMessages,runtime=CarillonAPI "$lists" $carillon
}
