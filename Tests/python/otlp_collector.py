"""A collector of traces: OTLP over gRPC or HTTP, with OpenTelemetry's own messages. Serves until its standard input ends.

    otlp_collector.py --stop-with-input PORT PORT_FILE SPANS_FILE [grpc|http/protobuf]

PORT 0 is any free one; PORT_FILE gets the real one. Each span becomes a line of JSON in SPANS_FILE.
"""

import gzip
import http.server
import json
import os
import sys
import threading
from concurrent import futures

import lifeline  # noqa: F401

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2, trace_service_pb2_grpc
from opentelemetry.proto.trace.v1 import trace_pb2

port, port_file, spans_file = sys.argv[1:4]
protocol = sys.argv[4] if len(sys.argv) > 4 else "grpc"
lock = threading.Lock()


def value(any_value):
    kind = any_value.WhichOneof("value")
    return str(getattr(any_value, kind)) if kind else ""


def attributes(pairs):
    return {pair.key: value(pair.value) for pair in pairs}


def keep(request):
    lines = []
    for of_resource in request.resource_spans:
        resource = attributes(of_resource.resource.attributes)
        for of_scope in of_resource.scope_spans:
            for span in of_scope.spans:
                lines.append(json.dumps({
                    "service": resource.get("service.name", ""), "resource": resource, "scope": of_scope.scope.name, "name": span.name,
                    "kind": trace_pb2.Span.SpanKind.Name(span.kind), "trace": span.trace_id.hex(), "span": span.span_id.hex(),
                    "parent": span.parent_span_id.hex(), "attributes": attributes(span.attributes),
                    "status": trace_pb2.Status.StatusCode.Name(span.status.code), "began": span.start_time_unix_nano,
                    "ended": span.end_time_unix_nano,
                }))
    with lock, open(spans_file, "a", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in lines))
    return trace_service_pb2.ExportTraceServiceResponse()


class Collector(trace_service_pb2_grpc.TraceServiceServicer):
    def Export(self, request, context):
        return keep(request)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path != "/v1/traces" or self.headers["Content-Type"] != "application/x-protobuf":
            return self.answer(404, b"")
        if self.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        self.answer(200, keep(trace_service_pb2.ExportTraceServiceRequest.FromString(body)).SerializeToString())

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Type", "application/x-protobuf")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class HTTPServer(http.server.ThreadingHTTPServer):
    daemon_threads = True


if protocol == "grpc":
    server = grpc.server(futures.ThreadPoolExecutor(max_workers=4))
    trace_service_pb2_grpc.add_TraceServiceServicer_to_server(Collector(), server)
    bound = server.add_insecure_port(f"127.0.0.1:{port}")
    server.start()
else:
    server = HTTPServer(("127.0.0.1", int(port)), Handler)
    bound = server.server_address[1]
with open(port_file + ".new", "w", encoding="utf-8") as file:
    file.write(str(bound))
os.rename(port_file + ".new", port_file)
if protocol == "grpc":
    server.wait_for_termination()
else:
    server.serve_forever()
