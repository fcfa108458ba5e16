// What the C++ client and server of gRPC's interoperability cases share.
#pragma once

#include <grpcpp/grpcpp.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "grpc/testing/test.grpc.pb.h"

// Of grpc's core, for tests: the flags of the last message a call received. Exported by the library, but in no installed header.
uint32_t grpc_call_test_only_get_message_flags(grpc_call* call);
// Likewise: the flag of a message that came compressed.
inline constexpr uint32_t kMessageWasCompressed = 0x40000000u;

namespace grpc::testing {

// grpc++ befriends these two names, so that interoperability tests can see the call below a context.
class InteropServerContextInspector {
 public:
  static bool WasCompressed(ServerContextBase& context) {
    return grpc_call_test_only_get_message_flags(context.c_call()) & kMessageWasCompressed;
  }
};

class InteropClientContextInspector {
 public:
  static bool WasCompressed(ClientContext& context) {
    return grpc_call_test_only_get_message_flags(context.c_call()) & kMessageWasCompressed;
  }
};

}  // namespace grpc::testing

inline constexpr char kInitialKey[] = "x-grpc-test-echo-initial";
inline constexpr char kTrailingKey[] = "x-grpc-test-echo-trailing-bin";

// `--name=value` of the command line.
class Flags {
 public:
  Flags(int argc, char** argv) {
    for (int index = 1; index < argc; ++index) {
      const std::string argument = argv[index];
      const auto equals = argument.find('=');
      if (argument.rfind("--", 0) == 0 && equals != std::string::npos) {
        values_[argument.substr(2, equals - 2)] = argument.substr(equals + 1);
      }
    }
  }

  std::string Get(const std::string& name, const std::string& otherwise = "") const {
    const auto found = values_.find(name);
    return found == values_.end() ? otherwise : found->second;
  }

  int GetInt(const std::string& name, int otherwise) const { return std::stoi(Get(name, std::to_string(otherwise))); }

  bool UsesTLS() const { return Get("use_tls") == "true"; }

  // The content of the file a flag names.
  std::string Read(const std::string& name) const {
    std::ifstream file(Get(name));
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
  }

 private:
  std::map<std::string, std::string> values_;
};
