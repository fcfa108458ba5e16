// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Alerts`.
    public enum Alerts {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Alerts")
    }
}

extension ReceiptsV1.Alerts {
    /// The methods of `carillon.receipts.v1.Alerts`.
    public enum Method {
        /// Records causes of alerts. A repetition sends nothing. A report that is older than the last change of its alert changes nothing.
        public static let reportAlerts = MethodDescriptor(
            service: descriptor, name: "ReportAlerts", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry", "dispatcher"], roles: [], scope: .none))
        /// `ListAlerts`.
        public static let listAlerts = MethodDescriptor(
            service: descriptor, name: "ListAlerts", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))
        /// Notes that the caller knows of a firing alert. An acknowledged one keeps its first name.
        public static let acknowledgeAlert = MethodDescriptor(
            service: descriptor, name: "AcknowledgeAlert", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: [], scope: .none))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [reportAlerts, listAlerts, acknowledgeAlert]
    }
}

extension ReceiptsV1.Alerts {
    /// What a server of `carillon.receipts.v1.Alerts` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Records causes of alerts. A repetition sends nothing. A report that is older than the last change of its alert changes nothing.
        func reportAlerts(_ request: ReceiptsV1.ReportAlertsRequest, context: ServerContext) async throws -> ReceiptsV1.ReportAlertsResponse
        func listAlerts(_ request: ReceiptsV1.ListAlertsRequest, context: ServerContext) async throws -> ReceiptsV1.ListAlertsResponse
        /// Notes that the caller knows of a firing alert. An acknowledged one keeps its first name.
        func acknowledgeAlert(_ request: ReceiptsV1.AcknowledgeAlertRequest, context: ServerContext) async throws -> ReceiptsV1.AcknowledgeAlertResponse
    }
}

extension ReceiptsV1.Alerts.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Alerts` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Alerts.Method.reportAlerts) { request, context in
            try await self.reportAlerts(request, context: context)
        }
        router.unary(ReceiptsV1.Alerts.Method.listAlerts) { request, context in
            try await self.listAlerts(request, context: context)
        }
        router.unary(ReceiptsV1.Alerts.Method.acknowledgeAlert) { request, context in
            try await self.acknowledgeAlert(request, context: context)
        }
    }
}

extension ReceiptsV1.Alerts {
    /// Calls `carillon.receipts.v1.Alerts` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Records causes of alerts. A repetition sends nothing. A report that is older than the last change of its alert changes nothing.
        public func reportAlerts(_ request: ReceiptsV1.ReportAlertsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportAlertsResponse {
            try await channel.unary(ReceiptsV1.Alerts.Method.reportAlerts, request, options: options)
        }

        /// Calls `ListAlerts`.
        public func listAlerts(_ request: ReceiptsV1.ListAlertsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ListAlertsResponse {
            try await channel.unary(ReceiptsV1.Alerts.Method.listAlerts, request, options: options)
        }

        /// Notes that the caller knows of a firing alert. An acknowledged one keeps its first name.
        public func acknowledgeAlert(_ request: ReceiptsV1.AcknowledgeAlertRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.AcknowledgeAlertResponse {
            try await channel.unary(ReceiptsV1.Alerts.Method.acknowledgeAlert, request, options: options)
        }
    }
}
