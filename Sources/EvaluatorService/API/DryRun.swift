import CarillonAPI
import EventRules
import RPC
import ServiceKit
import Storage

/// Decides an event that is not sent, for people who want to know why a user would get a push, or none. Nothing is stored, and no place under a cap
/// or a rate is taken.
struct DryRun: Sendable {
    /// The answer has each user's stages and texts.
    static let mostUsers = 1_000

    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let lookup: AudienceLookup
    /// Records looks at other users (SEC-10).
    let audit: any AuditSink

    func run(_ request: EvaluatorV1.DryRunRequest, context: ServerContext) async throws -> EvaluatorV1.DryRunResponse {
        var event = request.event ?? .init()
        if event.eventId.isEmpty { event.eventId = "dry-run" }
        try EventRules.check(event)
        try EventRules.checkOfHost(event)
        let tenant = event.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let (app, now) = (try await policies.app(of: tenant), clock.now)
        try EventValidation.check(event, app: app)
        _ = try EventSchedule(event, policy: app.policy, now: now)
        // It is decided as if its time were now.
        event.scheduledForMs = 0
        // Nothing is prepared: it shows the images that the host named.
        event = event.withPicturesOfHost
        let pending = PendingEvent(
            row: 1, carillonEventID: ids.ulid().string(after: AcceptedEvent.idPrefix), acceptedAt: now, acceptedMonotonic: 0, event: event)
        let prepared = try await lookup.prepareTogether([pending], tenant: tenant, now: now)
        let decisions = try await decide(try Self.selected(prepared, userID: request.userId), now: now)
        // Before the answer. Without decisions there is nothing to audit.
        if !decisions.isEmpty, context.looksAtAnother(than: request.userId, of: tenant) {
            try await audit.record(
                .init(.notificationsListed, subject: request.userId, details: "dry run of \(event.eventType)", tenant: tenant), context)
        }
        let isNobody = prepared.items.allSatisfy(\.candidates.isEmpty)
        return EvaluatorV1.DryRunResponse(decisions: decisions, detail: isNobody ? prepared.items.first?.refusal?.detail ?? "" : "")
    }

    /// The event with the users that were asked about.
    private static func selected(_ prepared: PreparedEvents, userID: String) throws(APIError) -> PreparedEvents {
        guard prepared.incompleteFrom == nil else {
            throw APIError(.payloadTooLarge, field: "event", "it concerns more users than are looked up at once: name some as its recipients")
        }
        var prepared = prepared
        prepared.items = prepared.items.map { item in
            let candidates = userID.isEmpty ? item.candidates : item.candidates.filter { $0.userID == userID }
            return .init(event: item.event, candidates: candidates, refusal: item.refusal)
        }
        let users = prepared.items.reduce(0) { $0 + $1.candidates.count }
        guard users <= mostUsers else {
            throw APIError(.payloadTooLarge, field: "user_id", "the event concerns \(users) users; a dry run looks at \(mostUsers): name one")
        }
        return prepared
    }

    private func decide(_ prepared: PreparedEvents, now: Instant) async throws -> [EvaluatorV1.DryRunDecision] {
        guard let app = prepared.app, let item = prepared.items.first, item.refusal == nil else { return [] }
        let targets = item.candidates.indices.map { TargetDecision(item: item, ordinal: $0, group: prepared, app: app, now: now) }
        let keys = Set(targets.flatMap { [$0.dedupKey, $0.collectionKey].compactMap(\.self) })
        let counted = Set(targets.filter { $0.cap != nil }.map(\.pushCountKey))
        let (records, counts) = try await store.read { database in
            (
                try DedupRecordTable.read(keys, database), try PushCountTable.read(counted, since: now - PushCounts.longestPeriod, database)
            )
        }
        let book = PushCountBook(counts, now: now)
        let material = EventMaterial(item.event.event, snapshot: prepared.snapshot, policy: app.policy)
        var composer = NotificationComposer(AppContents(app), material: material)
        return try targets.map { target in
            try decision(on: target, walk: LadderWalk(target, counts: book, records: records), with: &composer)
        }
    }

    private func decision(
        on target: TargetDecision, walk: LadderWalk, with composer: inout NotificationComposer
    ) throws -> EvaluatorV1.DryRunDecision {
        var (walk, contents): (LadderWalk, [DispatcherV1.Content]) = (walk, [])
        if target.isAnswered, !target.devices.isEmpty {
            do {
                let push = try target.compose(with: &composer)
                contents = push.push.contents
                walk.add("text", nil, note: push.note)
            } catch let invalid as NotificationComposer.TemplateInvalid {
                walk.add("text", .refusal(Refusal(.templateInvalid, invalid.description)))
            }
        }
        let row: DecisionRow =
            switch walk.obstacle {
            case nil: target.decision(.unspecified, detail: walk.note, isPushed: true)
            case .refusal(let refusal): target.decision(refusal.reason, detail: refusal.detail, isPushed: false)
            case .deferral(let deferral):
                target.decision(.unspecified, detail: "", isPushed: false, deferred: target.deferred(deferral))
            }
        var decision = Explanation.decision(row)
        (decision.notificationId, decision.pushId) = ("", "")
        if walk.obstacle == nil { decision.detail = "passed every check\(walk.note.isEmpty ? "" : " (\(walk.note))")" }
        return EvaluatorV1.DryRunDecision(
            decision: decision, stages: walk.stages, contents: contents,
            pushDeviceIds: walk.obstacle == nil ? target.devices.map(\.pushDeviceId) : [])
    }
}
