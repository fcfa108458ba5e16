#!/usr/bin/env python3
"""`carillon.bench.v1.Echo` with grpcio's asyncio server, its quicker one: echo_server.py [CERTIFICATE KEY].

Messages stay bytes, which spares this peer the decoding and encoding that `carillon-bench rpc-echo` does.
"""
import asyncio
import pathlib
import sys

import grpc


async def get(request, _):
    return request


async def list_responses(request, context):
    # How often to answer stands in the message as well, which this peer does not decode.
    for _ in range(int(dict(context.invocation_metadata())["x-responses"])):
        yield request


async def collect(requests, _):
    last = b""
    async for last in requests:
        pass
    return last


async def exchange(requests, _):
    async for request in requests:
        yield request


async def main(certificate=None, key=None):
    server = grpc.aio.server()
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("carillon.bench.v1.Echo", {
        "Get": grpc.unary_unary_rpc_method_handler(get),
        "List": grpc.unary_stream_rpc_method_handler(list_responses),
        "Collect": grpc.stream_unary_rpc_method_handler(collect),
        "Exchange": grpc.stream_stream_rpc_method_handler(exchange),
    }),))
    if certificate:
        credentials = grpc.ssl_server_credentials([(pathlib.Path(key).read_bytes(), pathlib.Path(certificate).read_bytes())])
        port = server.add_secure_port("127.0.0.1:0", credentials)
    else:
        port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    print(f"port {port}", flush=True)
    await server.wait_for_termination()


asyncio.run(main(*sys.argv[1:]))
