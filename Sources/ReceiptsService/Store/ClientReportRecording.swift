import CarillonAPI
import ServiceKit
import Storage

/// Records clients' reports (RCPT-06, RCPT-07).
enum ClientReportRecording {
    /// What a report changed.
    struct Recorded: Sendable {
        /// False when the notification may have been purged: then the report is ignored.
        var isRecorded: Bool
        /// Counts for metrics.
        var metrics: MetricChanges
        /// Events that the report raised.
        var telemetry: TakenTelemetry
    }

    /// What the reports of a call changed.
    struct RecordedBatch: Sendable {
        /// The number of ignored reports.
        var ignored: Int
        /// Reports that were refused, including those on notifications or devices of others.
        var refused: [CommonV1.ItemResult]
        /// Counts for metrics.
        var metrics: MetricChanges
        /// Events that the reports raised.
        var telemetry: TakenTelemetry
    }

    /// Records a report.
    ///
    /// - Parameter telemetry: what the app wants; nil: it is unknown, and there is no event.
    /// - Throws: ``APIError`` `not_found` for a notification or device that is not the caller's.
    static func record(_ report: ClientReport, telemetry: TelemetryRule?, at now: Instant, _ database: Database) throws -> Recorded {
        var changes = Changes()
        let isRecorded = try record(report, telemetry: telemetry, at: now, &changes, database)
        return Recorded(isRecorded: isRecorded, metrics: changes.statistics.metrics, telemetry: try changes.store(at: now, database))
    }

    /// Records the reports of a call.
    ///
    /// - Parameter telemetry: what apps want; an app without an entry gets no events.
    static func record(
        _ reports: BatchItems<ClientReport>, telemetry: [CommonV1.Tenant: TelemetryRule], at now: Instant, _ database: Database
    ) throws -> RecordedBatch {
        var changes = Changes()
        var ignored = 0
        let refused = try reports.write { _, report in
            if try !record(report, telemetry: telemetry[report.tenant], at: now, &changes, database) { ignored += 1 }
        }
        return RecordedBatch(
            ignored: ignored, refused: refused, metrics: changes.statistics.metrics, telemetry: try changes.store(at: now, database))
    }

    /// Records the reports of calls that have one report each, so that counts are stored once for all of them.
    static func record(_ singles: [SingleReport], at now: Instant, _ database: Database) throws -> RecordedSingles {
        var changes = Changes()
        var results: [Result<Bool, any Error>] = []
        results.reserveCapacity(singles.count)
        for single in singles {
            do {
                results.append(.success(try record(single.report, telemetry: single.telemetry, at: now, &changes, database)))
            } catch let error as APIError {
                results.append(.failure(error))
            }
        }
        return RecordedSingles(results: results, metrics: changes.statistics.metrics, telemetry: try changes.store(at: now, database))
    }

    /// What reports change beside the rows of their devices.
    private struct Changes {
        var statistics = StatisticsChanges()
        var counters = DeviceCounterChanges()
        var raised: [RaisedTelemetry] = []
        var tenants = TenantNumbers()

        /// - Returns: the events that were raised.
        func store(at now: Instant, _ database: Database) throws -> TakenTelemetry {
            try StatisticsTable.add(statistics, database)
            try MetricCountTable.add(statistics.metrics, at: now, database)
            try DeviceCountersTable.add(counters, database)
            return try TelemetryTable.raise(raised, at: now, database)
        }
    }

    /// - Returns: False when the notification may have been purged: then the report is ignored.
    /// - Throws: ``APIError`` `not_found` for a notification or device that is not the caller's.
    private static func record(
        _ report: ClientReport, telemetry: TelemetryRule?, at now: Instant, _ changes: inout Changes, _ database: Database
    ) throws -> Bool {
        guard let found = try target(of: report, &changes.tenants, database) else { return false }
        let key = found.key
        var device = found.device
        let before = device.state
        let (instant, isClamped) = ClientReportTime.read(report.occurredAt, created: key.createdAt, now: now)
        let isFirst = device.state.merge(report.kind, at: instant, action: report.actionTaken, isClamped: isClamped)
        if report.isAction { device.state.act(report.actionTaken) }
        let state = device.state
        if report.kind == .opened {
            try InboxTable.markOpened(
                key, notificationID: report.notificationID, on: state.pushDeviceID, at: instant, now: now, database)
        }
        guard isFirst || report.kind == .opened else { return true }
        try DeviceTable.store(device, after: .client, of: key, database)
        guard isFirst else { return true }
        try ClientReportTable.insert(report, device: state.pushDeviceID, at: instant, receivedAt: now, of: key, database)
        changes.statistics.client(report.kind, tenant: key.tenant)
        // A report on the whole notification concerns no device, so no device is counted.
        if !state.pushDeviceID.isEmpty { changes.statistics.device(before.status, state.status, tenant: key.tenant) }
        changes.statistics.firstAttempt(before, state, tenant: key.tenant)
        changes.statistics.metrics.device(before, state, of: key, report.tenant)
        // A button need not open the app.
        if report.kind == .opened, state.actionTaken == "default" {
            changes.statistics.metrics.landed(!report.deepLinkTarget.isEmpty, tenant: key.tenant)
        }
        changes.counters.count(before, state, of: key)
        if before.deliveryEvidence == .unspecified, !state.provider.isEmpty {
            changes.statistics.confirmed(by: state.provider, tenant: key.tenant)
        }
        if let telemetry {
            let id = try report.notificationID.isEmpty ? NotificationTable.subject(row: key.row, database)?.notificationID : report.notificationID
            let event = RaisedTelemetry(report, notificationID: id ?? "", of: key, state, at: instant, telemetry)
            if let event { changes.raised.append(event) }
        }
        return true
    }

    /// The push and the device that a report is about; nil: the notification may have been purged.
    ///
    /// - Throws: ``APIError`` `not_found` for a notification or device that is not the caller's.
    static func target(
        of report: ClientReport, _ tenants: inout TenantNumbers, _ database: Database
    ) throws -> (key: NotificationKey, device: LedgerDevice)? {
        let id = report.notificationID.isEmpty ? report.pushID : report.notificationID
        let pushes = try pushes(of: report, &tenants, database)
        guard let newest = pushes.first, report.userID.isEmpty || newest.key.userID == report.userID else {
            if pushes.isEmpty, try NotificationRetention.mayHaveHad(id, report.tenant, database) { return nil }
            throw APIError(
                .notFound, field: report.notificationID.isEmpty ? "push_id" : "notification_id", "this user has no notification \(id)")
        }
        return try report.target(among: pushes)
    }

    /// The pushes that a report can be about, the newest first: the named one, else all of the notification. A push that is not the notification's
    /// counts as not named, because a client must not lose its report.
    private static func pushes(of report: ClientReport, _ tenants: inout TenantNumbers, _ database: Database) throws -> [LedgerPush] {
        guard let tenant = try tenants.find(report.tenant, database) else { return [] }
        guard !report.notificationID.isEmpty else {
            return try NotificationTable.findWithDevices(tenant, pushID: report.pushID, database).map { [$0] } ?? []
        }
        let all = try NotificationTable.pushesWithDevices(tenant, notificationID: report.notificationID, database)
        guard all.count > 1, !report.pushID.isEmpty, let named = all.first(where: { $0.key.pushID == report.pushID }) else { return all }
        return [named]
    }
}
