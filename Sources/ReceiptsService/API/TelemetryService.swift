import CarillonAPI
import DurableWork
import Protobuf
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.Telemetry`: events around pushes (RCPT-23), stored, counted or dropped by the app's policy.
struct TelemetryService: ReceiptsV1.Telemetry.ServiceProtocol {
    /// Most events of one call.
    static let mostEvents = 100

    let store: Store
    let clock: any DomainClock
    let metrics: ReceiptsMetrics
    let policies: any PolicySource
    /// Audits reads of users' events (SEC-10).
    let audit: any AuditSink
    /// Wakes streams.
    let feed: TelemetryFeed
    /// While more calls wait for the store, events come later (DR-06): more than one transaction takes means that the store is behind.
    var mostWaitingWrites = GroupCommitLimits().callsPerTransaction

    /// The wait that a caller is told then.
    static let waitWhileBehind = Duration.seconds(5)

    // MARK: Intake

    func recordTelemetry(
        _ request: ReceiptsV1.RecordTelemetryRequest, context: ServerContext
    ) async throws -> ReceiptsV1.RecordTelemetryResponse {
        try BatchLimit.check(request.events.count, most: Self.mostEvents, field: "events")
        let batch = try await BatchItems(request.events) {
            try context.requireScope(tenant: $0.tenant ?? .init())
            return try check($0, tenant: $0.tenant ?? .init(), userId: nil, isOutside: false)
        }
        let policies = await policies.policies(for: Set(batch.accepted.map(\.item.tenant)))
        return try await record(batch, policies, for: context) { ReceiptsV1.RecordTelemetryResponse(rejected: $0) }
    }

    func reportTelemetry(
        _ request: ReceiptsV1.ReportTelemetryRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ReportTelemetryResponse {
        let tenant = request.tenant ?? .init()
        let actor = context.principal?.actor
        // A user's own events need no user id: the token names the user.
        let userID = request.userId.isEmpty ? actor?.userID ?? "" : request.userId
        try context.requireScope(tenant: tenant, userID: userID.isEmpty ? nil : userID)
        try BatchLimit.check(request.events.count, most: Self.mostEvents, field: "events")
        let batch = try await BatchItems(request.events) {
            try check($0, tenant: tenant, userId: userID.isEmpty ? nil : userID, isOutside: true)
        }
        let policies = batch.isEmpty ? PolicyAnswers() : try await policies.policies(forOnly: tenant)
        return try await record(batch, policies, for: context) { rejected in
            ReceiptsV1.ReportTelemetryResponse(accepted: Int32(clamping: request.events.count - rejected.count), rejected: rejected)
        }
    }

    /// Records the events of a batch by the policies of their apps, once for an idempotency key. `answer` gets the rejected events, by index.
    private func record<Response: RecordedResponse>(
        _ batch: BatchItems<CheckedTelemetry>, _ policies: PolicyAnswers, for context: ServerContext, _ answer: ([CommonV1.ItemResult]) -> Response
    ) async throws -> Response {
        guard store.waitingWrites <= mostWaitingWrites else {
            throw APIError(.unavailable, "records of pushes come first now: send the events later", retryAfter: Self.waitWhileBehind)
        }
        var dropped = 0
        let kept = try batch.checked { event -> (event: CheckedTelemetry, stores: Bool)? in
            let policy = try policies.policy(of: event.tenant).policy
            switch policy.telemetryMode {
            case .full: return (event, policy.deliveryLogRetentionDays > 0)
            case .aggregate: return (event, false)
            case .off:
                dropped += 1
                return nil
            }
        }
        let rejected = kept.refused
        let (toKeep, now, response, switchedOff) = (kept.accepted.map(\.item), clock.now, answer(rejected), dropped)
        let (first, taken) = try await store.writeOnce(for: context, clock: clock, rejected: rejected) { database in
            try TelemetryTable.record(toKeep, dropped: switchedOff, at: now, database)
        } response: { _ in
            response
        }
        guard let taken else { return first }
        metrics.measured(taken.metrics)
        feed.stored(taken.stored)
        metrics.telemetry([
            "stored": taken.stored, "counted": taken.counted, "repeated": taken.repeated, "dropped": taken.dropped, "rejected": rejected.count,
        ])
        return first
    }

    /// Checks an event.
    ///
    /// - Parameters:
    ///   - userId: the calling user, who must be the event's user; nil: any user.
    ///   - isOutside: whether a client or a host system sends it, rather than a service.
    private func check(
        _ event: ReceiptsV1.TelemetryEvent, tenant: CommonV1.Tenant, userId: String?, isOutside: Bool
    ) throws(APIError) -> CheckedTelemetry {
        guard !event.eventId.isEmpty else { throw APIError(.invalidArgument, field: "event_id", "is required") }
        guard event.eventId.utf8.count <= 128, event.eventId.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw APIError(.invalidValue, field: "event_id", "has at most 128 visible ASCII characters")
        }
        guard !event.eventType.isEmpty else { throw APIError(.invalidArgument, field: "event_type", "is required") }
        guard let kind = TelemetryKind.all[event.eventType] else {
            throw APIError(.invalidValue, field: "event_type", "“\(event.eventType.prefix(64))” is not a type of event")
        }
        guard !isOutside || !kind.isFromServicesOnly else {
            throw APIError(.forbidden, field: "event_type", "telemetry.report: only services may send \(kind.name)")
        }
        try FieldRules.checkInstant(event.occurredAtMs, field: "occurred_at_ms")
        let properties = try kind.read(event.properties, userId: userId)
        let about: String =
            if let userId { userId } else if case .text(let named) = properties["user_id"] { named } else { event.userId }
        guard let json = try? TelemetryValue.text(properties) else {
            throw APIError(.invalidValue, field: "properties", "has a number that JSON cannot express")
        }
        func text(_ name: String) -> String { if case .text(let value) = properties[name] { value } else { "" } }
        var once = isOutside ? ReportedOnce(kind.type, push: text("push_id"), device: text("device_id")) : nil
        if kind.type == .deviceRegistered { once = ReportedOnce(registrationOf: text("device_id"), by: about) }
        return CheckedTelemetry(
            tenant: tenant, eventId: event.eventId, eventType: kind.name, userId: about,
            occurredAt: ClientReportTime.read(
                Instant(milliseconds: event.occurredAtMs), created: Instant(milliseconds: 0), now: clock.now
            ).instant, properties: json, editMilliseconds: kind.editMilliseconds(properties), notificationType: text("notification_type"),
            provider: text("provider"), once: once, isOfService: !isOutside)
    }

    // MARK: Queries

    func listTelemetry(
        _ request: ReceiptsV1.ListTelemetryRequest, context: ServerContext
    ) async throws -> ReceiptsV1.ListTelemetryResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        guard request.eventType.isEmpty || TelemetryKind.all[request.eventType] != nil else {
            throw APIError(
                .invalidValue, field: "event_type",
                "“\(request.eventType.prefix(64))” is none of \(TelemetryKind.all.keys.sorted().joined(separator: ", "))")
        }
        let page = try Page(size: request.pageSize, token: request.pageToken, .ledger)
        let after = try page.position(PageToken.self)
        try await audit.record(.init(.telemetryListed, subject: request.userId, details: request.eventType, tenant: tenant), context)
        let query = TelemetryTable.Query(
            tenant: tenant, userID: request.userId, eventType: request.eventType,
            bounds: TimeBounds(milliseconds: request.fromMs, until: request.untilMs), page: page, after: after)
        let part = try await store.read { try TelemetryTable.read(query, $0) }
        return .init(events: part.items, nextPageToken: part.nextToken)
    }

    func telemetryCounts(
        _ request: ReceiptsV1.TelemetryCountsRequest, context: ServerContext
    ) async throws -> ReceiptsV1.TelemetryCountsResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let bounds = TimeBounds(milliseconds: request.fromMs, until: request.untilMs)
        return .init(counts: try await store.read { try TelemetryTable.counts(tenant, in: bounds, $0) })
    }
}
