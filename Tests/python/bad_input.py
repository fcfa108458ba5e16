"""A stranger with a stock gRPC client who gets everything wrong.

usage: bad_input.py RUN_FOLDER
Prints one JSON object: mistake → the status it was answered with.
"""
import lifeline  # noqa: F401 (ends with its starter)

import json
import pathlib
import sys

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

run = pathlib.Path(sys.argv[1])
LIST = "/carillon.registry.v1.Tenants/ListOrganizations"


def channel(service):
    return grpc.insecure_channel(json.loads((run / f"{service}.json").read_text())["rpc"][0])


def status(stub_channel, path, message=b"", principal="operator", key=None, timeout=10):
    """The status of a unary call with these very bytes as its message."""
    key = key or (run / "keys" / principal).read_text().strip()
    call = stub_channel.unary_unary(path, request_serializer=bytes, response_deserializer=bytes)
    try:
        call(message, metadata=[("authorization", f"Bearer {key}")], timeout=timeout)
        return "OK"
    except grpc.RpcError as refused:
        return refused.code().name


found = {}
with channel("registry") as registry, channel("dispatcher") as dispatcher:
    assert status(registry, LIST) == "OK", "a correct call is refused"
    # A length that runs past the end.
    found["malformed"] = status(registry, LIST, b"\x0a\xff\xff\xff\x7f")
    found["oversize"] = status(registry, LIST, b"\x00" * (4 * 1024 * 1024 + 1))
    found["deadline"] = status(registry, LIST, timeout=0.001)
    found["forbidden"] = status(dispatcher, "/carillon.dispatcher.v1.Dispatcher/Enqueue", principal="receipts")
    found["unknown method"] = status(registry, "/carillon.registry.v1.Registry/DropEverything")
    found["wrong key"] = status(registry, LIST, key="not-a-key")
    assert status(registry, LIST) == "OK", "a correct call is refused after the bad ones"
    found["afterwards"] = health_pb2.HealthCheckResponse.ServingStatus.Name(
        health_pb2_grpc.HealthStub(registry).Check(health_pb2.HealthCheckRequest(), timeout=10).status)

print(json.dumps(found))
