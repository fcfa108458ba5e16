// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Receipts`.
    public enum Receipts {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Receipts")
    }
}

extension ReceiptsV1.Receipts {
    /// The methods of `carillon.receipts.v1.Receipts`.
    public enum Method {
        /// `RecordNotification`.
        public static let recordNotification = MethodDescriptor(
            service: descriptor, name: "RecordNotification", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))
        /// Records outcomes. The evaluator also reports pushes that the dispatcher refused, so that the ledger has their end.
        public static let recordOutcome = MethodDescriptor(
            service: descriptor, name: "RecordOutcome", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["dispatcher", "evaluator"], roles: [], scope: .none))
        /// `ReportClientEvent`.
        public static let reportClientEvent = MethodDescriptor(
            service: descriptor, name: "ReportClientEvent", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Records a user's action as an opening of the notification, and forwards it to the host's webhook, once. An action that the notification does not
        /// offer is refused.
        public static let reportAction = MethodDescriptor(
            service: descriptor, name: "ReportAction", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ReportClientEvents`.
        public static let reportClientEvents = MethodDescriptor(
            service: descriptor, name: "ReportClientEvents", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: [], scope: .none))
        /// Records outcomes of pushes that another system reports (RCPT-27). The gateway had its signature checked. Unknown pushes are ignored.
        public static let reportDeliveries = MethodDescriptor(
            service: descriptor, name: "ReportDeliveries", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["gateway"], roles: [], scope: .none))
        /// `GetNotification`.
        public static let getNotification = MethodDescriptor(
            service: descriptor, name: "GetNotification", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `QueryReceipts`.
        public static let queryReceipts = MethodDescriptor(
            service: descriptor, name: "QueryReceipts", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// `QueryDeliveryLog`.
        public static let queryDeliveryLog = MethodDescriptor(
            service: descriptor, name: "QueryDeliveryLog", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin"], scope: .ownOrganization))
        /// Tells which pushes reached their users. The evaluator asks before it sends one to further devices (EVAL-26).
        public static let checkDelivery = MethodDescriptor(
            service: descriptor, name: "CheckDelivery", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))
        /// Counts the notifications of some events. The evaluator asks for the progress of a broadcast.
        public static let countByStatus = MethodDescriptor(
            service: descriptor, name: "CountByStatus", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["evaluator"], roles: [], scope: .none))
        /// `Badge`.
        public static let badge = MethodDescriptor(
            service: descriptor, name: "Badge", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "evaluator", "host"], roles: ["system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `ChangeCounter`.
        public static let changeCounter = MethodDescriptor(
            service: descriptor, name: "ChangeCounter", callType: .unary,
            isIdempotent: false, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// `Statistics`.
        public static let statistics = MethodDescriptor(
            service: descriptor, name: "Statistics", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin", "org_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [recordNotification, recordOutcome, reportClientEvent, reportAction, reportClientEvents, reportDeliveries, getNotification, queryReceipts, queryDeliveryLog, checkDelivery, countByStatus, badge, changeCounter, statistics]
    }
}

extension ReceiptsV1.Receipts {
    /// What a server of `carillon.receipts.v1.Receipts` implements.
    public protocol ServiceProtocol: RegistrableService {
        func recordNotification(_ request: ReceiptsV1.RecordNotificationRequest, context: ServerContext) async throws -> ReceiptsV1.RecordNotificationResponse
        /// Records outcomes. The evaluator also reports pushes that the dispatcher refused, so that the ledger has their end.
        func recordOutcome(_ request: ReceiptsV1.RecordOutcomeRequest, context: ServerContext) async throws -> ReceiptsV1.RecordOutcomeResponse
        func reportClientEvent(_ request: ReceiptsV1.ReportClientEventRequest, context: ServerContext) async throws -> ReceiptsV1.ReportClientEventResponse
        /// Records a user's action as an opening of the notification, and forwards it to the host's webhook, once. An action that the notification does not
        /// offer is refused.
        func reportAction(_ request: ReceiptsV1.ReportActionRequest, context: ServerContext) async throws -> ReceiptsV1.ReportActionResponse
        func reportClientEvents(_ request: ReceiptsV1.ReportClientEventsRequest, context: ServerContext) async throws -> ReceiptsV1.ReportClientEventsResponse
        /// Records outcomes of pushes that another system reports (RCPT-27). The gateway had its signature checked. Unknown pushes are ignored.
        func reportDeliveries(_ request: ReceiptsV1.ReportDeliveriesRequest, context: ServerContext) async throws -> ReceiptsV1.ReportDeliveriesResponse
        func getNotification(_ request: ReceiptsV1.GetNotificationRequest, context: ServerContext) async throws -> ReceiptsV1.GetNotificationResponse
        func queryReceipts(_ request: ReceiptsV1.QueryReceiptsRequest, context: ServerContext) async throws -> ReceiptsV1.QueryReceiptsResponse
        func queryDeliveryLog(_ request: ReceiptsV1.QueryDeliveryLogRequest, context: ServerContext) async throws -> ReceiptsV1.QueryDeliveryLogResponse
        /// Tells which pushes reached their users. The evaluator asks before it sends one to further devices (EVAL-26).
        func checkDelivery(_ request: ReceiptsV1.CheckDeliveryRequest, context: ServerContext) async throws -> ReceiptsV1.CheckDeliveryResponse
        /// Counts the notifications of some events. The evaluator asks for the progress of a broadcast.
        func countByStatus(_ request: ReceiptsV1.CountByStatusRequest, context: ServerContext) async throws -> ReceiptsV1.CountByStatusResponse
        func badge(_ request: ReceiptsV1.BadgeRequest, context: ServerContext) async throws -> ReceiptsV1.BadgeResponse
        func changeCounter(_ request: ReceiptsV1.ChangeCounterRequest, context: ServerContext) async throws -> ReceiptsV1.ChangeCounterResponse
        func statistics(_ request: ReceiptsV1.LedgerStatisticsRequest, context: ServerContext) async throws -> ReceiptsV1.LedgerStatisticsResponse
    }
}

extension ReceiptsV1.Receipts.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Receipts` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Receipts.Method.recordNotification) { request, context in
            try await self.recordNotification(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.recordOutcome) { request, context in
            try await self.recordOutcome(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.reportClientEvent) { request, context in
            try await self.reportClientEvent(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.reportAction) { request, context in
            try await self.reportAction(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.reportClientEvents) { request, context in
            try await self.reportClientEvents(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.reportDeliveries) { request, context in
            try await self.reportDeliveries(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.getNotification) { request, context in
            try await self.getNotification(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.queryReceipts) { request, context in
            try await self.queryReceipts(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.queryDeliveryLog) { request, context in
            try await self.queryDeliveryLog(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.checkDelivery) { request, context in
            try await self.checkDelivery(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.countByStatus) { request, context in
            try await self.countByStatus(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.badge) { request, context in
            try await self.badge(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.changeCounter) { request, context in
            try await self.changeCounter(request, context: context)
        }
        router.unary(ReceiptsV1.Receipts.Method.statistics) { request, context in
            try await self.statistics(request, context: context)
        }
    }
}

extension ReceiptsV1.Receipts {
    /// Calls `carillon.receipts.v1.Receipts` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Calls `RecordNotification`.
        public func recordNotification(_ request: ReceiptsV1.RecordNotificationRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.RecordNotificationResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.recordNotification, request, options: options)
        }

        /// Records outcomes. The evaluator also reports pushes that the dispatcher refused, so that the ledger has their end.
        public func recordOutcome(_ request: ReceiptsV1.RecordOutcomeRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.RecordOutcomeResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.recordOutcome, request, options: options)
        }

        /// Calls `ReportClientEvent`.
        public func reportClientEvent(_ request: ReceiptsV1.ReportClientEventRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportClientEventResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.reportClientEvent, request, options: options)
        }

        /// Records a user's action as an opening of the notification, and forwards it to the host's webhook, once. An action that the notification does not
        /// offer is refused.
        public func reportAction(_ request: ReceiptsV1.ReportActionRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportActionResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.reportAction, request, options: options)
        }

        /// Calls `ReportClientEvents`.
        public func reportClientEvents(_ request: ReceiptsV1.ReportClientEventsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportClientEventsResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.reportClientEvents, request, options: options)
        }

        /// Records outcomes of pushes that another system reports (RCPT-27). The gateway had its signature checked. Unknown pushes are ignored.
        public func reportDeliveries(_ request: ReceiptsV1.ReportDeliveriesRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportDeliveriesResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.reportDeliveries, request, options: options)
        }

        /// Calls `GetNotification`.
        public func getNotification(_ request: ReceiptsV1.GetNotificationRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.GetNotificationResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.getNotification, request, options: options)
        }

        /// Calls `QueryReceipts`.
        public func queryReceipts(_ request: ReceiptsV1.QueryReceiptsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.QueryReceiptsResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.queryReceipts, request, options: options)
        }

        /// Calls `QueryDeliveryLog`.
        public func queryDeliveryLog(_ request: ReceiptsV1.QueryDeliveryLogRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.QueryDeliveryLogResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.queryDeliveryLog, request, options: options)
        }

        /// Tells which pushes reached their users. The evaluator asks before it sends one to further devices (EVAL-26).
        public func checkDelivery(_ request: ReceiptsV1.CheckDeliveryRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.CheckDeliveryResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.checkDelivery, request, options: options)
        }

        /// Counts the notifications of some events. The evaluator asks for the progress of a broadcast.
        public func countByStatus(_ request: ReceiptsV1.CountByStatusRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.CountByStatusResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.countByStatus, request, options: options)
        }

        /// Calls `Badge`.
        public func badge(_ request: ReceiptsV1.BadgeRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.BadgeResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.badge, request, options: options)
        }

        /// Calls `ChangeCounter`.
        public func changeCounter(_ request: ReceiptsV1.ChangeCounterRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ChangeCounterResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.changeCounter, request, options: options)
        }

        /// Calls `Statistics`.
        public func statistics(_ request: ReceiptsV1.LedgerStatisticsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.LedgerStatisticsResponse {
            try await channel.unary(ReceiptsV1.Receipts.Method.statistics, request, options: options)
        }
    }
}
