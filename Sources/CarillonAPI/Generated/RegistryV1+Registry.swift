// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC
public import Protobuf

extension RegistryV1 {
    /// Users, channels and threads, devices and their tokens, presence, and the audiences of notifications.
    public enum Registry {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.Registry")
    }
}

extension RegistryV1.Registry {
    /// The methods of `carillon.registry.v1.Registry`.
    public enum Method {
        /// `UpsertUsers`.
        public static let upsertUsers = MethodDescriptor(
            service: descriptor, name: "UpsertUsers", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// `GetUser`.
        public static let getUser = MethodDescriptor(
            service: descriptor, name: "GetUser", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "gateway", "dispatcher"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListUsers`.
        public static let listUsers = MethodDescriptor(
            service: descriptor, name: "ListUsers", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `UpsertDirectory`.
        public static let upsertDirectory = MethodDescriptor(
            service: descriptor, name: "UpsertDirectory", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// Removes channels with their members, and threads with their followers. Unknown ids are not an error.
        public static let removeDirectory = MethodDescriptor(
            service: descriptor, name: "RemoveDirectory", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// `ReportPresence`.
        public static let reportPresence = MethodDescriptor(
            service: descriptor, name: "ReportPresence", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `RegisterDevice`.
        public static let registerDevice = MethodDescriptor(
            service: descriptor, name: "RegisterDevice", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `RegisterDevices`.
        public static let registerDevices = MethodDescriptor(
            service: descriptor, name: "RegisterDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: [], scope: .none))
        /// `RotateToken`.
        public static let rotateToken = MethodDescriptor(
            service: descriptor, name: "RotateToken", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `UpdateDevice`.
        public static let updateDevice = MethodDescriptor(
            service: descriptor, name: "UpdateDevice", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host", "preferences"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `RemoveDevice`.
        public static let removeDevice = MethodDescriptor(
            service: descriptor, name: "RemoveDevice", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListDevices`.
        public static let listDevices = MethodDescriptor(
            service: descriptor, name: "ListDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host", "preferences"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ListSendable`.
        public static let listSendable = MethodDescriptor(
            service: descriptor, name: "ListSendable", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator", "dispatcher"], roles: [], scope: .none))
        /// `CheckDevices`.
        public static let checkDevices = MethodDescriptor(
            service: descriptor, name: "CheckDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["dispatcher"], roles: [], scope: .none))
        /// `ResolveAudience`.
        public static let resolveAudience = MethodDescriptor(
            service: descriptor, name: "ResolveAudience", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator"], roles: [], scope: .none))
        /// The hot path: streams audiences, users, presence and sendable devices of a batch in chunks.
        public static let resolve = MethodDescriptor(
            service: descriptor, name: "Resolve", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "preferences", "evaluator", "dispatcher"], roles: [], scope: .none))
        /// `ReportTokenState`.
        public static let reportTokenState = MethodDescriptor(
            service: descriptor, name: "ReportTokenState", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["dispatcher"], roles: [], scope: .none))
        /// `CheckMembership`.
        public static let checkMembership = MethodDescriptor(
            service: descriptor, name: "CheckMembership", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "preferences"], roles: [], scope: .none))
        /// `Statistics`.
        public static let statistics = MethodDescriptor(
            service: descriptor, name: "Statistics", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [upsertUsers, getUser, listUsers, upsertDirectory, removeDirectory, reportPresence, registerDevice, registerDevices, rotateToken, updateDevice, removeDevice, listDevices, listSendable, checkDevices, resolveAudience, resolve, reportTokenState, checkMembership, statistics]
    }
}

extension RegistryV1.Registry {
    /// What a server of `carillon.registry.v1.Registry` implements.
    public protocol ServiceProtocol: RegistrableService {
        func upsertUsers(_ request: RegistryV1.UpsertUsersRequest, context: ServerContext) async throws -> RegistryV1.UpsertUsersResponse
        func getUser(_ request: RegistryV1.GetUserRequest, context: ServerContext) async throws -> RegistryV1.GetUserResponse
        func listUsers(_ request: RegistryV1.ListUsersRequest, context: ServerContext) async throws -> RegistryV1.ListUsersResponse
        func upsertDirectory(_ request: RegistryV1.UpsertDirectoryRequest, context: ServerContext) async throws -> RegistryV1.UpsertDirectoryResponse
        /// Removes channels with their members, and threads with their followers. Unknown ids are not an error.
        func removeDirectory(_ request: RegistryV1.RemoveDirectoryRequest, context: ServerContext) async throws -> RegistryV1.RemoveDirectoryResponse
        func reportPresence(_ request: RegistryV1.ReportPresenceRequest, context: ServerContext) async throws -> RegistryV1.ReportPresenceResponse
        func registerDevice(_ request: RegistryV1.RegisterDeviceRequest, context: ServerContext) async throws -> RegistryV1.RegisterDeviceResponse
        func registerDevices(_ request: RegistryV1.RegisterDevicesRequest, context: ServerContext) async throws -> RegistryV1.RegisterDevicesResponse
        func rotateToken(_ request: RegistryV1.RotateTokenRequest, context: ServerContext) async throws -> RegistryV1.RotateTokenResponse
        func updateDevice(_ request: RegistryV1.UpdateDeviceRequest, context: ServerContext) async throws -> RegistryV1.UpdateDeviceResponse
        func removeDevice(_ request: RegistryV1.RemoveDeviceRequest, context: ServerContext) async throws -> RegistryV1.RemoveDeviceResponse
        func listDevices(_ request: RegistryV1.ListDevicesRequest, context: ServerContext) async throws -> RegistryV1.ListDevicesResponse
        func listSendable(_ request: RegistryV1.ListSendableRequest, context: ServerContext) async throws -> EncodedMessage<RegistryV1.ListSendableResponse>
        func checkDevices(_ request: RegistryV1.CheckDevicesRequest, context: ServerContext) async throws -> RegistryV1.CheckDevicesResponse
        func resolveAudience(_ request: RegistryV1.ResolveAudienceRequest, context: ServerContext) async throws -> RegistryV1.ResolveAudienceResponse
        /// The hot path: streams audiences, users, presence and sendable devices of a batch in chunks.
        func resolve(_ request: RegistryV1.ResolveRequest, response: ResponseWriter<RegistryV1.ResolveResponse>, context: ServerContext) async throws
        func reportTokenState(_ request: RegistryV1.ReportTokenStateRequest, context: ServerContext) async throws -> RegistryV1.ReportTokenStateResponse
        func checkMembership(_ request: RegistryV1.CheckMembershipRequest, context: ServerContext) async throws -> RegistryV1.CheckMembershipResponse
        func statistics(_ request: RegistryV1.StatisticsRequest, context: ServerContext) async throws -> RegistryV1.StatisticsResponse
    }
}

extension RegistryV1.Registry.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.Registry` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.Registry.Method.upsertUsers) { request, context in
            try await self.upsertUsers(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.getUser) { request, context in
            try await self.getUser(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.listUsers) { request, context in
            try await self.listUsers(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.upsertDirectory) { request, context in
            try await self.upsertDirectory(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.removeDirectory) { request, context in
            try await self.removeDirectory(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.reportPresence) { request, context in
            try await self.reportPresence(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.registerDevice) { request, context in
            try await self.registerDevice(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.registerDevices) { request, context in
            try await self.registerDevices(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.rotateToken) { request, context in
            try await self.rotateToken(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.updateDevice) { request, context in
            try await self.updateDevice(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.removeDevice) { request, context in
            try await self.removeDevice(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.listDevices) { request, context in
            try await self.listDevices(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.listSendable) { request, context in
            try await self.listSendable(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.checkDevices) { request, context in
            try await self.checkDevices(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.resolveAudience) { request, context in
            try await self.resolveAudience(request, context: context)
        }
        router.serverStreaming(RegistryV1.Registry.Method.resolve) { request, response, context in
            try await self.resolve(request, response: response, context: context)
        }
        router.unary(RegistryV1.Registry.Method.reportTokenState) { request, context in
            try await self.reportTokenState(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.checkMembership) { request, context in
            try await self.checkMembership(request, context: context)
        }
        router.unary(RegistryV1.Registry.Method.statistics) { request, context in
            try await self.statistics(request, context: context)
        }
    }
}

extension RegistryV1.Registry {
    /// Calls `carillon.registry.v1.Registry` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `UpsertUsers`.
        public func upsertUsers(_ request: RegistryV1.UpsertUsersRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertUsersResponse {
            try await channel.unary(RegistryV1.Registry.Method.upsertUsers, request, options: options)
        }

        /// Calls `GetUser`.
        public func getUser(_ request: RegistryV1.GetUserRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetUserResponse {
            try await channel.unary(RegistryV1.Registry.Method.getUser, request, options: options)
        }

        /// Calls `ListUsers`.
        public func listUsers(_ request: RegistryV1.ListUsersRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListUsersResponse {
            try await channel.unary(RegistryV1.Registry.Method.listUsers, request, options: options)
        }

        /// Calls `UpsertDirectory`.
        public func upsertDirectory(_ request: RegistryV1.UpsertDirectoryRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpsertDirectoryResponse {
            try await channel.unary(RegistryV1.Registry.Method.upsertDirectory, request, options: options)
        }

        /// Removes channels with their members, and threads with their followers. Unknown ids are not an error.
        public func removeDirectory(_ request: RegistryV1.RemoveDirectoryRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RemoveDirectoryResponse {
            try await channel.unary(RegistryV1.Registry.Method.removeDirectory, request, options: options)
        }

        /// Calls `ReportPresence`.
        public func reportPresence(_ request: RegistryV1.ReportPresenceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ReportPresenceResponse {
            try await channel.unary(RegistryV1.Registry.Method.reportPresence, request, options: options)
        }

        /// Calls `RegisterDevice`.
        public func registerDevice(_ request: RegistryV1.RegisterDeviceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RegisterDeviceResponse {
            try await channel.unary(RegistryV1.Registry.Method.registerDevice, request, options: options)
        }

        /// Calls `RegisterDevices`.
        public func registerDevices(_ request: RegistryV1.RegisterDevicesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RegisterDevicesResponse {
            try await channel.unary(RegistryV1.Registry.Method.registerDevices, request, options: options)
        }

        /// Calls `RotateToken`.
        public func rotateToken(_ request: RegistryV1.RotateTokenRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RotateTokenResponse {
            try await channel.unary(RegistryV1.Registry.Method.rotateToken, request, options: options)
        }

        /// Calls `UpdateDevice`.
        public func updateDevice(_ request: RegistryV1.UpdateDeviceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UpdateDeviceResponse {
            try await channel.unary(RegistryV1.Registry.Method.updateDevice, request, options: options)
        }

        /// Calls `RemoveDevice`.
        public func removeDevice(_ request: RegistryV1.RemoveDeviceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RemoveDeviceResponse {
            try await channel.unary(RegistryV1.Registry.Method.removeDevice, request, options: options)
        }

        /// Calls `ListDevices`.
        public func listDevices(_ request: RegistryV1.ListDevicesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListDevicesResponse {
            try await channel.unary(RegistryV1.Registry.Method.listDevices, request, options: options)
        }

        /// Calls `ListSendable`.
        public func listSendable(_ request: RegistryV1.ListSendableRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListSendableResponse {
            try await channel.unary(RegistryV1.Registry.Method.listSendable, request, options: options)
        }

        /// Calls `CheckDevices`.
        public func checkDevices(_ request: RegistryV1.CheckDevicesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.CheckDevicesResponse {
            try await channel.unary(RegistryV1.Registry.Method.checkDevices, request, options: options)
        }

        /// Calls `ResolveAudience`.
        public func resolveAudience(_ request: RegistryV1.ResolveAudienceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ResolveAudienceResponse {
            try await channel.unary(RegistryV1.Registry.Method.resolveAudience, request, options: options)
        }

        /// The hot path: streams audiences, users, presence and sendable devices of a batch in chunks.
        public func resolve<Result: Sendable>(
            _ request: RegistryV1.ResolveRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<RegistryV1.ResolveResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(RegistryV1.Registry.Method.resolve, request, options: options, onResponse: onResponse)
        }

        /// Calls `ReportTokenState`.
        public func reportTokenState(_ request: RegistryV1.ReportTokenStateRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ReportTokenStateResponse {
            try await channel.unary(RegistryV1.Registry.Method.reportTokenState, request, options: options)
        }

        /// Calls `CheckMembership`.
        public func checkMembership(_ request: RegistryV1.CheckMembershipRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.CheckMembershipResponse {
            try await channel.unary(RegistryV1.Registry.Method.checkMembership, request, options: options)
        }

        /// Calls `Statistics`.
        public func statistics(_ request: RegistryV1.StatisticsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.StatisticsResponse {
            try await channel.unary(RegistryV1.Registry.Method.statistics, request, options: options)
        }
    }
}
