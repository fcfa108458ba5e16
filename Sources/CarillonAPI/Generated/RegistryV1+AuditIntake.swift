// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.AuditIntake`.
    public enum AuditIntake {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.AuditIntake")
    }
}

extension RegistryV1.AuditIntake {
    /// The methods of `carillon.registry.v1.AuditIntake`.
    public enum Method {
        /// Records are durable when the call is answered. The registry sets the time.
        public static let recordAudit = MethodDescriptor(
            service: descriptor, name: "RecordAudit", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["preferences", "evaluator", "dispatcher", "receipts"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [recordAudit]
    }
}

extension RegistryV1.AuditIntake {
    /// What a server of `carillon.registry.v1.AuditIntake` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Records are durable when the call is answered. The registry sets the time.
        func recordAudit(_ request: RegistryV1.RecordAuditRequest, context: ServerContext) async throws -> RegistryV1.RecordAuditResponse
    }
}

extension RegistryV1.AuditIntake.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.AuditIntake` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.AuditIntake.Method.recordAudit) { request, context in
            try await self.recordAudit(request, context: context)
        }
    }
}

extension RegistryV1.AuditIntake {
    /// Calls `carillon.registry.v1.AuditIntake` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Records are durable when the call is answered. The registry sets the time.
        public func recordAudit(_ request: RegistryV1.RecordAuditRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RecordAuditResponse {
            try await channel.unary(RegistryV1.AuditIntake.Method.recordAudit, request, options: options)
        }
    }
}
