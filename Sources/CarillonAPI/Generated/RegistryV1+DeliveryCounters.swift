// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.DeliveryCounters`.
    public enum DeliveryCounters {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.DeliveryCounters")
    }
}

extension RegistryV1.DeliveryCounters {
    /// The methods of `carillon.registry.v1.DeliveryCounters`.
    public enum Method {
        /// A ledger makes one call at a time, and repeats it until it is answered.
        public static let countDeliveries = MethodDescriptor(
            service: descriptor, name: "CountDeliveries", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["receipts"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [countDeliveries]
    }
}

extension RegistryV1.DeliveryCounters {
    /// What a server of `carillon.registry.v1.DeliveryCounters` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// A ledger makes one call at a time, and repeats it until it is answered.
        func countDeliveries(_ request: RegistryV1.CountDeliveriesRequest, context: ServerContext) async throws -> RegistryV1.CountDeliveriesResponse
    }
}

extension RegistryV1.DeliveryCounters.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.DeliveryCounters` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.DeliveryCounters.Method.countDeliveries) { request, context in
            try await self.countDeliveries(request, context: context)
        }
    }
}

extension RegistryV1.DeliveryCounters {
    /// Calls `carillon.registry.v1.DeliveryCounters` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// A ledger makes one call at a time, and repeats it until it is answered.
        public func countDeliveries(_ request: RegistryV1.CountDeliveriesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.CountDeliveriesResponse {
            try await channel.unary(RegistryV1.DeliveryCounters.Method.countDeliveries, request, options: options)
        }
    }
}
