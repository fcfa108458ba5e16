"""The messages and methods of grpc.testing, made from Protos/ without generated code: protoc writes descriptors, protobuf makes classes."""

import pathlib
import subprocess
import tempfile

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

PROTOS = pathlib.Path(__file__).resolve().parents[2] / "Protos"


def _pool():
    files = [f"grpc/testing/{name}.proto" for name in ("empty", "messages", "test")]
    with tempfile.NamedTemporaryFile() as output:
        subprocess.run(["protoc", "-I", PROTOS, f"--descriptor_set_out={output.name}", *files], check=True)
        descriptors = descriptor_pb2.FileDescriptorSet.FromString(output.read())
    pool = descriptor_pool.DescriptorPool()
    for file in descriptors.file:
        pool.Add(file)
    return pool


_POOL = _pool()


def message(name):
    return message_factory.GetMessageClass(_POOL.FindMessageTypeByName("grpc.testing." + name))


Empty = message("Empty")
Payload = message("Payload")
SimpleRequest = message("SimpleRequest")
SimpleResponse = message("SimpleResponse")
StreamingInputCallRequest = message("StreamingInputCallRequest")
StreamingInputCallResponse = message("StreamingInputCallResponse")
StreamingOutputCallRequest = message("StreamingOutputCallRequest")
StreamingOutputCallResponse = message("StreamingOutputCallResponse")

INITIAL_KEY = "x-grpc-test-echo-initial"
TRAILING_KEY = "x-grpc-test-echo-trailing-bin"


def zeros(count):
    return Payload(body=bytes(count))


class Stub:
    """The methods of a service as callables of a channel."""

    def __init__(self, channel, service="TestService"):
        full_name = "grpc.testing." + service
        kinds = {
            (False, False): channel.unary_unary, (False, True): channel.unary_stream,
            (True, False): channel.stream_unary, (True, True): channel.stream_stream,
        }
        for method in _POOL.FindServiceByName(full_name).methods:
            make = kinds[method.client_streaming, method.server_streaming]
            setattr(
                self, method.name,
                make(
                    f"/{full_name}/{method.name}", request_serializer=lambda message: message.SerializeToString(),
                    response_deserializer=message_factory.GetMessageClass(method.output_type).FromString))


def handlers(servicer, service="TestService"):
    """A generic handler for the methods of a service that the servicer has."""
    full_name = "grpc.testing." + service
    kinds = {
        (False, False): grpc.unary_unary_rpc_method_handler, (False, True): grpc.unary_stream_rpc_method_handler,
        (True, False): grpc.stream_unary_rpc_method_handler, (True, True): grpc.stream_stream_rpc_method_handler,
    }
    methods = {
        method.name: kinds[method.client_streaming, method.server_streaming](
            getattr(servicer, method.name),
            request_deserializer=message_factory.GetMessageClass(method.input_type).FromString,
            response_serializer=lambda message: message.SerializeToString())
        for method in _POOL.FindServiceByName(full_name).methods
        if hasattr(servicer, method.name)
    }
    return grpc.method_handlers_generic_handler(full_name, methods)


def add_tls_flags(parser):
    parser.add_argument("--use_tls", default="false")
    for name in ("ca_file", "cert_file", "key_file"):
        parser.add_argument("--" + name, type=lambda path: pathlib.Path(path).read_bytes())
