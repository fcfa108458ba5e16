// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.Permissions`.
    public enum Permissions {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.Permissions")
    }
}

extension PreferencesV1.Permissions {
    /// The methods of `carillon.preferences.v1.Permissions`.
    public enum Method {
        /// `ReportPermission`.
        public static let reportPermission = MethodDescriptor(
            service: descriptor, name: "ReportPermission", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListPermissions`.
        public static let listPermissions = MethodDescriptor(
            service: descriptor, name: "ListPermissions", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `DecidePrompt`.
        public static let decidePrompt = MethodDescriptor(
            service: descriptor, name: "DecidePrompt", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ReportPrompt`.
        public static let reportPrompt = MethodDescriptor(
            service: descriptor, name: "ReportPrompt", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `PermissionStatistics`.
        public static let permissionStatistics = MethodDescriptor(
            service: descriptor, name: "PermissionStatistics", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))
        /// For the registry. A change without a report counts as one in the system's settings. Permissions of erased users are ignored.
        public static let takePermissions = MethodDescriptor(
            service: descriptor, name: "TakePermissions", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [reportPermission, listPermissions, decidePrompt, reportPrompt, permissionStatistics, takePermissions]
    }
}

extension PreferencesV1.Permissions {
    /// What a server of `carillon.preferences.v1.Permissions` implements.
    public protocol ServiceProtocol: RegistrableService {
        func reportPermission(_ request: PreferencesV1.ReportPermissionRequest, context: ServerContext) async throws -> PreferencesV1.ReportPermissionResponse
        func listPermissions(_ request: PreferencesV1.ListPermissionsRequest, context: ServerContext) async throws -> PreferencesV1.ListPermissionsResponse
        func decidePrompt(_ request: PreferencesV1.DecidePromptRequest, context: ServerContext) async throws -> PreferencesV1.DecidePromptResponse
        func reportPrompt(_ request: PreferencesV1.ReportPromptRequest, context: ServerContext) async throws -> PreferencesV1.ReportPromptResponse
        func permissionStatistics(_ request: PreferencesV1.PermissionStatisticsRequest, context: ServerContext) async throws -> PreferencesV1.PermissionStatisticsResponse
        /// For the registry. A change without a report counts as one in the system's settings. Permissions of erased users are ignored.
        func takePermissions(_ request: PreferencesV1.TakePermissionsRequest, context: ServerContext) async throws -> PreferencesV1.TakePermissionsResponse
    }
}

extension PreferencesV1.Permissions.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.Permissions` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(PreferencesV1.Permissions.Method.reportPermission) { request, context in
            try await self.reportPermission(request, context: context)
        }
        router.unary(PreferencesV1.Permissions.Method.listPermissions) { request, context in
            try await self.listPermissions(request, context: context)
        }
        router.unary(PreferencesV1.Permissions.Method.decidePrompt) { request, context in
            try await self.decidePrompt(request, context: context)
        }
        router.unary(PreferencesV1.Permissions.Method.reportPrompt) { request, context in
            try await self.reportPrompt(request, context: context)
        }
        router.unary(PreferencesV1.Permissions.Method.permissionStatistics) { request, context in
            try await self.permissionStatistics(request, context: context)
        }
        router.unary(PreferencesV1.Permissions.Method.takePermissions) { request, context in
            try await self.takePermissions(request, context: context)
        }
    }
}

extension PreferencesV1.Permissions {
    /// Calls `carillon.preferences.v1.Permissions` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ReportPermission`.
        public func reportPermission(_ request: PreferencesV1.ReportPermissionRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ReportPermissionResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.reportPermission, request, options: options)
        }

        /// Calls `ListPermissions`.
        public func listPermissions(_ request: PreferencesV1.ListPermissionsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ListPermissionsResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.listPermissions, request, options: options)
        }

        /// Calls `DecidePrompt`.
        public func decidePrompt(_ request: PreferencesV1.DecidePromptRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.DecidePromptResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.decidePrompt, request, options: options)
        }

        /// Calls `ReportPrompt`.
        public func reportPrompt(_ request: PreferencesV1.ReportPromptRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.ReportPromptResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.reportPrompt, request, options: options)
        }

        /// Calls `PermissionStatistics`.
        public func permissionStatistics(_ request: PreferencesV1.PermissionStatisticsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.PermissionStatisticsResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.permissionStatistics, request, options: options)
        }

        /// For the registry. A change without a report counts as one in the system's settings. Permissions of erased users are ignored.
        public func takePermissions(_ request: PreferencesV1.TakePermissionsRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.TakePermissionsResponse {
            try await channel.unary(PreferencesV1.Permissions.Method.takePermissions, request, options: options)
        }
    }
}
