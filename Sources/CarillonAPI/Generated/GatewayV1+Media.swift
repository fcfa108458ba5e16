// Written by protoc-gen-carillon from carillon/gateway/v1/media.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension GatewayV1 {
    /// The service `carillon.gateway.v1.Media`.
    public enum Media {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.gateway.v1.Media")
    }
}

extension GatewayV1.Media {
    /// The methods of `carillon.gateway.v1.Media`.
    public enum Method {
        /// Fetches a picture, makes the forms that devices show, and publishes them. The same address again within ten minutes has the same answer, unless
        /// the limits of the app changed.
        ///
        /// `invalid_value` for a source that is no PNG, JPEG or GIF, is too large, or that the gateway must not connect to; `unavailable` where another try
        /// may succeed: the source cannot be reached now.
        public static let prepareMedia = MethodDescriptor(
            service: descriptor, name: "PrepareMedia", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [prepareMedia]
    }
}

extension GatewayV1.Media {
    /// What a server of `carillon.gateway.v1.Media` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Fetches a picture, makes the forms that devices show, and publishes them. The same address again within ten minutes has the same answer, unless
        /// the limits of the app changed.
        ///
        /// `invalid_value` for a source that is no PNG, JPEG or GIF, is too large, or that the gateway must not connect to; `unavailable` where another try
        /// may succeed: the source cannot be reached now.
        func prepareMedia(_ request: GatewayV1.PrepareMediaRequest, context: ServerContext) async throws -> GatewayV1.PrepareMediaResponse
    }
}

extension GatewayV1.Media.ServiceProtocol {
    /// Adds every method of `carillon.gateway.v1.Media` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(GatewayV1.Media.Method.prepareMedia) { request, context in
            try await self.prepareMedia(request, context: context)
        }
    }
}

extension GatewayV1.Media {
    /// Calls `carillon.gateway.v1.Media` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Fetches a picture, makes the forms that devices show, and publishes them. The same address again within ten minutes has the same answer, unless
        /// the limits of the app changed.
        ///
        /// `invalid_value` for a source that is no PNG, JPEG or GIF, is too large, or that the gateway must not connect to; `unavailable` where another try
        /// may succeed: the source cannot be reached now.
        public func prepareMedia(_ request: GatewayV1.PrepareMediaRequest, options: CallOptions = CallOptions()) async throws -> GatewayV1.PrepareMediaResponse {
            try await channel.unary(GatewayV1.Media.Method.prepareMedia, request, options: options)
        }
    }
}
