// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.TestPushes`.
    public enum TestPushes {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.TestPushes")
    }
}

extension DispatcherV1.TestPushes {
    /// The methods of `carillon.dispatcher.v1.TestPushes`.
    public enum Method {
        /// Sends a notification marked as a test to each device, regardless of quiet hours, caps, switches and presence. Waits for the providers' answers,
        /// for at most 25 s, and not for deliveries that cannot be sent now. A pending push is sent within a minute, or not at all. A user may have five a
        /// minute.
        public static let testPush = MethodDescriptor(
            service: descriptor, name: "TestPush", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// The same for another user's devices (ROLE-01: designated accounts). It is a method of its own, so that a refused caller gets an error and is
        /// audited.
        public static let testPushAsAdministrator = MethodDescriptor(
            service: descriptor, name: "TestPushAsAdministrator", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [testPush, testPushAsAdministrator]
    }
}

extension DispatcherV1.TestPushes {
    /// What a server of `carillon.dispatcher.v1.TestPushes` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Sends a notification marked as a test to each device, regardless of quiet hours, caps, switches and presence. Waits for the providers' answers,
        /// for at most 25 s, and not for deliveries that cannot be sent now. A pending push is sent within a minute, or not at all. A user may have five a
        /// minute.
        func testPush(_ request: DispatcherV1.TestPushRequest, context: ServerContext) async throws -> DispatcherV1.TestPushResponse
        /// The same for another user's devices (ROLE-01: designated accounts). It is a method of its own, so that a refused caller gets an error and is
        /// audited.
        func testPushAsAdministrator(_ request: DispatcherV1.TestPushRequest, context: ServerContext) async throws -> DispatcherV1.TestPushResponse
    }
}

extension DispatcherV1.TestPushes.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.TestPushes` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.TestPushes.Method.testPush) { request, context in
            try await self.testPush(request, context: context)
        }
        router.unary(DispatcherV1.TestPushes.Method.testPushAsAdministrator) { request, context in
            try await self.testPushAsAdministrator(request, context: context)
        }
    }
}

extension DispatcherV1.TestPushes {
    /// Calls `carillon.dispatcher.v1.TestPushes` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Sends a notification marked as a test to each device, regardless of quiet hours, caps, switches and presence. Waits for the providers' answers,
        /// for at most 25 s, and not for deliveries that cannot be sent now. A pending push is sent within a minute, or not at all. A user may have five a
        /// minute.
        public func testPush(_ request: DispatcherV1.TestPushRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.TestPushResponse {
            try await channel.unary(DispatcherV1.TestPushes.Method.testPush, request, options: options)
        }

        /// The same for another user's devices (ROLE-01: designated accounts). It is a method of its own, so that a refused caller gets an error and is
        /// audited.
        public func testPushAsAdministrator(_ request: DispatcherV1.TestPushRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.TestPushResponse {
            try await channel.unary(DispatcherV1.TestPushes.Method.testPushAsAdministrator, request, options: options)
        }
    }
}
