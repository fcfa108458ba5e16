// The client of gRPC's interoperability cases on gRPC C++. Prints "ok CASE" and exits 0, or what was wrong and exits 1.
#include <chrono>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <thread>
#include <vector>

#include "interop.h"

using grpc::ClientContext;
using grpc::Status;
using grpc::StatusCode;
using namespace grpc::testing;

namespace {

constexpr int kRequestBytes = 271828, kResponseBytes = 314159;
const std::vector<int> kRequestSizes = {27182, 8, 1828, 45904}, kResponseSizes = {31415, 9, 2653, 58979};

void Expect(bool condition, const std::string& failure) {
  if (!condition) throw std::runtime_error(failure);
}

void ExpectOK(const Status& status) { Expect(status.ok(), std::to_string(status.error_code()) + ": " + status.error_message()); }

void ExpectCode(const Status& status, StatusCode code) {
  Expect(status.error_code() == code, "the status was " + std::to_string(status.error_code()) + ": " + status.error_message());
}

std::string Zeros(int count) { return std::string(count, '\0'); }

// Far more time than any call needs: a case fails by what it sees, not by being slow.
void GiveTime(ClientContext* context) { context->set_deadline(std::chrono::system_clock::now() + std::chrono::seconds(60)); }

SimpleRequest LargeRequest() {
  SimpleRequest request;
  request.set_response_size(kResponseBytes);
  request.mutable_payload()->set_body(Zeros(kRequestBytes));
  return request;
}

StreamingOutputCallRequest Parameters(const std::vector<int>& sizes, int payload = 0) {
  StreamingOutputCallRequest request;
  for (int size : sizes) request.add_response_parameters()->set_size(size);
  if (payload > 0) request.mutable_payload()->set_body(Zeros(payload));
  return request;
}

class Client {
 public:
  explicit Client(const Flags& flags) : flags_(flags), channel_(MakeChannel()), stub_(TestService::NewStub(channel_)) {}

  void Run(const std::string& name) {
    const std::map<std::string, std::function<void()>> cases = {
        {"empty_unary", [this] { EmptyUnary(); }},
        {"large_unary", [this] { LargeUnary(); }},
        {"client_compressed_unary", [this] { ClientCompressedUnary(); }},
        {"server_compressed_unary", [this] { ServerCompressedUnary(); }},
        {"client_streaming", [this] { ClientStreaming(); }},
        {"client_compressed_streaming", [this] { ClientCompressedStreaming(); }},
        {"server_streaming", [this] { ServerStreaming(); }},
        {"server_compressed_streaming", [this] { ServerCompressedStreaming(); }},
        {"ping_pong", [this] { PingPong(); }},
        {"empty_stream", [this] { EmptyStream(); }},
        {"custom_metadata", [this] { CustomMetadata(); }},
        {"status_code_and_message", [this] { StatusCodeAndMessage(); }},
        {"special_status_message", [this] { SpecialStatusMessage(); }},
        {"unimplemented_method", [this] { UnimplementedMethod(); }},
        {"unimplemented_service", [this] { MissingService(); }},
        {"cancel_after_begin", [this] { CancelAfterBegin(); }},
        {"cancel_after_first_response", [this] { CancelAfterFirstResponse(); }},
        {"timeout_on_sleeping_server", [this] { TimeoutOnSleepingServer(); }},
        {"rpc_soak", [this] { Soak([this] { LargeUnary(); }); }},
        {"channel_soak", [this] { Soak([this] { Client(flags_).LargeUnary(); }); }},
        {"concurrent_large_unary", [this] { ConcurrentLargeUnary(); }},
    };
    const auto found = cases.find(name);
    Expect(found != cases.end(), "there is no such case");
    found->second();
  }

 private:
  std::shared_ptr<grpc::Channel> MakeChannel() {
    grpc::ChannelArguments arguments;
    // Channels of one process share connections otherwise.
    arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
    auto credentials = grpc::InsecureChannelCredentials();
    if (flags_.UsesTLS()) {
      credentials = grpc::SslCredentials({flags_.Read("ca_file"), flags_.Read("key_file"), flags_.Read("cert_file")});
    }
    return grpc::CreateCustomChannel(flags_.Get("server_host", "127.0.0.1") + ":" + flags_.Get("server_port"), credentials, arguments);
  }

  Status Unary(ClientContext* context, const SimpleRequest& request) {
    GiveTime(context);
    SimpleResponse response;
    const Status status = stub_->UnaryCall(context, request, &response);
    if (status.ok() && request.response_size() > 0) {
      Expect(response.payload().body() == Zeros(request.response_size()), "the payload is not as many zeros as asked for");
    }
    return status;
  }

  void EmptyUnary() {
    ClientContext context;
    GiveTime(&context);
    Empty response;
    ExpectOK(stub_->EmptyCall(&context, Empty(), &response));
  }

  void LargeUnary() {
    ClientContext context;
    ExpectOK(Unary(&context, LargeRequest()));
  }

  void ClientCompressedUnary() {
    SimpleRequest request = LargeRequest();
    request.mutable_expect_compressed()->set_value(true);
    ClientContext probe;
    ExpectCode(Unary(&probe, request), StatusCode::INVALID_ARGUMENT);
    for (bool compressed : {true, false}) {
      request.mutable_expect_compressed()->set_value(compressed);
      ClientContext context;
      context.set_compression_algorithm(compressed ? GRPC_COMPRESS_GZIP : GRPC_COMPRESS_NONE);
      ExpectOK(Unary(&context, request));
    }
  }

  void ServerCompressedUnary() {
    for (bool compressed : {true, false}) {
      SimpleRequest request = LargeRequest();
      request.mutable_response_compressed()->set_value(compressed);
      ClientContext context;
      ExpectOK(Unary(&context, request));
      Expect(InteropClientContextInspector::WasCompressed(context) == compressed, "the response was compressed, or not, against the wish");
    }
  }

  void ClientStreaming() {
    ClientContext context;
    GiveTime(&context);
    StreamingInputCallResponse response;
    auto writer = stub_->StreamingInputCall(&context, &response);
    for (int size : kRequestSizes) {
      StreamingInputCallRequest request;
      request.mutable_payload()->set_body(Zeros(size));
      Expect(writer->Write(request), "the server took no more");
    }
    writer->WritesDone();
    ExpectOK(writer->Finish());
    Expect(response.aggregated_payload_size() == 74922, "the server counted " + std::to_string(response.aggregated_payload_size()));
  }

  void ClientCompressedStreaming() {
    const auto request = [](int size, bool compressed) {
      StreamingInputCallRequest request;
      request.mutable_expect_compressed()->set_value(compressed);
      request.mutable_payload()->set_body(Zeros(size));
      return request;
    };
    ClientContext probe_context;
    GiveTime(&probe_context);
    StreamingInputCallResponse response;
    auto probe = stub_->StreamingInputCall(&probe_context, &response);
    probe->Write(request(27182, true));
    probe->WritesDone();
    ExpectCode(probe->Finish(), StatusCode::INVALID_ARGUMENT);

    ClientContext context;
    GiveTime(&context);
    context.set_compression_algorithm(GRPC_COMPRESS_GZIP);
    auto writer = stub_->StreamingInputCall(&context, &response);
    writer->Write(request(27182, true));
    writer->Write(request(45904, false), grpc::WriteOptions().set_no_compression());
    writer->WritesDone();
    ExpectOK(writer->Finish());
    Expect(response.aggregated_payload_size() == 73086, "the server counted " + std::to_string(response.aggregated_payload_size()));
  }

  void ServerStreaming() {
    ClientContext context;
    GiveTime(&context);
    auto reader = stub_->StreamingOutputCall(&context, Parameters(kResponseSizes));
    std::vector<int> sizes;
    for (StreamingOutputCallResponse response; reader->Read(&response);) sizes.push_back(response.payload().body().size());
    ExpectOK(reader->Finish());
    Expect(sizes == kResponseSizes, "wrong payloads");
  }

  void ServerCompressedStreaming() {
    StreamingOutputCallRequest request = Parameters({31415, 92653});
    request.mutable_response_parameters(0)->mutable_compressed()->set_value(true);
    request.mutable_response_parameters(1)->mutable_compressed()->set_value(false);
    ClientContext context;
    GiveTime(&context);
    auto reader = stub_->StreamingOutputCall(&context, request);
    std::vector<int> sizes;
    std::vector<bool> compressed;
    for (StreamingOutputCallResponse response; reader->Read(&response);) {
      sizes.push_back(response.payload().body().size());
      compressed.push_back(InteropClientContextInspector::WasCompressed(context));
    }
    ExpectOK(reader->Finish());
    Expect(sizes == std::vector<int>({31415, 92653}), "wrong payloads");
    Expect(compressed == std::vector<bool>({true, false}), "wrong compression");
  }

  void PingPong() {
    ClientContext context;
    GiveTime(&context);
    auto stream = stub_->FullDuplexCall(&context);
    StreamingOutputCallResponse response;
    for (size_t index = 0; index < kRequestSizes.size(); ++index) {
      Expect(stream->Write(Parameters({kResponseSizes[index]}, kRequestSizes[index])), "the server took no more");
      Expect(stream->Read(&response), "the server said no more");
      Expect(response.payload().body() == Zeros(kResponseSizes[index]), "wrong payload");
    }
    stream->WritesDone();
    Expect(!stream->Read(&response), "the server said too much");
    ExpectOK(stream->Finish());
  }

  void EmptyStream() {
    ClientContext context;
    GiveTime(&context);
    auto stream = stub_->FullDuplexCall(&context);
    stream->WritesDone();
    StreamingOutputCallResponse response;
    Expect(!stream->Read(&response), "the server said something");
    ExpectOK(stream->Finish());
  }

  void CustomMetadata() {
    const std::string text = "test_initial_metadata_value", bytes = "\xab\xab\xab";
    const auto add = [&](ClientContext* context) {
      context->AddMetadata(kInitialKey, text);
      context->AddMetadata(kTrailingKey, bytes);
    };
    const auto check = [&](const ClientContext& context) {
      const auto initial = context.GetServerInitialMetadata().find(kInitialKey);
      Expect(initial != context.GetServerInitialMetadata().end() && initial->second == text, "wrong initial metadata");
      const auto trailing = context.GetServerTrailingMetadata().find(kTrailingKey);
      Expect(trailing != context.GetServerTrailingMetadata().end() && trailing->second == bytes, "wrong trailing metadata");
    };
    ClientContext unary;
    add(&unary);
    ExpectOK(Unary(&unary, LargeRequest()));
    check(unary);

    ClientContext duplex;
    GiveTime(&duplex);
    add(&duplex);
    auto stream = stub_->FullDuplexCall(&duplex);
    stream->Write(Parameters({kResponseBytes}, kRequestBytes));
    stream->WritesDone();
    StreamingOutputCallResponse response;
    Expect(stream->Read(&response) && response.payload().body() == Zeros(kResponseBytes), "wrong payload");
    Expect(!stream->Read(&response), "the server said too much");
    ExpectOK(stream->Finish());
    check(duplex);
  }

  static void ExpectUnknown(const Status& status, const std::string& message) {
    ExpectCode(status, StatusCode::UNKNOWN);
    Expect(status.error_message() == message, "the message was '" + status.error_message() + "'");
  }

  void StatusCodeAndMessage() {
    const std::string message = "test status message";
    SimpleRequest request;
    request.mutable_response_status()->set_code(2);
    request.mutable_response_status()->set_message(message);
    ClientContext unary;
    ExpectUnknown(Unary(&unary, request), message);

    ClientContext duplex;
    GiveTime(&duplex);
    auto stream = stub_->FullDuplexCall(&duplex);
    StreamingOutputCallRequest asked;
    *asked.mutable_response_status() = request.response_status();
    stream->Write(asked);
    stream->WritesDone();
    StreamingOutputCallResponse response;
    while (stream->Read(&response)) {
    }
    ExpectUnknown(stream->Finish(), message);
  }

  void SpecialStatusMessage() {
    const std::string message = "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n";
    SimpleRequest request;
    request.mutable_response_status()->set_code(2);
    request.mutable_response_status()->set_message(message);
    ClientContext context;
    ExpectUnknown(Unary(&context, request), message);
  }

  void UnimplementedMethod() {
    ClientContext context;
    GiveTime(&context);
    Empty response;
    ExpectCode(stub_->UnimplementedCall(&context, Empty(), &response), StatusCode::UNIMPLEMENTED);
  }

  void MissingService() {
    ClientContext context;
    GiveTime(&context);
    Empty response;
    ExpectCode(UnimplementedService::NewStub(channel_)->UnimplementedCall(&context, Empty(), &response), StatusCode::UNIMPLEMENTED);
  }

  void CancelAfterBegin() {
    {
      ClientContext context;
      GiveTime(&context);
      StreamingInputCallResponse response;
      auto writer = stub_->StreamingInputCall(&context, &response);
      context.TryCancel();
      ExpectCode(writer->Finish(), StatusCode::CANCELLED);
    }
    EmptyUnary();
  }

  void CancelAfterFirstResponse() {
    {
      ClientContext context;
      GiveTime(&context);
      auto stream = stub_->FullDuplexCall(&context);
      stream->Write(Parameters({31415}, 27182));
      StreamingOutputCallResponse response;
      Expect(stream->Read(&response), "no response");
      context.TryCancel();
      ExpectCode(stream->Finish(), StatusCode::CANCELLED);
    }
    EmptyUnary();
  }

  void TimeoutOnSleepingServer() {
    ClientContext context;
    context.set_deadline(std::chrono::system_clock::now() + std::chrono::milliseconds(1));
    auto stream = stub_->FullDuplexCall(&context);
    stream->Write(Parameters({}, 27182));
    StreamingOutputCallResponse response;
    while (stream->Read(&response)) {
    }
    ExpectCode(stream->Finish(), StatusCode::DEADLINE_EXCEEDED);
  }

  void Soak(const std::function<void()>& call) {
    using Clock = std::chrono::steady_clock;
    const int iterations = flags_.GetInt("soak_iterations", 10);
    const auto end = Clock::now() + std::chrono::seconds(flags_.GetInt("soak_overall_timeout_seconds", 10));
    const auto longest = std::chrono::milliseconds(flags_.GetInt("soak_per_iteration_max_acceptable_latency_ms", 1000));
    int failures = 0;
    for (int iteration = 0; iteration < iterations; ++iteration) {
      Expect(Clock::now() < end, "only " + std::to_string(iteration) + " calls in time");
      const auto began = Clock::now();
      try {
        call();
        if (Clock::now() - began > longest) ++failures;
      } catch (const std::runtime_error& error) {
        std::cout << "call " << iteration << ": " << error.what() << std::endl;
        ++failures;
      }
    }
    Expect(failures <= flags_.GetInt("soak_max_failures", 0), std::to_string(failures) + " calls failed");
  }

  void ConcurrentLargeUnary() {
    const int count = flags_.GetInt("concurrent_calls", 1000);
    struct Call {
      ClientContext context;
      SimpleResponse response;
      Status status;
      std::unique_ptr<grpc::ClientAsyncResponseReader<SimpleResponse>> reader;
    };
    grpc::CompletionQueue queue;
    const SimpleRequest request = LargeRequest();
    std::vector<Call> calls(count);
    for (auto& call : calls) {
      GiveTime(&call.context);
      call.reader = stub_->AsyncUnaryCall(&call.context, request, &queue);
      call.reader->Finish(&call.response, &call.status, &call);
    }
    for (int done = 0; done < count; ++done) {
      void* tag = nullptr;
      bool ok = false;
      Expect(queue.Next(&tag, &ok) && ok, "the queue ended");
      auto* call = static_cast<Call*>(tag);
      ExpectOK(call->status);
      Expect(call->response.payload().body() == Zeros(kResponseBytes), "wrong payload");
      call->response.Clear();
    }
  }

  const Flags& flags_;
  std::shared_ptr<grpc::Channel> channel_;
  std::unique_ptr<TestService::Stub> stub_;
};

}  // namespace

int main(int argc, char** argv) {
  const Flags flags(argc, argv);
  const std::string name = flags.Get("test_case");
  try {
    Client(flags).Run(name);
  } catch (const std::exception& error) {
    std::cout << "FAILED " << name << ": " << error.what() << std::endl;
    return 1;
  }
  std::cout << "ok " << name << std::endl;
}
