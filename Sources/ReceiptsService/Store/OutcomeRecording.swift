import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records the dispatcher's outcomes in the ledger (DISP-35). A repeated outcome changes nothing.
enum OutcomeRecording {
    /// The results for the outcomes of a call, as indexes in the call.
    struct Result {
        /// Outcomes that were recorded now.
        var recorded: [Int] = []
        /// Outcomes whose notification was never recorded, rather than purged, anonymized or erased.
        var unknown: [Int] = []
        /// Outcomes of a recorded notification whose push was never recorded.
        var unknownPushes: [Int] = []
        /// Whether counters of a device changed.
        var changedCounters = false
        /// Whether texts of withdrawn pushes were deleted.
        var deletedTexts = false
        /// Whether a rule of alerts has a series to judge that it had not.
        var startsSeries = false
        /// Events that the outcomes raised.
        var telemetry = TakenTelemetry(dropped: 0)
        /// Counts for metrics.
        var metrics = MetricChanges()
        /// Notifications that were deleted, because the outcomes resolved them (``ResolvedRule``).
        var deleted = 0
    }

    /// What the apps of a call want.
    struct Rules: Sendable {
        /// An app without an entry gets no events.
        var telemetry: [CommonV1.Tenant: TelemetryRule] = [:]
        /// Of apps in which resolved notifications do not stay.
        var resolved: [CommonV1.Tenant: ResolvedRule] = [:]

        /// - Parameter policies: While an app's policy cannot be read, its outcomes are recorded without events, and ``RetentionJob`` deletes what
        ///   they resolved.
        init(_ policies: [CommonV1.Tenant: AppPolicy]) {
            telemetry = policies.mapValues { TelemetryRule($0.policy) }
            resolved = policies.mapValues { ResolvedRule($0.policy) }.filter { $0.value != .stays }
        }
    }

    /// An app of a call.
    private struct App {
        /// Its number.
        var tenant: Int64
        /// Nil: it gets no events.
        var telemetry: TelemetryRule?
        /// Nil: its resolved notifications stay.
        var resolved: ResolvedRule?
    }

    /// A notification that outcomes of a call may have resolved.
    private struct Reported: Hashable {
        var notificationID: String
        /// Number of its app.
        var tenant: Int64
        var rule: ResolvedRule
    }

    /// Records outcomes in one transaction.
    static func record(_ outcomes: [ReceiptsV1.Outcome], _ rules: Rules, at now: Instant, _ database: Database) throws -> Result {
        var apps = BatchLookup<CommonV1.Tenant, App?>()
        var (raised, reported) = ([RaisedTelemetry](), Set<Reported>())
        var (statistics, counters) = (StatisticsChanges(), DeviceCounterChanges(capacity: outcomes.count))
        var (finished, messageReaders) = (FinishedPushes(), MessageKeys.Readers(at: now))
        var (result, missing, missingPushes) = (Result(), [Int](), [Int]())
        for index in outcomes.indices {
            let outcome = outcomes[index]
            guard let app = try apps.value(of: outcome.tenant ?? .init(), { try find($0, rules, database) }) else {
                missing.append(index)
                continue
            }
            let tenant = app.tenant
            if let rule = app.resolved { reported.insert(Reported(notificationID: outcome.notificationId, tenant: tenant, rule: rule)) }
            if !outcome.channel.isEmpty {
                let pushes = try NotificationTable.recorded(outcome.notificationId, of: tenant, database)
                guard let first = pushes.first else {
                    missing.append(index)
                    continue
                }
                if try MessageReceiptTable.insert(outcome, row: first.row, database),
                    let rule = app.telemetry, rule.mode != .off,
                    let key = try NotificationTable.pushes(tenant, notificationID: outcome.notificationId, database).first,
                    let event = RaisedTelemetry(messageEnd: outcome, of: key, rule)
                {
                    raised.append(event)
                }
                continue
            }
            var target = try NotificationTable.find(
                tenant, notificationID: outcome.notificationId, pushID: outcome.pushId, pushDeviceID: outcome.pushDeviceId, database)
            if target == nil {
                let pushes = try NotificationTable.pushes(tenant, notificationID: outcome.notificationId, database)
                target = try find(outcome, among: pushes, database)
                if target == nil, pushes.isEmpty { missing.append(index) }
                if target == nil, !pushes.isEmpty { missingPushes.append(index) }
            }
            guard let found = target else { continue }
            let before = found.device
            let after = try record(outcome, of: found.key, known: before, statistics: &statistics, counters: &counters, database)
            if let after {
                finished.count(outcome, from: before?.state, to: after, tenant: found.key.tenant)
                if outcome.status == .sent, !after.providerMessageID.isEmpty, try messageReaders.has(found.key.tenant, database) {
                    try MessageKeys.note(after, of: found.key, database)
                }
                result.recorded.append(index)
                if let rule = app.telemetry, let event = RaisedTelemetry(outcome, of: found.key, found.device?.state, rule) { raised.append(event) }
                // The texts name an erased user. What a device got stays with its recipient (decision 0067).
                if outcome.isWithdrawn, try !DeviceTable.wasSent(notificationRow: found.key.row, database) {
                    try NotificationTable.empty(row: found.key.row, database)
                    try InboxTable.delete(outcome.notificationId, tenant, at: now, database)
                    result.deletedTexts = true
                } else if outcome.isCancelled, try !isKnownToUser(found.key, database) {
                    try InboxTable.withdraw(outcome.notificationId, tenant, at: now, now: now, database)
                }
                if outcome.isWithdrawn {
                    try FallbackMailTable.remove(outcome.notificationId, of: outcome.tenant ?? .init(), database)
                } else if outcome.leavesDeviceWithoutPush {
                    try FallbackMailTable.review(outcome.notificationId, of: outcome.tenant ?? .init(), database)
                }
            }
        }
        try StatisticsTable.add(statistics, database)
        try MetricCountTable.add(statistics.metrics, at: now, database)
        result.metrics = statistics.metrics
        try DeviceCountersTable.add(counters, database)
        result.startsSeries = try FinishedPushTable.add(finished, at: now, database)
        try FailureReportTable.add(finished, at: now, database)
        result.telemetry = try TelemetryTable.raise(raised, at: now, database)
        for one in reported {
            if try NotificationRetention.resolve(one.notificationID, of: one.tenant, one.rule, at: now, database) { result.deleted += 1 }
        }
        result.unknown = try unknown(missing, of: outcomes, at: now, database)
        // Pushes of a notification are purged and anonymized together with it, so these were never recorded. An outcome without a user is of an
        // erased one.
        result.unknownPushes = missingPushes.filter { !outcomes[$0].userId.isEmpty }
        result.changedCounters = !counters.isEmpty
        return result
    }

    /// An app; nil: the ledger has nothing of it.
    private static func find(_ tenant: CommonV1.Tenant, _ rules: Rules, _ database: Database) throws -> App? {
        guard let number = try TenantTable.find(tenant, database) else { return nil }
        return App(tenant: number, telemetry: rules.telemetry[tenant], resolved: rules.resolved[tenant])
    }

    /// The push of an outcome whose push id is not among those of its notification: an outcome or a record without a push id.
    ///
    /// - Parameter pushes: of the notification, the newest first.
    private static func find(
        _ outcome: ReceiptsV1.Outcome, among pushes: [NotificationKey], _ database: Database
    ) throws -> (key: NotificationKey, device: LedgerDevice?)? {
        func device(of key: NotificationKey) throws -> LedgerDevice? {
            try DeviceTable.all(notificationRow: key.row, database).first { $0.state.pushDeviceID == outcome.pushDeviceId }
        }
        guard outcome.pushId.isEmpty else {
            let unnamed = pushes.first { $0.pushID.isEmpty && $0.skipReason == .unspecified && $0.status != .held }
            return try unnamed.map { ($0, try device(of: $0)) }
        }
        for key in pushes {
            if let device = try device(of: key) { return (key, device) }
        }
        return pushes.first.map { ($0, nil) }
    }

    /// Whether a device got a push of the notification, so that its user looks for it in the centre.
    private static func isKnownToUser(_ key: NotificationKey, _ database: Database) throws -> Bool {
        try NotificationTable.pushes(ofRow: key.row, database).contains { try DeviceTable.wasSent(notificationRow: $0.row, database) }
    }

    /// The outcomes among `missing` whose notification the ledger never had.
    private static func unknown(
        _ missing: [Int], of outcomes: [ReceiptsV1.Outcome], at now: Instant, _ database: Database
    ) throws -> [Int] {
        let left = try missing.filter { index in
            // An outcome without a user is of an erased one: the dispatcher's erasure removes the user's id from waiting outcomes.
            try !outcomes[index].userId.isEmpty
                && !NotificationRetention.mayHaveHad(outcomes[index].notificationId, outcomes[index].tenant ?? .init(), database)
        }
        guard !left.isEmpty else { return [] }
        func user(_ index: Int) -> UserKey { UserKey(outcomes[index].userId, of: outcomes[index].tenant) }
        let erased = try ErasedUsers.among(left.lazy.map(user), at: now, database)
        return left.filter { !erased.contains(user($0)) }
    }

    /// - Parameter known: The device's state in the ledger.
    /// - Returns: The device's state after the outcome; nil when the attempt was known.
    private static func record(
        _ outcome: ReceiptsV1.Outcome, of key: NotificationKey, known: LedgerDevice?, statistics: inout StatisticsChanges,
        counters: inout DeviceCounterChanges, _ database: Database
    ) throws -> DeviceState? {
        // Of a desktop's message whose end another dispatcher reported: the one that accepted it knows only that its time is over.
        if outcome.status == .expired, outcome.evidence == .device, let known, outcome.sequence < known.state.sequence { return nil }
        let isFirstAttempt = known?.place == .notification && key.firstAttemptID.isEmpty
        if !isFirstAttempt {
            let isRepeated = known?.place == .notification && key.firstAttemptID == outcome.storedAttemptID
            guard try !isRepeated && AttemptTable.insert(outcome, row: key.row, database) else { return nil }
        }
        var device = known ?? LedgerDevice(state: DeviceState(pushDeviceID: outcome.pushDeviceId, pushID: outcome.pushId), place: .new)
        let (wasAccepted, evidence) = (device.state.sentAt != nil, device.state.deliveryEvidence)
        device.state.merge(outcome)
        try DeviceTable.store(device, after: .outcome(firstAttempt: isFirstAttempt ? outcome : nil), of: key, database)
        statistics.device(known?.state.status, device.state.status, tenant: key.tenant)
        statistics.firstAttempt(known?.state, device.state, tenant: key.tenant)
        statistics.metrics.device(known?.state, device.state, of: key, outcome.tenant ?? .init())
        counters.count(known?.state, device.state, of: key)
        if !wasAccepted, device.state.sentAt != nil {
            statistics.accepted(by: device.state.provider, tenant: key.tenant)
            statistics.metrics.accepted(despite: key.skipReason, known?.state, tenant: key.tenant)
            if BadgeUpdateRule.isLate(outcome, createdAt: key.createdAt) { try BadgeUpdateTable.acceptedLate(key, database) }
        }
        if evidence == .unspecified, device.state.deliveryEvidence != .unspecified {
            statistics.confirmed(by: device.state.provider, tenant: key.tenant)
        }
        return device.state
    }
}
