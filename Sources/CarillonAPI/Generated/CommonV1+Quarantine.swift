// Written by protoc-gen-carillon from carillon/common/v1/common.proto, carillon/common/v1/quarantine.proto, carillon/common/v1/user_data.proto, carillon/common/v1/watch.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension CommonV1 {
    /// Served by every service that has an outbox.
    public enum Quarantine {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.common.v1.Quarantine")
    }
}

extension CommonV1.Quarantine {
    /// The methods of `carillon.common.v1.Quarantine`.
    public enum Method {
        /// `ListQuarantine`.
        public static let listQuarantine = MethodDescriptor(
            service: descriptor, name: "ListQuarantine", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Moves messages to the end of their outbox, and calls the peer again.
        public static let requeueQuarantined = MethodDescriptor(
            service: descriptor, name: "RequeueQuarantined", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Deletes messages. The peer never gets them.
        public static let dropQuarantined = MethodDescriptor(
            service: descriptor, name: "DropQuarantined", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [listQuarantine, requeueQuarantined, dropQuarantined]
    }
}

extension CommonV1.Quarantine {
    /// What a server of `carillon.common.v1.Quarantine` implements.
    public protocol ServiceProtocol: RegistrableService {
        func listQuarantine(_ request: CommonV1.ListQuarantineRequest, context: ServerContext) async throws -> CommonV1.ListQuarantineResponse
        /// Moves messages to the end of their outbox, and calls the peer again.
        func requeueQuarantined(_ request: CommonV1.RequeueQuarantinedRequest, context: ServerContext) async throws -> CommonV1.RequeueQuarantinedResponse
        /// Deletes messages. The peer never gets them.
        func dropQuarantined(_ request: CommonV1.DropQuarantinedRequest, context: ServerContext) async throws -> CommonV1.DropQuarantinedResponse
    }
}

extension CommonV1.Quarantine.ServiceProtocol {
    /// Adds every method of `carillon.common.v1.Quarantine` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(CommonV1.Quarantine.Method.listQuarantine) { request, context in
            try await self.listQuarantine(request, context: context)
        }
        router.unary(CommonV1.Quarantine.Method.requeueQuarantined) { request, context in
            try await self.requeueQuarantined(request, context: context)
        }
        router.unary(CommonV1.Quarantine.Method.dropQuarantined) { request, context in
            try await self.dropQuarantined(request, context: context)
        }
    }
}

extension CommonV1.Quarantine {
    /// Calls `carillon.common.v1.Quarantine` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ListQuarantine`.
        public func listQuarantine(_ request: CommonV1.ListQuarantineRequest, options: CallOptions = CallOptions()) async throws -> CommonV1.ListQuarantineResponse {
            try await channel.unary(CommonV1.Quarantine.Method.listQuarantine, request, options: options)
        }

        /// Moves messages to the end of their outbox, and calls the peer again.
        public func requeueQuarantined(_ request: CommonV1.RequeueQuarantinedRequest, options: CallOptions = CallOptions()) async throws -> CommonV1.RequeueQuarantinedResponse {
            try await channel.unary(CommonV1.Quarantine.Method.requeueQuarantined, request, options: options)
        }

        /// Deletes messages. The peer never gets them.
        public func dropQuarantined(_ request: CommonV1.DropQuarantinedRequest, options: CallOptions = CallOptions()) async throws -> CommonV1.DropQuarantinedResponse {
            try await channel.unary(CommonV1.Quarantine.Method.dropQuarantined, request, options: options)
        }
    }
}
