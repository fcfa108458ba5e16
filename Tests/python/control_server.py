"""A gRPC server in Python with the methods of the tests' control service, for our client to call.

Prints "port N" and serves until its standard input closes.
"""

import sys
import time
from concurrent import futures

import grpc
from google.protobuf import any_pb2, duration_pb2
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status

Order = error_details_pb2.ErrorInfo
SERVICE = "carillon.rpc.testing.Control"


def fail(order, context):
    status = status_pb2.Status(code=code_pb2.Code.Value(order.metadata["code"]), message=order.domain)
    details = [
        error_details_pb2.ErrorInfo(reason=order.metadata["reason"], domain="carillon", metadata={"field": order.metadata["field"]}),
        error_details_pb2.RetryInfo(retry_delay=duration_pb2.Duration(seconds=1, nanos=500_000_000)),
    ]
    for detail in details:
        packed = any_pb2.Any()
        packed.Pack(detail)
        status.details.append(packed)
    context.abort_with_status(rpc_status.to_status(status))


def unary(order, context):
    if order.reason == "echo":
        return order
    if order.reason == "fail":
        fail(order, context)
    if order.reason == "size":
        return Order(reason="sized", domain="x" * int(order.metadata["bytes"]))
    if order.reason == "metadata":
        seen = Order(reason="metadata")
        for key, value in context.invocation_metadata():
            seen.metadata[key] = ",".join(str(byte) for byte in value) if isinstance(value, bytes) else value
        return seen
    if order.reason == "context":
        return Order(reason="context", metadata={"remaining_ms": str(context.time_remaining() * 1000), "peer": context.peer()})
    if order.reason == "wait":
        while context.is_active():
            time.sleep(0.01)
        return order
    context.abort(grpc.StatusCode.INVALID_ARGUMENT, "no order " + order.reason)


def expand(order, context):
    for index in range(int(order.metadata["count"])):
        yield Order(reason=str(index), domain="y" * int(order.metadata["bytes"] or 0))
    if order.reason == "expand-and-fail":
        context.abort(grpc.StatusCode.DATA_LOSS, "after " + order.metadata["count"])


def collect(orders, context):
    count = size = 0
    for order in orders:
        if order.reason == "stop":
            break
        count += 1
        size += len(order.domain)
    return Order(reason="collected", metadata={"count": str(count), "bytes": str(size)})


def chat(orders, context):
    for order in orders:
        if order.reason == "hang-up":
            context.abort(grpc.StatusCode.ABORTED, "as ordered")
        yield order


def main():
    handlers = {
        "Unary": grpc.unary_unary_rpc_method_handler(unary, Order.FromString, Order.SerializeToString),
        "Idempotent": grpc.unary_unary_rpc_method_handler(unary, Order.FromString, Order.SerializeToString),
        "Expand": grpc.unary_stream_rpc_method_handler(expand, Order.FromString, Order.SerializeToString),
        "Collect": grpc.stream_unary_rpc_method_handler(collect, Order.FromString, Order.SerializeToString),
        "Chat": grpc.stream_stream_rpc_method_handler(chat, Order.FromString, Order.SerializeToString),
    }
    compression = grpc.Compression.Gzip if "gzip" in sys.argv else grpc.Compression.NoCompression
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=8), compression=compression)
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(SERVICE, handlers),))
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    print("port", port, flush=True)
    sys.stdin.read()
    server.stop(None)


main()
