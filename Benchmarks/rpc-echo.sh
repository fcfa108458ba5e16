#!/usr/bin/env bash
# Measures unary calls of the RPC room against nghttpd serving a file and gRPC C++, in one run: read the ratios.
#   Benchmarks/rpc-echo.sh [requests] [rounds]
# Needs a release build: swift build -c release --product carillon-bench
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(dirname "$here")"
requests="${1:-300000}"
rounds="${2:-3}"
work="$(mktemp -d)"
pids=()
cleanup() { for pid in "${pids[@]:-}"; do [ -n "$pid" ] && kill "$pid" 2>/dev/null || true; done; rm -rf "$work"; }
trap cleanup EXIT

bench="$root/.build/release/carillon-bench"
[ -x "$bench" ] || { echo "build first: swift build -c release --product carillon-bench" >&2; exit 1; }
make --silent -C "$here/grpc-cpp"

# Starts a server that prints "port N"; the port is in $port afterwards.
start() {
    local log="$work/$1.log"; shift
    "$@" >"$log" 2>&1 &
    pids+=($!)
    for _ in $(seq 100); do
        port="$(awk '$1 == "port" { print $2; exit }' "$log")"
        [ -n "$port" ] && return
        sleep 0.1
    done
    cat "$log" >&2; exit 1
}

start carillon "$bench" rpc-echo --request-file "$work/request"
carillon_port=$port carillon_pid=$!
start grpc "$here/grpc-cpp/build/echo-server"
grpc_port=$port grpc_pid=$!
mkdir "$work/www" && head -c 103 /dev/zero >"$work/www/file"
nghttpd_port=$((20000 + RANDOM % 20000))
nghttpd --no-tls -n1 -d "$work/www" "$nghttpd_port" >/dev/null 2>&1 &
nghttpd_pid=$!
pids+=($!)
sleep 0.5

load() {  # requests, port, path, gRPC or plain: requests a second
    local grpc=()
    if [ "$4" = grpc ]; then grpc=(-d "$work/request" -H 'content-type: application/grpc' -H 'te: trailers'); fi
    h2load -c1 -m100 -t1 -n "$1" "${grpc[@]}" "http://127.0.0.1:$2$3" 2>/dev/null >"$work/out"
    grep -q "$1 succeeded" "$work/out" || { cat "$work/out" >&2; exit 1; }
    awk '/^finished in/ { print int($4) }' "$work/out"
}
best() { sort -n | tail -1; }
# Clock ticks of CPU, user and system, that a process has used.
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }

path=/carillon.bench.v1.Echo/Get
load 20000 "$carillon_port" "$path" grpc >/dev/null
load 20000 "$grpc_port" "$path" grpc >/dev/null
load 20000 "$nghttpd_port" /file plain >/dev/null
before="$(ticks "$nghttpd_pid") $(ticks "$carillon_pid") $(ticks "$grpc_pid")"
for _ in $(seq "$rounds"); do
    load "$requests" "$nghttpd_port" /file plain >>"$work/nghttpd"
    load "$requests" "$carillon_port" "$path" grpc >>"$work/carillon"
    load "$((requests / 3))" "$grpc_port" "$path" grpc >>"$work/grpc"
done
after="$(ticks "$nghttpd_pid") $(ticks "$carillon_pid") $(ticks "$grpc_pid")"
nghttpd=$(best <"$work/nghttpd"); carillon=$(best <"$work/carillon"); grpc=$(best <"$work/grpc")
echo "h2load -c1 -m100, best of $rounds rounds, requests/s; load average $(cut -d' ' -f1 /proc/loadavg)"
printf '%-28s %9d\n' "nghttpd, static file" "$nghttpd" "carillon rpc-echo" "$carillon" "gRPC C++, callback API" "$grpc"
# The CPU a request costs is less disturbed by other work on the machine than the rate.
echo "$before $after" | awk -v n=$((requests * rounds)) -v g=$((requests / 3 * rounds)) -v hz="$(getconf CLK_TCK)" '{
    printf "CPU a request: nghttpd %.2f us, carillon %.2f us, gRPC C++ %.2f us\n",
        ($4 - $1) / hz / n * 1e6, ($5 - $2) / hz / n * 1e6, ($6 - $3) / hz / g * 1e6 }'
awk -v c="$carillon" -v n="$nghttpd" -v g="$grpc" 'BEGIN { printf "carillon / nghttpd %.2f   carillon / gRPC C++ %.2f\n", c / n, c / g }'
