import CarillonAPI
import Cryptography
import Hummingbird
import ServiceKit

/// `/local/ack`, `/local/error`, `/local/heartbeat`: reports of devices about the notifications that they schedule by themselves (AGENT-21). They
/// are telemetry of the app: stored, counted or dropped by its `telemetry_mode` (RCPT-25). The device does not learn which.
struct LocalReportRoutes {
    let telemetry: ReceiptsV1.Telemetry.Client

    func add(to endpoints: Endpoints) {
        let telemetry = telemetry
        endpoints.on(.post, "/local/ack") { http in try await Self.report(http, to: telemetry, Self.delivery) }
        endpoints.on(.post, "/local/error") { http in try await Self.report(http, to: telemetry, Self.failure) }
        endpoints.on(.post, "/local/heartbeat") { http in try await Self.report(http, to: telemetry, Self.heartbeat) }
    }

    /// What a device reports.
    private struct Report {
        let type: TelemetryType
        /// Milliseconds; 0: now.
        let at: Int64
        let properties: [String: TelemetryValue]
        /// What tells two reports with the same properties apart. Empty: they are one, which the device repeats from its queue (AGENT-22).
        var repetition = ""
    }

    private static func report(
        _ http: EndpointRequest, to telemetry: ReceiptsV1.Telemetry.Client, _ read: (EndpointRequest) throws -> Report
    ) async throws -> Answer {
        // First: who is no user is refused as such, whatever the body has.
        let user = try http.context.user
        let report = try read(http)
        let properties = try TelemetryValue.text(report.properties.merging(["user_id": .text(user.id)]) { $1 })
        let id = SHA256.hexadecimal([user.id, user.deviceID, report.type.rawValue, properties, report.repetition].joined(separator: "\u{0}"))
        let event = ReceiptsV1.TelemetryEvent(
            eventId: "local_\(id)", eventType: report.type.rawValue, occurredAtMs: report.at, properties: properties)
        let request = ReceiptsV1.ReportTelemetryRequest(tenant: try http.context.tenant, userId: user.id, events: [event])
        try http.check(try await telemetry.reportTelemetry(request, options: try http.context.options).rejected)
        return .noContent
    }

    // MARK: Bodies

    private static func delivery(_ http: EndpointRequest) throws -> Report {
        let body = http.body
        guard let slot = try Self.slot(of: body) else { throw body.missing("slot_id") }
        guard let firedAt = try body.integer("fire_at") else { throw body.missing("fire_at") }
        guard let deliveredAt = try body.integer("delivered_at") else { throw body.missing("delivered_at") }
        try FieldRules.checkInstant(firedAt, field: body.path(of: "fire_at"))
        try FieldRules.checkInstant(deliveredAt, field: body.path(of: "delivered_at"))
        let properties: [String: TelemetryValue] = ["slot_id": .text(slot), "fire_at": .integer(firedAt), "delivered_at": .integer(deliveredAt)]
        return Report(type: .localDelivery, at: deliveredAt, properties: properties.merging(try client(body)) { $1 })
    }

    private static func failure(_ http: EndpointRequest) throws -> Report {
        let body = http.body
        let code = try word("code", of: body, among: LocalErrorCode.words)
        guard let scheduledFor = try body.integer("when_ms") else { throw body.missing("when_ms") }
        try FieldRules.checkInstant(scheduledFor, field: body.path(of: "when_ms"))
        guard let attempt = try body.integer("attempt") else { throw body.missing("attempt") }
        guard attempt >= 1 else { throw APIError(.invalidValue, field: body.path(of: "attempt"), "is a whole number from 1 on") }
        let network = try word("network_state", of: body, among: LocalNetworkState.words)
        guard let offset = try body.integer("tz_offset") else { throw body.missing("tz_offset") }
        guard (-1_080...1_080).contains(offset) else {
            throw APIError(.invalidValue, field: body.path(of: "tz_offset"), "is minutes from -1080 to 1080")
        }
        let state = try word("app_state", of: body, among: LocalAppState.words)
        guard let timestamp = try body.integer("timestamp") else { throw body.missing("timestamp") }
        try FieldRules.checkInstant(timestamp, field: body.path(of: "timestamp"))
        return Report(
            type: .localError, at: timestamp,
            properties: [
                // A failed fetch is of no slot.
                "code": .text(code), "slot_id": .text(try slot(of: body) ?? ""), "when_ms": .integer(scheduledFor), "attempt": .integer(attempt),
                "network_state": .text(network), "tz_offset": .integer(offset), "app_state": .text(state), "timestamp": .integer(timestamp),
            ])
    }

    private static func heartbeat(_ http: EndpointRequest) throws -> Report {
        let body = http.body
        guard let pending = try body.integer("pending_count") else { throw body.missing("pending_count") }
        guard pending >= 0 else { throw APIError(.invalidValue, field: body.path(of: "pending_count"), "is a whole number from 0 on") }
        // 0: never yet.
        let (fetchedAt, deliveredAt) = (try body.integer("last_fetch_at") ?? 0, try body.integer("last_delivery_at") ?? 0)
        try FieldRules.checkInstant(fetchedAt, field: body.path(of: "last_fetch_at"))
        try FieldRules.checkInstant(deliveredAt, field: body.path(of: "last_delivery_at"))
        let properties: [String: TelemetryValue] = [
            "pending_count": .integer(pending), "last_fetch_at": .integer(fetchedAt), "last_delivery_at": .integer(deliveredAt),
        ]
        // The same heartbeat an hour later is another one.
        return Report(
            type: .localHeartbeat, at: 0, properties: properties.merging(try client(body)) { $1 },
            repetition: http.context.idempotencyKey ?? http.context.requestID)
    }

    // MARK: Fields

    /// Zone and version of the reporting app.
    private static func client(_ body: JSONObject) throws -> [String: TelemetryValue] {
        let timezone = try body.requiredString("device_tz")
        try FieldRules.checkTimezone(timezone, field: body.path(of: "device_tz"))
        let (version, build) = (try body.requiredString("app_version"), try body.requiredString("build_id"))
        for (name, value) in [("app_version", version), ("build_id", build)] where !FreeText.fits(value, 1...64) {
            throw APIError(.invalidValue, field: body.path(of: name), "has \(FreeText.words(1...64))")
        }
        return ["device_tz": .text(timezone), "app_version": .text(version), "build_id": .text(build)]
    }

    /// A slot's id, `HHmm` (AGENT-05); nil without one.
    private static func slot(of body: JSONObject) throws -> String? {
        guard let slot = try body.string("slot_id"), !slot.isEmpty else { return nil }
        let isTime = slot.utf8.count == 4 && slot.utf8.allSatisfy(ASCII.isDigit) && slot.prefix(2) < "24" && slot.suffix(2) < "60"
        guard isTime else { throw APIError(.invalidValue, field: body.path(of: "slot_id"), "is a time as HHmm, such as 0800") }
        return slot
    }

    private static func word(_ name: String, of body: JSONObject, among words: [String]) throws -> String {
        let word = try body.requiredString(name, among: words)
        guard words.contains(word) else {
            throw APIError(.invalidValue, field: body.path(of: name), "is one of \(words.joined(separator: ", "))")
        }
        return word
    }
}
