// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.PersonMessages`.
    public enum PersonMessages {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.PersonMessages")
    }
}

extension DispatcherV1.PersonMessages {
    /// The methods of `carillon.dispatcher.v1.PersonMessages`.
    public enum Method {
        /// Stores messages and sends them, with three retries; an action has six. Idempotent by message id.
        public static let sendPersonMessages = MethodDescriptor(
            service: descriptor, name: "SendPersonMessages", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry", "preferences", "receipts"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [sendPersonMessages]
    }
}

extension DispatcherV1.PersonMessages {
    /// What a server of `carillon.dispatcher.v1.PersonMessages` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Stores messages and sends them, with three retries; an action has six. Idempotent by message id.
        func sendPersonMessages(_ request: DispatcherV1.SendPersonMessagesRequest, context: ServerContext) async throws -> DispatcherV1.SendPersonMessagesResponse
    }
}

extension DispatcherV1.PersonMessages.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.PersonMessages` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.PersonMessages.Method.sendPersonMessages) { request, context in
            try await self.sendPersonMessages(request, context: context)
        }
    }
}

extension DispatcherV1.PersonMessages {
    /// Calls `carillon.dispatcher.v1.PersonMessages` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Stores messages and sends them, with three retries; an action has six. Idempotent by message id.
        public func sendPersonMessages(_ request: DispatcherV1.SendPersonMessagesRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.SendPersonMessagesResponse {
            try await channel.unary(DispatcherV1.PersonMessages.Method.sendPersonMessages, request, options: options)
        }
    }
}
