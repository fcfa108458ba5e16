// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
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
        /// One section for each kind of rows.
        public static let exportUser = MethodDescriptor(
            service: descriptor, name: "ExportUser", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `ExportOwnData`.
        public static let exportOwnData = MethodDescriptor(
            service: descriptor, name: "ExportOwnData", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [exportUser, exportOwnData]
    }
}

extension PreferencesV1.UserData {
    /// What a server of `carillon.preferences.v1.UserData` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// One section for each kind of rows.
        func exportUser(_ request: PreferencesV1.ExportUserRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext) async throws
        func exportOwnData(_ request: PreferencesV1.ExportOwnDataRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext) async throws
    }
}

extension PreferencesV1.UserData.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.UserData` to a router.
    public func registerMethods(with router: inout RPCRouter) {
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

        /// One section for each kind of rows.
        public func exportUser<Result: Sendable>(
            _ request: PreferencesV1.ExportUserRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<PreferencesV1.ExportUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(PreferencesV1.UserData.Method.exportUser, request, options: options, onResponse: onResponse)
        }

        /// Calls `ExportOwnData`.
        public func exportOwnData<Result: Sendable>(
            _ request: PreferencesV1.ExportOwnDataRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<PreferencesV1.ExportUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(PreferencesV1.UserData.Method.exportOwnData, request, options: options, onResponse: onResponse)
        }
    }
}
