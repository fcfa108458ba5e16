"""grpc.testing.TestService on grpcio: the server of the interoperability cases, for our client.

Prints "port N" and serves until its standard input closes. grpcio does not tell a handler whether a request came compressed, so
expect_compressed goes unanswered here; the C++ server answers it.
"""

import argparse
import sys
import time
from concurrent import futures

import grpc

import testing_protos as protos


def echo_metadata(context):
    for key, value in context.invocation_metadata():
        if key == protos.INITIAL_KEY:
            context.send_initial_metadata(((key, value),))
        elif key == protos.TRAILING_KEY:
            context.set_trailing_metadata(((key, value),))


def echo_status(request, context):
    if request.response_status.code:
        code = next(code for code in grpc.StatusCode if code.value[0] == request.response_status.code)
        context.abort(code, request.response_status.message)


def answers(request, context):
    if any(parameters.compressed.value for parameters in request.response_parameters):
        context.set_compression(grpc.Compression.Gzip)
    echo_status(request, context)
    for parameters in request.response_parameters:
        time.sleep(parameters.interval_us / 1_000_000)
        if not parameters.compressed.value:
            context.disable_next_message_compression()
        yield protos.StreamingOutputCallResponse(payload=protos.zeros(parameters.size))


class TestService:
    def EmptyCall(self, request, context):
        return protos.Empty()

    def UnaryCall(self, request, context):
        if request.response_compressed.value:
            context.set_compression(grpc.Compression.Gzip)
        echo_metadata(context)
        echo_status(request, context)
        return protos.SimpleResponse(payload=protos.zeros(request.response_size))

    def StreamingInputCall(self, requests, context):
        return protos.StreamingInputCallResponse(aggregated_payload_size=sum(len(request.payload.body) for request in requests))

    def StreamingOutputCall(self, request, context):
        yield from answers(request, context)

    def FullDuplexCall(self, requests, context):
        echo_metadata(context)
        for request in requests:
            yield from answers(request, context)

    def HalfDuplexCall(self, requests, context):
        for request in list(requests):
            yield from answers(request, context)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", default="0")
    protos.add_tls_flags(parser)
    flags = parser.parse_args()
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=16))
    server.add_generic_rpc_handlers((protos.handlers(TestService()),))
    address = "127.0.0.1:" + flags.port
    if flags.use_tls == "true":
        port = server.add_secure_port(
            address,
            grpc.ssl_server_credentials(
                [(flags.key_file, flags.cert_file)], root_certificates=flags.ca_file, require_client_auth=True))
    else:
        port = server.add_insecure_port(address)
    server.start()
    print("port", port, flush=True)
    sys.stdin.read()
    server.stop(None)


main()
