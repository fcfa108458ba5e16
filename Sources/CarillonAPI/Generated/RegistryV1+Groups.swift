// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.Groups`.
    public enum Groups {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.Groups")
    }
}

extension RegistryV1.Groups {
    /// The methods of `carillon.registry.v1.Groups`.
    public enum Method {
        /// `UpsertGroups`.
        public static let upsertGroups = MethodDescriptor(
            service: descriptor, name: "UpsertGroups", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// `GetGroup`.
        public static let getGroup = MethodDescriptor(
            service: descriptor, name: "GetGroup", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Sorted by group id.
        public static let listGroups = MethodDescriptor(
            service: descriptor, name: "ListGroups", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Removes a group and its memberships, not its members.
        public static let removeGroup = MethodDescriptor(
            service: descriptor, name: "RemoveGroup", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [upsertGroups, getGroup, listGroups, removeGroup]
    }
}

extension RegistryV1.Groups {
    /// What a server of `carillon.registry.v1.Groups` implements.
    public protocol ServiceProtocol: RegistrableService {
        func upsertGroups(_ request: RegistryV1.UpsertGroupsRequest, context: ServerContext) async throws -> RegistryV1.UpsertGroupsResponse
        func getGroup(_ request: RegistryV1.GetGroupRequest, context: ServerContext) async throws -> RegistryV1.GetGroupResponse
        /// Sorted by group id.
        func listGroups(_ request: RegistryV1.ListGroupsRequest, context: ServerContext) async throws -> RegistryV1.ListGroupsResponse
        /// Removes a group and its memberships, not its members.
        func removeGroup(_ request: RegistryV1.RemoveGroupRequest, context: ServerContext) async throws -> RegistryV1.RemoveGroupResponse
    }
}

extension RegistryV1.Groups.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.Groups` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.Groups.Method.upsertGroups) { request, context in
            try await self.upsertGroups(request, context: context)
        }
        router.unary(RegistryV1.Groups.Method.getGroup) { request, context in
            try await self.getGroup(request, context: context)
        }
        router.unary(RegistryV1.Groups.Method.listGroups) { request, context in
            try await self.listGroups(request, context: context)
        }
        router.unary(RegistryV1.Groups.Method.removeGroup) { request, context in
            try await self.removeGroup(request, context: context)
        }
    }
}

extension RegistryV1.Groups {
    /// Calls `carillon.registry.v1.Groups` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `UpsertGroups`.
        public func upsertGroups(_ request: RegistryV1.UpsertGroupsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertGroupsResponse {
            try await channel.unary(RegistryV1.Groups.Method.upsertGroups, request, options: options)
        }

        /// Calls `GetGroup`.
        public func getGroup(_ request: RegistryV1.GetGroupRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetGroupResponse {
            try await channel.unary(RegistryV1.Groups.Method.getGroup, request, options: options)
        }

        /// Sorted by group id.
        public func listGroups(_ request: RegistryV1.ListGroupsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListGroupsResponse {
            try await channel.unary(RegistryV1.Groups.Method.listGroups, request, options: options)
        }

        /// Removes a group and its memberships, not its members.
        public func removeGroup(_ request: RegistryV1.RemoveGroupRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RemoveGroupResponse {
            try await channel.unary(RegistryV1.Groups.Method.removeGroup, request, options: options)
        }
    }
}
