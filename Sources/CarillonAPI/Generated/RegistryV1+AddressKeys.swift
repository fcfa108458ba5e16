// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.AddressKeys`.
    public enum AddressKeys {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.AddressKeys")
    }
}

extension RegistryV1.AddressKeys {
    /// The methods of `carillon.registry.v1.AddressKeys`.
    public enum Method {
        /// Seals a page of tokens again with the current key. Repeat the call with the page token; begin again after an interruption.
        public static let reencryptAddresses = MethodDescriptor(
            service: descriptor, name: "ReencryptAddresses", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Counts the sealed addresses of each key. A key without addresses may leave the ring. Reads every device.
        public static let getAddressKeyUse = MethodDescriptor(
            service: descriptor, name: "GetAddressKeyUse", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [reencryptAddresses, getAddressKeyUse]
    }
}

extension RegistryV1.AddressKeys {
    /// What a server of `carillon.registry.v1.AddressKeys` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Seals a page of tokens again with the current key. Repeat the call with the page token; begin again after an interruption.
        func reencryptAddresses(_ request: RegistryV1.ReencryptAddressesRequest, context: ServerContext) async throws -> RegistryV1.ReencryptAddressesResponse
        /// Counts the sealed addresses of each key. A key without addresses may leave the ring. Reads every device.
        func getAddressKeyUse(_ request: RegistryV1.AddressKeyUseRequest, context: ServerContext) async throws -> RegistryV1.AddressKeyUseResponse
    }
}

extension RegistryV1.AddressKeys.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.AddressKeys` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.AddressKeys.Method.reencryptAddresses) { request, context in
            try await self.reencryptAddresses(request, context: context)
        }
        router.unary(RegistryV1.AddressKeys.Method.getAddressKeyUse) { request, context in
            try await self.getAddressKeyUse(request, context: context)
        }
    }
}

extension RegistryV1.AddressKeys {
    /// Calls `carillon.registry.v1.AddressKeys` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Seals a page of tokens again with the current key. Repeat the call with the page token; begin again after an interruption.
        public func reencryptAddresses(_ request: RegistryV1.ReencryptAddressesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ReencryptAddressesResponse {
            try await channel.unary(RegistryV1.AddressKeys.Method.reencryptAddresses, request, options: options)
        }

        /// Counts the sealed addresses of each key. A key without addresses may leave the ring. Reads every device.
        public func getAddressKeyUse(_ request: RegistryV1.AddressKeyUseRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.AddressKeyUseResponse {
            try await channel.unary(RegistryV1.AddressKeys.Method.getAddressKeyUse, request, options: options)
        }
    }
}
