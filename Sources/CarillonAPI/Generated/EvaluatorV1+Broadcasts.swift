// Written by protoc-gen-carillon from carillon/evaluator/v1/evaluator.proto, carillon/evaluator/v1/broadcasts.proto, carillon/evaluator/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension EvaluatorV1 {
    /// The service `carillon.evaluator.v1.Broadcasts`.
    public enum Broadcasts {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.evaluator.v1.Broadcasts")
    }
}

extension EvaluatorV1.Broadcasts {
    /// The methods of `carillon.evaluator.v1.Broadcasts`.
    public enum Method {
        /// Stores a broadcast durably, and then answers. Its users are decided like those of an event: preferences, quiet hours, caps and the other checks
        /// apply. Audited.
        public static let submitBroadcast = MethodDescriptor(
            service: descriptor, name: "SubmitBroadcast", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Counts only: no user is named.
        public static let getBroadcast = MethodDescriptor(
            service: descriptor, name: "GetBroadcast", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Takes no further users until the broadcast is resumed. What was handed over is sent. Audited.
        public static let pauseBroadcast = MethodDescriptor(
            service: descriptor, name: "PauseBroadcast", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// `ResumeBroadcast`.
        public static let resumeBroadcast = MethodDescriptor(
            service: descriptor, name: "ResumeBroadcast", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))
        /// Takes no further users, and stops what is not sent yet: pending, held or queued. Once the state is CANCELLED no attempt begins any more. Audited.
        public static let cancelBroadcast = MethodDescriptor(
            service: descriptor, name: "CancelBroadcast", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [submitBroadcast, getBroadcast, pauseBroadcast, resumeBroadcast, cancelBroadcast]
    }
}

extension EvaluatorV1.Broadcasts {
    /// What a server of `carillon.evaluator.v1.Broadcasts` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Stores a broadcast durably, and then answers. Its users are decided like those of an event: preferences, quiet hours, caps and the other checks
        /// apply. Audited.
        func submitBroadcast(_ request: EvaluatorV1.SubmitBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitBroadcastResponse
        /// Counts only: no user is named.
        func getBroadcast(_ request: EvaluatorV1.GetBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.GetBroadcastResponse
        /// Takes no further users until the broadcast is resumed. What was handed over is sent. Audited.
        func pauseBroadcast(_ request: EvaluatorV1.PauseBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.PauseBroadcastResponse
        func resumeBroadcast(_ request: EvaluatorV1.ResumeBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.ResumeBroadcastResponse
        /// Takes no further users, and stops what is not sent yet: pending, held or queued. Once the state is CANCELLED no attempt begins any more. Audited.
        func cancelBroadcast(_ request: EvaluatorV1.CancelBroadcastRequest, context: ServerContext) async throws -> EvaluatorV1.CancelBroadcastResponse
    }
}

extension EvaluatorV1.Broadcasts.ServiceProtocol {
    /// Adds every method of `carillon.evaluator.v1.Broadcasts` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(EvaluatorV1.Broadcasts.Method.submitBroadcast) { request, context in
            try await self.submitBroadcast(request, context: context)
        }
        router.unary(EvaluatorV1.Broadcasts.Method.getBroadcast) { request, context in
            try await self.getBroadcast(request, context: context)
        }
        router.unary(EvaluatorV1.Broadcasts.Method.pauseBroadcast) { request, context in
            try await self.pauseBroadcast(request, context: context)
        }
        router.unary(EvaluatorV1.Broadcasts.Method.resumeBroadcast) { request, context in
            try await self.resumeBroadcast(request, context: context)
        }
        router.unary(EvaluatorV1.Broadcasts.Method.cancelBroadcast) { request, context in
            try await self.cancelBroadcast(request, context: context)
        }
    }
}

extension EvaluatorV1.Broadcasts {
    /// Calls `carillon.evaluator.v1.Broadcasts` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Stores a broadcast durably, and then answers. Its users are decided like those of an event: preferences, quiet hours, caps and the other checks
        /// apply. Audited.
        public func submitBroadcast(_ request: EvaluatorV1.SubmitBroadcastRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.SubmitBroadcastResponse {
            try await channel.unary(EvaluatorV1.Broadcasts.Method.submitBroadcast, request, options: options)
        }

        /// Counts only: no user is named.
        public func getBroadcast(_ request: EvaluatorV1.GetBroadcastRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.GetBroadcastResponse {
            try await channel.unary(EvaluatorV1.Broadcasts.Method.getBroadcast, request, options: options)
        }

        /// Takes no further users until the broadcast is resumed. What was handed over is sent. Audited.
        public func pauseBroadcast(_ request: EvaluatorV1.PauseBroadcastRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.PauseBroadcastResponse {
            try await channel.unary(EvaluatorV1.Broadcasts.Method.pauseBroadcast, request, options: options)
        }

        /// Calls `ResumeBroadcast`.
        public func resumeBroadcast(_ request: EvaluatorV1.ResumeBroadcastRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.ResumeBroadcastResponse {
            try await channel.unary(EvaluatorV1.Broadcasts.Method.resumeBroadcast, request, options: options)
        }

        /// Takes no further users, and stops what is not sent yet: pending, held or queued. Once the state is CANCELLED no attempt begins any more. Audited.
        public func cancelBroadcast(_ request: EvaluatorV1.CancelBroadcastRequest, options: CallOptions = CallOptions()) async throws -> EvaluatorV1.CancelBroadcastResponse {
            try await channel.unary(EvaluatorV1.Broadcasts.Method.cancelBroadcast, request, options: options)
        }
    }
}
