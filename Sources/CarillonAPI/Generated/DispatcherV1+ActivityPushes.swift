// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.ActivityPushes`.
    public enum ActivityPushes {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.ActivityPushes")
    }
}

extension DispatcherV1.ActivityPushes {
    /// The methods of `carillon.dispatcher.v1.ActivityPushes`.
    public enum Method {
        /// Stores pushes for all addresses of one name durably, and then answers. A call with the idempotency key of an earlier one sends nothing again. The
        /// user's master switch and a missing consent stop a push; quiet hours, caps and switches of types do not. The notification centre has no entry.
        public static let sendActivity = MethodDescriptor(
            service: descriptor, name: "SendActivity", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [sendActivity]
    }
}

extension DispatcherV1.ActivityPushes {
    /// What a server of `carillon.dispatcher.v1.ActivityPushes` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Stores pushes for all addresses of one name durably, and then answers. A call with the idempotency key of an earlier one sends nothing again. The
        /// user's master switch and a missing consent stop a push; quiet hours, caps and switches of types do not. The notification centre has no entry.
        func sendActivity(_ request: DispatcherV1.SendActivityRequest, context: ServerContext) async throws -> DispatcherV1.SendActivityResponse
    }
}

extension DispatcherV1.ActivityPushes.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.ActivityPushes` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.ActivityPushes.Method.sendActivity) { request, context in
            try await self.sendActivity(request, context: context)
        }
    }
}

extension DispatcherV1.ActivityPushes {
    /// Calls `carillon.dispatcher.v1.ActivityPushes` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Stores pushes for all addresses of one name durably, and then answers. A call with the idempotency key of an earlier one sends nothing again. The
        /// user's master switch and a missing consent stop a push; quiet hours, caps and switches of types do not. The notification centre has no entry.
        public func sendActivity(_ request: DispatcherV1.SendActivityRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.SendActivityResponse {
            try await channel.unary(DispatcherV1.ActivityPushes.Method.sendActivity, request, options: options)
        }
    }
}
