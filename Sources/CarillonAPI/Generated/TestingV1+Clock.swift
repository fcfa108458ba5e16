// Written by protoc-gen-carillon from carillon/testing/v1/clock.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension TestingV1 {
    /// The service `carillon.testing.v1.Clock`.
    public enum Clock {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.testing.v1.Clock")
    }
}

extension TestingV1.Clock {
    /// The methods of `carillon.testing.v1.Clock`.
    public enum Method {
        /// Moves this process's virtual time forward without waking its work. The controller first moves all processes and then wakes them, so due work of
        /// one process never reaches another one with an earlier time.
        public static let set = MethodDescriptor(
            service: descriptor, name: "Set", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Wakes work that became due since the last call.
        public static let wake = MethodDescriptor(
            service: descriptor, name: "Wake", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Tells whether this process is idle, and its next due instant.
        public static let status = MethodDescriptor(
            service: descriptor, name: "Status", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [set, wake, status]
    }
}

extension TestingV1.Clock {
    /// What a server of `carillon.testing.v1.Clock` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Moves this process's virtual time forward without waking its work. The controller first moves all processes and then wakes them, so due work of
        /// one process never reaches another one with an earlier time.
        func set(_ request: TestingV1.SetRequest, context: ServerContext) async throws -> TestingV1.SetResponse
        /// Wakes work that became due since the last call.
        func wake(_ request: TestingV1.WakeRequest, context: ServerContext) async throws -> TestingV1.WakeResponse
        /// Tells whether this process is idle, and its next due instant.
        func status(_ request: TestingV1.StatusRequest, context: ServerContext) async throws -> TestingV1.StatusResponse
    }
}

extension TestingV1.Clock.ServiceProtocol {
    /// Adds every method of `carillon.testing.v1.Clock` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(TestingV1.Clock.Method.set) { request, context in
            try await self.set(request, context: context)
        }
        router.unary(TestingV1.Clock.Method.wake) { request, context in
            try await self.wake(request, context: context)
        }
        router.unary(TestingV1.Clock.Method.status) { request, context in
            try await self.status(request, context: context)
        }
    }
}

extension TestingV1.Clock {
    /// Calls `carillon.testing.v1.Clock` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Moves this process's virtual time forward without waking its work. The controller first moves all processes and then wakes them, so due work of
        /// one process never reaches another one with an earlier time.
        public func set(_ request: TestingV1.SetRequest, options: CallOptions = CallOptions()) async throws -> TestingV1.SetResponse {
            try await channel.unary(TestingV1.Clock.Method.set, request, options: options)
        }

        /// Wakes work that became due since the last call.
        public func wake(_ request: TestingV1.WakeRequest, options: CallOptions = CallOptions()) async throws -> TestingV1.WakeResponse {
            try await channel.unary(TestingV1.Clock.Method.wake, request, options: options)
        }

        /// Tells whether this process is idle, and its next due instant.
        public func status(_ request: TestingV1.StatusRequest, options: CallOptions = CallOptions()) async throws -> TestingV1.StatusResponse {
            try await channel.unary(TestingV1.Clock.Method.status, request, options: options)
        }
    }
}
