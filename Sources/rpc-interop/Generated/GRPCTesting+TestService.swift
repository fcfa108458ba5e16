// Written by protoc-gen-carillon from grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension GRPCTesting {
    /// What a server under test does.
    public enum TestService {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "grpc.testing.TestService")
    }
}

extension GRPCTesting.TestService {
    /// The methods of `grpc.testing.TestService`.
    public enum Method {
        /// One empty message each way.
        public static let emptyCall = MethodDescriptor(
            service: descriptor, name: "EmptyCall", callType: .unary,
            isIdempotent: false, authorization: nil)
        /// One request, one response of the size it asks for.
        public static let unaryCall = MethodDescriptor(
            service: descriptor, name: "UnaryCall", callType: .unary,
            isIdempotent: false, authorization: nil)
        /// One request, a response for each of its parameters.
        public static let streamingOutputCall = MethodDescriptor(
            service: descriptor, name: "StreamingOutputCall", callType: .serverStreaming,
            isIdempotent: false, authorization: nil)
        /// A stream of requests, answered by how many bytes they had.
        public static let streamingInputCall = MethodDescriptor(
            service: descriptor, name: "StreamingInputCall", callType: .clientStreaming,
            isIdempotent: false, authorization: nil)
        /// Each request is answered as it comes.
        public static let fullDuplexCall = MethodDescriptor(
            service: descriptor, name: "FullDuplexCall", callType: .bidirectional,
            isIdempotent: false, authorization: nil)
        /// All requests are read before the first is answered.
        public static let halfDuplexCall = MethodDescriptor(
            service: descriptor, name: "HalfDuplexCall", callType: .bidirectional,
            isIdempotent: false, authorization: nil)
        /// No server has it.
        public static let unimplementedCall = MethodDescriptor(
            service: descriptor, name: "UnimplementedCall", callType: .unary,
            isIdempotent: false, authorization: nil)

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [emptyCall, unaryCall, streamingOutputCall, streamingInputCall, fullDuplexCall, halfDuplexCall, unimplementedCall]
    }
}

extension GRPCTesting.TestService {
    /// What a server of `grpc.testing.TestService` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// One empty message each way.
        func emptyCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty
        /// One request, one response of the size it asks for.
        func unaryCall(_ request: GRPCTesting.SimpleRequest, context: ServerContext) async throws -> GRPCTesting.SimpleResponse
        /// One request, a response for each of its parameters.
        func streamingOutputCall(_ request: GRPCTesting.StreamingOutputCallRequest, response: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext) async throws
        /// A stream of requests, answered by how many bytes they had.
        func streamingInputCall(_ requests: RequestStream<GRPCTesting.StreamingInputCallRequest>, context: ServerContext) async throws -> GRPCTesting.StreamingInputCallResponse
        /// Each request is answered as it comes.
        func fullDuplexCall(_ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, response: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext) async throws
        /// All requests are read before the first is answered.
        func halfDuplexCall(_ requests: RequestStream<GRPCTesting.StreamingOutputCallRequest>, response: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>, context: ServerContext) async throws
        /// No server has it.
        func unimplementedCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty
    }
}

extension GRPCTesting.TestService.ServiceProtocol {
    /// Adds every method of `grpc.testing.TestService` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(GRPCTesting.TestService.Method.emptyCall) { request, context in
            try await self.emptyCall(request, context: context)
        }
        router.unary(GRPCTesting.TestService.Method.unaryCall) { request, context in
            try await self.unaryCall(request, context: context)
        }
        router.serverStreaming(GRPCTesting.TestService.Method.streamingOutputCall) { request, response, context in
            try await self.streamingOutputCall(request, response: response, context: context)
        }
        router.clientStreaming(GRPCTesting.TestService.Method.streamingInputCall) { requests, context in
            try await self.streamingInputCall(requests, context: context)
        }
        router.bidirectional(GRPCTesting.TestService.Method.fullDuplexCall) { requests, response, context in
            try await self.fullDuplexCall(requests, response: response, context: context)
        }
        router.bidirectional(GRPCTesting.TestService.Method.halfDuplexCall) { requests, response, context in
            try await self.halfDuplexCall(requests, response: response, context: context)
        }
        router.unary(GRPCTesting.TestService.Method.unimplementedCall) { request, context in
            try await self.unimplementedCall(request, context: context)
        }
    }
}

extension GRPCTesting.TestService {
    /// Calls `grpc.testing.TestService` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// One empty message each way.
        public func emptyCall(_ request: GRPCTesting.Empty, options: CallOptions = CallOptions()) async throws -> GRPCTesting.Empty {
            try await channel.unary(GRPCTesting.TestService.Method.emptyCall, request, options: options)
        }

        /// One request, one response of the size it asks for.
        public func unaryCall(_ request: GRPCTesting.SimpleRequest, options: CallOptions = CallOptions()) async throws -> GRPCTesting.SimpleResponse {
            try await channel.unary(GRPCTesting.TestService.Method.unaryCall, request, options: options)
        }

        /// One request, a response for each of its parameters.
        public func streamingOutputCall<Result: Sendable>(
            _ request: GRPCTesting.StreamingOutputCallRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(GRPCTesting.TestService.Method.streamingOutputCall, request, options: options, onResponse: onResponse)
        }

        /// A stream of requests, answered by how many bytes they had.
        public func streamingInputCall(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<GRPCTesting.StreamingInputCallRequest>) async throws -> Void
        ) async throws -> GRPCTesting.StreamingInputCallResponse {
            try await channel.clientStreaming(GRPCTesting.TestService.Method.streamingInputCall, options: options, requests: requests)
        }

        /// Each request is answered as it comes.
        public func fullDuplexCall<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<GRPCTesting.StreamingOutputCallRequest>) async throws -> Void,
            onResponse: (ResponseStream<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                GRPCTesting.TestService.Method.fullDuplexCall, options: options, requests: requests, onResponse: onResponse)
        }

        /// All requests are read before the first is answered.
        public func halfDuplexCall<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<GRPCTesting.StreamingOutputCallRequest>) async throws -> Void,
            onResponse: (ResponseStream<GRPCTesting.StreamingOutputCallResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                GRPCTesting.TestService.Method.halfDuplexCall, options: options, requests: requests, onResponse: onResponse)
        }

        /// No server has it.
        public func unimplementedCall(_ request: GRPCTesting.Empty, options: CallOptions = CallOptions()) async throws -> GRPCTesting.Empty {
            try await channel.unary(GRPCTesting.TestService.Method.unimplementedCall, request, options: options)
        }
    }
}
