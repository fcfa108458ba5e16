#!/usr/bin/env bash
# Writes everything that is generated from Protos/: protoc-c's C, then our plugin's Swift and descriptor tables.
#
#   scripts/protos.sh                     into Sources/ (what `make protos` does)
#   scripts/protos.sh --into FOLDER       into another folder with the same layout (what the test compares)
#   PROTOC_GEN_CARILLON=/path/to/plugin   use this plugin instead of building it
#
# Needs protoc and protoc-c (Debian: protobuf-compiler, protobuf-c-compiler, libprotobuf-dev).
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
if [ "${1:-}" = --into ]; then
    mkdir -p "$2"
    root=$(cd "$2" && pwd)
fi
sources=$root/Sources
lists=$root/Tests/ProtobufTests/Generated

for tool in protoc protoc-c; do
    if ! command -v "$tool" >/dev/null; then
        echo "protos: $tool is missing: apt-get install protobuf-compiler protobuf-c-compiler libprotobuf-dev" >&2
        exit 1
    fi
done
# google/protobuf/descriptor.proto stands beside protoc.
system=$(dirname "$(dirname "$(command -v protoc)")")/include

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LC_ALL=C

files_below() { (cd Protos && find "$@" -name '*.proto' | sort); }
carillon=$(files_below carillon)
standard=$(files_below grpc/health grpc/reflection google/rpc)
# Spoken by rpc-interop alone: no library depends on them.
testing=$(files_below grpc/testing)
# Used by the plugin and by reflection alone: no Swift is generated for them.
tooling="google/protobuf/descriptor.proto google/protobuf/compiler/plugin.proto"

# Headers go below include/, sources beside it, under the paths of the contracts.
generate_c() { # MODULE FILES…
    local module=$1 out=$scratch/$1
    shift
    mkdir -p "$out"
    protoc -I Protos -I "$system" --c_out="$out" "$@"
    rm -rf "${sources:?}/$module"
    mkdir -p "$sources/$module/include"
    {
        echo "// Written by scripts/protos.sh. Do not edit: run \`make protos\`."
        echo "#pragma once"
        (cd "$out" && find . -name '*.pb-c.h' | sed 's,^\./\(.*\)$,#include "\1",' | sort)
    } >"$sources/$module/include/$module.h"
    printf 'module %s {\n    umbrella header "%s.h"\n    export *\n}\n' "$module" "$module" \
        >"$sources/$module/include/module.modulemap"
    (cd "$out" && find . -name '*.pb-c.[ch]' | sort) | while read -r file; do
        local target=$sources/$module
        case $file in *.h) target=$target/include ;; esac
        mkdir -p "$target/$(dirname "$file")"
        cp "$out/$file" "$target/$file"
    done
}

# shellcheck disable=SC2086
generate_c CStandardProtos $tooling $standard
# shellcheck disable=SC2086
generate_c CCarillonAPI $carillon
# shellcheck disable=SC2086
generate_c CTestingProtos $testing

# The plugin is built from the C just written, unless one is given.
plugin=${PROTOC_GEN_CARILLON:-}
if [ -z "$plugin" ]; then
    swift build --product protoc-gen-carillon
    plugin=$(swift build --show-bin-path)/protoc-gen-carillon
fi
run_plugin() { # OPTIONS OUT FILES…
    local options=$1 out=$2
    shift 2
    mkdir -p "$out"
    protoc -I Protos -I "$system" --plugin=protoc-gen-carillon="$plugin" \
        --carillon_out="$out" --carillon_opt="$options" "$@"
}
# shellcheck disable=SC2086
{
    rm -rf "$sources/RPC/Generated" "$sources/CarillonAPI/Generated" "$sources/rpc-interop/Generated" "$lists"
    run_plugin c_module=CStandardProtos "$sources/RPC/Generated" $standard
    run_plugin c_module=CCarillonAPI,runtime=RPC "$sources/CarillonAPI/Generated" $carillon
    run_plugin descriptors=carillon_standard "$sources/CStandardProtos" google/protobuf/descriptor.proto $standard
    run_plugin descriptors=carillon_api "$sources/CCarillonAPI" $carillon
    run_plugin c_module=CTestingProtos,runtime=RPC "$sources/rpc-interop/Generated" $testing
    run_plugin descriptors=carillon_testing "$sources/CTestingProtos" $testing
    # The message types, for the tests that walk all of them.
    run_plugin list=standardMessages,runtime=RPC "$lists" $standard
    run_plugin list=carillonMessages,runtime=CarillonAPI "$lists" $carillon
}
for module in standard:CStandardProtos api:CCarillonAPI testing:CTestingProtos; do
    echo "#include \"carillon_${module%%:*}_descriptors.h\"" >>"$sources/${module#*:}/include/${module#*:}.h"
done
