import CarillonAPI
import ServiceKit
import Storage

/// Records outcomes of pushes that other systems report (RCPT-27): what a device did as a report of that device, and a failure as a late answer of
/// the provider.
enum DeliveryReportRecording {
    /// What the reports of a call changed.
    struct Recorded: Sendable {
        var reports: [ClientReportRecording.Recorded] = []
        var failures: [(outcome: ReceiptsV1.Outcome, result: OutcomeRecording.Result)] = []
        /// Reports with a known id.
        var repeated = 0
        /// Reports without a push that they could change.
        var ignored = 0

        var response: ReceiptsV1.ReportDeliveriesResponse {
            .init(recorded: Int32(clamping: reports.count + failures.count), repeated: Int32(clamping: repeated), ignored: Int32(clamping: ignored))
        }
    }

    private typealias Target = (key: NotificationKey, device: DeviceState)

    /// Records the reports of a call. Their order counts.
    ///
    /// - Parameter reports: checked ones.
    static func record(
        _ reports: [ReceiptsV1.DeliveryReport], of tenant: CommonV1.Tenant, by provider: String, app: AppPolicy, at now: Instant,
        _ database: Database
    ) throws -> Recorded {
        var recorded = Recorded()
        guard let number = try TenantTable.find(tenant, database) else {
            recorded.ignored = reports.count
            return recorded
        }
        if reports.contains(where: \.namesMessageAlone) { try MessageKeys.noteReader(number, at: now, database) }
        for report in reports {
            let mark = DeliveryReportMark(of: report.reportId, by: provider, tenant: tenant)
            guard try !mark.isNoted(database) else {
                recorded.repeated += 1
                continue
            }
            guard let found = try target(of: report, in: number, provider, database),
                try record(report, on: found, of: tenant, app: app, at: now, &recorded, database)
            else {
                // Its id is not noted: when the push is there, or was accepted, the report counts.
                recorded.ignored += 1
                continue
            }
            try mark.note(at: now, database)
        }
        return recorded
    }

    /// - Returns: false for a report that cannot change the push.
    private static func record(
        _ report: ReceiptsV1.DeliveryReport, on target: Target, of tenant: CommonV1.Tenant, app: AppPolicy, at now: Instant,
        _ recorded: inout Recorded, _ database: Database
    ) throws -> Bool {
        guard let kind = report.status.known?.clientKind else {
            return try recordFailure(report, on: target, of: tenant, app: app, at: now, &recorded, database)
        }
        let client = ClientReport(
            tenant: tenant, userID: "", notificationID: report.notificationId, pushID: target.key.pushID, kind: kind,
            deviceID: target.device.pushDeviceID, tokenDeviceID: "", occurredAt: Instant(milliseconds: report.occurredAtMs),
            actionTaken: report.actionTaken, deepLinkTarget: "")
        let change = try ClientReportRecording.record(client, telemetry: TelemetryRule(app.policy), at: now, database)
        if change.isRecorded { recorded.reports.append(change) }
        return change.isRecorded
    }

    /// A provider may say later that a push which it accepted does not come. For every other push the dispatcher's result counts.
    private static func recordFailure(
        _ report: ReceiptsV1.DeliveryReport, on target: Target, of tenant: CommonV1.Tenant, app: AppPolicy, at now: Instant,
        _ recorded: inout Recorded, _ database: Database
    ) throws -> Bool {
        let (key, device) = target
        guard device.status == .sent else { return false }
        let notificationID = try NotificationTable.notificationID(ofRow: key.row, database) ?? report.notificationId
        let instant = ClientReportTime.read(Instant(milliseconds: report.occurredAtMs), created: key.createdAt, now: now).instant
        let outcome = ReceiptsV1.Outcome(
            tenant: tenant, attemptId: DerivedID.uuid(["delivery report", device.provider, report.reportId]), pushId: key.pushID,
            notificationId: notificationID, pushDeviceId: device.pushDeviceID, userId: key.userID, status: .failed,
            attemptNumber: Int32(clamping: device.attempts), provider: device.provider, providerCode: report.errorCode,
            failureReason: "rejected_by_provider", occurredAtMs: instant.milliseconds, sequence: device.sequence + 1,
            providerErrorMessage: report.errorMessage)
        let result = try OutcomeRecording.record([outcome], .init([tenant: app]), at: now, database)
        recorded.failures.append((outcome, result))
        return true
    }

    /// The push and the device that a report is about: of the newest push to such a device.
    ///
    /// - Returns: nil: the ledger has none, or the push went over another provider.
    private static func target(
        of report: ReceiptsV1.DeliveryReport, in tenant: Int64, _ provider: String, _ database: Database
    ) throws -> Target? {
        var keys: [NotificationKey] = []
        if report.namesMessageAlone {
            keys = try MessageKeys.pushIDs(of: report.providerMessageId, tenant, database).compactMap {
                try NotificationTable.find(tenant, pushID: $0, database)
            }
        } else if report.notificationId.isEmpty {
            if let key = try NotificationTable.find(tenant, pushID: report.pushId, database) { keys = [key] }
        } else {
            keys = try NotificationTable.pushes(tenant, notificationID: report.notificationId, database)
            if !report.pushId.isEmpty { keys = keys.filter { $0.pushID == report.pushId } }
        }
        var targets: [Target] = []
        for key in keys {
            for device in try DeviceTable.all(notificationRow: key.row, database).map(\.state) {
                if !device.pushDeviceID.isEmpty, device.provider == provider { targets.append((key, device)) }
            }
        }
        let (deviceID, messageID) = (report.deviceId, report.providerMessageId)
        if !deviceID.isEmpty { return targets.first { $0.device.deviceID == deviceID || $0.device.pushDeviceID == deviceID } }
        if !messageID.isEmpty {
            return targets.first { $0.device.providerMessageID == messageID || $0.device.providerMessageID.hasSuffix("/\(messageID)") }
        }
        return Set(targets.map(\.device.pushDeviceID)).count == 1 ? targets.first : nil
    }
}

extension ReceiptsV1.DeliveryReport {
    /// Whether only the provider's id of the message says which push it is about.
    fileprivate var namesMessageAlone: Bool { notificationId.isEmpty && pushId.isEmpty }
}

extension ReceiptsV1.ReportedStatus.Known {
    /// The report of a device that says the same; nil: it is no report of a device.
    fileprivate var clientKind: ClientReportKind? {
        switch self {
        case .delivered: .delivered
        case .displayed: .displayed
        case .opened: .opened
        case .dismissed: .dismissed
        case .failed: nil
        }
    }
}
