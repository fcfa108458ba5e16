#!/usr/bin/env bash
# Runs the README's two commands, or the command given, on a machine that has Debian 12, the Swift toolchain of this one and nothing else:
# what only this machine has installed shows there. Tests what is committed. Needs root and debootstrap.
#
#   scripts/fresh.sh                 make demo, then make test
#   scripts/fresh.sh make lint       another command
#   FRESH=/var/tmp/fresh …           the machine's folder; it is kept, so delete it to begin with nothing
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "fresh: run as root: it makes a machine in a folder" >&2; exit 2; }
command -v debootstrap >/dev/null || { echo "fresh: debootstrap is missing: apt-get install debootstrap" >&2; exit 2; }

folder=${FRESH:-${TMPDIR:-/tmp}/carillon-fresh}
machine=$folder/machine
swift=$(readlink -f "$(command -v swift)")
toolchain=${swift%/usr/bin/*}
# The libraries that swift.org's installation page lists for Debian 12, and what fetches this project.
installed=git,make,ca-certificates,binutils,libc6-dev,libcurl4,libedit2,libgcc-12-dev,libncurses6,libpython3.11,libsqlite3-0,libstdc++-12-dev,libxml2,tzdata,zlib1g

if [ ! -e "$folder/complete" ]; then
    echo "fresh: making the machine in $folder (a minute or two)"
    rm -rf "$folder"
    mkdir -p "$folder"
    # The package source that this machine uses, whichever of apt's two formats names it.
    source=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | head -1)
    debootstrap --variant=minbase --include="$installed" bookworm "$machine" ${source:+"$source"} >"$folder/debootstrap.log" ||
        { tail -5 "$folder/debootstrap.log" >&2; exit 1; }
    # How this machine reaches packages: proxies, mirrors, certificates.
    for path in etc/apt/sources.list.d etc/apt/apt.conf.d etc/pip.conf etc/gitconfig etc/resolv.conf etc/hosts etc/ssl/certs; do
        [ ! -e "/$path" ] || { rm -rf "${machine:?}/$path"; cp -aL "/$path" "$machine/$path"; }
    done
    touch "$folder/complete"
fi

rm -rf "$machine/home/carillon"
git clone -q . "$machine/home/carillon"
commands=("$*")
[ $# -gt 0 ] || commands=("make demo" "make test")
for command in "${commands[@]}"; do
    echo "fresh: $command"
    # Mounts and processes of its own: both end with the command.
    unshare --mount --pid --fork --kill-child --mount-proc="$machine/proc" bash -euc '
        machine=$1 toolchain=$2 command=$3
        mount --rbind /sys "$machine/sys"
        mount --rbind /dev "$machine/dev"
        # The toolchain, the data beside the project, and mirrors that git reads from folders.
        { echo "$toolchain"; git config --system --get-regexp "^url\..*\.insteadof$" | sed "s/^url\.\(.*\)\.insteadof .*/\1/"; } | sort -u |
            while read -r path; do
                [ -d "$path" ] || continue
                mkdir -p "$machine$path"
                mount --bind "$path" "$machine$path"
            done
        exec chroot "$machine" env -i HOME=/root LANG=C.UTF-8 TERM="${TERM:-dumb}" \
            PATH="$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
            bash -euc "cd /home/carillon; $command"' fresh "$machine" "$toolchain" "$command"
done
