import CarillonAPI
import ServiceKit

/// Decides anew what waited for the end of quiet hours (EVAL-22): all stages from 3 on, by what holds now. The type stays the one the user had
/// enabled when the event came. Asks nobody.
struct ReleaseDecider {
    private var templates = TemplateCache()

    init() {}

    /// The marks that decisions may look at.
    static func marksNeeded(_ release: PreparedRelease) -> Set<DedupMarkKey> {
        guard let app = release.group.app else { return [] }
        return Set(release.entries.compactMap { entry in target(of: entry, release, app).markKey })
    }

    /// - Parameter marks: Those of ``marksNeeded(_:)`` that exist.
    mutating func decide(_ release: PreparedRelease, marks: [DedupMarkKey: Int64]) throws -> DecidedRelease {
        var decision = Decision(release: release, marks: marks)
        guard let app = release.group.app else {
            for entry in release.entries { decision.endWithoutApp(entry.held) }
            return try decision.finish()
        }
        for (_, entries) in Dictionary(grouping: release.entries, by: \.held.userID).sorted(by: { $0.key < $1.key }) {
            let ordered = entries.sorted { HeldNotification.isReleasedBefore($0.held, $1.held) }
            try decision.release(ordered, app: app, templates: &templates)
        }
        return try decision.finish()
    }

    private static func target(of entry: PreparedRelease.Entry, _ release: PreparedRelease, _ app: AppPolicy) -> TargetDecision {
        TargetDecision(
            item: release.group.items[entry.item], ordinal: entry.candidate, group: release.group, app: app, now: release.now,
            createdAt: entry.held.heldAt)
    }

    /// The decisions of one app's users.
    private struct Decision {
        let release: PreparedRelease
        let marks: [DedupMarkKey: Int64]
        private var decided = DecidedRelease()
        private var outbox: OutboxBatchBuilder
        private var childrenTold: Set<String> = []
        /// By row: the mark that stood before a held notification set its own.
        private var marksBefore: [Int64: (key: DedupMarkKey, before: Int64?)] = [:]
        /// By event: one text serves all of its readers.
        private var composers: [Int: NotificationComposer] = [:]

        init(release: PreparedRelease, marks: [DedupMarkKey: Int64]) {
            self.release = release
            self.marks = marks
            outbox = OutboxBatchBuilder(tenant: release.group.tenant)
        }

        mutating func finish() throws -> DecidedRelease {
            decided.outboxBatches = try outbox.take()
            return decided
        }

        /// All that one user has, in the order in which it is sent.
        mutating func release(_ entries: [PreparedRelease.Entry], app: AppPolicy, templates: inout TemplateCache) throws {
            var together: [MergedDelivery.Part] = []
            for entry in entries {
                let target = ReleaseDecider.target(of: entry, release, app)
                switch obstacle(of: target) {
                case .hold(let hold): holdAgain(target, entry.held, hold)
                case .refusal(let refusal): try end(target, entry.held, refusal)
                case nil:
                    setMark(of: target, entry.held)
                    if entry.held.hold.action == .merged {
                        together.append(.init(target: target, held: entry.held, item: entry.item))
                    } else {
                        try send(target, entry.held, item: entry.item, templates: &templates)
                    }
                }
            }
            if together.count > 1 {
                try sendMerged(together, app: app, templates: &templates)
            } else if let only = together.first {
                try send(only.target, only.held, item: only.item, templates: &templates)
            }
        }

        /// Walks the ladder, as for a new event.
        private func obstacle(of target: TargetDecision) -> Obstacle? {
            if let obstacle = target.obstacle() { return obstacle }
            // An event that was decided as a whole has no marks.
            guard target.answer != nil else { return nil }
            return Eligibility.afterMarks(target, mark: { decided.marks[$0] ?? marks[$0] }).map(Obstacle.refusal)
        }

        private mutating func setMark(of target: TargetDecision, _ held: HeldNotification) {
            guard let key = target.markKey else { return }
            marksBefore[held.row] = (key, decided.marks[key])
            decided.marks[key] = max(target.effectiveTime, decided.marks[key] ?? marks[key] ?? .min)
        }

        /// What is not sent after all must not suppress what comes next.
        private mutating func takeBackMark(of held: HeldNotification) {
            if let (key, before) = marksBefore[held.row] { decided.marks[key] = before }
        }

        /// What the ledger is told. Badges were counted when it came.
        private func record(
            _ target: TargetDecision, skipped reason: CommonV1.SkipReason, push: DispatcherV1.Push?
        ) -> ReceiptsV1.NotificationRecord {
            var record = target.record(skipped: reason, push: push)
            record.badgeCounter = ""
            return record
        }

        // MARK: Results

        private mutating func holdAgain(_ target: TargetDecision, _ held: HeldNotification, _ hold: Hold) {
            var again = held
            again.hold = hold
            again.releaseAt = hold.releaseAt(user: held.userID, of: held.tenant, spreadSeconds: target.app.policy.holdReleaseSpreadSeconds)
            decided.heldAgain.append(again)
            decided.outcomes["held_again", default: 0] += 1
            decided.decisions.append(target.decision(.unspecified, detail: "", isPushed: false, held: again))
        }

        private mutating func send(
            _ target: TargetDecision, _ held: HeldNotification, item: Int, templates: inout TemplateCache
        ) throws {
            var composer =
                composers[item]
                ?? NotificationComposer(
                    app: target.app,
                    material: EventMaterial(target.event.event, facts: release.group.facts, policy: target.app.policy))
            defer { composers[item] = composer }
            do {
                let push = try target.compose(with: &composer, templates: &templates)
                count(1, CounterName.enqueued)
                decided.enqueued += 1
                decided.outcomes["sent", default: 0] += 1
                decided.decisions.append(target.decision(.unspecified, detail: push.note, isPushed: true, held: held))
                decided.ended.append(held.row)
                try outbox.add(record(target, skipped: .unspecified, push: push.push), push: push.push)
            } catch let invalid as NotificationComposer.TemplateInvalid {
                takeBackMark(of: held)
                try end(target, held, Refusal(.templateInvalid, invalid.description))
            }
        }

        /// Two or more become one (EVAL-23).
        private mutating func sendMerged(_ parts: [MergedDelivery.Part], app: AppPolicy, templates: inout TemplateCache) throws {
            let merged = MergedDelivery(of: parts, app: app, now: release.now)
            let push: DispatcherV1.Push
            do {
                push = try merged.compose(templates: &templates)
            } catch let invalid as NotificationComposer.TemplateInvalid {
                for part in parts { takeBackMark(of: part.held) }
                for part in parts { try end(part.target, part.held, Refusal(.templateInvalid, invalid.description)) }
                return
            }
            for part in parts {
                count(1, CounterName.skipped(.grouped))
                decided.skips[CommonV1.SkipReason.grouped.name, default: 0] += 1
                decided.outcomes["merged", default: 0] += 1
                decided.decisions.append(
                    part.target.decision(.grouped, detail: merged.words, isPushed: false, held: part.held, carriedBy: merged.notificationID))
                decided.ended.append(part.held.row)
                try outbox.add(record(part.target, skipped: .grouped, push: nil), push: nil)
            }
            count(1, CounterName.targets)
            count(1, CounterName.type(merged.lead.target.typeID))
            count(1, CounterName.enqueued)
            decided.enqueued += 1
            // PRIV-10: such an app keeps nothing of what was decided for whom.
            if app.policy.storesDeliveryData { decided.carriers.append(merged.decision) }
            try outbox.add(merged.record(push), push: push)
        }

        private mutating func end(_ target: TargetDecision, _ held: HeldNotification, _ refusal: Refusal) throws {
            if refusal.reason == .consentMissing { try askGuardian(target) }
            count(1, CounterName.skipped(refusal.reason))
            decided.skips[refusal.reason.name, default: 0] += 1
            decided.outcomes["dropped", default: 0] += 1
            decided.decisions.append(target.decision(refusal.reason, detail: refusal.detail, isPushed: false, held: held))
            decided.ended.append(held.row)
            try outbox.add(record(target, skipped: refusal.reason, push: nil), push: nil)
        }

        /// Tells the child in its centre why nothing comes.
        private mutating func askGuardian(_ target: TargetDecision) throws {
            guard childrenTold.insert(target.candidate.userID).inserted,
                let record = GuardianRequest.record(
                    for: target.user, tenant: release.group.tenant, app: target.app, now: release.now)
            else { return }
            try outbox.add(record, push: nil)
        }

        /// The ledger of an app that is gone takes nothing any more.
        mutating func endWithoutApp(_ held: HeldNotification) {
            count(1, CounterName.skipped(.noRecipients))
            decided.skips[CommonV1.SkipReason.noRecipients.name, default: 0] += 1
            decided.outcomes["dropped", default: 0] += 1
            decided.decisions.append(
                DecisionRow(
                    eventRow: held.eventRow, ordinal: held.ordinal, organizationID: held.tenant.organizationId, appID: held.tenant.appId,
                    notificationID: "", pushID: "", userID: held.userID, typeID: held.typeID, reason: .noRecipients, deviceCount: 0,
                    decidedAt: release.now, detail: "the app does not exist any more", held: .init(held)))
            decided.ended.append(held.row)
        }

        private mutating func count(_ change: Int64, _ name: String) {
            let tenant = release.group.tenant
            decided.counters.add(change, name, organizationID: tenant.organizationId, appID: tenant.appId)
        }
    }
}
