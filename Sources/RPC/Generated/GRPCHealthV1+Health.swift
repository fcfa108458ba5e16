// Written by protoc-gen-carillon from grpc/health/v1/health.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

extension GRPCHealthV1 {
    /// The service `grpc.health.v1.Health`.
    public enum Health {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "grpc.health.v1.Health")
    }
}

extension GRPCHealthV1.Health {
    /// The methods of `grpc.health.v1.Health`.
    public enum Method {
        /// The state of one service now; NOT_FOUND for a name never registered.
        public static let check = MethodDescriptor(
            service: descriptor, name: "Check", callType: .unary,
            isIdempotent: false, authorization: nil)
        /// The state of every registered service.
        public static let list = MethodDescriptor(
            service: descriptor, name: "List", callType: .unary,
            isIdempotent: false, authorization: nil)
        /// The state now and after each change; stays open.
        public static let watch = MethodDescriptor(
            service: descriptor, name: "Watch", callType: .serverStreaming,
            isIdempotent: false, authorization: nil)

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [check, list, watch]
    }
}

extension GRPCHealthV1.Health {
    /// What a server of `grpc.health.v1.Health` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// The state of one service now; NOT_FOUND for a name never registered.
        func check(_ request: GRPCHealthV1.HealthCheckRequest, context: ServerContext) async throws -> GRPCHealthV1.HealthCheckResponse
        /// The state of every registered service.
        func list(_ request: GRPCHealthV1.HealthListRequest, context: ServerContext) async throws -> GRPCHealthV1.HealthListResponse
        /// The state now and after each change; stays open.
        func watch(_ request: GRPCHealthV1.HealthCheckRequest, response: ResponseWriter<GRPCHealthV1.HealthCheckResponse>, context: ServerContext) async throws
    }
}

extension GRPCHealthV1.Health.ServiceProtocol {
    /// Adds every method of `grpc.health.v1.Health` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(GRPCHealthV1.Health.Method.check) { request, context in
            try await self.check(request, context: context)
        }
        router.unary(GRPCHealthV1.Health.Method.list) { request, context in
            try await self.list(request, context: context)
        }
        router.serverStreaming(GRPCHealthV1.Health.Method.watch) { request, response, context in
            try await self.watch(request, response: response, context: context)
        }
    }
}

extension GRPCHealthV1.Health {
    /// Calls `grpc.health.v1.Health` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// The state of one service now; NOT_FOUND for a name never registered.
        public func check(_ request: GRPCHealthV1.HealthCheckRequest, options: CallOptions = CallOptions()) async throws -> GRPCHealthV1.HealthCheckResponse {
            try await channel.unary(GRPCHealthV1.Health.Method.check, request, options: options)
        }

        /// The state of every registered service.
        public func list(_ request: GRPCHealthV1.HealthListRequest, options: CallOptions = CallOptions()) async throws -> GRPCHealthV1.HealthListResponse {
            try await channel.unary(GRPCHealthV1.Health.Method.list, request, options: options)
        }

        /// The state now and after each change; stays open.
        public func watch<Result: Sendable>(
            _ request: GRPCHealthV1.HealthCheckRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<GRPCHealthV1.HealthCheckResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(GRPCHealthV1.Health.Method.watch, request, options: options, onResponse: onResponse)
        }
    }
}
