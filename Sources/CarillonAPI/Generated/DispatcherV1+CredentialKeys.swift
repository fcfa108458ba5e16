// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.CredentialKeys`.
    public enum CredentialKeys {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.CredentialKeys")
    }
}

extension DispatcherV1.CredentialKeys {
    /// The methods of `carillon.dispatcher.v1.CredentialKeys`.
    public enum Method {
        /// Seals all credentials again with the current key, in one call, because they are few.
        public static let reencryptCredentials = MethodDescriptor(
            service: descriptor, name: "ReencryptCredentials", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Counts the credentials of each key, with replaced ones that are still stored.
        public static let getCredentialKeyUse = MethodDescriptor(
            service: descriptor, name: "GetCredentialKeyUse", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [reencryptCredentials, getCredentialKeyUse]
    }
}

extension DispatcherV1.CredentialKeys {
    /// What a server of `carillon.dispatcher.v1.CredentialKeys` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Seals all credentials again with the current key, in one call, because they are few.
        func reencryptCredentials(_ request: DispatcherV1.ReencryptCredentialsRequest, context: ServerContext) async throws -> DispatcherV1.ReencryptCredentialsResponse
        /// Counts the credentials of each key, with replaced ones that are still stored.
        func getCredentialKeyUse(_ request: DispatcherV1.CredentialKeyUseRequest, context: ServerContext) async throws -> DispatcherV1.CredentialKeyUseResponse
    }
}

extension DispatcherV1.CredentialKeys.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.CredentialKeys` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.CredentialKeys.Method.reencryptCredentials) { request, context in
            try await self.reencryptCredentials(request, context: context)
        }
        router.unary(DispatcherV1.CredentialKeys.Method.getCredentialKeyUse) { request, context in
            try await self.getCredentialKeyUse(request, context: context)
        }
    }
}

extension DispatcherV1.CredentialKeys {
    /// Calls `carillon.dispatcher.v1.CredentialKeys` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Seals all credentials again with the current key, in one call, because they are few.
        public func reencryptCredentials(_ request: DispatcherV1.ReencryptCredentialsRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.ReencryptCredentialsResponse {
            try await channel.unary(DispatcherV1.CredentialKeys.Method.reencryptCredentials, request, options: options)
        }

        /// Counts the credentials of each key, with replaced ones that are still stored.
        public func getCredentialKeyUse(_ request: DispatcherV1.CredentialKeyUseRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.CredentialKeyUseResponse {
            try await channel.unary(DispatcherV1.CredentialKeys.Method.getCredentialKeyUse, request, options: options)
        }
    }
}
