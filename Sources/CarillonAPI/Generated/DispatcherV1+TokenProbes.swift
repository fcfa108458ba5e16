// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.TokenProbes`.
    public enum TokenProbes {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.TokenProbes")
    }
}

extension DispatcherV1.TokenProbes {
    /// The methods of `carillon.dispatcher.v1.TokenProbes`.
    public enum Method {
        /// Sends each device a silent push. The registry gets the provider's answer as a token report: `ok`, `dead`, `unrecognized`, or `unreachable` when
        /// all attempts failed while the provider answered other requests.
        public static let probeTokens = MethodDescriptor(
            service: descriptor, name: "ProbeTokens", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [probeTokens]
    }
}

extension DispatcherV1.TokenProbes {
    /// What a server of `carillon.dispatcher.v1.TokenProbes` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Sends each device a silent push. The registry gets the provider's answer as a token report: `ok`, `dead`, `unrecognized`, or `unreachable` when
        /// all attempts failed while the provider answered other requests.
        func probeTokens(_ request: DispatcherV1.ProbeTokensRequest, context: ServerContext) async throws -> DispatcherV1.ProbeTokensResponse
    }
}

extension DispatcherV1.TokenProbes.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.TokenProbes` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.TokenProbes.Method.probeTokens) { request, context in
            try await self.probeTokens(request, context: context)
        }
    }
}

extension DispatcherV1.TokenProbes {
    /// Calls `carillon.dispatcher.v1.TokenProbes` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Sends each device a silent push. The registry gets the provider's answer as a token report: `ok`, `dead`, `unrecognized`, or `unreachable` when
        /// all attempts failed while the provider answered other requests.
        public func probeTokens(_ request: DispatcherV1.ProbeTokensRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.ProbeTokensResponse {
            try await channel.unary(DispatcherV1.TokenProbes.Method.probeTokens, request, options: options)
        }
    }
}
