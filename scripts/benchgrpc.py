"""Calls of a running system's services from Python, as the operator: of the benchmarks, and of the driver in Tests/Oracle.

Needs scripts/python-env.sh: run what uses it with .build/python/bin/python.
"""
import collections
import json
import os
import pathlib
import subprocess
import tempfile

# Benchmarks start processes between their calls.
os.environ.setdefault("GRPC_ENABLE_FORK_SUPPORT", "0")

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

import benchlib

REGISTRY = "carillon.registry.v1."
PREFERENCES = "carillon.preferences.v1."
EVALUATOR = "carillon.evaluator.v1."
DISPATCHER = "carillon.dispatcher.v1."
RECEIPTS = "carillon.receipts.v1."
SIMULATOR = "carillon.simulator.v1."
TESTING = "carillon.testing.v1."

# Further files that these import come with them.
FILES = [
    "carillon/preferences/v1/preferences.proto", "carillon/registry/v1/registry.proto", "carillon/registry/v1/tenants.proto",
    "carillon/evaluator/v1/evaluator.proto", "carillon/evaluator/v1/broadcasts.proto", "carillon/dispatcher/v1/dispatcher.proto",
    "carillon/receipts/v1/receipts.proto", "carillon/receipts/v1/inbox.proto", "carillon/simulator/v1/simulator.proto",
    "carillon/testing/v1/clock.proto",
]

CallFailed = grpc.RpcError


def pool():
    system = pathlib.Path("/usr/include")
    with tempfile.NamedTemporaryFile() as output:
        subprocess.run(
            ["protoc", "-I", benchlib.root / "Protos", "-I", system, "--include_imports", f"--descriptor_set_out={output.name}", *FILES], check=True)
        found = descriptor_pool.DescriptorPool()
        for file in descriptor_pb2.FileDescriptorSet.FromString(output.read()).file:
            found.Add(file)
        return found


POOL = pool()


def message(name):
    return message_factory.GetMessageClass(POOL.FindMessageTypeByName(name))


def word(answer, field):
    """The value of an enum as people write it: `quiet_hours` for SKIP_REASON_QUIET_HOURS, nothing for the unspecified one."""
    values = answer.DESCRIPTOR.fields_by_name[field].enum_type
    prefix = values.values_by_number[0].name.removesuffix("UNSPECIFIED")
    number = getattr(answer, field)
    return values.values_by_number[number].name.removeprefix(prefix).lower() if number else ""


class Method:
    """A unary method of a service. Its requests are messages, or bytes of one."""

    def __init__(self, peer, package, service, name):
        method = POOL.FindServiceByName(package + service).methods_by_name[name]
        self.request = message_factory.GetMessageClass(method.input_type)
        self.metadata = peer.metadata
        self.stub = peer.channel.unary_unary(
            f"/{package}{service}/{name}",
            request_serializer=lambda request: request if isinstance(request, bytes) else request.SerializeToString(),
            response_deserializer=message_factory.GetMessageClass(method.output_type).FromString)

    def __call__(self, request=None, **fields):
        return self.stub(self.request(**fields) if request is None else request, metadata=self.metadata, timeout=60)

    def begin(self, **fields):
        """Begins a call. `result()` waits for its answer."""
        return self.stub.future(self.request(**fields), metadata=self.metadata, timeout=60)

    def all(self, requests, check=lambda answer: None, in_flight=4):
        """Sends requests, some at once, and passes their answers to `check` in order."""
        begun = collections.deque()
        for request in requests:
            if len(begun) == in_flight:
                check(begun.popleft().result())
            begun.append(self.stub.future(request, metadata=self.metadata, timeout=120))
        while begun:
            check(begun.popleft().result())


class Peer:
    """One process of a run folder, called as the operator or as `caller`. A peer of a process that ended is closed, and a new one is made."""

    def __init__(self, run, service, caller="operator"):
        address = json.loads((run / f"{service}.json").read_text())["rpc"][0]
        self.channel = grpc.insecure_channel(address, options=[
            ("grpc.enable_http_proxy", 0), ("grpc.max_receive_message_length", -1),
            # A new peer does not wait as long as the last one would have had to.
            ("grpc.use_local_subchannel_pool", 1)])
        self.metadata = [("authorization", f"Bearer {(run / 'keys' / caller).read_text().strip()}")]

    def method(self, package, service, name):
        return Method(self, package, service, name)

    def close(self):
        self.channel.close()
