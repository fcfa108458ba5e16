import CarillonAPI
import DurableWork
import EventRules
import Protobuf
import RPC
import ServiceKit
import Storage

/// Accepts events: checks each one, stores the valid ones in one transaction, and answers when they are on disk (design §4).
struct EventAcceptance: Sendable {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let signals: WorkSignals
    let backlog: Backlog
    /// For the worker.
    let recent: RecentRows<PendingEvent>
    let metrics: EvaluatorMetrics
    /// Records overrides (SEC-10).
    let audit: any AuditSink
    var tracer = Tracer.off

    /// Accepts the events of a call.
    func accept(_ request: EvaluatorV1.SubmitEventsRequest, context: ServerContext) async throws -> EvaluatorV1.SubmitEventsResponse {
        guard !request.keyed.isEmpty else { return try await accept(request.events, context: context) }
        let keyed = try KeyedParts(request, now: clock.now, context: context)
        return try await accept(keyed.events, keyed, context: context)
    }

    /// - Parameter keyed: the parts with keys of their own; nil: the call is one request.
    private func accept(
        _ events: [EvaluatorV1.Event], _ keyed: KeyedParts? = nil, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitEventsResponse {
        let events = events.accepted(at: context.acceptedByGatewayAt.map { min($0, clock.now) })
        try BatchLimit.check(events.count, most: EventLimits.eventsPerRequest, field: "events")
        let scope = { @Sendable tenant in try context.requireScope(tenant: tenant) }
        let apps = try await apps(of: events, scope)
        let checked = try check(events, apps: apps, context, scope)
        // No idempotency record: the caller may repeat the key with corrected events.
        guard !checked.accepted.isEmpty else { return checked.response }
        // The longest lifetime of idempotency keys among the apps (EVAL-58).
        let lifetime = apps.known.values.map(\.policy.requestIdempotencyTTLSeconds).max().map { Duration.seconds($0) } ?? IdempotencyKey.lifetime
        if let keyed {
            return try await insert(
                checked.accepted, decoded: checked.decoded, context: nil, lifetime: nil,
                record: { [now = clock.now] in try keyed.record(checked.answer($0), at: now, lifetime: lifetime, $1) }, answer: checked.answer)
        }
        return try await insert(
            checked.accepted, decoded: checked.decoded, context: context,
            // The caller sends events that are for later again, with the same key.
            lifetime: checked.response.rejected.contains(where: \.saysLater) ? nil : lifetime, answer: checked.answer)
    }

    /// Accepts events that come without a call. An app whose policy cannot be read delays no events of others.
    ///
    /// - Parameter scope: refuses the apps whose events the source must not bring.
    func accept(
        _ events: [EvaluatorV1.Event], scope: @Sendable (CommonV1.Tenant) throws -> Void
    ) async throws -> EvaluatorV1.SubmitEventsResponse {
        let checked = try check(events, apps: await policies.policies(for: tenants(of: events, scope)), nil, scope)
        guard !checked.accepted.isEmpty else { return checked.response }
        return try await insert(checked.accepted, decoded: checked.decoded, context: nil, lifetime: nil, answer: checked.answer)
    }

    /// The events of a submission that pass the checks, and the answer for the others.
    private struct Checked: Sendable {
        /// The answer so far: the refused events alone.
        var response = EvaluatorV1.SubmitEventsResponse()
        var accepted: [AcceptedEvent] = []
        /// The same events as they were submitted, each with its trace.
        var decoded: [EvaluatorV1.Event] = []
        /// Their positions in the submission.
        var places: [Int] = []

        /// The whole answer.
        func answer(_ inserted: EventAdmission.Inserted) -> EvaluatorV1.SubmitEventsResponse {
            let erased = inserted.refused.map { $0.error.itemResult(places[$0.position]) }
            return EvaluatorV1.SubmitEventsResponse(
                accepted: inserted.submitted.map { $0.event.at(index: places[$0.position]) },
                rejected: (response.rejected + erased).sorted { $0.index < $1.index })
        }
    }

    private func check(
        _ events: [EvaluatorV1.Event], apps: PolicyAnswers, _ context: ServerContext?, _ scope: (CommonV1.Tenant) throws -> Void
    ) throws -> Checked {
        var checked = Checked()
        let (now, monotonic) = (clock.now, MonotonicClock.nanoseconds)
        for (index, event) in events.enumerated() {
            do {
                let (tenant, app) = try check(event, apps: apps, scope)
                try checkSchedule(of: event, app.policy, context)
                let id = ids.ulid()
                let traced = event.traced(id, by: context, tracer)
                checked.accepted.append(
                    try AcceptedEvent(traced, of: tenant, id: id, at: now, monotonic: monotonic, policy: app.policy))
                checked.decoded.append(traced)
                checked.places.append(index)
            } catch let error as APIError {
                checked.response.rejected.append(error.itemResult(index))
            } catch let error as RPCError {
                checked.response.rejected.append(APIError(error).itemResult(index))
            }
        }
        return checked
    }

    /// - Parameters:
    ///   - decoded: the same events.
    ///   - context: of the call with the idempotency key; nil: the events come without a call.
    ///   - lifetime: of the answer under the idempotency key; nil: the answer is not kept.
    ///   - check: refuses the call in its transaction.
    ///   - record: stores more in the transaction.
    ///   - answer: makes the answer, which is stored under the idempotency key.
    func insert<Response: RecordedResponse>(
        _ events: [AcceptedEvent], decoded: [EvaluatorV1.Event], context: ServerContext?, lifetime: Duration?,
        check: @escaping @Sendable (EventAdmission.Inserted) throws -> Void = { _ in },
        record: @escaping @Sendable (EventAdmission.Inserted, Database) throws -> Void = { _, _ in },
        answer: @escaping @Sendable (EventAdmission.Inserted) -> Response
    ) async throws -> Response {
        // They are counted before the worker sees them: it may decide them before this task runs again. Scheduled events are no work yet.
        let immediate = events.count { $0.schedule == nil }
        backlog.change(by: immediate)
        do {
            let admit = { @Sendable [clock, recent] (database: Database) in
                let edition = recent.edition
                var inserted = try EventAdmission.admit(events, now: clock.now, database)
                inserted.edition = edition
                try check(inserted)
                try record(inserted, database)
                return inserted
            }
            let inserted: EventAdmission.Inserted?
            let response: Response
            if let context, let lifetime {
                let written = try await store.writeOnce(for: context, clock: clock, lifetime: lifetime, admit, response: answer)
                response = written.response
                inserted = written.effect
            } else {
                let effect = try await store.write(admit)
                response = answer(effect)
                inserted = effect
            }
            if let inserted { keep(inserted, of: events, decoded: decoded) }
            let stored = inserted?.submitted.count { $0.row != nil } ?? 0
            let scheduled = inserted?.submitted.count { $0.row != nil && events[$0.position].schedule != nil } ?? 0
            backlog.change(by: stored - scheduled - immediate)
            metrics.submitted(accepted: stored, duplicates: (inserted?.submitted.count ?? events.count) - stored)
            if stored > scheduled { signals.events.signal() }
            if scheduled > 0 { signals.dueItems.signal() }
            return response
        } catch {
            backlog.change(by: -immediate)
            throw error
        }
    }

    /// Keeps stored events for the worker.
    private func keep(_ inserted: EventAdmission.Inserted, of events: [AcceptedEvent], decoded: [EvaluatorV1.Event]) {
        // Scheduled events leave gaps between the rows.
        guard inserted.asSubmitted, events.allSatisfy({ $0.schedule == nil }),
            let first = inserted.submitted.first(where: { $0.row != nil })?.row
        else { return }
        var bytes = 0
        let pending = inserted.submitted.compactMap { submitted -> PendingEvent? in
            guard let row = submitted.row else { return nil }
            let event = events[submitted.position]
            bytes += event.payload.count
            return PendingEvent(
                row: row, carillonEventID: event.carillonEventID, acceptedAt: event.acceptedAt, acceptedMonotonic: event.acceptedMonotonic,
                event: decoded[submitted.position])
        }
        recent.add(pending, from: first, bytes: bytes, edition: inserted.edition)
    }

    /// The apps of events that the caller may name.
    private func tenants(of events: [EvaluatorV1.Event], _ scope: (CommonV1.Tenant) throws -> Void) -> Set<CommonV1.Tenant> {
        var tenants: Set<CommonV1.Tenant> = []
        // Events in sequence are most often of one app.
        var last: CommonV1.Tenant?
        for event in events {
            guard let tenant = event.tenant, tenant != last else { continue }
            last = tenant
            if !tenant.appId.isEmpty, (try? scope(tenant)) != nil { tenants.insert(tenant) }
        }
        return tenants
    }

    /// The policies of those apps. An app whose policy cannot be read holds back no events of others.
    ///
    /// - Throws: the error of reading the policy, if there is one app alone.
    private func apps(of events: [EvaluatorV1.Event], _ scope: (CommonV1.Tenant) throws -> Void) async throws -> PolicyAnswers {
        let tenants = tenants(of: events, scope)
        guard let only = tenants.first, tenants.count == 1 else { return await policies.policies(for: tenants) }
        return try await policies.policies(forOnly: only)
    }

    private func check(
        _ event: EvaluatorV1.Event, apps: PolicyAnswers, _ scope: (CommonV1.Tenant) throws -> Void
    ) throws -> (CommonV1.Tenant, AppPolicy) {
        try EventRules.check(event)
        try EventRules.checkOfHost(event)
        let tenant = event.tenant ?? .init()
        try scope(tenant)
        let app = try policy(of: tenant, apps)
        try EventValidation.check(event, app: app)
        return (tenant, app)
    }

    private func policy(of tenant: CommonV1.Tenant, _ apps: PolicyAnswers) throws -> AppPolicy {
        do {
            return try apps.policy(of: tenant)
        } catch {
            guard error.reason == .notFound else { throw error }
            throw APIError.noApp(tenant)
        }
    }
}

extension [EvaluatorV1.Event] {
    /// The events as of the time at which the gateway accepted them: an event that names no time lives from then on, however long it waited in the
    /// gateway's spool.
    ///
    /// - Parameter instant: nil: they did not wait.
    fileprivate func accepted(at instant: Instant?) -> [EvaluatorV1.Event] {
        guard let instant else { return self }
        return map { event in
            var event = event
            if event.occurredAtMs == 0 { event.occurredAtMs = instant.milliseconds }
            return event
        }
    }
}

extension PolicySource {
    /// The policy of the app that a call names.
    ///
    /// - Throws: `not_found` that names the field `tenant.app_id`; otherwise the errors of ``current(for:)``.
    func app(of tenant: CommonV1.Tenant) async throws -> AppPolicy {
        do {
            return try await current(for: tenant)
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            throw APIError.noApp(tenant)
        }
    }
}

extension APIError {
    fileprivate static func noApp(_ tenant: CommonV1.Tenant) -> APIError {
        APIError(.notFound, field: "tenant.app_id", "there is no app \(tenant.appId) in this organization")
    }
}
