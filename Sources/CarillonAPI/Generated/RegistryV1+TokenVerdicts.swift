// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension RegistryV1 {
    /// The service `carillon.registry.v1.TokenVerdicts`.
    public enum TokenVerdicts {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.registry.v1.TokenVerdicts")
    }
}

extension RegistryV1.TokenVerdicts {
    /// The methods of `carillon.registry.v1.TokenVerdicts`.
    public enum Method {
        /// `ListTokenVerdicts`.
        public static let listTokenVerdicts = MethodDescriptor(
            service: descriptor, name: "ListTokenVerdicts", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Makes verdicts pending until an operator resumes.
        public static let pauseInvalidation = MethodDescriptor(
            service: descriptor, name: "PauseInvalidation", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Ends a pause, of the guard or of an operator.
        public static let resumeInvalidation = MethodDescriptor(
            service: descriptor, name: "ResumeInvalidation", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))
        /// Restores devices that verdicts invalidated.
        public static let undoInvalidations = MethodDescriptor(
            service: descriptor, name: "UndoInvalidations", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .any))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [listTokenVerdicts, pauseInvalidation, resumeInvalidation, undoInvalidations]
    }
}

extension RegistryV1.TokenVerdicts {
    /// What a server of `carillon.registry.v1.TokenVerdicts` implements.
    public protocol ServiceProtocol: RegistrableService {
        func listTokenVerdicts(_ request: RegistryV1.ListTokenVerdictsRequest, context: ServerContext) async throws -> RegistryV1.ListTokenVerdictsResponse
        /// Makes verdicts pending until an operator resumes.
        func pauseInvalidation(_ request: RegistryV1.PauseInvalidationRequest, context: ServerContext) async throws -> RegistryV1.PauseInvalidationResponse
        /// Ends a pause, of the guard or of an operator.
        func resumeInvalidation(_ request: RegistryV1.ResumeInvalidationRequest, context: ServerContext) async throws -> RegistryV1.ResumeInvalidationResponse
        /// Restores devices that verdicts invalidated.
        func undoInvalidations(_ request: RegistryV1.UndoInvalidationsRequest, context: ServerContext) async throws -> RegistryV1.UndoInvalidationsResponse
    }
}

extension RegistryV1.TokenVerdicts.ServiceProtocol {
    /// Adds every method of `carillon.registry.v1.TokenVerdicts` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(RegistryV1.TokenVerdicts.Method.listTokenVerdicts) { request, context in
            try await self.listTokenVerdicts(request, context: context)
        }
        router.unary(RegistryV1.TokenVerdicts.Method.pauseInvalidation) { request, context in
            try await self.pauseInvalidation(request, context: context)
        }
        router.unary(RegistryV1.TokenVerdicts.Method.resumeInvalidation) { request, context in
            try await self.resumeInvalidation(request, context: context)
        }
        router.unary(RegistryV1.TokenVerdicts.Method.undoInvalidations) { request, context in
            try await self.undoInvalidations(request, context: context)
        }
    }
}

extension RegistryV1.TokenVerdicts {
    /// Calls `carillon.registry.v1.TokenVerdicts` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ListTokenVerdicts`.
        public func listTokenVerdicts(_ request: RegistryV1.ListTokenVerdictsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ListTokenVerdictsResponse {
            try await channel.unary(RegistryV1.TokenVerdicts.Method.listTokenVerdicts, request, options: options)
        }

        /// Makes verdicts pending until an operator resumes.
        public func pauseInvalidation(_ request: RegistryV1.PauseInvalidationRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.PauseInvalidationResponse {
            try await channel.unary(RegistryV1.TokenVerdicts.Method.pauseInvalidation, request, options: options)
        }

        /// Ends a pause, of the guard or of an operator.
        public func resumeInvalidation(_ request: RegistryV1.ResumeInvalidationRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.ResumeInvalidationResponse {
            try await channel.unary(RegistryV1.TokenVerdicts.Method.resumeInvalidation, request, options: options)
        }

        /// Restores devices that verdicts invalidated.
        public func undoInvalidations(_ request: RegistryV1.UndoInvalidationsRequest, options: CallOptions = CallOptions()) async throws -> RegistryV1.UndoInvalidationsResponse {
            try await channel.unary(RegistryV1.TokenVerdicts.Method.undoInvalidations, request, options: options)
        }
    }
}
