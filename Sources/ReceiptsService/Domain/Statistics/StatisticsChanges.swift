import CarillonAPI

/// One of the ledger's counts of an app.
enum StatisticName: Hashable, Sendable {
    case notifications
    case pushed
    case skipped(CommonV1.SkipReason)
    case device(CommonV1.DeliveryStatus)
    case sent(provider: String)
    case confirmed(provider: String)
    case client(ClientReportKind)
    /// Devices with an attempt.
    case attempted
    /// Devices whose first attempt succeeded.
    case firstAttempt

    /// The begin of stored names.
    static let skippedPrefix = "skipped/"
    static let devicePrefix = "device/"
    static let sentPrefix = "sent/"
    static let confirmedPrefix = "confirmed/"
    static let clientPrefix = "client/"

    /// The stored name.
    var text: String {
        switch self {
        case .notifications: "notifications"
        case .pushed: "pushed"
        case .skipped(let reason): Self.skippedPrefix + reason.name
        case .device(let status): Self.devicePrefix + status.name
        case .sent(let provider): Self.sentPrefix + provider
        case .confirmed(let provider): Self.confirmedPrefix + provider
        case .client(let kind): Self.clientPrefix + kind.name
        case .attempted: "attempted"
        case .firstAttempt: "first_attempt"
        }
    }
}

/// Changes of the ledger's counts, collected over one write and stored with it.
struct StatisticsChanges {
    struct Key: Hashable {
        /// Number of the app in the store.
        var tenant: Int64
        var name: StatisticName
    }

    private(set) var changes: [Key: Int64] = [:]
    /// The counts of the metric catalogue, which are by the hour.
    var metrics = MetricChanges()

    mutating func recorded(_ record: ReceiptsV1.NotificationRecord, tenant: Int64) {
        add(1, .notifications, tenant)
        if !record.held { released(record, tenant: tenant) }
    }

    /// Counts the decision about a deferred notification.
    mutating func released(_ record: ReceiptsV1.NotificationRecord, tenant: Int64) {
        add(1, record.skipReason == .unspecified ? .pushed : .skipped(record.skipReason), tenant)
    }

    /// Counts a change of a push device's status; `before` is nil for a new device.
    mutating func device(_ before: CommonV1.DeliveryStatus?, _ after: CommonV1.DeliveryStatus, tenant: Int64) {
        guard before != after else { return }
        if let before { add(-1, .device(before), tenant) }
        add(1, .device(after), tenant)
    }

    mutating func accepted(by provider: String, tenant: Int64) { add(1, .sent(provider: provider), tenant) }

    /// Counts a device's first report on a push.
    mutating func confirmed(by provider: String, tenant: Int64) { add(1, .confirmed(provider: provider), tenant) }

    mutating func client(_ kind: ClientReportKind, tenant: Int64) { add(1, .client(kind), tenant) }

    /// Counts a change of the success of a device's first attempt (RCPT-09); `before` is nil for a new device.
    mutating func firstAttempt(_ before: DeviceState?, _ after: DeviceState, tenant: Int64) {
        let (before, after) = (before?.firstAttemptSucceeded, after.firstAttemptSucceeded)
        guard before != after else { return }
        if before == nil { add(1, .attempted, tenant) }
        add((after == true ? 1 : 0) - (before == true ? 1 : 0), .firstAttempt, tenant)
    }

    private mutating func add(_ change: Int64, _ name: StatisticName, _ tenant: Int64) {
        changes[Key(tenant: tenant, name: name), default: 0] += change
    }
}
