// A unary echo with gRPC C++'s callback API, its quickest, for comparison with `carillon-bench rpc-echo`.
#include <grpcpp/grpcpp.h>

#include <iostream>

#include "echo.grpc.pb.h"

using carillon::registry::v1::RegisterDeviceRequest;

class EchoService final : public carillon::bench::v1::Echo::CallbackService {
  grpc::ServerUnaryReactor* Get(grpc::CallbackServerContext* context, const RegisterDeviceRequest* request,
                                RegisterDeviceRequest* response) override {
    *response = *request;
    auto* reactor = context->DefaultReactor();
    reactor->Finish(grpc::Status::OK);
    return reactor;
  }
};

int main(int argc, char** argv) {
  const std::string port = argc > 1 ? argv[1] : "0";
  EchoService service;
  int bound = 0;
  grpc::ServerBuilder builder;
  builder.AddListeningPort("127.0.0.1:" + port, grpc::InsecureServerCredentials(), &bound);
  builder.RegisterService(&service);
  auto server = builder.BuildAndStart();
  if (!server) return 1;
  std::cout << "port " << bound << std::endl;
  server->Wait();
}
