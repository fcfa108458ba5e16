// The echo service with gRPC C++'s callback API, its quickest, for comparison with `carillon-bench rpc-echo`:
// `echo-server [CERTIFICATE KEY]`.
#include <grpcpp/grpcpp.h>

#include <iostream>

#include "echo.grpc.pb.h"
#include "files.h"

using carillon::registry::v1::RegisterDeviceRequest;

// Answers the request so many times, each when the one before has left.
class Lister final : public grpc::ServerWriteReactor<RegisterDeviceRequest> {
 public:
  explicit Lister(const RegisterDeviceRequest& request) : response_(request), left_(request.max_payload_size()) { Next(); }

  void OnWriteDone(bool ok) override {
    if (!ok) return Finish(grpc::Status::CANCELLED);
    Next();
  }
  void OnDone() override { delete this; }

 private:
  void Next() {
    if (left_-- == 0) return Finish(grpc::Status::OK);
    StartWrite(&response_);
  }

  RegisterDeviceRequest response_;
  uint32_t left_;
};

// Reads to the end, answers the last request.
class Collector final : public grpc::ServerReadReactor<RegisterDeviceRequest> {
 public:
  explicit Collector(RegisterDeviceRequest* response) : response_(response) { StartRead(&request_); }

  void OnReadDone(bool ok) override {
    if (!ok) {
      *response_ = request_;
      return Finish(grpc::Status::OK);
    }
    StartRead(&request_);
  }
  void OnDone() override { delete this; }

 private:
  RegisterDeviceRequest request_;
  RegisterDeviceRequest* response_;
};

// Answers each request before it reads the next.
class Exchanger final : public grpc::ServerBidiReactor<RegisterDeviceRequest, RegisterDeviceRequest> {
 public:
  Exchanger() { StartRead(&message_); }

  void OnReadDone(bool ok) override {
    if (!ok) return Finish(grpc::Status::OK);
    StartWrite(&message_);
  }
  void OnWriteDone(bool ok) override {
    if (!ok) return Finish(grpc::Status::CANCELLED);
    StartRead(&message_);
  }
  void OnDone() override { delete this; }

 private:
  RegisterDeviceRequest message_;
};

class EchoService final : public carillon::bench::v1::Echo::CallbackService {
  grpc::ServerUnaryReactor* Get(grpc::CallbackServerContext* context, const RegisterDeviceRequest* request,
                                RegisterDeviceRequest* response) override {
    *response = *request;
    auto* reactor = context->DefaultReactor();
    reactor->Finish(grpc::Status::OK);
    return reactor;
  }
  grpc::ServerWriteReactor<RegisterDeviceRequest>* List(grpc::CallbackServerContext*, const RegisterDeviceRequest* request) override {
    return new Lister(*request);
  }
  grpc::ServerReadReactor<RegisterDeviceRequest>* Collect(grpc::CallbackServerContext*, RegisterDeviceRequest* response) override {
    return new Collector(response);
  }
  grpc::ServerBidiReactor<RegisterDeviceRequest, RegisterDeviceRequest>* Exchange(grpc::CallbackServerContext*) override {
    return new Exchanger();
  }
};

int main(int argc, char** argv) {
  auto credentials = grpc::InsecureServerCredentials();
  if (argc == 3) {
    grpc::SslServerCredentialsOptions options;
    options.pem_key_cert_pairs.push_back({ReadFile(argv[2]), ReadFile(argv[1])});
    credentials = grpc::SslServerCredentials(options);
  }
  EchoService service;
  int bound = 0;
  grpc::ServerBuilder builder;
  builder.AddListeningPort("127.0.0.1:0", credentials, &bound);
  builder.RegisterService(&service);
  auto server = builder.BuildAndStart();
  if (!server) return 1;
  std::cout << "port " << bound << std::endl;
  server->Wait();
}
