// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension PreferencesV1 {
    /// The service `carillon.preferences.v1.PreferenceChanges`.
    public enum PreferenceChanges {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.preferences.v1.PreferenceChanges")
    }
}

extension PreferencesV1.PreferenceChanges {
    /// The methods of `carillon.preferences.v1.PreferenceChanges`.
    public enum Method {
        /// Reports users for whom `CheckSend` may answer differently than before.
        public static let watchChanges = MethodDescriptor(
            service: descriptor, name: "WatchChanges", callType: .bidirectional,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [watchChanges]
    }
}

extension PreferencesV1.PreferenceChanges {
    /// What a server of `carillon.preferences.v1.PreferenceChanges` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Reports users for whom `CheckSend` may answer differently than before.
        func watchChanges(_ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>, context: ServerContext) async throws
    }
}

extension PreferencesV1.PreferenceChanges.ServiceProtocol {
    /// Adds every method of `carillon.preferences.v1.PreferenceChanges` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.bidirectional(PreferencesV1.PreferenceChanges.Method.watchChanges) { requests, response, context in
            try await self.watchChanges(requests, response: response, context: context)
        }
    }
}

extension PreferencesV1.PreferenceChanges {
    /// Calls `carillon.preferences.v1.PreferenceChanges` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Reports users for whom `CheckSend` may answer differently than before.
        public func watchChanges<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<CommonV1.WatchChangesRequest>) async throws -> Void,
            onResponse: (ResponseStream<CommonV1.WatchChangesResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                PreferencesV1.PreferenceChanges.Method.watchChanges, options: options, requests: requests, onResponse: onResponse)
        }
    }
}
