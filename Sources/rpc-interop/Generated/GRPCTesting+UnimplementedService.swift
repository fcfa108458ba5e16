// Written by protoc-gen-carillon from grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension GRPCTesting {
    /// No server has it.
    public enum UnimplementedService {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "grpc.testing.UnimplementedService")
    }
}

extension GRPCTesting.UnimplementedService {
    /// The methods of `grpc.testing.UnimplementedService`.
    public enum Method {
        /// `UnimplementedCall`.
        public static let unimplementedCall = MethodDescriptor(
            service: descriptor, name: "UnimplementedCall", callType: .unary,
            isIdempotent: false, authorization: nil)

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [unimplementedCall]
    }
}

extension GRPCTesting.UnimplementedService {
    /// What a server of `grpc.testing.UnimplementedService` implements.
    public protocol ServiceProtocol: RegistrableService {
        func unimplementedCall(_ request: GRPCTesting.Empty, context: ServerContext) async throws -> GRPCTesting.Empty
    }
}

extension GRPCTesting.UnimplementedService.ServiceProtocol {
    /// Adds every method of `grpc.testing.UnimplementedService` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(GRPCTesting.UnimplementedService.Method.unimplementedCall) { request, context in
            try await self.unimplementedCall(request, context: context)
        }
    }
}

extension GRPCTesting.UnimplementedService {
    /// Calls `grpc.testing.UnimplementedService` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `UnimplementedCall`.
        public func unimplementedCall(_ request: GRPCTesting.Empty, options: CallOptions = CallOptions()) async throws -> GRPCTesting.Empty {
            try await channel.unary(GRPCTesting.UnimplementedService.Method.unimplementedCall, request, options: options)
        }
    }
}
