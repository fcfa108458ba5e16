// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.Relationships`.
    public enum Relationships {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.Relationships")
    }
}

extension RegistryV1.Relationships {
    /// The methods of `carillon.registry.v1.Relationships`.
    public enum Method {
        /// `UpsertRelationships`.
        public static let upsertRelationships = MethodDescriptor(
            service: descriptor, name: "UpsertRelationships", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Sorted by relationship id. A user gets their own, as guardian or as child.
        public static let listRelationships = MethodDescriptor(
            service: descriptor, name: "ListRelationships", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host", "preferences"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// After the answer the guardian gets nothing more about the child, also no queued pushes.
        public static let endRelationship = MethodDescriptor(
            service: descriptor, name: "EndRelationship", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [upsertRelationships, listRelationships, endRelationship]
    }
}

extension RegistryV1.Relationships {
    /// What a server of `carillon.registry.v1.Relationships` implements.
    public protocol ServiceProtocol: RegistrableService {
        func upsertRelationships(_ request: RegistryV1.UpsertRelationshipsRequest, context: ServerContext) async throws -> RegistryV1.UpsertRelationshipsResponse
        /// Sorted by relationship id. A user gets their own, as guardian or as child.
        func listRelationships(_ request: RegistryV1.ListRelationshipsRequest, context: ServerContext) async throws -> RegistryV1.ListRelationshipsResponse
        /// After the answer the guardian gets nothing more about the child, also no queued pushes.
        func endRelationship(_ request: RegistryV1.EndRelationshipRequest, context: ServerContext) async throws -> RegistryV1.EndRelationshipResponse
    }
}

extension RegistryV1.Relationships.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.Relationships` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.Relationships.Method.upsertRelationships) { request, context in
            try await self.upsertRelationships(request, context: context)
        }
        router.unary(RegistryV1.Relationships.Method.listRelationships) { request, context in
            try await self.listRelationships(request, context: context)
        }
        router.unary(RegistryV1.Relationships.Method.endRelationship) { request, context in
            try await self.endRelationship(request, context: context)
        }
    }
}

extension RegistryV1.Relationships {
    /// Calls `carillon.registry.v1.Relationships` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `UpsertRelationships`.
        public func upsertRelationships(_ request: RegistryV1.UpsertRelationshipsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertRelationshipsResponse {
            try await channel.unary(RegistryV1.Relationships.Method.upsertRelationships, request, options: options)
        }

        /// Sorted by relationship id. A user gets their own, as guardian or as child.
        public func listRelationships(_ request: RegistryV1.ListRelationshipsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListRelationshipsResponse {
            try await channel.unary(RegistryV1.Relationships.Method.listRelationships, request, options: options)
        }

        /// After the answer the guardian gets nothing more about the child, also no queued pushes.
        public func endRelationship(_ request: RegistryV1.EndRelationshipRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.EndRelationshipResponse {
            try await channel.unary(RegistryV1.Relationships.Method.endRelationship, request, options: options)
        }
    }
}
