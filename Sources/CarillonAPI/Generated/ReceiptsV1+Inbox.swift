// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Inbox`.
    public enum Inbox {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Inbox")
    }
}

extension ReceiptsV1.Inbox {
    /// The methods of `carillon.receipts.v1.Inbox`.
    public enum Method {
        /// `ListInbox`.
        public static let listInbox = MethodDescriptor(
            service: descriptor, name: "ListInbox", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `CountInbox`.
        public static let countInbox = MethodDescriptor(
            service: descriptor, name: "CountInbox", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `MarkInbox`.
        public static let markInbox = MethodDescriptor(
            service: descriptor, name: "MarkInbox", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Where an entry leads, and whether that exists (WEB-12).
        public static let findTarget = MethodDescriptor(
            service: descriptor, name: "FindTarget", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `WithdrawEntries`.
        public static let withdrawEntries = MethodDescriptor(
            service: descriptor, name: "WithdrawEntries", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [listInbox, countInbox, markInbox, findTarget, withdrawEntries]
    }
}

extension ReceiptsV1.Inbox {
    /// What a server of `carillon.receipts.v1.Inbox` implements.
    public protocol ServiceProtocol: RegistrableService {
        func listInbox(_ request: ReceiptsV1.ListInboxRequest, context: ServerContext) async throws -> ReceiptsV1.ListInboxResponse
        func countInbox(_ request: ReceiptsV1.CountInboxRequest, context: ServerContext) async throws -> ReceiptsV1.CountInboxResponse
        func markInbox(_ request: ReceiptsV1.MarkInboxRequest, context: ServerContext) async throws -> ReceiptsV1.MarkInboxResponse
        /// Where an entry leads, and whether that exists (WEB-12).
        func findTarget(_ request: ReceiptsV1.FindTargetRequest, context: ServerContext) async throws -> ReceiptsV1.FindTargetResponse
        func withdrawEntries(_ request: ReceiptsV1.WithdrawEntriesRequest, context: ServerContext) async throws -> ReceiptsV1.WithdrawEntriesResponse
    }
}

extension ReceiptsV1.Inbox.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Inbox` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Inbox.Method.listInbox) { request, context in
            try await self.listInbox(request, context: context)
        }
        router.unary(ReceiptsV1.Inbox.Method.countInbox) { request, context in
            try await self.countInbox(request, context: context)
        }
        router.unary(ReceiptsV1.Inbox.Method.markInbox) { request, context in
            try await self.markInbox(request, context: context)
        }
        router.unary(ReceiptsV1.Inbox.Method.findTarget) { request, context in
            try await self.findTarget(request, context: context)
        }
        router.unary(ReceiptsV1.Inbox.Method.withdrawEntries) { request, context in
            try await self.withdrawEntries(request, context: context)
        }
    }
}

extension ReceiptsV1.Inbox {
    /// Calls `carillon.receipts.v1.Inbox` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `ListInbox`.
        public func listInbox(_ request: ReceiptsV1.ListInboxRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ListInboxResponse {
            try await channel.unary(ReceiptsV1.Inbox.Method.listInbox, request, options: options)
        }

        /// Calls `CountInbox`.
        public func countInbox(_ request: ReceiptsV1.CountInboxRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.CountInboxResponse {
            try await channel.unary(ReceiptsV1.Inbox.Method.countInbox, request, options: options)
        }

        /// Calls `MarkInbox`.
        public func markInbox(_ request: ReceiptsV1.MarkInboxRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.MarkInboxResponse {
            try await channel.unary(ReceiptsV1.Inbox.Method.markInbox, request, options: options)
        }

        /// Where an entry leads, and whether that exists (WEB-12).
        public func findTarget(_ request: ReceiptsV1.FindTargetRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.FindTargetResponse {
            try await channel.unary(ReceiptsV1.Inbox.Method.findTarget, request, options: options)
        }

        /// Calls `WithdrawEntries`.
        public func withdrawEntries(_ request: ReceiptsV1.WithdrawEntriesRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.WithdrawEntriesResponse {
            try await channel.unary(ReceiptsV1.Inbox.Method.withdrawEntries, request, options: options)
        }
    }
}
