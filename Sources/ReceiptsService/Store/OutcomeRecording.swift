import CarillonAPI
import DurableWork
import Storage

/// Takes the dispatcher's outcomes into the ledger (DISP-35), each once however often it comes.
enum OutcomeRecording {
    /// Takes outcomes in, in one transaction.
    ///
    /// - Returns: Places of those that were news, and whether counters of a device changed.
    static func record(_ outcomes: [ReceiptsV1.Outcome], _ database: Database) throws -> (news: [Int], hasCounted: Bool) {
        var (statistics, counters, tenants) = (StatisticsChanges(), DeviceCounterChanges(), TenantNumbers())
        var news: [Int] = []
        for (index, outcome) in outcomes.enumerated() {
            guard let tenant = try tenants.find(outcome.tenant ?? .init(), database) else { continue }
            if try record(outcome, of: tenant, statistics: &statistics, counters: &counters, database) { news.append(index) }
        }
        try statistics.apply(database)
        try counters.apply(database)
        return (news, !counters.isEmpty)
    }

    /// - Returns: False when the attempt was known, or the ledger has no such notification any more.
    private static func record(
        _ outcome: ReceiptsV1.Outcome, of tenant: Int64, statistics: inout StatisticsChanges, counters: inout DeviceCounterChanges,
        _ database: Database
    ) throws -> Bool {
        let found = try NotificationTable.find(
            tenant, notificationID: outcome.notificationId, pushDeviceID: outcome.pushDeviceId, database)
        guard let (key, known) = found else { return false }
        let isFirstAttempt = known?.place == .notification && key.firstAttemptID.isEmpty
        if !isFirstAttempt {
            let isRepeated = known?.place == .notification && key.firstAttemptID == outcome.storedAttemptID
            guard try !isRepeated && AttemptTable.insert(outcome, row: key.row, database) else { return false }
        }
        var device = known ?? LedgerDevice(state: DeviceState(pushDeviceID: outcome.pushDeviceId, pushID: outcome.pushId), place: .new)
        let wasAccepted = device.state.sentAt != nil
        device.state.merge(outcome)
        try DeviceTable.store(device, of: key, firstAttempt: isFirstAttempt ? outcome : nil, database)
        statistics.device(known?.state.status, device.state.status, tenant: tenant)
        counters.count(known?.state, device.state, of: key)
        if !wasAccepted, device.state.sentAt != nil { statistics.accepted(by: device.state.provider, tenant: tenant) }
        return true
    }
}
