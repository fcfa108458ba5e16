"""Asks a server's reflection everything it may be asked, all on one stream: an error must not end it.

Usage: reflection_client.py ADDRESS VERSION (v1 or v1alpha). Prints one line a check, "ok NAME" or "FAILED NAME: reason", and exits 1 if
any failed. Both versions have the same messages.
"""

import lifeline  # noqa: F401 (ends with its starter)

import queue
import sys

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool
from grpc_reflection.v1alpha import reflection_pb2
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase

from checks import check, run

Request = reflection_pb2.ServerReflectionRequest


class Peer:
    def __init__(self, address, version):
        self.channel = grpc.insecure_channel(address)
        method = self.channel.stream_stream(
            f"/grpc.reflection.{version}.ServerReflection/ServerReflectionInfo", request_serializer=Request.SerializeToString,
            response_deserializer=reflection_pb2.ServerReflectionResponse.FromString)
        self.questions = queue.SimpleQueue()
        self.answers = method(iter(self.questions.get, None), timeout=60)

    def ask(self, **question):
        request = Request(host="somewhere", **question)
        self.questions.put(request)
        answer = next(self.answers)
        assert answer.original_request == request and answer.valid_host == "somewhere", answer
        return answer

    def files(self, **question):
        answer = self.ask(**question)
        assert answer.WhichOneof("message_response") == "file_descriptor_response", answer
        return [
            descriptor_pb2.FileDescriptorProto.FromString(file) for file in answer.file_descriptor_response.file_descriptor_proto
        ]

    def error(self, **question):
        answer = self.ask(**question)
        assert answer.WhichOneof("message_response") == "error_response", answer
        return answer.error_response.error_code


@check
def list_services(peer):
    names = [service.name for service in peer.ask(list_services="*").list_services_response.service]
    assert names == sorted(names) and {
        "carillon.rpc.testing.Control", "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection",
        "grpc.reflection.v1alpha.ServerReflection"} <= set(names), names


@check
def file_by_filename_with_all_imports(peer):
    files = peer.files(file_by_filename="carillon/registry/v1/registry.proto")
    assert files[0].name == "carillon/registry/v1/registry.proto", files[0].name
    names = {file.name for file in files}
    assert len(names) == len(files) and "google/protobuf/descriptor.proto" in names, names
    pool = descriptor_pool.DescriptorPool()
    # Nothing is missing: every import can be satisfied from the answer.
    waiting = {file.name: file for file in files}
    while waiting:
        ready = [file for file in waiting.values() if not any(imported in waiting for imported in file.dependency)]
        assert ready, waiting.keys()
        for file in ready:
            pool.Add(waiting.pop(file.name))
    assert "RegisterDevice" in pool.FindServiceByName("carillon.registry.v1.Registry").methods_by_name


@check
def file_containing_every_kind_of_symbol(peer):
    for symbol, path in {
        "carillon.registry.v1.Registry": "carillon/registry/v1/registry.proto",
        "carillon.registry.v1.Registry.RegisterDevice": "carillon/registry/v1/registry.proto",
        "carillon.registry.v1.Organization": "carillon/registry/v1/tenants.proto",
        "carillon.registry.v1.Organization.PolicyOverridesEntry": "carillon/registry/v1/tenants.proto",
        "carillon.registry.v1.Organization.timezone": "carillon/registry/v1/tenants.proto",
        "carillon.common.v1.Priority": "carillon/common/v1/common.proto",
        "grpc.health.v1.HealthCheckResponse.ServingStatus": "grpc/health/v1/health.proto",
        "grpc.health.v1.HealthCheckResponse.SERVING": "grpc/health/v1/health.proto",
        "grpc.reflection.v1.ServerReflectionRequest.message_request": "grpc/reflection/v1/reflection.proto",
        "carillon.options.v1.auth": "carillon/options/v1/options.proto",
    }.items():
        files = peer.files(file_containing_symbol=symbol)
        assert files[0].name == path, (symbol, files[0].name)


@check
def extensions(peer):
    for type_name in ("google.protobuf.MethodOptions", ".google.protobuf.MethodOptions"):
        extension = dict(containing_type=type_name, extension_number=50101)
        files = peer.files(file_containing_extension=extension)
        assert [file.name for file in files] == ["carillon/options/v1/options.proto", "google/protobuf/descriptor.proto"], files
    numbers = peer.ask(all_extension_numbers_of_type="google.protobuf.MethodOptions").all_extension_numbers_response
    assert numbers.base_type_name == "google.protobuf.MethodOptions" and list(numbers.extension_number) == [50101, 50102], numbers
    none = peer.ask(all_extension_numbers_of_type="carillon.registry.v1.Organization").all_extension_numbers_response
    assert none.base_type_name == "carillon.registry.v1.Organization" and not none.extension_number, none


@check
def errors_keep_the_stream_open(peer):
    not_found, invalid_argument = grpc.StatusCode.NOT_FOUND.value[0], grpc.StatusCode.INVALID_ARGUMENT.value[0]
    assert peer.error(file_by_filename="no/such.proto") == not_found
    assert peer.error(file_containing_symbol="no.such.Symbol") == not_found
    assert peer.error(file_containing_symbol="") == not_found
    assert peer.error(file_containing_extension=dict(containing_type="no.Such", extension_number=1)) == not_found
    assert peer.error(file_containing_extension=dict(containing_type="google.protobuf.MethodOptions", extension_number=1)) == not_found
    assert peer.error(all_extension_numbers_of_type="no.such.Type") == not_found
    assert peer.error() == invalid_argument
    assert peer.ask(list_services="").list_services_response.service


@check
def the_client_ends_the_stream(peer):
    peer.questions.put(None)
    assert list(peer.answers) == [] and peer.answers.code() == grpc.StatusCode.OK


@check
def descriptor_database(peer):
    pool = descriptor_pool.DescriptorPool(ProtoReflectionDescriptorDatabase(peer.channel))
    method = pool.FindServiceByName("carillon.registry.v1.Registry").methods_by_name["RegisterDevice"]
    assert method.input_type.full_name == "carillon.registry.v1.RegisterDeviceRequest"
    assert pool.FindEnumTypeByName("carillon.common.v1.Priority").values_by_name


run(Peer(sys.argv[1], sys.argv[2]))
