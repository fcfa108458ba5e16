#!/usr/bin/env bash
# Builds the executables and lays out the files of the images. Runs in the build stage of services/*/Dockerfile, after `make setup`.
#
#   scripts/image-files.sh DIR
#
#   DIR/base     of all images: C and Swift libraries, certificates, time zones, the user, and lists of what is in the image
#   DIR/volume   the empty folder of the volume, for services; DIR/volumes, for the command line
#   DIR/NAME     the executable of NAME with its resource bundles, and the program that it starts
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
names=(registry preferences evaluator dispatcher receipts gateway provider-sim carillon)
# Programs that a service starts: they stand beside its executable.
declare -A helpers=([gateway]=media-worker)

# Only what the images need: no tests, no benchmarks.
export CARILLON_TESTS=none
for name in "${names[@]}" "${helpers[@]}"; do swift build -c release --product "$name"; done
built=$(swift build -c release --show-bin-path)

base=$out/base
mkdir -p "$base"/{etc/ssl,tmp,usr/lib,usr/share/carillon,usr/share/doc,var/lib/dpkg/status.d} "$out"/volume/carillon "$out"/volumes/{carillon,carillon-services}
chmod 1777 "$base/tmp"

for name in "${names[@]}"; do
    install -D -m 755 -s "$built/$name" "$out/$name/usr/bin/$name"
    if [ -n "${helpers[$name]:-}" ]; then install -D -m 755 -s "$built/${helpers[$name]}" "$out/$name/usr/bin/${helpers[$name]}"; fi
    # The bundles whose name the executable contains: it looks for them beside itself.
    for bundle in "$built"/carillon_*.resources; do
        if grep -qaF "$(basename "$bundle" .resources)" "$built/$name"; then cp -a "$bundle" "$out/$name/usr/bin/"; fi
    done
    [ "$name" = carillon ] || mkdir -p "$out/volumes/carillon-services/$name"
done
# NATS has an image of others, and its certificate from the command line.
mkdir -p "$out/volumes/carillon-services/nats"
chmod -R go= "$out"/volume/carillon "$out"/volumes/*

# The libraries that the executables load, and the packages that they come from. Libraries of the toolchain belong to no package.
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
packages=()
for library in $(for name in "${names[@]}" "${helpers[@]}"; do ldd "$built/$name"; done | grep -o '/[^ ]*' | sort -u); do
    file=$(readlink -f "$library")
    case $file in
    "$toolchain"/*) install -m 644 -s "$file" "$base/usr/lib/$(basename "$library")" ;;
    *)
        # The path that the loader looks at, which is a link on a system with a merged /usr.
        install -D -m 755 "$file" "$base$library"
        owner=$(dpkg-query -S "$file" 2>/dev/null || dpkg-query -S "${file#/usr}" 2>/dev/null || dpkg-query -S "$library")
        packages+=("${owner%%:*}")
        ;;
    esac
done

# Time zones without the variants that count leap seconds.
mkdir -p "$base/usr/share/zoneinfo"
tar -C /usr/share/zoneinfo --exclude=./right --exclude=./posix -c . | tar -C "$base/usr/share/zoneinfo" -x
# The certificates of public authorities, where OpenSSL looks for them. The folder has links to files elsewhere.
mkdir -p "$base/etc/ssl/certs" "$base/usr/lib/ssl"
cp -L /etc/ssl/certs/* "$base/etc/ssl/certs/"
ln -s /etc/ssl/certs "$base/usr/lib/ssl/certs"
packages+=(tzdata ca-certificates)

# 10001: no user of a distribution has it.
echo 'carillon:x:10001:10001:Carillon:/var/lib/carillon:/usr/sbin/nologin' >"$base/etc/passwd"
echo 'carillon:x:10001:' >"$base/etc/group"
echo 'hosts: files dns' >"$base/etc/nsswitch.conf"

# What is in the image, for people (packages.txt) and for scanners (status.d, as in images without a package manager), with the licences.
for package in $(printf '%s\n' "${packages[@]}" | sort -u); do
    dpkg-query -W -f '${Package} ${Version} (Debian)\n' "$package"
    dpkg-query -s "$package" >"$base/var/lib/dpkg/status.d/$package"
    install -D -m 644 "/usr/share/doc/$package/copyright" "$base/usr/share/doc/$package/copyright"
done | sort -u >"$base/usr/share/carillon/packages.txt"
swift --version 2>/dev/null | sed -n 's/.*(\(swift-[^)]*\)-RELEASE).*/\1 (toolchain)/p; s/^Swift version \([0-9.]*\).*/swift \1 (toolchain)/p' |
    head -1 >>"$base/usr/share/carillon/packages.txt"
python3 - >>"$base/usr/share/carillon/packages.txt" <<'PYTHON'
import json
for pin in json.load(open("Package.resolved"))["pins"]:
    print(pin["identity"], pin["state"].get("version") or pin["state"]["revision"], "(Swift package)")
PYTHON
cp LICENSE "$base/usr/share/carillon/LICENSE"
if [ -e "$toolchain/share/swift/LICENSE.txt" ]; then
    install -D -m 644 "$toolchain/share/swift/LICENSE.txt" "$base/usr/share/doc/swift/copyright"
fi
