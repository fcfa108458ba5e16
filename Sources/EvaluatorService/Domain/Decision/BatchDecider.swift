import CarillonAPI
import ServiceKit

/// Decides prepared events in order: what each target gets, or why not (EVAL-10). The decider asks no peer. The caller passes the dedup records and
/// counts of earlier pushes.
struct BatchDecider {
    private var cache = ContentCache()
    private let rates: UserRates
    private let silentPushes: SilentPushRates

    /// - Parameters:
    ///   - rates: shared with the release of deferred notifications.
    ///   - silentPushes: of the last hour.
    init(rates: UserRates, silentPushes: SilentPushRates) {
        self.rates = rates
        self.silentPushes = silentPushes
    }

    /// The targets of one group after the stages that need no earlier pushes. Only dedup records and counts that can matter are read.
    struct Screened {
        var group: PreparedEvents
        /// For each item its targets.
        var targets: [[ScreenedTarget]]
    }

    struct ScreenedTarget {
        var target: TargetDecision
        /// What stops or delays it, or nil.
        var obstacle: Obstacle?
    }

    static func screen(_ batch: PreparedBatch) -> [Screened] {
        batch.groups.map { group in
            guard let app = group.app else { return Screened(group: group, targets: group.items.map { _ in [] }) }
            let targets = group.items.map { item in
                item.candidates.indices.map { ordinal in
                    let target = TargetDecision(item: item, ordinal: ordinal, group: group, app: app, now: batch.now)
                    return ScreenedTarget(target: target, obstacle: target.obstacle())
                }
            }
            return Screened(group: group, targets: targets)
        }
    }

    /// The keys of the dedup records that decisions of the batch may need.
    static func dedupKeysNeeded(_ screened: [Screened]) -> Set<DedupKey> {
        var keys = Set<DedupKey>(minimumCapacity: screened.reduce(0) { $1.targets.reduce($0) { $0 + $1.count } })
        for part in screened {
            for targets in part.targets {
                for screened in targets where screened.obstacle == nil {
                    if let key = screened.target.dedupKey { keys.insert(key) }
                    if let key = screened.target.collectionKey { keys.insert(key) }
                }
            }
        }
        return keys
    }

    /// The keys of the counts that decisions of the batch may need.
    static func pushCountKeysNeeded(_ screened: [Screened]) -> Set<PushCountKey> {
        var keys: Set<PushCountKey> = []
        for part in screened {
            for targets in part.targets {
                for screened in targets where screened.obstacle == nil && screened.target.cap != nil { keys.insert(screened.target.pushCountKey) }
            }
        }
        return keys
    }

    /// Decides the batch. Events of one app are decided in order, each by the dedup records and counts of those before.
    ///
    /// - Parameters:
    ///   - dedupRecords: those of ``dedupKeysNeeded(_:)`` that exist.
    ///   - pushCounts: those of ``pushCountKeysNeeded(_:)`` that exist.
    mutating func decide(
        _ batch: PreparedBatch, screened: [Screened], dedupRecords: DedupRecords, pushCounts: [PushCountKey: PushCounts]
    ) throws -> DecidedBatch {
        let counts = PushCountBook(pushCounts, now: batch.now)
        var decided = DecidedBatch(
            number: batch.number, rows: batch.rows, eventCount: batch.eventCount, part: batch.part, changesHeard: batch.changesHeard)
        let targets = screened.reduce(0) { $1.targets.reduce($0) { $0 + $1.count } }
        decided.decisions.reserveCapacity(targets)
        decided.dedupRecords.reserveCapacity(targets)
        decided.events.reserveCapacity(batch.rows.count)
        for part in screened {
            var decision = GroupDecision(
                group: part.group, now: batch.now, dedupRecords: dedupRecords, counts: counts, rates: rates, silentPushes: silentPushes,
                decided: consume decided)
            let contents = part.group.app.map { cache.contents(of: part.group.tenant, $0) }
            for (item, targets) in zip(part.group.items, part.targets) {
                try decision.decide(item, targets: targets, contents: contents)
            }
            decided = decision.finish()
        }
        return decided
    }

    /// The decisions of one app's events.
    private struct GroupDecision {
        let group: PreparedEvents
        let now: Instant
        let dedupRecords: DedupRecords
        let counts: PushCountBook
        let rates: UserRates
        let silentPushes: SilentPushRates
        private var decided: DecidedBatch
        private var outbox: OutboxBatchBuilder
        /// Increments of the app's counters: events, pushes, targets by type, and others by name.
        private var (evaluated, enqueued): (Int64, Int64) = (0, 0)
        private var targets: [String: Int64] = [:]
        private var increments: [String: Int64] = [:]
        private var guardianRequests = GuardianRequests()

        init(
            group: PreparedEvents, now: Instant, dedupRecords: DedupRecords, counts: PushCountBook, rates: UserRates, silentPushes: SilentPushRates,
            decided: DecidedBatch
        ) {
            self.group = group
            self.now = now
            self.dedupRecords = dedupRecords
            self.counts = counts
            self.rates = rates
            self.silentPushes = silentPushes
            self.decided = decided
            outbox = OutboxBatchBuilder(tenant: group.tenant)
        }

        /// Returns everything that is decided, with this app's events.
        mutating func finish() -> DecidedBatch {
            for (typeID, count) in targets { increments[CounterName.type(typeID), default: 0] += count }
            if evaluated > 0 { increments[CounterName.evaluated, default: 0] += evaluated }
            if enqueued > 0 { increments[CounterName.enqueued, default: 0] += enqueued }
            increments[CounterName.targets, default: 0] += targets.values.reduce(0, +)
            for (name, count) in increments {
                decided.counters.add(count, name, organizationID: group.tenant.organizationId, appID: group.tenant.appId)
            }
            decided.enqueued += Int(enqueued)
            decided.outboxBatches += outbox.take()
            // Those of all apps so far.
            decided.pushCounts = counts.changes
            return decided
        }

        /// - Parameter contents: of the app; nil where it does not exist any more.
        mutating func decide(_ item: PreparedEvents.Item, targets: [ScreenedTarget], contents: AppContents?) throws {
            if let refusal = item.quarantine {
                decided.quarantined.append(QuarantinedEvent(item.event, refusal))
                return
            }
            decided.events.append(item.event)
            if item.isLast { evaluated += 1 }
            guard let contents, item.refusal == nil else {
                decideWhole(item)
                return
            }
            var composer: NotificationComposer?
            func makeComposer() -> NotificationComposer {
                NotificationComposer(contents, material: EventMaterial(item.event.event, snapshot: group.snapshot, policy: contents.app.policy))
            }
            for screened in targets {
                let target = screened.target
                func entry(skipped reason: CommonV1.SkipReason) -> ReceiptsV1.RecordedInboxEntry? {
                    guard target.hasInboxEntry(skipped: reason) else { return nil }
                    if composer == nil { composer = makeComposer() }
                    return target.inboxEntry(with: &composer!)
                }
                let obstacle =
                    screened.obstacle
                    ?? EligibilityLadder.byEarlierPushes.obstacle(
                        of: target, counts: counts, rates: rates, silentPushes: silentPushes,
                        record: { decided.dedupRecords[$0] ?? dedupRecords[$0] })
                switch obstacle {
                case .deferral(let deferral):
                    if let escalation = target.postponedEscalation(by: deferral) {
                        finish(target, postponed: escalation)
                    } else {
                        // The ledger gets a notification whose time is ahead when it is due.
                        try finish(target, deferral: deferral, entry: deferral.start == nil ? entry(skipped: .unspecified) : nil)
                    }
                    continue
                case .refusal(let refusal):
                    var mail: ReceiptsV1.NotificationMail?
                    if target.isMailed(skipped: refusal.reason) {
                        if composer == nil { composer = makeComposer() }
                        mail = target.mail(skipped: refusal.reason, with: &composer!)
                    }
                    try finish(target, refusal: refusal, mail: mail, entry: entry(skipped: refusal.reason))
                    continue
                case nil: break
                }
                if composer == nil { composer = makeComposer() }
                do {
                    let push = try target.compose(with: &composer!)
                    let mail = target.mail(skipped: .unspecified, with: &composer!)
                    setRecord(target.dedupKey, target.dedupRecord())
                    counts.add(target)
                    try finish(target, push: push, mail: mail, entry: entry(skipped: .unspecified))
                } catch let invalid as NotificationComposer.TemplateInvalid {
                    try finish(target, refusal: Refusal(.templateInvalid, invalid.description), entry: entry(skipped: .templateInvalid))
                }
            }
        }

        /// Decides an event without targets. It gets a decision too.
        private mutating func decideWhole(_ item: PreparedEvents.Item) {
            let refusal = item.refusal ?? Refusal(.noRecipients, "the app does not exist any more")
            count(1, CounterName.eventSkipped(refusal.reason))
            decided.decisions.append(
                DecisionRow(
                    eventRow: item.event.row, ordinal: item.firstOrdinal, organizationID: group.tenant.organizationId, appID: group.tenant.appId,
                    notificationID: "", pushID: "", userID: "", typeID: "", reason: refusal.reason, deviceCount: 0, decidedAt: now,
                    detail: refusal.detail))
        }

        // MARK: Dedup

        private mutating func setRecord(_ key: DedupKey?, _ time: Instant) {
            guard let key else { return }
            // An older event must not move the record back.
            decided.dedupRecords[key] = max(time, decided.dedupRecords[key] ?? dedupRecords[key] ?? time)
        }

        // MARK: Results

        private mutating func finish(
            _ target: TargetDecision, refusal: Refusal, mail: ReceiptsV1.NotificationMail? = nil, entry: ReceiptsV1.RecordedInboxEntry? = nil
        ) throws {
            if refusal.reason == .consentMissing, let request = guardianRequests.record(for: target) { try outbox.add(request, push: nil) }
            if target.waitingDevices != nil, let change = target.silentPushChange { decided.silentPushes.append(change) }
            count(1, CounterName.skipped(refusal.reason))
            decided.broadcasts.add(.skipped(refusal.reason), of: target.event, target.tenant)
            decided.skips[refusal.reason.name, default: 0] += 1
            // The ledger keeps the outcome of the first push.
            guard !target.event.event.isForFurtherDevices else {
                return record(target, reason: refusal.reason, detail: "not sent to further devices: \(refusal.detail)")
            }
            record(target, reason: refusal.reason, detail: refusal.detail)
            try outbox.add(target.record(skipped: refusal.reason, push: nil, mail: mail, entry: entry), push: nil)
        }

        /// Postpones an escalation. Until then a device may confirm the push.
        private mutating func finish(_ target: TargetDecision, postponed escalation: PendingEscalation) {
            decided.escalations.append(escalation)
            count(1, CounterName.skipped(.quietHours))
            decided.skips[CommonV1.SkipReason.quietHours.name, default: 0] += 1
            record(target, reason: .quietHours, detail: "sent to further devices at \(escalation.escalatesAt), unless a device confirms it before")
        }

        /// Records the notification in the ledger now, unless its time is ahead. It is decided again when it is due.
        private mutating func finish(_ target: TargetDecision, deferral: Deferral, entry: ReceiptsV1.RecordedInboxEntry?) throws {
            if case .groupWindow(let until) = deferral { setRecord(target.collectionKey, until) }
            let deferred = target.deferred(deferral)
            decided.deferred.append(deferred)
            decided.broadcasts.add(.held, of: target.event, target.tenant)
            record(target, reason: .unspecified, detail: "", deferred: deferred)
            guard deferral.start == nil else { return }
            if let collapsing = target.collapsing(isPushed: false) { decided.collapsing.append(collapsing) }
            var record = target.record(skipped: .unspecified, push: nil, entry: entry)
            record.held = true
            try outbox.add(record, push: nil)
        }

        private mutating func finish(
            _ target: TargetDecision, push: TargetDecision.ComposedPush, mail: ReceiptsV1.NotificationMail?, entry: ReceiptsV1.RecordedInboxEntry?
        ) throws {
            enqueued += 1
            decided.broadcasts.add(.queued, of: target.event, target.tenant)
            decided.broadcasts.add(.devices, Int64(target.devices.count), of: target.event, target.tenant)
            record(target, reason: .unspecified, detail: push.note)
            if let escalation = target.pendingEscalation() { decided.escalations.append(escalation) }
            if let change = target.silentPushChange { decided.silentPushes.append(change) }
            if let collapsing = target.collapsing(isPushed: true) { decided.collapsing.append(collapsing) }
            try outbox.add(target.record(skipped: .unspecified, push: push.push, mail: mail, entry: entry), push: push.push)
        }

        private mutating func record(_ target: TargetDecision, reason: CommonV1.SkipReason, detail: String, deferred: DeferredNotification? = nil) {
            targets[target.typeID, default: 0] += 1
            let isPushed = reason == .unspecified && deferred == nil
            decided.decisions.append(target.decision(reason, detail: detail, isPushed: isPushed, deferred: deferred))
        }

        private mutating func count(_ change: Int64, _ name: String) { increments[name, default: 0] += change }
    }
}

extension EvaluatorV1.Event {
    /// The lifetime of the event's notification of a type: its own, else the type's or the priority's (EVAL-53).
    func timeToLive(as type: TypePolicy?, priority: CommonV1.Priority, policy: Policy) -> Duration {
        content?.timeToLive ?? policy.timeToLive(type: type, priority: priority)
    }

    /// The priority of the event's notification of a type. The event's own priority comes first.
    func priority(as type: TypePolicy?) -> CommonV1.Priority {
        if priority != .unspecified { return priority }
        let priority = type?.type.priority ?? .normal
        return priority == .unspecified ? .normal : priority
    }
}
