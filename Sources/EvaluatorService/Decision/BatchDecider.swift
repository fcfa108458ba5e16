import CarillonAPI
import ServiceKit

/// Decides prepared events in order: what each target gets, or why not (EVAL-10). Asks nobody; the marks of earlier notifications
/// are handed in.
struct BatchDecider {
    private var templates = TemplateCache()

    init() {}

    /// The settings checks of one group, done before the marks are read, so that only marks that can matter are.
    struct Screened {
        var group: PreparedEvents
        /// For each item and candidate: what stands in its way, or nil.
        var obstacles: [[Obstacle?]]
    }

    /// Checks 1 to 5 for every target of the batch.
    static func screen(_ batch: PreparedBatch) -> [Screened] {
        batch.groups.map { group in
            guard let app = group.app else { return Screened(group: group, obstacles: group.items.map { _ in [] }) }
            let obstacles = group.items.map { item in
                item.candidates.map { candidate -> Obstacle? in
                    if let refusal = candidate.refusal { return .refusal(refusal) }
                    let answer = group.answers[candidate.answer]
                    let event = item.event.event
                    let type = app.catalogue.type(answer.typeId)
                    return Eligibility.afterPreferences(
                        answer: answer, candidates: candidate.types, channelID: event.channelId,
                        user: group.facts.users[candidate.userID] ?? .init(), type: type, priority: event.priority(as: type),
                        policy: app.policy(for: answer.typeId), now: batch.now)
                }
            }
            return Screened(group: group, obstacles: obstacles)
        }
    }

    /// The marks that decisions of the batch may look at.
    static func marksNeeded(_ screened: [Screened]) -> Set<DedupMarkKey> {
        var keys: Set<DedupMarkKey> = []
        for part in screened {
            guard let app = part.group.app else { continue }
            for (item, obstacles) in zip(part.group.items, part.obstacles) {
                for (candidate, obstacle) in zip(item.candidates, obstacles) where obstacle == nil {
                    let typeID = part.group.answers[candidate.answer].typeId
                    let policy = app.policy(for: typeID)
                    guard policy.dedupMode == .suppress else { continue }
                    keys.insert(
                        DedupMarkKey(item.event.event, of: part.group.tenant, userID: candidate.userID, typeID: typeID, policy: policy))
                }
            }
        }
        return keys
    }

    /// Decides the batch. Events of one app are taken in order and see each other's marks.
    ///
    /// - Parameter marks: The marks of ``marksNeeded(_:)`` that exist.
    mutating func decide(_ batch: PreparedBatch, screened: [Screened], marks: [DedupMarkKey: Int64]) throws -> DecidedBatch {
        var decided = DecidedBatch(
            number: batch.number, rows: batch.rows, eventCount: batch.eventCount, decidedAt: batch.now, part: batch.part,
            changesHeard: batch.changesHeard)
        for part in screened {
            var decision = GroupDecision(group: part.group, now: batch.now, marks: marks, decided: decided)
            for (item, obstacles) in zip(part.group.items, part.obstacles) {
                try decision.decide(item, obstacles: obstacles, templates: &templates)
            }
            decided = try decision.finish()
        }
        return decided
    }

    /// The decisions of one app's events.
    private struct GroupDecision {
        let group: PreparedEvents
        let now: Int64
        let marks: [DedupMarkKey: Int64]
        private var decided: DecidedBatch
        private var parcels: ParcelBuilder
        /// Children whose centre got its entry with this batch.
        private var childrenTold: Set<String> = []

        init(group: PreparedEvents, now: Int64, marks: [DedupMarkKey: Int64], decided: DecidedBatch) {
            self.group = group
            self.now = now
            self.marks = marks
            self.decided = decided
            parcels = ParcelBuilder(tenant: group.tenant)
        }

        /// Everything decided, this app's included.
        mutating func finish() throws -> DecidedBatch {
            decided.handOvers += try parcels.take()
            return decided
        }

        mutating func decide(_ item: PreparedEvents.Item, obstacles: [Obstacle?], templates: inout TemplateCache) throws {
            if let refusal = item.setAside {
                decided.setAside.append(SetAsideEvent(item.event, refusal))
                return
            }
            if item.isLast { count(1, CounterName.evaluated) }
            guard let app = group.app, item.refusal == nil else {
                decideWhole(item)
                return
            }
            var composer: NotificationComposer?
            for (ordinal, candidate) in item.candidates.enumerated() {
                let target = TargetDecision(item: item, ordinal: ordinal, group: group, app: app, now: now)
                if case .hold(let hold) = obstacles[ordinal] {
                    try finish(target, hold: hold)
                    continue
                }
                if let refusal = obstacles[ordinal]?.refusal ?? suppression(of: target) ?? target.outOfScope {
                    try finish(target, refusal: refusal)
                    continue
                }
                if composer == nil {
                    composer = NotificationComposer(
                        app: app, material: EventMaterial(item.event.event, facts: group.facts, policy: app.policy))
                }
                do {
                    let push = try target.compose(
                        with: &composer!, user: group.facts.users[candidate.userID] ?? .init(), templates: &templates)
                    setMark(of: target)
                    try finish(target, push: push)
                } catch let invalid as NotificationComposer.TemplateInvalid {
                    try finish(target, refusal: Refusal(.templateInvalid, invalid.description))
                }
            }
        }

        /// An event without targets: it is on record all the same.
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

        private func suppression(of target: TargetDecision) -> Refusal? {
            guard let key = target.markKey else { return nil }
            let window = Int64(target.policy.dedupWindowSeconds) * 1_000
            let last = decided.marks[key] ?? marks[key]
            guard let distance = DedupWindow.suppressed(at: target.effectiveTime, lastMark: last, window: window) else { return nil }
            return Eligibility.duplicate(distance: distance, context: key.words, window: window)
        }

        private mutating func setMark(of target: TargetDecision) {
            guard let key = target.markKey else { return }
            // A straggler from before the window must not reopen it for what comes next.
            decided.marks[key] = max(target.effectiveTime, decided.marks[key] ?? marks[key] ?? .min)
        }

        // MARK: Results

        private mutating func finish(_ target: TargetDecision, refusal: Refusal) throws {
            if refusal.reason == .consentMissing { try askGuardian(target) }
            count(1, CounterName.skipped(refusal.reason))
            decided.skips[refusal.reason.name, default: 0] += 1
            record(target, reason: refusal.reason, detail: refusal.detail)
            try parcels.add(target.record(skipped: refusal.reason, push: nil), push: nil)
        }

        /// The ledger is told now, the decision comes with the end of the quiet hours.
        private mutating func finish(_ target: TargetDecision, hold: Hold) throws {
            let held = target.held(hold)
            decided.held.append(held)
            record(target, reason: .unspecified, detail: "", held: held)
            var record = target.record(skipped: .unspecified, push: nil)
            record.held = true
            try parcels.add(record, push: nil)
        }

        /// Tells the child in its centre why nothing comes.
        private mutating func askGuardian(_ target: TargetDecision) throws {
            let userID = target.candidate.userID
            guard childrenTold.insert(userID).inserted else { return }
            let user = group.facts.users[userID] ?? .init(userId: userID)
            guard let record = GuardianRequest.record(for: user, tenant: group.tenant, app: target.app, now: now) else { return }
            try parcels.add(record, push: nil)
        }

        private mutating func finish(_ target: TargetDecision, push: TargetDecision.ComposedPush) throws {
            count(1, CounterName.enqueued)
            decided.enqueued += 1
            record(target, reason: .unspecified, detail: push.note)
            try parcels.add(target.record(skipped: .unspecified, push: push.push), push: push.push)
        }

        private mutating func record(_ target: TargetDecision, reason: CommonV1.SkipReason, detail: String, held: HeldNotification? = nil) {
            count(1, CounterName.targets)
            count(1, CounterName.type(target.typeID))
            let isPushed = reason == .unspecified && held == nil
            decided.decisions.append(target.decision(reason, detail: detail, isPushed: isPushed, held: held))
        }

        private mutating func count(_ change: Int64, _ name: String) {
            decided.counters.add(change, name, organizationID: group.tenant.organizationId, appID: group.tenant.appId)
        }
    }
}

extension EvaluatorV1.Event {
    /// The priority of this event's notification as one type: the event's own word wins.
    func priority(as type: RegistryV1.NotificationType?) -> CommonV1.Priority {
        if priority != .unspecified { return priority }
        guard let type, type.priority != .unspecified else { return .normal }
        return type.priority
    }
}
