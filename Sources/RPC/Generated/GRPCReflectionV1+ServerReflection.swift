// Written by protoc-gen-carillon from grpc/reflection/v1/reflection.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

extension GRPCReflectionV1 {
    /// The service `grpc.reflection.v1.ServerReflection`.
    public enum ServerReflection {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "grpc.reflection.v1.ServerReflection")
    }
}

extension GRPCReflectionV1.ServerReflection {
    /// The methods of `grpc.reflection.v1.ServerReflection`.
    public enum Method {
        /// Answers questions about the contracts a server speaks, in order, on one stream.
        public static let serverReflectionInfo = MethodDescriptor(
            service: descriptor, name: "ServerReflectionInfo", callType: .bidirectional,
            isIdempotent: false, authorization: nil)

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [serverReflectionInfo]
    }
}

extension GRPCReflectionV1.ServerReflection {
    /// What a server of `grpc.reflection.v1.ServerReflection` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Answers questions about the contracts a server speaks, in order, on one stream.
        func serverReflectionInfo(_ requests: RequestStream<GRPCReflectionV1.ServerReflectionRequest>, response: ResponseWriter<GRPCReflectionV1.ServerReflectionResponse>, context: ServerContext) async throws
    }
}

extension GRPCReflectionV1.ServerReflection.ServiceProtocol {
    /// Adds every method of `grpc.reflection.v1.ServerReflection` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.bidirectional(GRPCReflectionV1.ServerReflection.Method.serverReflectionInfo) { requests, response, context in
            try await self.serverReflectionInfo(requests, response: response, context: context)
        }
    }
}

extension GRPCReflectionV1.ServerReflection {
    /// Calls `grpc.reflection.v1.ServerReflection` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Answers questions about the contracts a server speaks, in order, on one stream.
        public func serverReflectionInfo<Result: Sendable>(
            options: CallOptions = CallOptions(), requests: @escaping @Sendable (RequestWriter<GRPCReflectionV1.ServerReflectionRequest>) async throws -> Void,
            onResponse: (ResponseStream<GRPCReflectionV1.ServerReflectionResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.bidirectional(
                GRPCReflectionV1.ServerReflection.Method.serverReflectionInfo, options: options, requests: requests, onResponse: onResponse)
        }
    }
}
