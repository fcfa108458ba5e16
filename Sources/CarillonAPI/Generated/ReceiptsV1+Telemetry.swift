// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import RPC

extension ReceiptsV1 {
    /// The service `carillon.receipts.v1.Telemetry`.
    public enum Telemetry {
        /// The service itself.
        public static let descriptor = ServiceDescriptor(fullName: "carillon.receipts.v1.Telemetry")
    }
}

extension ReceiptsV1.Telemetry {
    /// The methods of `carillon.receipts.v1.Telemetry`.
    public enum Method {
        /// Records events of services. For an app without stored events they are counted or dropped.
        public static let recordTelemetry = MethodDescriptor(
            service: descriptor, name: "RecordTelemetry", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["registry", "preferences"], roles: [], scope: .none))
        /// Records events of clients and host systems. Events that only a service can know are refused.
        public static let reportTelemetry = MethodDescriptor(
            service: descriptor, name: "ReportTelemetry", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator", "host"], roles: ["system", "system_admin", "org_admin", "staff", "member"], scope: .ownUser))
        /// Lists events. They are about single users, so only system administrators may read them (PRIV-12), and reads are audited (SEC-10).
        public static let listTelemetry = MethodDescriptor(
            service: descriptor, name: "ListTelemetry", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .ownOrganization))
        /// Streams the stored events of an app in the order in which they were stored, with a position behind each, so that a reader misses none and gets none
        /// twice. The beginning of a stream is audited. A stream that follows lasts a day at most, and is refused for an app that stores no events.
        public static let streamTelemetry = MethodDescriptor(
            service: descriptor, name: "StreamTelemetry", callType: .serverStreaming,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .ownOrganization))
        /// Takes the next events of an app for its webhook, for two minutes, and notes how far the webhook has them. The first call begins behind what is
        /// stored.
        public static let takeTelemetry = MethodDescriptor(
            service: descriptor, name: "TakeTelemetry", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["dispatcher"], roles: [], scope: .none))
        /// `TelemetryCounts`.
        public static let telemetryCounts = MethodDescriptor(
            service: descriptor, name: "TelemetryCounts", callType: .unary,
            isIdempotent: true, authorization: MethodAuthorization(callers: ["operator"], roles: ["system_admin"], scope: .ownOrganization))

        /// All of them, in the order of the contract.
        public static let all: [MethodDescriptor] = [recordTelemetry, reportTelemetry, listTelemetry, streamTelemetry, takeTelemetry, telemetryCounts]
    }
}

extension ReceiptsV1.Telemetry {
    /// What a server of `carillon.receipts.v1.Telemetry` implements.
    public protocol ServiceProtocol: RegistrableService {
        /// Records events of services. For an app without stored events they are counted or dropped.
        func recordTelemetry(_ request: ReceiptsV1.RecordTelemetryRequest, context: ServerContext) async throws -> ReceiptsV1.RecordTelemetryResponse
        /// Records events of clients and host systems. Events that only a service can know are refused.
        func reportTelemetry(_ request: ReceiptsV1.ReportTelemetryRequest, context: ServerContext) async throws -> ReceiptsV1.ReportTelemetryResponse
        /// Lists events. They are about single users, so only system administrators may read them (PRIV-12), and reads are audited (SEC-10).
        func listTelemetry(_ request: ReceiptsV1.ListTelemetryRequest, context: ServerContext) async throws -> ReceiptsV1.ListTelemetryResponse
        /// Streams the stored events of an app in the order in which they were stored, with a position behind each, so that a reader misses none and gets none
        /// twice. The beginning of a stream is audited. A stream that follows lasts a day at most, and is refused for an app that stores no events.
        func streamTelemetry(_ request: ReceiptsV1.StreamTelemetryRequest, response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>, context: ServerContext) async throws
        /// Takes the next events of an app for its webhook, for two minutes, and notes how far the webhook has them. The first call begins behind what is
        /// stored.
        func takeTelemetry(_ request: ReceiptsV1.TakeTelemetryRequest, context: ServerContext) async throws -> ReceiptsV1.TakeTelemetryResponse
        func telemetryCounts(_ request: ReceiptsV1.TelemetryCountsRequest, context: ServerContext) async throws -> ReceiptsV1.TelemetryCountsResponse
    }
}

extension ReceiptsV1.Telemetry.ServiceProtocol {
    /// Adds every method of `carillon.receipts.v1.Telemetry` to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(ReceiptsV1.Telemetry.Method.recordTelemetry) { request, context in
            try await self.recordTelemetry(request, context: context)
        }
        router.unary(ReceiptsV1.Telemetry.Method.reportTelemetry) { request, context in
            try await self.reportTelemetry(request, context: context)
        }
        router.unary(ReceiptsV1.Telemetry.Method.listTelemetry) { request, context in
            try await self.listTelemetry(request, context: context)
        }
        router.serverStreaming(ReceiptsV1.Telemetry.Method.streamTelemetry) { request, response, context in
            try await self.streamTelemetry(request, response: response, context: context)
        }
        router.unary(ReceiptsV1.Telemetry.Method.takeTelemetry) { request, context in
            try await self.takeTelemetry(request, context: context)
        }
        router.unary(ReceiptsV1.Telemetry.Method.telemetryCounts) { request, context in
            try await self.telemetryCounts(request, context: context)
        }
    }
}

extension ReceiptsV1.Telemetry {
    /// Calls `carillon.receipts.v1.Telemetry` over a channel.
    public struct Client: Sendable {
        /// The channel calls go over.
        public let channel: any RPCChannel
        /// A client of this channel; cheap, make one wherever one is needed.
        public init(_ channel: any RPCChannel) { self.channel = channel }

        /// Records events of services. For an app without stored events they are counted or dropped.
        public func recordTelemetry(_ request: ReceiptsV1.RecordTelemetryRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.RecordTelemetryResponse {
            try await channel.unary(ReceiptsV1.Telemetry.Method.recordTelemetry, request, options: options)
        }

        /// Records events of clients and host systems. Events that only a service can know are refused.
        public func reportTelemetry(_ request: ReceiptsV1.ReportTelemetryRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ReportTelemetryResponse {
            try await channel.unary(ReceiptsV1.Telemetry.Method.reportTelemetry, request, options: options)
        }

        /// Lists events. They are about single users, so only system administrators may read them (PRIV-12), and reads are audited (SEC-10).
        public func listTelemetry(_ request: ReceiptsV1.ListTelemetryRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.ListTelemetryResponse {
            try await channel.unary(ReceiptsV1.Telemetry.Method.listTelemetry, request, options: options)
        }

        /// Streams the stored events of an app in the order in which they were stored, with a position behind each, so that a reader misses none and gets none
        /// twice. The beginning of a stream is audited. A stream that follows lasts a day at most, and is refused for an app that stores no events.
        public func streamTelemetry<Result: Sendable>(
            _ request: ReceiptsV1.StreamTelemetryRequest, options: CallOptions = CallOptions(),
            onResponse: (ResponseStream<ReceiptsV1.StreamTelemetryResponse>) async throws -> Result
        ) async throws -> Result {
            try await channel.serverStreaming(ReceiptsV1.Telemetry.Method.streamTelemetry, request, options: options, onResponse: onResponse)
        }

        /// Takes the next events of an app for its webhook, for two minutes, and notes how far the webhook has them. The first call begins behind what is
        /// stored.
        public func takeTelemetry(_ request: ReceiptsV1.TakeTelemetryRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.TakeTelemetryResponse {
            try await channel.unary(ReceiptsV1.Telemetry.Method.takeTelemetry, request, options: options)
        }

        /// Calls `TelemetryCounts`.
        public func telemetryCounts(_ request: ReceiptsV1.TelemetryCountsRequest, options: CallOptions = CallOptions()) async throws -> ReceiptsV1.TelemetryCountsResponse {
            try await channel.unary(ReceiptsV1.Telemetry.Method.telemetryCounts, request, options: options)
        }
    }
}
