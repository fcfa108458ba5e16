// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.UserData`.
    public enum UserData {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.UserData")
    }
}

extension PreferencesV1.UserData {
    /// The methods of `carillon.preferences.v1.UserData`.
    public enum Method {
        /// Erases the user in this store (PRIV-09), also as a guardian. The registry calls every service.
        public static let eraseUser = MethodDescriptor(
            service: descriptor, name: "EraseUser", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "registry"], roles: ["system_admin"], scope: .any))
        /// Exports the user's data in this store (PRIV-11).
        public static let exportUser = MethodDescriptor(
            service: descriptor, name: "ExportUser", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ExportOwnData`.
        public static let exportOwnData = MethodDescriptor(
            service: descriptor, name: "ExportOwnData", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [eraseUser, exportUser, exportOwnData]
    }
}

extension PreferencesV1.UserData {
    /// What a server of `carillon.preferences.v1.UserData` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Erases the user in this store (PRIV-09), also as a guardian. The registry calls every service.
        func eraseUser(_ request: CommonV1.EraseStoredUserRequest, context: ServerContext) async throws -> CommonV1.EraseStoredUserResponse
        /// Exports the user's data in this store (PRIV-11).
        func exportUser(_ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext) async throws
        func exportOwnData(_ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext) async throws
    }
}

extension PreferencesV1.UserData.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.UserData` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(PreferencesV1.UserData.Method.eraseUser) { request, context in
            try await self.eraseUser(request, context: context)
        }
        router.serverStreaming(PreferencesV1.UserData.Method.exportUser) { request, response, context in
            try await self.exportUser(request, response: response, context: context)
        }
        router.serverStreaming(PreferencesV1.UserData.Method.exportOwnData) { request, response, context in
            try await self.exportOwnData(request, response: response, context: context)
        }
    }
}

extension PreferencesV1.UserData {
    /// Calls `carillon.preferences.v1.UserData` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Erases the user in this store (PRIV-09), also as a guardian. The registry calls every service.
        public func eraseUser(_ request: CommonV1.EraseStoredUserRequest, options: CallOptions = CallOptions()) async throws -> CommonV1.EraseStoredUserResponse {
            try await channel.unary(PreferencesV1.UserData.Method.eraseUser, request, options: options)
        }

        /// Exports the user's data in this store (PRIV-11).
        public func exportUser<Result: Sendable>(
            _ request: CommonV1.ExportStoredUserRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<CommonV1.ExportStoredUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(PreferencesV1.UserData.Method.exportUser, request, options: options, onResponse: onResponse)
        }

        /// Calls `ExportOwnData`.
        public func exportOwnData<Result: Sendable>(
            _ request: CommonV1.ExportOwnStoredDataRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<CommonV1.ExportStoredUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(PreferencesV1.UserData.Method.exportOwnData, request, options: options, onResponse: onResponse)
        }
    }
}
