"""The client of gRPC's interoperability cases on grpcio, against our server.

Prints "ok CASE" and exits 0, or prints what went wrong and exits 1. grpcio does not tell a client whether a response came compressed,
so the server_compressed cases look at the payloads alone here; our own client and the C++ one look at the flags.
"""

import lifeline  # noqa: F401 (ends with its starter)

import argparse
import os
import queue
import sys
import time
import traceback

import grpc

import testing_protos as protos

TIMEOUT = 60
REQUEST_BYTES, RESPONSE_BYTES = 271828, 314159
REQUEST_SIZES, RESPONSE_SIZES = (27182, 8, 1828, 45904), (31415, 9, 2653, 58979)
cases = {}


def case(function):
    cases[function.__name__] = function
    return function


def failure(call):
    try:
        call()
    except grpc.RpcError as error:
        return error
    raise AssertionError("the call should have failed")


def large_request(**fields):
    return protos.SimpleRequest(response_size=RESPONSE_BYTES, payload=protos.zeros(REQUEST_BYTES), **fields)


def parameters(*sizes, **fields):
    return protos.StreamingOutputCallRequest(response_parameters=[dict(size=size) for size in sizes], **fields)


def check_large(response):
    assert response.payload.body == bytes(RESPONSE_BYTES), len(response.payload.body)


def sizes_of(responses):
    return tuple(len(response.payload.body) for response in responses)


@case
def empty_unary(peer):
    assert peer.stub.EmptyCall(protos.Empty(), timeout=TIMEOUT) == protos.Empty()


@case
def large_unary(peer):
    check_large(peer.stub.UnaryCall(large_request(), timeout=TIMEOUT))


@case
def client_compressed_unary(peer):
    probe = failure(lambda: peer.stub.UnaryCall(large_request(expect_compressed=dict(value=True)), timeout=TIMEOUT))
    assert probe.code() == grpc.StatusCode.INVALID_ARGUMENT, probe
    compressed = large_request(expect_compressed=dict(value=True))
    check_large(peer.stub.UnaryCall(compressed, timeout=TIMEOUT, compression=grpc.Compression.Gzip))
    check_large(peer.stub.UnaryCall(large_request(expect_compressed=dict(value=False)), timeout=TIMEOUT))


@case
def server_compressed_unary(peer):
    for compressed in (True, False):
        check_large(peer.stub.UnaryCall(large_request(response_compressed=dict(value=compressed)), timeout=TIMEOUT))


@case
def client_streaming(peer):
    requests = (protos.StreamingInputCallRequest(payload=protos.zeros(size)) for size in REQUEST_SIZES)
    assert peer.stub.StreamingInputCall(requests, timeout=TIMEOUT).aggregated_payload_size == 74922


@case
def client_compressed_streaming(peer):
    def request(payload, compressed):
        return protos.StreamingInputCallRequest(payload=payload, expect_compressed=dict(value=compressed))

    probe = failure(lambda: peer.stub.StreamingInputCall(iter([request(protos.zeros(27182), True)]), timeout=TIMEOUT))
    assert probe.code() == grpc.StatusCode.INVALID_ARGUMENT, probe
    # grpcio compresses all messages of a call or none, but leaves one alone that would not shrink.
    requests = [request(protos.zeros(27182), True), request(protos.Payload(body=os.urandom(45904)), False)]
    response = peer.stub.StreamingInputCall(iter(requests), timeout=TIMEOUT, compression=grpc.Compression.Gzip)
    assert response.aggregated_payload_size == 73086


@case
def server_streaming(peer):
    assert sizes_of(peer.stub.StreamingOutputCall(parameters(*RESPONSE_SIZES), timeout=TIMEOUT)) == RESPONSE_SIZES


@case
def server_compressed_streaming(peer):
    request = protos.StreamingOutputCallRequest(
        response_parameters=[dict(size=31415, compressed=dict(value=True)), dict(size=92653, compressed=dict(value=False))])
    assert sizes_of(peer.stub.StreamingOutputCall(request, timeout=TIMEOUT)) == (31415, 92653)


@case
def ping_pong(peer):
    requests = queue.SimpleQueue()
    responses = peer.stub.FullDuplexCall(iter(requests.get, None), timeout=TIMEOUT)
    for request_size, response_size in zip(REQUEST_SIZES, RESPONSE_SIZES):
        requests.put(parameters(response_size, payload=protos.zeros(request_size)))
        assert len(next(responses).payload.body) == response_size
    requests.put(None)
    assert list(responses) == []


@case
def empty_stream(peer):
    assert list(peer.stub.FullDuplexCall(iter(()), timeout=TIMEOUT)) == []


@case
def custom_metadata(peer):
    sent = ((protos.INITIAL_KEY, "test_initial_metadata_value"), (protos.TRAILING_KEY, b"\xab\xab\xab"))

    def check(call):
        assert dict(call.initial_metadata()).get(protos.INITIAL_KEY) == sent[0][1], call.initial_metadata()
        assert dict(call.trailing_metadata()).get(protos.TRAILING_KEY) == sent[1][1], call.trailing_metadata()

    response, call = peer.stub.UnaryCall.with_call(large_request(), metadata=sent, timeout=TIMEOUT)
    check_large(response)
    check(call)
    duplex = peer.stub.FullDuplexCall(
        iter([parameters(RESPONSE_BYTES, payload=protos.zeros(REQUEST_BYTES))]), metadata=sent, timeout=TIMEOUT)
    assert sizes_of(duplex) == (RESPONSE_BYTES,)
    check(duplex)


def check_status(error, message):
    assert error.code() == grpc.StatusCode.UNKNOWN and error.details() == message, error


@case
def status_code_and_message(peer):
    status = dict(code=2, message="test status message")
    unary = failure(lambda: peer.stub.UnaryCall(protos.SimpleRequest(response_status=status), timeout=TIMEOUT))
    check_status(unary, status["message"])
    requests = [protos.StreamingOutputCallRequest(response_status=status)]
    check_status(failure(lambda: list(peer.stub.FullDuplexCall(iter(requests), timeout=TIMEOUT))), status["message"])


@case
def special_status_message(peer):
    message = "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n"
    request = protos.SimpleRequest(response_status=dict(code=2, message=message))
    check_status(failure(lambda: peer.stub.UnaryCall(request, timeout=TIMEOUT)), message)


@case
def unimplemented_method(peer):
    error = failure(lambda: peer.stub.UnimplementedCall(protos.Empty(), timeout=TIMEOUT))
    assert error.code() == grpc.StatusCode.UNIMPLEMENTED, error


@case
def unimplemented_service(peer):
    stub = protos.Stub(peer.channel, "UnimplementedService")
    error = failure(lambda: stub.UnimplementedCall(protos.Empty(), timeout=TIMEOUT))
    assert error.code() == grpc.StatusCode.UNIMPLEMENTED, error


@case
def cancel_after_begin(peer):
    call = peer.stub.StreamingInputCall.future(iter(queue.SimpleQueue().get, None), timeout=TIMEOUT)
    call.cancel()
    assert call.cancelled() and call.code() == grpc.StatusCode.CANCELLED, call
    empty_unary(peer)


@case
def cancel_after_first_response(peer):
    requests = queue.SimpleQueue()
    requests.put(parameters(31415, payload=protos.zeros(27182)))
    call = peer.stub.FullDuplexCall(iter(requests.get, None), timeout=TIMEOUT)
    next(call)
    call.cancel()
    assert failure(lambda: next(call)).code() == grpc.StatusCode.CANCELLED, call
    empty_unary(peer)


@case
def timeout_on_sleeping_server(peer):
    requests = queue.SimpleQueue()
    requests.put(protos.StreamingOutputCallRequest(payload=protos.zeros(27182)))
    error = failure(lambda: list(peer.stub.FullDuplexCall(iter(requests.get, None), timeout=0.001)))
    assert error.code() == grpc.StatusCode.DEADLINE_EXCEEDED, error


def soak(flags, call):
    failures = []
    end = time.monotonic() + flags.soak_overall_timeout_seconds
    for iteration in range(flags.soak_iterations):
        assert time.monotonic() < end, f"only {iteration} calls in time"
        began = time.monotonic()
        try:
            call()
            latency = (time.monotonic() - began) * 1000
            if latency > flags.soak_per_iteration_max_acceptable_latency_ms:
                failures.append(f"call {iteration} took {latency} ms")
        except grpc.RpcError as error:
            failures.append(f"call {iteration}: {error!r}")
    assert len(failures) <= flags.soak_max_failures, failures[:5]


@case
def rpc_soak(peer):
    soak(peer.flags, lambda: large_unary(peer))


@case
def channel_soak(peer):
    def call():
        with Peer(peer.flags) as fresh:
            large_unary(fresh)

    soak(peer.flags, call)


@case
def concurrent_large_unary(peer):
    request = large_request()
    futures = [peer.stub.UnaryCall.future(request, timeout=TIMEOUT) for _ in range(peer.flags.concurrent_calls)]
    while futures:
        check_large(futures.pop().result())


class Peer:
    """A channel to the server under test."""

    def __init__(self, flags):
        self.flags = flags
        address = f"{flags.server_host}:{flags.server_port}"
        # Channels of one process share connections otherwise.
        options = (("grpc.use_local_subchannel_pool", 1),)
        if flags.use_tls == "true":
            credentials = grpc.ssl_channel_credentials(flags.ca_file, flags.key_file, flags.cert_file)
            self.channel = grpc.secure_channel(address, credentials, options=options)
        else:
            self.channel = grpc.insecure_channel(address, options=options)
        self.stub = protos.Stub(self.channel)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.channel.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server_host", default="127.0.0.1")
    parser.add_argument("--server_port", required=True)
    parser.add_argument("--test_case", choices=cases, required=True)
    parser.add_argument("--soak_iterations", type=int, default=10)
    parser.add_argument("--soak_max_failures", type=int, default=0)
    parser.add_argument("--soak_per_iteration_max_acceptable_latency_ms", type=int, default=1000)
    parser.add_argument("--soak_overall_timeout_seconds", type=int, default=10)
    parser.add_argument("--concurrent_calls", type=int, default=1000)
    protos.add_tls_flags(parser)
    flags = parser.parse_args()
    try:
        with Peer(flags) as peer:
            cases[flags.test_case](peer)
        print("ok", flags.test_case)
        status = 0
    except Exception:
        print("FAILED", flags.test_case)
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    # Threads that still wait for a request to send must not keep the process.
    os._exit(status)


main()
