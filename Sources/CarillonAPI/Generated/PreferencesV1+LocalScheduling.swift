// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.LocalScheduling`.
    public enum LocalScheduling {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.LocalScheduling")
    }
}

extension PreferencesV1.LocalScheduling {
    /// The methods of `carillon.preferences.v1.LocalScheduling`.
    public enum Method {
        /// Refused with `conflict` in apps without `local_config_sync` (C-67), as is the next call.
        public static let getLocalConfig = MethodDescriptor(
            service: descriptor, name: "GetLocalConfig", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `PutLocalConfig`.
        public static let putLocalConfig = MethodDescriptor(
            service: descriptor, name: "PutLocalConfig", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `PutLocalContent`.
        public static let putLocalContent = MethodDescriptor(
            service: descriptor, name: "PutLocalContent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system"], scope: .ownOrganization))
        /// The user's own content, else that of the user's roles, else that of the whole app; of these the one in the best language.
        public static let getLocalContent = MethodDescriptor(
            service: descriptor, name: "GetLocalContent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [getLocalConfig, putLocalConfig, putLocalContent, getLocalContent]
    }
}

extension PreferencesV1.LocalScheduling {
    /// What a server of `carillon.preferences.v1.LocalScheduling` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Refused with `conflict` in apps without `local_config_sync` (C-67), as is the next call.
        func getLocalConfig(_ request: PreferencesV1.GetLocalConfigRequest, context: ServerContext) async throws -> PreferencesV1.GetLocalConfigResponse
        func putLocalConfig(_ request: PreferencesV1.PutLocalConfigRequest, context: ServerContext) async throws -> PreferencesV1.PutLocalConfigResponse
        func putLocalContent(_ request: PreferencesV1.PutLocalContentRequest, context: ServerContext) async throws -> PreferencesV1.PutLocalContentResponse
        /// The user's own content, else that of the user's roles, else that of the whole app; of these the one in the best language.
        func getLocalContent(_ request: PreferencesV1.GetLocalContentRequest, context: ServerContext) async throws -> PreferencesV1.GetLocalContentResponse
    }
}

extension PreferencesV1.LocalScheduling.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.LocalScheduling` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(PreferencesV1.LocalScheduling.Method.getLocalConfig) { request, context in
            try await self.getLocalConfig(request, context: context)
        }
        router.unary(PreferencesV1.LocalScheduling.Method.putLocalConfig) { request, context in
            try await self.putLocalConfig(request, context: context)
        }
        router.unary(PreferencesV1.LocalScheduling.Method.putLocalContent) { request, context in
            try await self.putLocalContent(request, context: context)
        }
        router.unary(PreferencesV1.LocalScheduling.Method.getLocalContent) { request, context in
            try await self.getLocalContent(request, context: context)
        }
    }
}

extension PreferencesV1.LocalScheduling {
    /// Calls `carillon.preferences.v1.LocalScheduling` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Refused with `conflict` in apps without `local_config_sync` (C-67), as is the next call.
        public func getLocalConfig(_ request: PreferencesV1.GetLocalConfigRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.GetLocalConfigResponse {
            try await channel.unary(PreferencesV1.LocalScheduling.Method.getLocalConfig, request, options: options)
        }

        /// Calls `PutLocalConfig`.
        public func putLocalConfig(_ request: PreferencesV1.PutLocalConfigRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.PutLocalConfigResponse {
            try await channel.unary(PreferencesV1.LocalScheduling.Method.putLocalConfig, request, options: options)
        }

        /// Calls `PutLocalContent`.
        public func putLocalContent(_ request: PreferencesV1.PutLocalContentRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.PutLocalContentResponse {
            try await channel.unary(PreferencesV1.LocalScheduling.Method.putLocalContent, request, options: options)
        }

        /// The user's own content, else that of the user's roles, else that of the whole app; of these the one in the best language.
        public func getLocalContent(_ request: PreferencesV1.GetLocalContentRequest, options: CallOptions = CallOptions()) async throws -> PreferencesV1.GetLocalContentResponse {
            try await channel.unary(PreferencesV1.LocalScheduling.Method.getLocalContent, request, options: options)
        }
    }
}
