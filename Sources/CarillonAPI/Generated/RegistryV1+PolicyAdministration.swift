// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.PolicyAdministration`.
    public enum PolicyAdministration {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.PolicyAdministration")
    }
}

extension RegistryV1.PolicyAdministration {
    /// The methods of `carillon.registry.v1.PolicyAdministration`.
    public enum Method {
        /// `PutFlags`.
        public static let putFlags = MethodDescriptor(
            service: descriptor, name: "PutFlags", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `ListFlags`.
        public static let listFlags = MethodDescriptor(
            service: descriptor, name: "ListFlags", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `ResolveFlags`.
        public static let resolveFlags = MethodDescriptor(
            service: descriptor, name: "ResolveFlags", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ExplainSetting`.
        public static let explainSetting = MethodDescriptor(
            service: descriptor, name: "ExplainSetting", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `PatchPolicy`.
        public static let patchPolicy = MethodDescriptor(
            service: descriptor, name: "PatchPolicy", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `ListProfiles`.
        public static let listProfiles = MethodDescriptor(
            service: descriptor, name: "ListProfiles", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `MoveProfile`.
        public static let moveProfile = MethodDescriptor(
            service: descriptor, name: "MoveProfile", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Administrators of an organization may only change texts; system administrators may change all entries (ROLE-01).
        public static let putCatalogue = MethodDescriptor(
            service: descriptor, name: "PutCatalogue", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `GetOwnCatalogue`.
        public static let getOwnCatalogue = MethodDescriptor(
            service: descriptor, name: "GetOwnCatalogue", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [putFlags, listFlags, resolveFlags, explainSetting, patchPolicy, listProfiles, moveProfile, putCatalogue, getOwnCatalogue]
    }
}

extension RegistryV1.PolicyAdministration {
    /// What a server of `carillon.registry.v1.PolicyAdministration` implements.
    public protocol ServiceProtocol: RegistrableService {
        func putFlags(_ request: RegistryV1.PutFlagsRequest, context: ServerContext) async throws -> RegistryV1.PutFlagsResponse
        func listFlags(_ request: RegistryV1.ListFlagsRequest, context: ServerContext) async throws -> RegistryV1.ListFlagsResponse
        func resolveFlags(_ request: RegistryV1.ResolveFlagsRequest, context: ServerContext) async throws -> RegistryV1.ResolveFlagsResponse
        func explainSetting(_ request: RegistryV1.ExplainSettingRequest, context: ServerContext) async throws -> RegistryV1.ExplainSettingResponse
        func patchPolicy(_ request: RegistryV1.PatchPolicyRequest, context: ServerContext) async throws -> RegistryV1.PatchPolicyResponse
        func listProfiles(_ request: RegistryV1.ListProfilesRequest, context: ServerContext) async throws -> RegistryV1.ListProfilesResponse
        func moveProfile(_ request: RegistryV1.MoveProfileRequest, context: ServerContext) async throws -> RegistryV1.MoveProfileResponse
        /// Administrators of an organization may only change texts; system administrators may change all entries (ROLE-01).
        func putCatalogue(_ request: RegistryV1.PutCatalogueRequest, context: ServerContext) async throws -> RegistryV1.PutCatalogueResponse
        func getOwnCatalogue(_ request: RegistryV1.GetOwnCatalogueRequest, context: ServerContext) async throws -> RegistryV1.GetOwnCatalogueResponse
    }
}

extension RegistryV1.PolicyAdministration.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.PolicyAdministration` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.PolicyAdministration.Method.putFlags) { request, context in
            try await self.putFlags(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.listFlags) { request, context in
            try await self.listFlags(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.resolveFlags) { request, context in
            try await self.resolveFlags(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.explainSetting) { request, context in
            try await self.explainSetting(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.patchPolicy) { request, context in
            try await self.patchPolicy(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.listProfiles) { request, context in
            try await self.listProfiles(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.moveProfile) { request, context in
            try await self.moveProfile(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.putCatalogue) { request, context in
            try await self.putCatalogue(request, context: context)
        }
        router.unary(RegistryV1.PolicyAdministration.Method.getOwnCatalogue) { request, context in
            try await self.getOwnCatalogue(request, context: context)
        }
    }
}

extension RegistryV1.PolicyAdministration {
    /// Calls `carillon.registry.v1.PolicyAdministration` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `PutFlags`.
        public func putFlags(_ request: RegistryV1.PutFlagsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.PutFlagsResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.putFlags, request, options: options)
        }

        /// Calls `ListFlags`.
        public func listFlags(_ request: RegistryV1.ListFlagsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListFlagsResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.listFlags, request, options: options)
        }

        /// Calls `ResolveFlags`.
        public func resolveFlags(_ request: RegistryV1.ResolveFlagsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ResolveFlagsResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.resolveFlags, request, options: options)
        }

        /// Calls `ExplainSetting`.
        public func explainSetting(_ request: RegistryV1.ExplainSettingRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ExplainSettingResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.explainSetting, request, options: options)
        }

        /// Calls `PatchPolicy`.
        public func patchPolicy(_ request: RegistryV1.PatchPolicyRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.PatchPolicyResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.patchPolicy, request, options: options)
        }

        /// Calls `ListProfiles`.
        public func listProfiles(_ request: RegistryV1.ListProfilesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListProfilesResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.listProfiles, request, options: options)
        }

        /// Calls `MoveProfile`.
        public func moveProfile(_ request: RegistryV1.MoveProfileRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.MoveProfileResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.moveProfile, request, options: options)
        }

        /// Administrators of an organization may only change texts; system administrators may change all entries (ROLE-01).
        public func putCatalogue(_ request: RegistryV1.PutCatalogueRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.PutCatalogueResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.putCatalogue, request, options: options)
        }

        /// Calls `GetOwnCatalogue`.
        public func getOwnCatalogue(_ request: RegistryV1.GetOwnCatalogueRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetOwnCatalogueResponse {
            try await channel.unary(RegistryV1.PolicyAdministration.Method.getOwnCatalogue, request, options: options)
        }
    }
}
