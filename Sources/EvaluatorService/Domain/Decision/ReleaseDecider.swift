import CarillonAPI
import ServiceKit

/// Decides deferred notifications again (EVAL-22): all stages from 3 on, by present data. The type stays the one that the user had enabled when the
/// event came. The decider asks no peer.
struct ReleaseDecider {
    private var cache = ContentCache()
    private let rates: UserRates

    /// - Parameter rates: shared with the evaluation of new events.
    init(rates: UserRates) { self.rates = rates }

    /// The keys of the dedup records that decisions may need.
    static func dedupKeysNeeded(_ release: PreparedRelease) -> Set<DedupKey> {
        guard let app = release.group.app else { return [] }
        return Set(
            release.entries.flatMap { entry in
                let target = target(of: entry, release, app)
                return [target.dedupKey, target.collectionKey].compactMap(\.self)
            })
    }

    /// The keys of the counts that decisions may need.
    static func pushCountKeysNeeded(_ release: PreparedRelease) -> Set<PushCountKey> {
        guard let app = release.group.app else { return [] }
        let targets = release.entries.map { target(of: $0, release, app) }
        return Set(targets.filter { $0.cap != nil }.map(\.pushCountKey))
    }

    /// - Parameters:
    ///   - dedupRecords: those of ``dedupKeysNeeded(_:)`` that exist.
    ///   - pushCounts: those of ``pushCountKeysNeeded(_:)`` that exist.
    mutating func decide(
        _ release: PreparedRelease, dedupRecords: DedupRecords, pushCounts: [PushCountKey: PushCounts]
    ) throws -> DecidedRelease {
        guard let app = release.group.app else {
            var decision = Decision(release: release, dedupRecords: dedupRecords, pushCounts: pushCounts, rates: rates)
            for entry in release.entries { decision.endWithoutApp(entry.deferred) }
            return decision.finish()
        }
        let contents = cache.contents(of: release.group.tenant, app)
        var decision = Decision(release: release, dedupRecords: dedupRecords, pushCounts: pushCounts, rates: rates)
        for (_, entries) in Dictionary(grouping: release.entries, by: \.deferred.userID).sorted(by: { $0.key < $1.key }) {
            let ordered = entries.sorted { DeferredNotification.isReleasedBefore($0.deferred, $1.deferred) }
            try decision.release(ordered, contents: contents)
        }
        return decision.finish()
    }

    private static func target(of entry: PreparedRelease.Entry, _ release: PreparedRelease, _ app: AppPolicy) -> TargetDecision {
        TargetDecision(
            item: release.group.items[entry.item], ordinal: entry.candidate, group: release.group, app: app, now: release.now,
            createdAt: entry.deferred.deferredAt, mayWaitForLocalTime: entry.deferred.deferral.start != nil)
    }

    /// Deferred notifications of a user that are sent as one, or one that is sent alone.
    private struct Merge {
        let form: MergedDelivery.Form
        var parts: [MergedDelivery.Part]

        /// Whether the user's rate may delay them. Several, and the summary of a day, would not be together then.
        var waitsForRate: Bool { parts.count == 1 && !parts[0].deferred.deferral.isOfSummary }

        /// The group window that collected them: the latest, where several are over. Nil where no window did.
        var waited: Deferral? {
            guard form == .group else { return nil }
            return parts.map(\.deferred.deferral).filter { $0.kind == .groupWindow }.max { $0.until < $1.until }
        }
    }

    /// The decisions of one app's users.
    private struct Decision {
        let release: PreparedRelease
        let dedupRecords: DedupRecords
        let counts: PushCountBook
        let rates: UserRates
        private var decided = DecidedRelease()
        private var outbox: OutboxBatchBuilder
        private var guardianRequests = GuardianRequests()
        /// By row: the dedup record before a deferred notification set its own.
        private var recordsBefore: [Int64: (key: DedupKey, before: Instant?)] = [:]
        /// By event: its recipients share one composer.
        private var composers: [Int: NotificationComposer] = [:]

        init(release: PreparedRelease, dedupRecords: DedupRecords, pushCounts: [PushCountKey: PushCounts], rates: UserRates) {
            self.release = release
            self.dedupRecords = dedupRecords
            counts = PushCountBook(pushCounts, now: release.now)
            self.rates = rates
            outbox = OutboxBatchBuilder(tenant: release.group.tenant)
        }

        mutating func finish() -> DecidedRelease {
            decided.outboxBatches = outbox.take()
            decided.pushCounts = counts.changes
            decided.events = release.group.items.map(\.event)
            return decided
        }

        /// Releases all deferred notifications of one user, in the order in which they are sent.
        mutating func release(_ entries: [PreparedRelease.Entry], contents: AppContents) throws {
            for together in merges(of: entries, contents.app) {
                var passed: [MergedDelivery.Part] = []
                var isCollectedAgain = false
                for part in together.parts {
                    switch obstacle(of: part, in: together) {
                    case .deferral(let deferral):
                        if deferral.kind == .groupWindow { isCollectedAgain = true }
                        try deferAgain(part, deferral, contents)
                    case .refusal(let refusal):
                        let ownMail = mail(of: part, skipped: refusal.reason, contents)
                        let entry = entry(of: part, skipped: refusal.reason, contents)
                        try end(part.target, part.deferred, refusal, mail: ownMail, entry: entry)
                    case nil:
                        if !part.target.isGrouped { setDedupRecord(of: part) }
                        passed.append(part)
                    }
                }
                if together.form == .group, passed.count > 1 { passed = try passed.filter { try canBeShown($0, contents) } }
                // A group window collects none of those that are sent together.
                for part in passed where part.target.isGrouped { setDedupRecord(of: part) }
                if passed.isEmpty, !isCollectedAgain, let part = together.parts.first { endWindow(of: part) }
                if !together.waitsForRate, let lead = passed.first?.target, lead.ratePerMinute != nil { rates.add(lead.userKey, at: release.now) }
                if passed.count > 1 {
                    try sendMerged(passed, as: together.form, contents: contents)
                } else if let only = passed.first {
                    try send(only, contents: contents)
                }
            }
        }

        /// Deferred notifications that become one: those of a key in group windows (EVAL-29), and last those of a batch (EVAL-23). Any other one
        /// stays alone.
        private func merges(of entries: [PreparedRelease.Entry], _ app: AppPolicy) -> [Merge] {
            var merges: [Merge] = []
            var (positions, batch): ([DedupKey: Int], [MergedDelivery.Part]) = ([:], [])
            for entry in entries {
                let part = MergedDelivery.Part(
                    target: ReleaseDecider.target(of: entry, release, app), deferred: entry.deferred, item: entry.item)
                if entry.deferred.deferral.isBatched {
                    batch.append(part)
                } else if part.target.isGrouped, let key = part.target.dedupKey {
                    if let position = positions[key] {
                        merges[position].parts.append(part)
                    } else {
                        positions[key] = merges.count
                        merges.append(Merge(form: .group, parts: [part]))
                    }
                } else {
                    merges.append(Merge(form: .held, parts: [part]))
                }
            }
            return batch.isEmpty ? merges : merges + [Merge(form: .held, parts: batch)]
        }

        /// Whether a part has a text of its own. One that has none, because a value is missing for example, is in no group.
        private mutating func canBeShown(_ part: MergedDelivery.Part, _ contents: AppContents) throws -> Bool {
            var composer = composer(of: part, contents)
            defer { composers[part.item] = composer }
            do {
                _ = try part.target.compose(with: &composer)
                return true
            } catch let invalid as NotificationComposer.TemplateInvalid {
                try end(part.target, part.deferred, Refusal(.templateInvalid, invalid.description))
                return false
            }
        }

        /// Walks the ladder, as for a new event.
        private func obstacle(of part: MergedDelivery.Part, in together: Merge) -> Obstacle? {
            let target = part.target
            if let obstacle = target.obstacle() { return obstacle }
            // An event that was decided as a whole has no dedup records.
            guard target.isAnswered else { return nil }
            return EligibilityLadder.byEarlierPushes.obstacle(
                of: target, waited: together.waited ?? part.deferred.deferral, counts: counts, rates: together.waitsForRate ? rates : nil
            ) { decided.dedupRecords[$0] ?? dedupRecords[$0] }
        }

        private mutating func setDedupRecord(of part: MergedDelivery.Part) {
            guard let key = part.target.dedupKey else { return }
            recordsBefore[part.deferred.row] = (key, decided.dedupRecords[key])
            setRecord(key, part.target.dedupRecord(waited: part.deferred.deferral))
        }

        /// A window whose notifications are all refused ends, too: the next one of the key begins a window of its own.
        private mutating func endWindow(of part: MergedDelivery.Part) {
            guard case .groupWindow = part.deferred.deferral, part.target.isGrouped, let key = part.target.dedupKey else { return }
            setRecord(key, part.target.dedupRecord(waited: part.deferred.deferral))
        }

        private mutating func setRecord(_ key: DedupKey, _ time: Instant) {
            decided.dedupRecords[key] = max(time, decided.dedupRecords[key] ?? dedupRecords[key] ?? time)
        }

        /// A notification that is not sent must not suppress the next one.
        private mutating func takeBackDedupRecord(of deferred: DeferredNotification) {
            if let (key, before) = recordsBefore[deferred.row] { decided.dedupRecords[key] = before }
        }

        /// The record for the ledger. The badge was counted with the first record, when the notification was deferred; one that waited for a local
        /// time has none yet.
        private func record(
            _ target: TargetDecision, _ deferred: DeferredNotification, skipped reason: CommonV1.SkipReason, push: DispatcherV1.Push?,
            mail: ReceiptsV1.NotificationMail? = nil, entry: ReceiptsV1.RecordedInboxEntry? = nil
        ) -> ReceiptsV1.NotificationRecord {
            var record = target.record(skipped: reason, push: push, mail: mail, entry: entry)
            if deferred.deferral.start == nil { record.badgeCounter = "" }
            return record
        }

        // MARK: Results

        private mutating func deferAgain(_ part: MergedDelivery.Part, _ next: Deferral, _ contents: AppContents) throws {
            let (target, deferred) = (part.target, part.deferred)
            let deferral = deferred.deferral.followed(by: next)
            if case .groupWindow(let until) = deferral, let key = target.collectionKey { setRecord(key, until) }
            var again = deferred
            again.deferral = deferral
            again.deferredAt = deferral.start ?? deferred.deferredAt
            again.dueAt = deferral.dueAt(user: deferred.userID, of: deferred.tenant, target.app.policy)
            if deferred.deferral.start != nil, deferral.start == nil {
                let entry = entry(of: part, skipped: .unspecified, contents)
                var record = record(target, deferred, skipped: .unspecified, push: nil, entry: entry)
                record.held = true
                try outbox.add(record, push: nil)
                if let collapsing = target.collapsing(of: deferred, isPushed: false) { decided.collapsing.append(collapsing) }
            }
            decided.deferredAgain.append(again)
            decided.outcomes[.deferredAgain, default: 0] += 1
            decided.decisions.append(target.decision(.unspecified, detail: "", isPushed: false, deferred: again))
        }

        /// The composer of an event.
        private func composer(of part: MergedDelivery.Part, _ contents: AppContents) -> NotificationComposer {
            composers[part.item]
                ?? NotificationComposer(
                    contents,
                    material: EventMaterial(part.target.event.event, snapshot: release.group.snapshot, policy: contents.app.policy))
        }

        /// What Carillon mails about a part without a push of its own.
        private mutating func mail(
            of part: MergedDelivery.Part, skipped reason: CommonV1.SkipReason, _ contents: AppContents
        ) -> ReceiptsV1.NotificationMail? {
            guard part.target.isMailed(skipped: reason) else { return nil }
            var composer = composer(of: part, contents)
            defer { composers[part.item] = composer }
            return part.target.mail(skipped: reason, with: &composer)
        }

        /// The entry of a part in the notification centre; nil: none, or the ledger got it when the notification was deferred.
        private mutating func entry(
            of part: MergedDelivery.Part, skipped reason: CommonV1.SkipReason, _ contents: AppContents
        ) -> ReceiptsV1.RecordedInboxEntry? {
            guard part.deferred.deferral.start != nil, part.target.hasInboxEntry(skipped: reason) else { return nil }
            var composer = composer(of: part, contents)
            defer { composers[part.item] = composer }
            return part.target.inboxEntry(with: &composer)
        }

        private mutating func send(_ part: MergedDelivery.Part, contents: AppContents) throws {
            let (target, deferred) = (part.target, part.deferred)
            let entry = entry(of: part, skipped: .unspecified, contents)
            var composer = composer(of: part, contents)
            defer { composers[part.item] = composer }
            do {
                let push = try target.compose(with: &composer)
                let mail = target.mail(skipped: .unspecified, with: &composer)
                counts.add(target)
                count(1, CounterName.enqueued)
                decided.broadcasts.add(.held, -1, of: target.event, target.tenant)
                decided.broadcasts.add(.queued, of: target.event, target.tenant)
                decided.broadcasts.add(.devices, Int64(target.devices.count), of: target.event, target.tenant)
                decided.enqueued += 1
                decided.outcomes[.sent, default: 0] += 1
                decided.decisions.append(target.decision(.unspecified, detail: push.note, isPushed: true, deferred: deferred))
                decided.ended.append(deferred.row)
                if let escalation = target.pendingEscalation(of: deferred) { decided.escalations.append(escalation) }
                if let collapsing = target.collapsing(of: deferred, isPushed: true) { decided.collapsing.append(collapsing) }
                try outbox.add(record(target, deferred, skipped: .unspecified, push: push.push, mail: mail, entry: entry), push: push.push)
            } catch let invalid as NotificationComposer.TemplateInvalid {
                takeBackDedupRecord(of: deferred)
                try end(target, deferred, Refusal(.templateInvalid, invalid.description), entry: entry)
            }
        }

        /// Merges two or more into one.
        private mutating func sendMerged(_ parts: [MergedDelivery.Part], as form: MergedDelivery.Form, contents: AppContents) throws {
            let app = contents.app
            let merged = MergedDelivery(of: parts, as: form, app: app, now: release.now)
            merged.lead.target.takeLaterDevices()
            let push: DispatcherV1.Push
            do {
                push = try merged.compose(contents) { composer(of: $0, contents) }
            } catch let invalid as NotificationComposer.TemplateInvalid {
                for part in parts.reversed() { takeBackDedupRecord(of: part.deferred) }
                for part in parts { try end(part.target, part.deferred, Refusal(.templateInvalid, invalid.description)) }
                return
            }
            for part in parts {
                count(1, CounterName.skipped(.grouped))
                decided.broadcasts.add(.held, -1, of: part.target.event, part.target.tenant)
                decided.broadcasts.add(.skipped(.grouped), of: part.target.event, part.target.tenant)
                decided.skips[CommonV1.SkipReason.grouped.name, default: 0] += 1
                decided.outcomes[.merged, default: 0] += 1
                decided.decisions.append(
                    part.target.decision(.grouped, detail: merged.words, isPushed: false, deferred: part.deferred, carriedBy: merged.notificationID))
                decided.ended.append(part.deferred.row)
                let ownMail = mail(of: part, skipped: .grouped, contents)
                let entry = entry(of: part, skipped: .grouped, contents)
                try outbox.add(record(part.target, part.deferred, skipped: .grouped, push: nil, mail: ownMail, entry: entry), push: nil)
            }
            // One push, so that it counts once (C-66).
            counts.add(merged.lead.target)
            count(1, CounterName.targets)
            count(1, CounterName.type(merged.lead.target.typeID))
            count(1, CounterName.enqueued)
            decided.enqueued += 1
            // PRIV-10: other apps do not keep decisions on users.
            if app.policy.storesDeliveryData { decided.carriers.append(merged.decision) }
            try outbox.add(merged.record(push), push: push)
        }

        private mutating func end(
            _ target: TargetDecision, _ deferred: DeferredNotification, _ refusal: Refusal, mail: ReceiptsV1.NotificationMail? = nil,
            entry: ReceiptsV1.RecordedInboxEntry? = nil
        ) throws {
            if refusal.reason == .consentMissing, let request = guardianRequests.record(for: target) { try outbox.add(request, push: nil) }
            count(1, CounterName.skipped(refusal.reason))
            decided.broadcasts.add(.held, -1, of: target.event, target.tenant)
            decided.broadcasts.add(.skipped(refusal.reason), of: target.event, target.tenant)
            decided.skips[refusal.reason.name, default: 0] += 1
            decided.outcomes[.dropped, default: 0] += 1
            decided.decisions.append(target.decision(refusal.reason, detail: refusal.detail, isPushed: false, deferred: deferred))
            decided.ended.append(deferred.row)
            try outbox.add(record(target, deferred, skipped: refusal.reason, push: nil, mail: mail, entry: entry), push: nil)
        }

        /// Ends a notification of an app that does not exist any more. The ledger takes no records of such an app.
        mutating func endWithoutApp(_ deferred: DeferredNotification) {
            count(1, CounterName.skipped(.noRecipients))
            decided.skips[CommonV1.SkipReason.noRecipients.name, default: 0] += 1
            decided.outcomes[.dropped, default: 0] += 1
            decided.decisions.append(
                DecisionRow(
                    eventRow: deferred.eventRow, ordinal: deferred.ordinal, organizationID: deferred.tenant.organizationId,
                    appID: deferred.tenant.appId,
                    notificationID: "", pushID: "", userID: deferred.userID, typeID: deferred.typeID, reason: .noRecipients, deviceCount: 0,
                    decidedAt: release.now, detail: "the app does not exist any more", deferral: .init(deferred)))
            decided.ended.append(deferred.row)
        }

        private mutating func count(_ change: Int64, _ name: String) {
            let tenant = release.group.tenant
            decided.counters.add(change, name, organizationID: tenant.organizationId, appID: tenant.appId)
        }
    }
}
