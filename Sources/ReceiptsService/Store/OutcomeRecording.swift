import CarillonAPI
import Storage

/// Takes the dispatcher's outcomes into the ledger (DISP-35), each once however often it comes.
enum OutcomeRecording {
    /// Takes outcomes in, in one transaction.
    ///
    /// - Returns: Places of those that were news, and whether counters of a device changed.
    static func record(_ outcomes: [ReceiptsV1.Outcome], _ database: Database) throws -> (news: [Int], hasCounted: Bool) {
        var (statistics, counters) = (StatisticsChanges(), DeviceCounterChanges())
        var news: [Int] = []
        for (index, outcome) in outcomes.enumerated() where try record(outcome, statistics: &statistics, counters: &counters, database) {
            news.append(index)
        }
        try statistics.apply(database)
        try counters.apply(database)
        return (news, !counters.isEmpty)
    }

    /// - Returns: False when the attempt was known, or the ledger has no such notification any more.
    private static func record(
        _ outcome: ReceiptsV1.Outcome, statistics: inout StatisticsChanges, counters: inout DeviceCounterChanges, _ database: Database
    ) throws -> Bool {
        let tenant = outcome.tenant ?? .init()
        guard let key = try NotificationTable.find(tenant, notificationID: outcome.notificationId, database) else { return false }
        guard try insertAttempt(outcome, key: key, tenant: tenant, database) else { return false }

        let known = try DeviceTable.find(outcome.pushDeviceId, notificationRow: key.row, database)
        var state = known ?? DeviceState(pushDeviceID: outcome.pushDeviceId, pushID: outcome.pushId)
        let before = known?.status
        let wasAccepted = state.sentAt != nil
        state.merge(outcome)
        if known == nil {
            try DeviceTable.insert(state, notificationRow: key.row, createdAt: key.createdAt, tenant: tenant, database)
        }
        try DeviceTable.update(state, notificationRow: key.row, database)
        statistics.device(before, state.status, tenant: tenant)
        counters.count(known, state, of: key, tenant: tenant)
        if !wasAccepted, state.sentAt != nil { statistics.accepted(by: state.provider, tenant: tenant) }
        if before != state.status { try NotificationTable.refreshStatus(of: key, database) }
        return true
    }

    /// Attempts of a device that are shown.
    private static let mostShown = 100

    /// The newest outcomes of one push device, in the order in which the dispatcher reported them.
    static func attempts(of pushDeviceID: String, notificationRow: Int64, _ database: Database) throws -> [ReceiptsV1.Attempt] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT number, status, provider, provider_status, provider_code, provider_message_id, failure_reason, occurred_at_ms, latency_ms
                    FROM attempts WHERE notification_row = ? AND push_device_id = ? ORDER BY sequence DESC LIMIT \(mostShown)
                    """), arguments: [notificationRow, pushDeviceID]
        ).reversed().map {
            ReceiptsV1.Attempt(
                number: $0[0], status: .init(rawValue: $0[1]), provider: $0[2], providerStatus: $0[3], providerCode: $0[4],
                providerMessageId: $0[5], failureReason: $0[6], occurredAtMs: $0[7], providerLatencyMs: $0[8])
        }
    }

    /// An outcome that no attempt led to (expired in the queue, cancelled) is known by what it says.
    private static func insertAttempt(
        _ outcome: ReceiptsV1.Outcome, key: NotificationKey, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> Bool {
        let attemptID = outcome.attemptId.isEmpty ? "\(outcome.status.name):\(outcome.sequence)" : outcome.attemptId
        try database.cachedStatement(
            sql: """
                INSERT INTO attempts
                  (notification_row, push_device_id, attempt_id, organization_id, app_id, number, sequence, status, provider,
                   provider_status, provider_code, provider_message_id, failure_reason, occurred_at_ms, latency_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (notification_row, push_device_id, attempt_id) DO NOTHING
                """
        ).execute(arguments: [
            key.row, outcome.pushDeviceId, attemptID, tenant.organizationId, tenant.appId, outcome.attemptNumber, outcome.sequence,
            outcome.status.rawValue, outcome.provider, outcome.providerStatus, outcome.providerCode, outcome.providerMessageId,
            outcome.failureReason, outcome.occurredAtMs, outcome.providerLatencyMs,
        ])
        return database.changesCount > 0
    }
}
