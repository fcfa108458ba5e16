// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.DeviceAdministration`.
    public enum DeviceAdministration {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.DeviceAdministration")
    }
}

extension RegistryV1.DeviceAdministration {
    /// The methods of `carillon.registry.v1.DeviceAdministration`.
    public enum Method {
        /// `ListAllDevices`.
        public static let listAllDevices = MethodDescriptor(
            service: descriptor, name: "ListAllDevices", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `GetDevice`.
        public static let getDevice = MethodDescriptor(
            service: descriptor, name: "GetDevice", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Only the device's user can undo it, no launch of the app (REG-23).
        public static let deactivateDevice = MethodDescriptor(
            service: descriptor, name: "DeactivateDevice", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// The token's hash stays as that of a revoked token. A new registration restores the device.
        public static let revokeToken = MethodDescriptor(
            service: descriptor, name: "RevokeToken", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Sends a silent push with the reason `token_refresh`: the app registers again.
        public static let refreshToken = MethodDescriptor(
            service: descriptor, name: "RefreshToken", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Last registered first. Devices that register during the export are not in it.
        public static let exportDevices = MethodDescriptor(
            service: descriptor, name: "ExportDevices", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `DeviceStats`.
        public static let deviceStats = MethodDescriptor(
            service: descriptor, name: "DeviceStats", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [listAllDevices, getDevice, deactivateDevice, revokeToken, refreshToken, exportDevices, deviceStats]
    }
}

extension RegistryV1.DeviceAdministration {
    /// What a server of `carillon.registry.v1.DeviceAdministration` implements.
    public protocol ServiceProtocol: RegistrableService {
        func listAllDevices(_ request: RegistryV1.ListAllDevicesRequest, context: ServerContext) async throws -> RegistryV1.ListAllDevicesResponse
        func getDevice(_ request: RegistryV1.GetDeviceRequest, context: ServerContext) async throws -> RegistryV1.GetDeviceResponse
        /// Only the device's user can undo it, no launch of the app (REG-23).
        func deactivateDevice(_ request: RegistryV1.DeactivateDeviceRequest, context: ServerContext) async throws -> RegistryV1.DeactivateDeviceResponse
        /// The token's hash stays as that of a revoked token. A new registration restores the device.
        func revokeToken(_ request: RegistryV1.RevokeTokenRequest, context: ServerContext) async throws -> RegistryV1.RevokeTokenResponse
        /// Sends a silent push with the reason `token_refresh`: the app registers again.
        func refreshToken(_ request: RegistryV1.RefreshTokenRequest, context: ServerContext) async throws -> RegistryV1.RefreshTokenResponse
        /// Last registered first. Devices that register during the export are not in it.
        func exportDevices(_ request: RegistryV1.ExportDevicesRequest, response: ResponseWriter<RegistryV1.ExportDevicesResponse>, context: ServerContext) async throws
        func deviceStats(_ request: RegistryV1.DeviceStatsRequest, context: ServerContext) async throws -> RegistryV1.DeviceStatsResponse
    }
}

extension RegistryV1.DeviceAdministration.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.DeviceAdministration` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.DeviceAdministration.Method.listAllDevices) { request, context in
            try await self.listAllDevices(request, context: context)
        }
        router.unary(RegistryV1.DeviceAdministration.Method.getDevice) { request, context in
            try await self.getDevice(request, context: context)
        }
        router.unary(RegistryV1.DeviceAdministration.Method.deactivateDevice) { request, context in
            try await self.deactivateDevice(request, context: context)
        }
        router.unary(RegistryV1.DeviceAdministration.Method.revokeToken) { request, context in
            try await self.revokeToken(request, context: context)
        }
        router.unary(RegistryV1.DeviceAdministration.Method.refreshToken) { request, context in
            try await self.refreshToken(request, context: context)
        }
        router.serverStreaming(RegistryV1.DeviceAdministration.Method.exportDevices) { request, response, context in
            try await self.exportDevices(request, response: response, context: context)
        }
        router.unary(RegistryV1.DeviceAdministration.Method.deviceStats) { request, context in
            try await self.deviceStats(request, context: context)
        }
    }
}

extension RegistryV1.DeviceAdministration {
    /// Calls `carillon.registry.v1.DeviceAdministration` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ListAllDevices`.
        public func listAllDevices(_ request: RegistryV1.ListAllDevicesRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListAllDevicesResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.listAllDevices, request, options: options)
        }

        /// Calls `GetDevice`.
        public func getDevice(_ request: RegistryV1.GetDeviceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetDeviceResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.getDevice, request, options: options)
        }

        /// Only the device's user can undo it, no launch of the app (REG-23).
        public func deactivateDevice(_ request: RegistryV1.DeactivateDeviceRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.DeactivateDeviceResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.deactivateDevice, request, options: options)
        }

        /// The token's hash stays as that of a revoked token. A new registration restores the device.
        public func revokeToken(_ request: RegistryV1.RevokeTokenRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RevokeTokenResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.revokeToken, request, options: options)
        }

        /// Sends a silent push with the reason `token_refresh`: the app registers again.
        public func refreshToken(_ request: RegistryV1.RefreshTokenRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.RefreshTokenResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.refreshToken, request, options: options)
        }

        /// Last registered first. Devices that register during the export are not in it.
        public func exportDevices<Result: Sendable>(
            _ request: RegistryV1.ExportDevicesRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<RegistryV1.ExportDevicesResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(RegistryV1.DeviceAdministration.Method.exportDevices, request, options: options, onResponse: onResponse)
        }

        /// Calls `DeviceStats`.
        public func deviceStats(_ request: RegistryV1.DeviceStatsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.DeviceStatsResponse {
            try await channel.unary(RegistryV1.DeviceAdministration.Method.deviceStats, request, options: options)
        }
    }
}
