"""Drives our gRPC server with grpcio: all call types, deadlines, cancellation, metadata, status details, gzip, health, reflection.

Usage: control_client.py ADDRESS. Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if any failed.
"""

import lifeline  # noqa: F401 (ends with its starter)

import sys
import threading
import time

import grpc
from google.protobuf import descriptor_pool
from google.rpc import error_details_pb2
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase
from grpc_status import rpc_status

from checks import check, run

Order = error_details_pb2.ErrorInfo
SERVICE = "/carillon.rpc.testing.Control/"


class Peer:
    def __init__(self, address, **options):
        self.channel = grpc.insecure_channel(address, **options)
        coding = dict(request_serializer=Order.SerializeToString, response_deserializer=Order.FromString)
        self.unary = self.channel.unary_unary(SERVICE + "Unary", **coding)
        self.absent = self.channel.unary_unary(SERVICE + "Absent", **coding)
        self.expand = self.channel.unary_stream(SERVICE + "Expand", **coding)
        self.collect = self.channel.stream_unary(SERVICE + "Collect", **coding)
        self.chat = self.channel.stream_stream(SERVICE + "Chat", **coding)


def status_of(call):
    try:
        call()
    except grpc.RpcError as error:
        return error
    raise AssertionError("the call should have failed")


@check
def unary_echo(peer):
    for size in (0, 1, 1000, 100_000, 3_000_000):
        order = Order(reason="echo", domain="z" * size, metadata={"k": "v"})
        assert peer.unary(order, timeout=20) == order


@check
def many_at_once(peer):
    futures = [peer.unary.future(Order(reason="echo", domain=str(index)), timeout=20) for index in range(500)]
    assert [future.result().domain for future in futures] == [str(index) for index in range(500)]


@check
def server_streaming(peer):
    reasons = [order.reason for order in peer.expand(Order(metadata={"count": "1000", "bytes": "2000"}), timeout=20)]
    assert reasons == [str(index) for index in range(1000)]


@check
def failure_after_messages(peer):
    seen = []
    call = peer.expand(Order(reason="expand-and-fail", metadata={"count": "5"}), timeout=20)
    error = status_of(lambda: seen.extend(call))
    assert error.code() == grpc.StatusCode.DATA_LOSS and len(seen) == 5


@check
def client_streaming(peer):
    answer = peer.collect((Order(domain="q" * 10_000) for _ in range(300)), timeout=20)
    assert dict(answer.metadata) == {"count": "300", "bytes": "3000000"}, answer


@check
def bidirectional(peer):
    answers = peer.chat((Order(reason=str(index)) for index in range(300)), timeout=20)
    assert [answer.reason for answer in answers] == [str(index) for index in range(300)]


@check
def server_ends_first(peer):
    stop = threading.Event()

    def orders():
        yield Order(reason="hang-up")
        stop.wait(10)

    error = status_of(lambda: list(peer.chat(orders(), timeout=20)))
    stop.set()
    assert error.code() == grpc.StatusCode.ABORTED and error.details() == "as ordered", error


@check
def deadline(peer):
    began = time.monotonic()
    error = status_of(lambda: peer.unary(Order(reason="wait"), timeout=0.5))
    assert error.code() == grpc.StatusCode.DEADLINE_EXCEEDED and time.monotonic() - began < 10


@check
def deadline_is_seen(peer):
    for timeout in (0.9, 29.999912, 30, 3600, 100_000):
        remaining = float(peer.unary(Order(reason="context"), timeout=timeout).metadata["remaining_ms"]) / 1000
        # grpcio rounds up to three significant digits.
        assert timeout - 5 < remaining <= timeout * 1.01, (timeout, remaining)


@check
def no_deadline(peer):
    assert "remaining_ms" not in peer.unary(Order(reason="context")).metadata


@check
def cancellation(peer):
    future = peer.unary.future(Order(reason="wait"), timeout=20)
    time.sleep(0.05)
    future.cancel()
    assert future.code() == grpc.StatusCode.CANCELLED
    call = peer.expand(Order(metadata={"count": "100000", "bytes": "1000"}), timeout=20)
    next(call)
    call.cancel()
    assert peer.unary(Order(reason="echo"), timeout=20).reason == "echo"


@check
def metadata(peer):
    sent = (("x-text", "some text"), ("blob-bin", bytes([0, 255, 7])), ("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"))
    seen = peer.unary(Order(reason="metadata"), metadata=sent, timeout=20).metadata
    assert seen["x-text"] == "some text" and seen["blob-bin"] == "0,255,7", seen
    assert not any(key.startswith(("grpc-", ":")) or key in ("te", "content-type", "user-agent") for key in seen), seen
    facts = peer.unary(Order(reason="context"), metadata=sent, timeout=20).metadata
    assert facts["traceparent"] == sent[2][1] and facts["peer"].startswith(("ipv4:127.0.0.1:", "unix:")), facts


@check
def status_details(peer):
    order = Order(reason="fail", domain="Grüße: 100 %\n", metadata={"code": "INVALID_ARGUMENT", "reason": "invalid_timezone", "field": "timezone"})
    error = status_of(lambda: peer.unary(order, timeout=20))
    assert error.code() == grpc.StatusCode.INVALID_ARGUMENT and error.details() == "Grüße: 100 %\n", error
    status = rpc_status.from_call(error)
    info, bad, retry = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest(), error_details_pb2.RetryInfo()
    for packed, message in zip(status.details, (info, bad, retry)):
        assert packed.Unpack(message), packed
    assert info.reason == "invalid_timezone" and info.domain == "carillon" and info.metadata["field"] == "timezone"
    assert bad.field_violations[0].field == "timezone"
    assert retry.retry_delay.seconds == 1 and retry.retry_delay.nanos == 500_000_000


@check
def unimplemented(peer):
    error = status_of(lambda: peer.absent(Order(), timeout=20))
    assert error.code() == grpc.StatusCode.UNIMPLEMENTED and "Absent" in error.details()


@check
def handler_error_is_unknown(peer):
    error = status_of(lambda: peer.unary(Order(reason="break"), timeout=20))
    assert error.code() == grpc.StatusCode.UNKNOWN and "swordfish" not in error.details()


@check
def too_large(peer):
    error = status_of(lambda: peer.unary(Order(reason="echo", domain="x" * (4 * 1024 * 1024)), timeout=20))
    assert error.code() == grpc.StatusCode.RESOURCE_EXHAUSTED, error
    assert peer.unary(Order(reason="echo"), timeout=20).reason == "echo"


@check
def gzip(peer):
    for size in (0, 10, 100_000):
        order = Order(reason="echo", domain="compressible " * (size // 13))
        assert peer.unary(order, compression=grpc.Compression.Gzip, timeout=20) == order
    answer = peer.collect((Order(domain="q" * 10_000) for _ in range(50)), compression=grpc.Compression.Gzip, timeout=20)
    assert answer.metadata["count"] == "50"


@check
def deflate_is_refused(peer):
    error = status_of(lambda: peer.unary(Order(reason="echo", domain="x" * 5000), compression=grpc.Compression.Deflate, timeout=20))
    assert error.code() == grpc.StatusCode.UNIMPLEMENTED, error


@check
def health(peer):
    stub = health_pb2_grpc.HealthStub(peer.channel)
    serving = health_pb2.HealthCheckResponse.SERVING
    assert stub.Check(health_pb2.HealthCheckRequest(), timeout=20).status == serving
    assert stub.Check(health_pb2.HealthCheckRequest(service="carillon.rpc.testing.Control"), timeout=20).status == serving
    error = status_of(lambda: stub.Check(health_pb2.HealthCheckRequest(service="no.Such"), timeout=20))
    assert error.code() == grpc.StatusCode.NOT_FOUND
    watch = stub.Watch(health_pb2.HealthCheckRequest(), timeout=20)
    assert next(watch).status == serving
    watch.cancel()
    unknown = stub.Watch(health_pb2.HealthCheckRequest(service="no.Such"), timeout=20)
    assert next(unknown).status == health_pb2.HealthCheckResponse.SERVICE_UNKNOWN
    unknown.cancel()


@check
def reflection(peer):
    database = ProtoReflectionDescriptorDatabase(peer.channel)
    names = set(database.get_services())
    assert {"carillon.rpc.testing.Control", "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection"} <= names, names
    pool = descriptor_pool.DescriptorPool(database)
    service = pool.FindServiceByName("carillon.registry.v1.Registry")
    assert "RegisterDevice" in service.methods_by_name
    assert pool.FindMessageTypeByName("grpc.health.v1.HealthCheckRequest").fields_by_name["service"].number == 1


@check
def reflection_v1(peer):
    info = peer.channel.stream_stream(
        "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
        request_serializer=reflection_pb2.ServerReflectionRequest.SerializeToString,
        response_deserializer=reflection_pb2.ServerReflectionResponse.FromString)
    questions = [
        reflection_pb2.ServerReflectionRequest(list_services=""),
        reflection_pb2.ServerReflectionRequest(file_containing_symbol="no.Such"),
        reflection_pb2.ServerReflectionRequest(file_by_filename="carillon/common/v1/common.proto"),
    ]
    answers = list(info(iter(questions), timeout=20))
    assert len(answers[0].list_services_response.service) >= 4
    assert answers[1].error_response.error_code == 5
    assert len(answers[2].file_descriptor_response.file_descriptor_proto) == 1


run(Peer(sys.argv[1]))
