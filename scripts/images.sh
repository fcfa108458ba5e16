#!/usr/bin/env bash
# Builds an image of each deployable with buildah, from services/NAME/Dockerfile, and prints their sizes. What is slow is cached.
#
#   scripts/images.sh                    all images
#   scripts/images.sh registry gateway   these
#   SWIFT_IMAGE=… scripts/images.sh      the image with Debian 12 and Swift for the build stage
#
# Where no registry can be reached, the build stage runs in a Debian 12 made by debootstrap, with the Swift toolchain of this machine. That needs root.
# Tags: VERSION and VERSION-REVISION.
set -euo pipefail
cd "$(dirname "$0")/.."

names=("$@")
[ ${#names[@]} -gt 0 ] || names=(registry preferences evaluator dispatcher receipts gateway provider-sim carillon)
version=$(sed -n 's/.*current = "\(.*\)"/\1/p' Sources/ServiceKit/CarillonVersion.swift)
revision=$(git rev-parse --short=12 HEAD)
git diff --quiet HEAD || revision=$revision-modified
# Decimal megabytes, as image lists print them.
limit=150
folder=${CARILLON_IMAGES:-/var/tmp/carillon-images}
local_base=localhost/carillon-swift-debian:bookworm

say() { echo "images: $*"; }
fail() { echo "images: $*" >&2; exit 1; }
command -v buildah >/dev/null || fail "buildah is missing: scripts/setup.sh containers installs it"

options=(--isolation chroot --layers --format docker --build-arg "VERSION=$version" --build-arg "REVISION=$revision")

# The build stage's image: the one that was asked for, the public one, or one from this machine.
public=$(sed -n 's/^ARG SWIFT_IMAGE=//p' services/registry/Dockerfile)
image=${SWIFT_IMAGE:-$public}
if ! buildah inspect --type image "$image" >/dev/null 2>&1 && ! timeout 60 buildah pull -q "$image" >/dev/null 2>&1; then
    [ -z "${SWIFT_IMAGE:-}" ] || fail "the image $image is neither here nor can it be pulled; name another one in SWIFT_IMAGE"
    say "$image cannot be pulled: building in a Debian 12 of debootstrap, with this machine's Swift toolchain"
    [ "$(id -u)" = 0 ] || fail "debootstrap needs root: run as root, or name an image with Debian 12 and Swift in SWIFT_IMAGE"
    command -v swift >/dev/null || fail "no 'swift' on the PATH: install Swift 6.3 or newer from swift.org"
    swift=$(readlink -f "$(command -v swift)")
    toolchain=${swift%/usr/bin/*}
    if ! buildah inspect --type image "$local_base" >/dev/null 2>&1; then
        # The libraries that swift.org's installation page lists for Debian 12.
        installed=git,ca-certificates,binutils,libc6-dev,libcurl4,libedit2,libgcc-12-dev,libncurses6,libpython3.11,libsqlite3-0,libstdc++-12-dev
        say "making $local_base (a minute or two)"
        rm -rf "$folder/machine"
        mkdir -p "$folder"
        # The package source that this machine uses, whichever of apt's two formats names it.
        source=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | head -1)
        debootstrap --variant=minbase --include="$installed,libxml2,tzdata,zlib1g" bookworm "$folder/machine" ${source:+"$source"} \
            >"$folder/debootstrap.log" 2>&1 || { tail -5 "$folder/debootstrap.log" >&2; exit 1; }
        # How this machine reaches packages.
        if [ -d /etc/apt/apt.conf.d ]; then cp -aL /etc/apt/apt.conf.d "$folder/machine/etc/apt/"; fi
        tar -C "$folder/machine" --exclude='./var/cache/apt/archives/*.deb' -c . |
            podman import --change "ENV PATH=$toolchain/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin" - "$local_base" >/dev/null 2>&1
        rm -rf "$folder/machine"
    fi
    image=$local_base
    options+=(-v "$toolchain:$toolchain:ro")
    # Mirrors that git reads from folders.
    for path in $(git config --system --get-regexp '^url\..*\.insteadof$' 2>/dev/null | sed 's/^url\.\(.*\)\.insteadof .*/\1/' | sort -u); do
        if [ -d "$path" ]; then options+=(-v "${path%/}:${path%/}:ro" -v /etc/gitconfig:/etc/gitconfig:ro); fi
    done
fi
# shellcheck disable=SC2206
options+=(--build-arg "SWIFT_IMAGE=$image" ${CARILLON_BUILD_OPTIONS:-})

tag() { [ "$1" = carillon ] && echo carillon || echo "carillon-$1"; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for name in "${names[@]}"; do
    [ -e "services/$name/Dockerfile" ] || fail "there is no services/$name/Dockerfile"
    begun=$SECONDS
    # The first build compiles everything: its progress is worth seeing. The others take layers from the cache.
    if ! buildah bud "${options[@]}" -f "services/$name/Dockerfile" -t "$(tag "$name"):$version" -t "$(tag "$name"):$version-$revision" . 2>&1 |
        tee "$log" | { grep --line-buffered -E 'STEP [0-9]|^\[[0-9]*0/|error:' || true; } | sed -u 's/^/    /' >&2; then
        tail -30 "$log" >&2
        fail "services/$name/Dockerfile cannot be built"
    fi
    say "$(tag "$name"):$version-$revision after $((SECONDS - begun)) s"
done

large=0
for name in "${names[@]}"; do
    bytes=$(podman image inspect --format '{{.Size}}' "$(tag "$name"):$version")
    printf 'images: %-28s %4d MB\n' "$(tag "$name"):$version" $((bytes / 1000000))
    if [ $((bytes / 1000000)) -ge "$limit" ]; then large=1; fi
done
[ "$large" = 0 ] || fail "an image has $limit MB or more"
