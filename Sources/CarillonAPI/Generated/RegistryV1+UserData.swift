// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.UserData`.
    public enum UserData {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.UserData")
    }
}

extension RegistryV1.UserData {
    /// The methods of `carillon.registry.v1.UserData`.
    public enum Method {
        /// Erases a user in this store at once, and in the other services as soon as they answer, within a day at the latest. For 30 days afterwards no data
        /// of the user is stored. A repeated call answers the same erasure.
        public static let eraseUser = MethodDescriptor(
            service: descriptor, name: "EraseUser", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Exports the user's data in this store (PRIV-11).
        public static let exportUser = MethodDescriptor(
            service: descriptor, name: "ExportUser", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// `EraseOwnData`.
        public static let eraseOwnData = MethodDescriptor(
            service: descriptor, name: "EraseOwnData", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ExportOwnData`.
        public static let exportOwnData = MethodDescriptor(
            service: descriptor, name: "ExportOwnData", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// For 30 days available to the erased user, the app's host system and administrators.
        public static let getErasure = MethodDescriptor(
            service: descriptor, name: "GetErasure", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [eraseUser, exportUser, eraseOwnData, exportOwnData, getErasure]
    }
}

extension RegistryV1.UserData {
    /// What a server of `carillon.registry.v1.UserData` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Erases a user in this store at once, and in the other services as soon as they answer, within a day at the latest. For 30 days afterwards no data
        /// of the user is stored. A repeated call answers the same erasure.
        func eraseUser(_ request: RegistryV1.EraseUserRequest, context: ServerContext) async throws -> RegistryV1.EraseUserResponse
        /// Exports the user's data in this store (PRIV-11).
        func exportUser(_ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext) async throws
        func eraseOwnData(_ request: RegistryV1.EraseOwnDataRequest, context: ServerContext) async throws -> RegistryV1.EraseUserResponse
        func exportOwnData(_ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext) async throws
        /// For 30 days available to the erased user, the app's host system and administrators.
        func getErasure(_ request: RegistryV1.GetErasureRequest, context: ServerContext) async throws -> RegistryV1.GetErasureResponse
    }
}

extension RegistryV1.UserData.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.UserData` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.UserData.Method.eraseUser) { request, context in
            try await self.eraseUser(request, context: context)
        }
        router.serverStreaming(RegistryV1.UserData.Method.exportUser) { request, response, context in
            try await self.exportUser(request, response: response, context: context)
        }
        router.unary(RegistryV1.UserData.Method.eraseOwnData) { request, context in
            try await self.eraseOwnData(request, context: context)
        }
        router.serverStreaming(RegistryV1.UserData.Method.exportOwnData) { request, response, context in
            try await self.exportOwnData(request, response: response, context: context)
        }
        router.unary(RegistryV1.UserData.Method.getErasure) { request, context in
            try await self.getErasure(request, context: context)
        }
    }
}

extension RegistryV1.UserData {
    /// Calls `carillon.registry.v1.UserData` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Erases a user in this store at once, and in the other services as soon as they answer, within a day at the latest. For 30 days afterwards no data
        /// of the user is stored. A repeated call answers the same erasure.
        public func eraseUser(_ request: RegistryV1.EraseUserRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.EraseUserResponse {
            try await channel.unary(RegistryV1.UserData.Method.eraseUser, request, options: options)
        }

        /// Exports the user's data in this store (PRIV-11).
        public func exportUser<Result: Sendable>(
            _ request: CommonV1.ExportStoredUserRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<CommonV1.ExportStoredUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(RegistryV1.UserData.Method.exportUser, request, options: options, onResponse: onResponse)
        }

        /// Calls `EraseOwnData`.
        public func eraseOwnData(_ request: RegistryV1.EraseOwnDataRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.EraseUserResponse {
            try await channel.unary(RegistryV1.UserData.Method.eraseOwnData, request, options: options)
        }

        /// Calls `ExportOwnData`.
        public func exportOwnData<Result: Sendable>(
            _ request: CommonV1.ExportOwnStoredDataRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<CommonV1.ExportStoredUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(RegistryV1.UserData.Method.exportOwnData, request, options: options, onResponse: onResponse)
        }

        /// For 30 days available to the erased user, the app's host system and administrators.
        public func getErasure(_ request: RegistryV1.GetErasureRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.GetErasureResponse {
            try await channel.unary(RegistryV1.UserData.Method.getErasure, request, options: options)
        }
    }
}
