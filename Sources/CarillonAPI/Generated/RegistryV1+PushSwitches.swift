// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.PushSwitches`.
    public enum PushSwitches {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.PushSwitches")
    }
}

extension RegistryV1.PushSwitches {
    /// The methods of `carillon.registry.v1.PushSwitches`.
    public enum Method {
        /// Devices keep their registration and their own switch. Switches of erased users are ignored.
        public static let setPushSwitches = MethodDescriptor(
            service: descriptor, name: "SetPushSwitches", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["preferences"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [setPushSwitches]
    }
}

extension RegistryV1.PushSwitches {
    /// What a server of `carillon.registry.v1.PushSwitches` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Devices keep their registration and their own switch. Switches of erased users are ignored.
        func setPushSwitches(_ request: RegistryV1.SetPushSwitchesRequest, context: ServerContext) async throws -> RegistryV1.SetPushSwitchesResponse
    }
}

extension RegistryV1.PushSwitches.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.PushSwitches` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.PushSwitches.Method.setPushSwitches) { request, context in
            try await self.setPushSwitches(request, context: context)
        }
    }
}

extension RegistryV1.PushSwitches {
    /// Calls `carillon.registry.v1.PushSwitches` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Devices keep their registration and their own switch. Switches of erased users are ignored.
        public func setPushSwitches(_ request: RegistryV1.SetPushSwitchesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.SetPushSwitchesResponse {
            try await channel.unary(RegistryV1.PushSwitches.Method.setPushSwitches, request, options: options)
        }
    }
}
