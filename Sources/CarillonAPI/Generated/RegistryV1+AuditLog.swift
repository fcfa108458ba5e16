// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.AuditLog`.
    public enum AuditLog {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.AuditLog")
    }
}

extension RegistryV1.AuditLog {
    /// The methods of `carillon.registry.v1.AuditLog`.
    public enum Method {
        /// `ListAudit`.
        public static let listAudit = MethodDescriptor(
            service: descriptor, name: "ListAudit", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [listAudit]
    }
}

extension RegistryV1.AuditLog {
    /// What a server of `carillon.registry.v1.AuditLog` implements.
    public protocol ServiceProtocol: RegistrableService {
        func listAudit(_ request: RegistryV1.ListAuditRequest, context: ServerContext) async throws -> RegistryV1.ListAuditResponse
    }
}

extension RegistryV1.AuditLog.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.AuditLog` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.AuditLog.Method.listAudit) { request, context in
            try await self.listAudit(request, context: context)
        }
    }
}

extension RegistryV1.AuditLog {
    /// Calls `carillon.registry.v1.AuditLog` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ListAudit`.
        public func listAudit(_ request: RegistryV1.ListAuditRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListAuditResponse {
            try await channel.unary(RegistryV1.AuditLog.Method.listAudit, request, options: options)
        }
    }
}
