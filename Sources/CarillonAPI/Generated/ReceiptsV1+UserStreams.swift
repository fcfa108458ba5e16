// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.UserStreams`.
    public enum UserStreams {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.UserStreams")
    }
}

extension ReceiptsV1.UserStreams {
    /// The methods of `carillon.receipts.v1.UserStreams`.
    public enum Method {
        /// The events of a user behind an event, and then each new one. The badge comes first, and after each change. The stream ends with UNAUTHENTICATED
        /// when the caller's token expires or after a day, with ALREADY_EXISTS when the user was erased, and with DEADLINE_EXCEEDED for a client that has
        /// not read for a minute.
        public static let streamUser = MethodDescriptor(
            service: descriptor, name: "StreamUser", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: [], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [streamUser]
    }
}

extension ReceiptsV1.UserStreams {
    /// What a server of `carillon.receipts.v1.UserStreams` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// The events of a user behind an event, and then each new one. The badge comes first, and after each change. The stream ends with UNAUTHENTICATED
        /// when the caller's token expires or after a day, with ALREADY_EXISTS when the user was erased, and with DEADLINE_EXCEEDED for a client that has
        /// not read for a minute.
        func streamUser(_ request: ReceiptsV1.StreamUserRequest, response: ResponseWriter<ReceiptsV1.StreamUserResponse>, context: ServerContext) async throws
    }
}

extension ReceiptsV1.UserStreams.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.UserStreams` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.serverStreaming(ReceiptsV1.UserStreams.Method.streamUser) { request, response, context in
            try await self.streamUser(request, response: response, context: context)
        }
    }
}

extension ReceiptsV1.UserStreams {
    /// Calls `carillon.receipts.v1.UserStreams` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// The events of a user behind an event, and then each new one. The badge comes first, and after each change. The stream ends with UNAUTHENTICATED
        /// when the caller's token expires or after a day, with ALREADY_EXISTS when the user was erased, and with DEADLINE_EXCEEDED for a client that has
        /// not read for a minute.
        public func streamUser<Result: Sendable>(
            _ request: ReceiptsV1.StreamUserRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<ReceiptsV1.StreamUserResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(ReceiptsV1.UserStreams.Method.streamUser, request, options: options, onResponse: onResponse)
        }
    }
}
