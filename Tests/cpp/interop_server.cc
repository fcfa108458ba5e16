// grpc.testing.TestService on gRPC C++. Prints "port N" and serves until its standard input ends.
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>

#include "interop.h"

using grpc::Status;
using grpc::StatusCode;
using namespace grpc::testing;

namespace {

void EchoMetadata(grpc::ServerContext* context) {
  for (const auto& [key, value] : context->client_metadata()) {
    const std::string text(value.data(), value.size());
    if (key == kInitialKey) context->AddInitialMetadata(kInitialKey, text);
    if (key == kTrailingKey) context->AddTrailingMetadata(kTrailingKey, text);
  }
}

template <typename Request>
bool CameAsExpected(grpc::ServerContext& context, const Request& request) {
  return !request.has_expect_compressed() ||
         request.expect_compressed().value() == InteropServerContextInspector::WasCompressed(context);
}

const Status kUnexpectedCompression(StatusCode::INVALID_ARGUMENT, "the request came compressed, or not, against expectation");

class Service final : public TestService::Service {
  using Stream = grpc::ServerReaderWriter<StreamingOutputCallResponse, StreamingOutputCallRequest>;

  Status EmptyCall(grpc::ServerContext*, const Empty*, Empty*) override { return Status::OK; }

  Status UnaryCall(grpc::ServerContext* context, const SimpleRequest* request, SimpleResponse* response) override {
    EchoMetadata(context);
    if (!CameAsExpected(*context, *request)) return kUnexpectedCompression;
    if (request->has_response_compressed()) {
      context->set_compression_algorithm(request->response_compressed().value() ? GRPC_COMPRESS_GZIP : GRPC_COMPRESS_NONE);
    }
    if (request->response_status().code() != 0) {
      return Status(static_cast<StatusCode>(request->response_status().code()), request->response_status().message());
    }
    response->mutable_payload()->set_body(std::string(request->response_size(), '\0'));
    return Status::OK;
  }

  Status StreamingInputCall(grpc::ServerContext* context, grpc::ServerReader<StreamingInputCallRequest>* reader,
                            StreamingInputCallResponse* response) override {
    StreamingInputCallRequest request;
    size_t bytes = 0;
    while (reader->Read(&request)) {
      if (!CameAsExpected(*context, request)) return kUnexpectedCompression;
      bytes += request.payload().body().size();
    }
    response->set_aggregated_payload_size(static_cast<int>(bytes));
    return Status::OK;
  }

  template <typename Writer>
  Status Answer(grpc::ServerContext* context, const StreamingOutputCallRequest& request, Writer* writer) {
    if (request.response_status().code() != 0) {
      return Status(static_cast<StatusCode>(request.response_status().code()), request.response_status().message());
    }
    for (const auto& parameters : request.response_parameters()) {
      if (parameters.compressed().value()) context->set_compression_algorithm(GRPC_COMPRESS_GZIP);
    }
    for (const auto& parameters : request.response_parameters()) {
      std::this_thread::sleep_for(std::chrono::microseconds(parameters.interval_us()));
      StreamingOutputCallResponse response;
      response.mutable_payload()->set_body(std::string(parameters.size(), '\0'));
      grpc::WriteOptions options;
      if (!parameters.compressed().value()) options.set_no_compression();
      if (!writer->Write(response, options)) return Status(StatusCode::CANCELLED, "the client has gone");
    }
    return Status::OK;
  }

  Status StreamingOutputCall(grpc::ServerContext* context, const StreamingOutputCallRequest* request,
                             grpc::ServerWriter<StreamingOutputCallResponse>* writer) override {
    return Answer(context, *request, writer);
  }

  Status FullDuplexCall(grpc::ServerContext* context, Stream* stream) override {
    EchoMetadata(context);
    StreamingOutputCallRequest request;
    while (stream->Read(&request)) {
      if (Status status = Answer(context, request, stream); !status.ok()) return status;
    }
    return Status::OK;
  }

  Status HalfDuplexCall(grpc::ServerContext* context, Stream* stream) override {
    std::vector<StreamingOutputCallRequest> requests;
    for (StreamingOutputCallRequest request; stream->Read(&request);) requests.push_back(request);
    for (const auto& request : requests) {
      if (Status status = Answer(context, request, stream); !status.ok()) return status;
    }
    return Status::OK;
  }
};

}  // namespace

int main(int argc, char** argv) {
  const Flags flags(argc, argv);
  auto credentials = grpc::InsecureServerCredentials();
  if (flags.UsesTLS()) {
    grpc::SslServerCredentialsOptions options(GRPC_SSL_REQUEST_AND_REQUIRE_CLIENT_CERTIFICATE_AND_VERIFY);
    options.pem_root_certs = flags.Read("ca_file");
    options.pem_key_cert_pairs.push_back({flags.Read("key_file"), flags.Read("cert_file")});
    credentials = grpc::SslServerCredentials(options);
  }
  Service service;
  int port = 0;
  grpc::ServerBuilder builder;
  builder.AddListeningPort("127.0.0.1:" + flags.Get("port", "0"), credentials, &port);
  builder.RegisterService(&service);
  auto server = builder.BuildAndStart();
  if (!server) return 1;
  std::cout << "port " << port << std::endl;
  for (std::string line; std::getline(std::cin, line);) {
  }
  server->Shutdown(std::chrono::system_clock::now() + std::chrono::seconds(1));
}
