"""A stranger with a stock gRPC client: finds Carillon's services through reflection alone, and calls them.

usage: find_and_call.py RUN_FOLDER
Prints one JSON object of what it found; exits with 1 at the first surprise.
"""
import lifeline  # noqa: F401 (ends with its starter)

import json
import pathlib
import sys

import grpc
from google.protobuf import json_format, message_factory
from google.protobuf.descriptor_pool import DescriptorPool
from google.rpc import error_details_pb2
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase
from grpc_status import rpc_status

run = pathlib.Path(sys.argv[1])
found = {}
metadata = []


def channel(service, anonymous=False):
    """To a service as the operator, who is known by a certificate under TLS and by a key (metadata) without."""
    record = json.loads((run / f"{service}.json").read_text())
    if not record["tls"]:
        key = (run / "keys/operator").read_text().strip()
        metadata[:] = [("authorization", f"Bearer {key}")]
        return grpc.insecure_channel(record["rpc"][0])
    certificate = [] if anonymous else [(run / f"certs/operator.{part}").read_bytes() for part in ("key", "pem")]
    credentials = grpc.ssl_channel_credentials((run / "ca/ca.pem").read_bytes(), *certificate)
    return grpc.secure_channel(record["rpc"][0], credentials, [("grpc.ssl_target_name_override", service)])


def call(stub_channel, pool, service, method, **fields):
    """A unary call whose messages are known from reflection alone."""
    descriptor = pool.FindServiceByName(service).FindMethodByName(method)
    request = message_factory.GetMessageClass(descriptor.input_type)()
    json_format.ParseDict(fields, request)
    response = message_factory.GetMessageClass(descriptor.output_type)
    return stub_channel.unary_unary(
        f"/{service}/{method}", request_serializer=lambda message: message.SerializeToString(), response_deserializer=response.FromString
    )(request, metadata=metadata, timeout=10)


for name in ["registry", "preferences", "evaluator", "dispatcher", "receipts"]:
    with channel(name) as stub_channel:
        database = ProtoReflectionDescriptorDatabase(stub_channel)
        found[name] = sorted(database.get_services())
        service = f"carillon.{name}.v1.{name.capitalize()}"
        assert service in found[name], f"{service} is not among {found[name]}"
        pool = DescriptorPool(database)
        assert pool.FindServiceByName(service).methods, f"{service} shows no methods"
        health = health_pb2_grpc.HealthStub(stub_channel).Check(health_pb2.HealthCheckRequest(service=service), timeout=10)
        assert health.status == health_pb2.HealthCheckResponse.SERVING, f"{service} is not serving"

with channel("registry") as registry:
    pool = DescriptorPool(ProtoReflectionDescriptorDatabase(registry))
    made = call(
        registry, pool, "carillon.registry.v1.Tenants", "UpsertOrganization",
        organization={"organization_id": "interop", "name": "Interop ☎", "profile": "chat", "timezone": "Europe/Berlin"})
    status = made.organization.DESCRIPTOR.fields_by_name["status"].enum_type.values_by_number[made.organization.status].name
    assert made.organization.name == "Interop ☎" and status == "ORGANIZATION_STATUS_ACTIVE", status
    listed = call(registry, pool, "carillon.registry.v1.Tenants", "ListOrganizations", page_size=10)
    found["organizations"] = [organization.organization_id for organization in listed.organizations]

    try:
        call(
            registry, pool, "carillon.registry.v1.Tenants", "UpsertOrganization",
            organization={"organization_id": "mars", "name": "Mars", "profile": "chat", "timezone": "Mars/X"})
        raise AssertionError("an unknown zone was accepted")
    except grpc.RpcError as refused:
        status = rpc_status.from_call(refused)
        info, bad = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest()
        for detail in status.details:
            detail.Unpack(info) or detail.Unpack(bad)
        found["refusal"] = {
            "code": refused.code().name, "reason": info.reason, "domain": info.domain,
            "fields": [violation.field for violation in bad.field_violations],
        }

with channel("registry", anonymous=True) as registry:
    try:
        request = message_factory.GetMessageClass(
            pool.FindServiceByName("carillon.registry.v1.Tenants").FindMethodByName("ListOrganizations").input_type)()
        registry.unary_unary(
            "/carillon.registry.v1.Tenants/ListOrganizations", request_serializer=lambda message: message.SerializeToString(),
            response_deserializer=bytes)(request, timeout=10)
        raise AssertionError("a call without credentials was answered")
    except grpc.RpcError as refused:
        found["without credentials"] = refused.code().name

print(json.dumps(found))
