// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.DeviceChanges`.
    public enum DeviceChanges {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.DeviceChanges")
    }
}

extension RegistryV1.DeviceChanges {
    /// The methods of `carillon.registry.v1.DeviceChanges`.
    public enum Method {
        /// Reports users whose time zone, or a device's, changed.
        public static let watchChanges = MethodDescriptor(
            service: descriptor, name: "WatchChanges", callType: .bidirectional,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [watchChanges]
    }
}

extension RegistryV1.DeviceChanges {
    /// What a server of `carillon.registry.v1.DeviceChanges` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Reports users whose time zone, or a device's, changed.
        func watchChanges(_ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>, context: ServerContext) async throws
    }
}

extension RegistryV1.DeviceChanges.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.DeviceChanges` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.bidirectional(RegistryV1.DeviceChanges.Method.watchChanges) { requests, response, context in
            try await self.watchChanges(requests, response: response, context: context)
        }
    }
}

extension RegistryV1.DeviceChanges {
    /// Calls `carillon.registry.v1.DeviceChanges` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Reports users whose time zone, or a device's, changed.
        public func watchChanges<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<CommonV1.WatchChangesRequest>) async throws -> Void,
            onResponse: (ResponseStream<CommonV1.WatchChangesResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                RegistryV1.DeviceChanges.Method.watchChanges, options: options, requests: requests, onResponse: onResponse)
        }
    }
}
