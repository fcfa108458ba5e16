// gRPC C++'s client under load, with its callback API: the peer of `carillon-bench rpc-load`, with the same options and the same report.
#include <grpcpp/grpcpp.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "echo.grpc.pb.h"
#include "files.h"

using carillon::bench::v1::Echo;
using carillon::registry::v1::RegisterDeviceRequest;
using Clock = std::chrono::steady_clock;

struct Options {
  std::string port, shape = "unary", trust;
  int connections = 1, in_flight = 100, bytes = 100, messages = 1000;
  double seconds = 1, warm_up = 0.3, rate = 0;
};

enum Phase { kWarmUp, kMeasuring, kOver };
std::atomic<int> phase{kWarmUp};
std::atomic<int> running{0};

// What one worker counted; read when all are done.
struct Counters {
  long count = 0;
  long failed = 0;
  std::vector<uint32_t> microseconds;
  std::string problem;

  void Failed(const grpc::Status& status) {
    failed++;
    if (problem.empty()) problem = std::to_string(status.error_code()) + " " + status.error_message();
  }
  void Add(const Counters& other) {
    count += other.count;
    failed += other.failed;
    microseconds.insert(microseconds.end(), other.microseconds.begin(), other.microseconds.end());
    if (problem.empty()) problem = other.problem;
  }
};

uint32_t MicrosecondsSince(Clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
}

RegisterDeviceRequest MessageOf(int bytes, int responses) {
  RegisterDeviceRequest message;
  message.mutable_tenant()->set_organization_id("org_acme");
  message.mutable_tenant()->set_app_id("chat");
  message.set_user_id("usr_01HZ3K8Q");
  message.set_device_id("device_01HZ3K");
  message.set_platform("ios");
  message.set_token("0f1e2d3c4b5a69788796a5b4c3d2e1f0");
  if (responses > 0) message.set_max_payload_size(responses);
  const int missing = bytes - static_cast<int>(message.ByteSizeLong());
  if (missing > 0) message.mutable_token()->append(missing, '7');
  return message;
}

// One call after the other until the load is over.
class Worker {
 public:
  Worker(Echo::Stub* stub, const RegisterDeviceRequest& message, const Options& options)
      : stub_(stub), message_(message), options_(options) {}
  virtual ~Worker() = default;
  virtual void Begin() = 0;
  Counters counters;

 protected:
  // Whether there is another call to make; says that this worker is done if not.
  bool GoesOn() {
    if (phase != kOver && counters.failed == 0) return true;
    running--;
    return false;
  }
  Echo::Stub* stub_;
  const RegisterDeviceRequest& message_;
  const Options& options_;
};

class UnaryWorker final : public Worker {
 public:
  using Worker::Worker;
  void Begin() override {
    if (!GoesOn()) return;
    context_ = std::make_unique<grpc::ClientContext>();
    start_ = Clock::now();
    stub_->async()->Get(context_.get(), &message_, &response_, [this](grpc::Status status) {
      if (!status.ok()) counters.Failed(status);
      if (status.ok() && phase == kMeasuring) {
        counters.count++;
        counters.microseconds.push_back(MicrosecondsSince(start_));
      }
      Begin();
    });
  }

 private:
  std::unique_ptr<grpc::ClientContext> context_;
  RegisterDeviceRequest response_;
  Clock::time_point start_;
};

class ListWorker final : public Worker, public grpc::ClientReadReactor<RegisterDeviceRequest> {
 public:
  using Worker::Worker;
  void Begin() override {
    if (!GoesOn()) return;
    context_ = std::make_unique<grpc::ClientContext>();
    stub_->async()->List(context_.get(), &message_, this);
    StartRead(&response_);
    StartCall();
  }
  void OnReadDone(bool ok) override {
    if (!ok) return;
    if (phase == kMeasuring) counters.count++;
    StartRead(&response_);
  }
  void OnDone(const grpc::Status& status) override {
    if (!status.ok()) counters.Failed(status);
    Begin();
  }

 private:
  std::unique_ptr<grpc::ClientContext> context_;
  RegisterDeviceRequest response_;
};

class CollectWorker final : public Worker, public grpc::ClientWriteReactor<RegisterDeviceRequest> {
 public:
  using Worker::Worker;
  void Begin() override {
    if (!GoesOn()) return;
    context_ = std::make_unique<grpc::ClientContext>();
    left_ = options_.messages;
    stub_->async()->Collect(context_.get(), &response_, this);
    Next();
    StartCall();
  }
  void OnWriteDone(bool ok) override {
    if (!ok) return;
    if (phase == kMeasuring) counters.count++;
    Next();
  }
  void OnDone(const grpc::Status& status) override {
    if (!status.ok()) counters.Failed(status);
    Begin();
  }

 private:
  void Next() {
    if (left_-- == 0) return StartWritesDone();
    StartWrite(&message_);
  }
  std::unique_ptr<grpc::ClientContext> context_;
  RegisterDeviceRequest response_;
  int left_ = 0;
};

// Writes as fast as it may, reads what comes back.
class ExchangeWorker final : public Worker, public grpc::ClientBidiReactor<RegisterDeviceRequest, RegisterDeviceRequest> {
 public:
  using Worker::Worker;
  void Begin() override {
    if (!GoesOn()) return;
    context_ = std::make_unique<grpc::ClientContext>();
    left_ = options_.messages;
    stub_->async()->Exchange(context_.get(), this);
    StartRead(&response_);
    Next();
    StartCall();
  }
  void OnReadDone(bool ok) override {
    if (!ok) return;
    if (phase == kMeasuring) counters.count++;
    StartRead(&response_);
  }
  void OnWriteDone(bool ok) override {
    if (ok) Next();
  }
  void OnDone(const grpc::Status& status) override {
    if (!status.ok()) counters.Failed(status);
    Begin();
  }

 private:
  void Next() {
    if (left_-- == 0) return StartWritesDone();
    StartWrite(&message_);
  }
  std::unique_ptr<grpc::ClientContext> context_;
  RegisterDeviceRequest response_;
  int left_ = 0;
};

// Begins unary calls when they are due, whatever the outcome of earlier ones. A call's time counts from its due time.
class OpenLoop {
 public:
  OpenLoop(const std::vector<std::unique_ptr<Echo::Stub>>& stubs, const RegisterDeviceRequest& message, double rate)
      : stubs_(stubs), message_(message), rate_(rate) {}

  Counters Run() {
    const auto start = Clock::now();
    for (long begun = 0; phase != kOver; begun++) {
      const auto due = start + std::chrono::nanoseconds(static_cast<long>(begun * 1e9 / rate_));
      if (due > Clock::now()) std::this_thread::sleep_until(due);
      Call(stubs_[begun % stubs_.size()].get(), due);
    }
    while (running > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return counters_;
  }

 private:
  struct One {
    grpc::ClientContext context;
    RegisterDeviceRequest response;
  };

  void Call(Echo::Stub* stub, Clock::time_point due) {
    auto* call = new One;
    running++;
    stub->async()->Get(&call->context, &message_, &call->response, [this, call, due](grpc::Status status) {
      if (phase == kMeasuring) {
        const auto microseconds = MicrosecondsSince(due);
        std::lock_guard<std::mutex> lock(mutex_);
        if (status.ok()) {
          counters_.count++;
          counters_.microseconds.push_back(microseconds);
        } else {
          counters_.Failed(status);
        }
      }
      delete call;
      running--;
    });
  }

  const std::vector<std::unique_ptr<Echo::Stub>>& stubs_;
  const RegisterDeviceRequest& message_;
  const double rate_;
  std::mutex mutex_;
  Counters counters_;
};

double CpuSeconds() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) { return time.tv_sec + time.tv_usec / 1e6; };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::unique_ptr<Worker> MakeWorker(Echo::Stub* stub, const RegisterDeviceRequest& message, const Options& options) {
  if (options.shape == "unary") return std::make_unique<UnaryWorker>(stub, message, options);
  if (options.shape == "server-stream") return std::make_unique<ListWorker>(stub, message, options);
  if (options.shape == "client-stream") return std::make_unique<CollectWorker>(stub, message, options);
  if (options.shape == "bidi") return std::make_unique<ExchangeWorker>(stub, message, options);
  throw std::runtime_error("unknown shape " + options.shape);
}

Counters ClosedLoop(const std::vector<std::unique_ptr<Echo::Stub>>& stubs, const RegisterDeviceRequest& message, const Options& options) {
  std::vector<std::unique_ptr<Worker>> workers;
  for (const auto& stub : stubs) {
    for (int i = 0; i < options.in_flight; i++) workers.push_back(MakeWorker(stub.get(), message, options));
  }
  running = workers.size();
  for (const auto& worker : workers) worker->Begin();
  while (running > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  Counters all;
  for (const auto& worker : workers) all.Add(worker->counters);
  return all;
}

std::vector<std::unique_ptr<Echo::Stub>> Connect(const Options& options) {
  std::shared_ptr<grpc::ChannelCredentials> credentials = grpc::InsecureChannelCredentials();
  if (!options.trust.empty()) {
    grpc::SslCredentialsOptions tls;
    tls.pem_root_certs = ReadFile(options.trust);
    credentials = grpc::SslCredentials(tls);
  }
  grpc::ChannelArguments arguments;
  // Channels to one address share a connection unless told not to.
  arguments.SetInt(GRPC_ARG_USE_LOCAL_SUBCHANNEL_POOL, 1);
  std::vector<std::unique_ptr<Echo::Stub>> stubs;
  const auto small = MessageOf(100, 0);
  for (int i = 0; i < options.connections; i++) {
    stubs.push_back(Echo::NewStub(grpc::CreateCustomChannel("127.0.0.1:" + options.port, credentials, arguments)));
    grpc::ClientContext context;
    RegisterDeviceRequest response;
    const auto status = stubs.back()->Get(&context, small, &response);
    if (!status.ok()) throw std::runtime_error(status.error_message());
  }
  return stubs;
}

Options Parse(int argc, char** argv) {
  Options options;
  std::map<std::string, std::string> given;
  if (argc < 2 || argc % 2 != 0) throw std::runtime_error("usage: echo-load PORT [--shape SHAPE] [--connections N] ... as carillon-bench rpc-load");
  options.port = argv[1];
  for (int i = 2; i + 1 < argc; i += 2) given[argv[i]] = argv[i + 1];
  const auto take = [&](const char* name, auto set) {
    const auto found = given.find(name);
    if (found == given.end()) return;
    set(found->second);
    given.erase(found);
  };
  take("--shape", [&](const std::string& value) { options.shape = value; });
  take("--trust", [&](const std::string& value) { options.trust = value; });
  take("--connections", [&](const std::string& value) { options.connections = std::stoi(value); });
  take("--in-flight", [&](const std::string& value) { options.in_flight = std::stoi(value); });
  take("--bytes", [&](const std::string& value) { options.bytes = std::stoi(value); });
  take("--messages", [&](const std::string& value) { options.messages = std::stoi(value); });
  take("--seconds", [&](const std::string& value) { options.seconds = std::stod(value); });
  take("--warm-up", [&](const std::string& value) { options.warm_up = std::stod(value); });
  take("--rate", [&](const std::string& value) { options.rate = std::stod(value); });
  if (!given.empty()) throw std::runtime_error("unknown option " + given.begin()->first);
  return options;
}

void Report(Counters& counters, double seconds, double cpu_seconds) {
  std::sort(counters.microseconds.begin(), counters.microseconds.end());
  const auto percentile = [&](size_t hundredths) {
    return counters.microseconds[std::min(counters.microseconds.size() - 1, counters.microseconds.size() * hundredths / 100)];
  };
  const double cpu_microseconds = cpu_seconds * 1e6 / std::max(1L, counters.count);
  std::printf("{\"count\":%ld,\"cpu_microseconds\":%f,\"failed\":%ld", counters.count, cpu_microseconds, counters.failed);
  if (!counters.microseconds.empty()) std::printf(",\"p50_microseconds\":%u,\"p99_microseconds\":%u", percentile(50), percentile(99));
  std::printf(",\"per_second\":%f", counters.count / seconds);
  if (!counters.problem.empty()) std::printf(",\"problem\":\"%s\"", counters.problem.c_str());
  std::printf("}\n");
}

int main(int argc, char** argv) try {
  const auto options = Parse(argc, argv);
  const auto stubs = Connect(options);
  const auto message = MessageOf(options.bytes, options.shape == "server-stream" ? options.messages : 0);
  double elapsed = 0, cpu = 0;
  std::thread phases([&] {
    std::this_thread::sleep_for(std::chrono::duration<double>(options.warm_up));
    const auto start = Clock::now();
    const auto cpu_start = CpuSeconds();
    phase = kMeasuring;
    std::this_thread::sleep_for(std::chrono::duration<double>(options.seconds));
    phase = kOver;
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    cpu = CpuSeconds() - cpu_start;
  });
  Counters counters = options.rate > 0 ? OpenLoop(stubs, message, options.rate).Run() : ClosedLoop(stubs, message, options);
  phases.join();
  Report(counters, elapsed, cpu);
  return 0;
} catch (const std::exception& error) {
  std::cerr << "echo-load: " << error.what() << "\n";
  return 1;
}
