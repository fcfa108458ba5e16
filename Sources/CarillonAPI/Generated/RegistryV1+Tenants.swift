// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// Organizations, apps and their service keys, and what services and administrators read of an app: its effective policy and its catalogue.
    /// `PolicyAdministration` changes the policy, the catalogue and the flags of one app.
    public enum Tenants {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.Tenants")
    }
}

extension RegistryV1.Tenants {
    /// The methods of `carillon.registry.v1.Tenants`.
    public enum Method {
        /// `UpsertOrganization`.
        public static let upsertOrganization = MethodDescriptor(
            service: descriptor, name: "UpsertOrganization", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `GetOrganization`.
        public static let getOrganization = MethodDescriptor(
            service: descriptor, name: "GetOrganization", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `ListOrganizations`.
        public static let listOrganizations = MethodDescriptor(
            service: descriptor, name: "ListOrganizations", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `UpsertApp`.
        public static let upsertApp = MethodDescriptor(
            service: descriptor, name: "UpsertApp", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `GetApp`.
        public static let getApp = MethodDescriptor(
            service: descriptor, name: "GetApp", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway", "dispatcher", "evaluator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// `ListApps`.
        public static let listApps = MethodDescriptor(
            service: descriptor, name: "ListApps", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// Returns the effective policy of an app, each setting with its origin.
        public static let getPolicy = MethodDescriptor(
            service: descriptor, name: "GetPolicy", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway", "preferences", "evaluator", "dispatcher", "receipts"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// Streams the effective policy now and after each change.
        public static let watchPolicy = MethodDescriptor(
            service: descriptor, name: "WatchPolicy", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway", "preferences", "evaluator", "dispatcher", "receipts"], roles: [], scope: .none))
        /// `GetCatalogue`.
        public static let getCatalogue = MethodDescriptor(
            service: descriptor, name: "GetCatalogue", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway", "preferences", "evaluator", "dispatcher", "receipts"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownOrganization))
        /// `CreateServiceKey`.
        public static let createServiceKey = MethodDescriptor(
            service: descriptor, name: "CreateServiceKey", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ListServiceKeys`.
        public static let listServiceKeys = MethodDescriptor(
            service: descriptor, name: "ListServiceKeys", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `RevokeServiceKey`.
        public static let revokeServiceKey = MethodDescriptor(
            service: descriptor, name: "RevokeServiceKey", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `VerifyServiceKey`.
        public static let verifyServiceKey = MethodDescriptor(
            service: descriptor, name: "VerifyServiceKey", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [upsertOrganization, getOrganization, listOrganizations, upsertApp, getApp, listApps, getPolicy, watchPolicy, getCatalogue, createServiceKey, listServiceKeys, revokeServiceKey, verifyServiceKey]
    }
}

extension RegistryV1.Tenants {
    /// What a server of `carillon.registry.v1.Tenants` implements.
    public protocol ServiceProtocol: RegistrableService {
        func upsertOrganization(_ request: RegistryV1.UpsertOrganizationRequest, context: ServerContext) async throws -> RegistryV1.UpsertOrganizationResponse
        func getOrganization(_ request: RegistryV1.GetOrganizationRequest, context: ServerContext) async throws -> RegistryV1.GetOrganizationResponse
        func listOrganizations(_ request: RegistryV1.ListOrganizationsRequest, context: ServerContext) async throws -> RegistryV1.ListOrganizationsResponse
        func upsertApp(_ request: RegistryV1.UpsertAppRequest, context: ServerContext) async throws -> RegistryV1.UpsertAppResponse
        func getApp(_ request: RegistryV1.GetAppRequest, context: ServerContext) async throws -> RegistryV1.GetAppResponse
        func listApps(_ request: RegistryV1.ListAppsRequest, context: ServerContext) async throws -> RegistryV1.ListAppsResponse
        /// Returns the effective policy of an app, each setting with its origin.
        func getPolicy(_ request: RegistryV1.GetPolicyRequest, context: ServerContext) async throws -> RegistryV1.GetPolicyResponse
        /// Streams the effective policy now and after each change.
        func watchPolicy(_ request: RegistryV1.GetPolicyRequest, response: ResponseWriter<RegistryV1.GetPolicyResponse>, context: ServerContext) async throws
        func getCatalogue(_ request: RegistryV1.GetCatalogueRequest, context: ServerContext) async throws -> RegistryV1.GetCatalogueResponse
        func createServiceKey(_ request: RegistryV1.CreateServiceKeyRequest, context: ServerContext) async throws -> RegistryV1.CreateServiceKeyResponse
        func listServiceKeys(_ request: RegistryV1.ListServiceKeysRequest, context: ServerContext) async throws -> RegistryV1.ListServiceKeysResponse
        func revokeServiceKey(_ request: RegistryV1.RevokeServiceKeyRequest, context: ServerContext) async throws -> RegistryV1.RevokeServiceKeyResponse
        func verifyServiceKey(_ request: RegistryV1.VerifyServiceKeyRequest, context: ServerContext) async throws -> RegistryV1.VerifyServiceKeyResponse
    }
}

extension RegistryV1.Tenants.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.Tenants` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.Tenants.Method.upsertOrganization) { request, context in
            try await self.upsertOrganization(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.getOrganization) { request, context in
            try await self.getOrganization(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.listOrganizations) { request, context in
            try await self.listOrganizations(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.upsertApp) { request, context in
            try await self.upsertApp(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.getApp) { request, context in
            try await self.getApp(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.listApps) { request, context in
            try await self.listApps(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.getPolicy) { request, context in
            try await self.getPolicy(request, context: context)
        }
        router.serverStreaming(RegistryV1.Tenants.Method.watchPolicy) { request, response, context in
            try await self.watchPolicy(request, response: response, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.getCatalogue) { request, context in
            try await self.getCatalogue(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.createServiceKey) { request, context in
            try await self.createServiceKey(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.listServiceKeys) { request, context in
            try await self.listServiceKeys(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.revokeServiceKey) { request, context in
            try await self.revokeServiceKey(request, context: context)
        }
        router.unary(RegistryV1.Tenants.Method.verifyServiceKey) { request, context in
            try await self.verifyServiceKey(request, context: context)
        }
    }
}

extension RegistryV1.Tenants {
    /// Calls `carillon.registry.v1.Tenants` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `UpsertOrganization`.
        public func upsertOrganization(_ request: RegistryV1.UpsertOrganizationRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertOrganizationResponse {
            try await channel.unary(RegistryV1.Tenants.Method.upsertOrganization, request, options: options)
        }

        /// Calls `GetOrganization`.
        public func getOrganization(_ request: RegistryV1.GetOrganizationRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetOrganizationResponse {
            try await channel.unary(RegistryV1.Tenants.Method.getOrganization, request, options: options)
        }

        /// Calls `ListOrganizations`.
        public func listOrganizations(_ request: RegistryV1.ListOrganizationsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListOrganizationsResponse {
            try await channel.unary(RegistryV1.Tenants.Method.listOrganizations, request, options: options)
        }

        /// Calls `UpsertApp`.
        public func upsertApp(_ request: RegistryV1.UpsertAppRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertAppResponse {
            try await channel.unary(RegistryV1.Tenants.Method.upsertApp, request, options: options)
        }

        /// Calls `GetApp`.
        public func getApp(_ request: RegistryV1.GetAppRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetAppResponse {
            try await channel.unary(RegistryV1.Tenants.Method.getApp, request, options: options)
        }

        /// Calls `ListApps`.
        public func listApps(_ request: RegistryV1.ListAppsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListAppsResponse {
            try await channel.unary(RegistryV1.Tenants.Method.listApps, request, options: options)
        }

        /// Returns the effective policy of an app, each setting with its origin.
        public func getPolicy(_ request: RegistryV1.GetPolicyRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetPolicyResponse {
            try await channel.unary(RegistryV1.Tenants.Method.getPolicy, request, options: options)
        }

        /// Streams the effective policy now and after each change.
        public func watchPolicy<Result: Sendable>(
            _ request: RegistryV1.GetPolicyRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<RegistryV1.GetPolicyResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(RegistryV1.Tenants.Method.watchPolicy, request, options: options, onResponse: onResponse)
        }

        /// Calls `GetCatalogue`.
        public func getCatalogue(_ request: RegistryV1.GetCatalogueRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetCatalogueResponse {
            try await channel.unary(RegistryV1.Tenants.Method.getCatalogue, request, options: options)
        }

        /// Calls `CreateServiceKey`.
        public func createServiceKey(_ request: RegistryV1.CreateServiceKeyRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.CreateServiceKeyResponse {
            try await channel.unary(RegistryV1.Tenants.Method.createServiceKey, request, options: options)
        }

        /// Calls `ListServiceKeys`.
        public func listServiceKeys(_ request: RegistryV1.ListServiceKeysRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListServiceKeysResponse {
            try await channel.unary(RegistryV1.Tenants.Method.listServiceKeys, request, options: options)
        }

        /// Calls `RevokeServiceKey`.
        public func revokeServiceKey(_ request: RegistryV1.RevokeServiceKeyRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RevokeServiceKeyResponse {
            try await channel.unary(RegistryV1.Tenants.Method.revokeServiceKey, request, options: options)
        }

        /// Calls `VerifyServiceKey`.
        public func verifyServiceKey(_ request: RegistryV1.VerifyServiceKeyRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.VerifyServiceKeyResponse {
            try await channel.unary(RegistryV1.Tenants.Method.verifyServiceKey, request, options: options)
        }
    }
}
