// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.Desktop`.
    public enum Desktop {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.Desktop")
    }
}

extension DispatcherV1.Desktop {
    /// The methods of `carillon.dispatcher.v1.Desktop`.
    public enum Method {
        /// The messages for a device, from the oldest that is kept, and then each new one. One stream serves a device: a newer one ends it with
        /// ALREADY_EXISTS, `conflict`. The stream ends with UNAUTHENTICATED when the caller's token expires.
        ///
        /// The gateway calls for its users. An agent in the same network may call with the access token of its user.
        public static let desktopStream = MethodDescriptor(
            service: descriptor, name: "DesktopStream", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// The agent has shown messages: they are delivered, and do not come again.
        public static let acknowledgeDesktop = MethodDescriptor(
            service: descriptor, name: "AcknowledgeDesktop", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [desktopStream, acknowledgeDesktop]
    }
}

extension DispatcherV1.Desktop {
    /// What a server of `carillon.dispatcher.v1.Desktop` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// The messages for a device, from the oldest that is kept, and then each new one. One stream serves a device: a newer one ends it with
        /// ALREADY_EXISTS, `conflict`. The stream ends with UNAUTHENTICATED when the caller's token expires.
        ///
        /// The gateway calls for its users. An agent in the same network may call with the access token of its user.
        func desktopStream(_ request: DispatcherV1.DesktopStreamRequest, response: ResponseWriter<DispatcherV1.DesktopStreamResponse>, context: ServerContext) async throws
        /// The agent has shown messages: they are delivered, and do not come again.
        func acknowledgeDesktop(_ request: DispatcherV1.AcknowledgeDesktopRequest, context: ServerContext) async throws -> DispatcherV1.AcknowledgeDesktopResponse
    }
}

extension DispatcherV1.Desktop.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.Desktop` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.serverStreaming(DispatcherV1.Desktop.Method.desktopStream) { request, response, context in
            try await self.desktopStream(request, response: response, context: context)
        }
        router.unary(DispatcherV1.Desktop.Method.acknowledgeDesktop) { request, context in
            try await self.acknowledgeDesktop(request, context: context)
        }
    }
}

extension DispatcherV1.Desktop {
    /// Calls `carillon.dispatcher.v1.Desktop` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// The messages for a device, from the oldest that is kept, and then each new one. One stream serves a device: a newer one ends it with
        /// ALREADY_EXISTS, `conflict`. The stream ends with UNAUTHENTICATED when the caller's token expires.
        ///
        /// The gateway calls for its users. An agent in the same network may call with the access token of its user.
        public func desktopStream<Result: Sendable>(
            _ request: DispatcherV1.DesktopStreamRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<DispatcherV1.DesktopStreamResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(DispatcherV1.Desktop.Method.desktopStream, request, options: options, onResponse: onResponse)
        }

        /// The agent has shown messages: they are delivered, and do not come again.
        public func acknowledgeDesktop(_ request: DispatcherV1.AcknowledgeDesktopRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.AcknowledgeDesktopResponse {
            try await channel.unary(DispatcherV1.Desktop.Method.acknowledgeDesktop, request, options: options)
        }
    }
}
