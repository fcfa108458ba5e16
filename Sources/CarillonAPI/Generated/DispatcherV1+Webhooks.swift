// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension DispatcherV1 {
    /// The service `carillon.dispatcher.v1.Webhooks`.
    public enum Webhooks {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.dispatcher.v1.Webhooks")
    }
}

extension DispatcherV1.Webhooks {
    /// The methods of `carillon.dispatcher.v1.Webhooks`.
    public enum Method {
        /// Checks the signature of a POST by the secrets of the app's `webhook` credential (SEC-09).
        public static let checkSignature = MethodDescriptor(
            service: descriptor, name: "CheckSignature", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [checkSignature]
    }
}

extension DispatcherV1.Webhooks {
    /// What a server of `carillon.dispatcher.v1.Webhooks` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Checks the signature of a POST by the secrets of the app's `webhook` credential (SEC-09).
        func checkSignature(_ request: DispatcherV1.CheckSignatureRequest, context: ServerContext) async throws -> DispatcherV1.CheckSignatureResponse
    }
}

extension DispatcherV1.Webhooks.ServiceProtocol {
    /// Adds every method of `carillon.dispatcher.v1.Webhooks` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(DispatcherV1.Webhooks.Method.checkSignature) { request, context in
            try await self.checkSignature(request, context: context)
        }
    }
}

extension DispatcherV1.Webhooks {
    /// Calls `carillon.dispatcher.v1.Webhooks` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Checks the signature of a POST by the secrets of the app's `webhook` credential (SEC-09).
        public func checkSignature(_ request: DispatcherV1.CheckSignatureRequest, options: CallOptions = CallOptions()) async throws -> DispatcherV1.CheckSignatureResponse {
            try await channel.unary(DispatcherV1.Webhooks.Method.checkSignature, request, options: options)
        }
    }
}
