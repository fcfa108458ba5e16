// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.AppAccess`.
    public enum AppAccess {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.AppAccess")
    }
}

extension RegistryV1.AppAccess {
    /// The methods of `carillon.registry.v1.AppAccess`.
    public enum Method {
        /// `CheckOrigin`.
        public static let checkOrigin = MethodDescriptor(
            service: descriptor, name: "CheckOrigin", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway"], roles: [], scope: .none))
        /// The dispatcher verifies the tokens of agents that call it without a gateway.
        public static let getTokenSecret = MethodDescriptor(
            service: descriptor, name: "GetTokenSecret", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway", "dispatcher"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [checkOrigin, getTokenSecret]
    }
}

extension RegistryV1.AppAccess {
    /// What a server of `carillon.registry.v1.AppAccess` implements.
    public protocol ServiceProtocol: RegistrableService {
        func checkOrigin(_ request: RegistryV1.CheckOriginRequest, context: ServerContext) async throws -> RegistryV1.CheckOriginResponse
        /// The dispatcher verifies the tokens of agents that call it without a gateway.
        func getTokenSecret(_ request: RegistryV1.GetTokenSecretRequest, context: ServerContext) async throws -> RegistryV1.GetTokenSecretResponse
    }
}

extension RegistryV1.AppAccess.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.AppAccess` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.AppAccess.Method.checkOrigin) { request, context in
            try await self.checkOrigin(request, context: context)
        }
        router.unary(RegistryV1.AppAccess.Method.getTokenSecret) { request, context in
            try await self.getTokenSecret(request, context: context)
        }
    }
}

extension RegistryV1.AppAccess {
    /// Calls `carillon.registry.v1.AppAccess` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `CheckOrigin`.
        public func checkOrigin(_ request: RegistryV1.CheckOriginRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.CheckOriginResponse {
            try await channel.unary(RegistryV1.AppAccess.Method.checkOrigin, request, options: options)
        }

        /// The dispatcher verifies the tokens of agents that call it without a gateway.
        public func getTokenSecret(_ request: RegistryV1.GetTokenSecretRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetTokenSecretResponse {
            try await channel.unary(RegistryV1.AppAccess.Method.getTokenSecret, request, options: options)
        }
    }
}
