import CarillonAPI

/// Changes of the ledger's counts, collected over one write and stored with it.
struct StatisticsChanges {
    struct Key: Hashable {
        var tenant: CommonV1.Tenant
        var name: String
    }

    private(set) var changes: [Key: Int64] = [:]

    mutating func recorded(_ record: ReceiptsV1.NotificationRecord, tenant: CommonV1.Tenant) {
        add(1, StatisticName.notifications, tenant)
        if !record.held { released(record, tenant: tenant) }
    }

    /// It is decided whether it is pushed, perhaps long after it was recorded as held.
    mutating func released(_ record: ReceiptsV1.NotificationRecord, tenant: CommonV1.Tenant) {
        if record.skipReason == .unspecified {
            add(1, StatisticName.pushed, tenant)
        } else {
            add(1, StatisticName.skippedPrefix + record.skipReason.name, tenant)
        }
    }

    /// A push device went from one status (nil: it is new) to another.
    mutating func device(_ before: CommonV1.DeliveryStatus?, _ after: CommonV1.DeliveryStatus, tenant: CommonV1.Tenant) {
        guard before != after else { return }
        if let before { add(-1, StatisticName.devicePrefix + before.name, tenant) }
        add(1, StatisticName.devicePrefix + after.name, tenant)
    }

    mutating func accepted(by provider: String, tenant: CommonV1.Tenant) {
        add(1, StatisticName.sentPrefix + provider, tenant)
    }

    /// A device spoke of a push for the first time.
    mutating func confirmed(by provider: String, tenant: CommonV1.Tenant) {
        add(1, StatisticName.confirmedPrefix + provider, tenant)
    }

    mutating func client(_ kind: ClientReportKind, tenant: CommonV1.Tenant) {
        add(1, StatisticName.clientPrefix + kind.rawValue, tenant)
    }

    private mutating func add(_ change: Int64, _ name: String, _ tenant: CommonV1.Tenant) {
        changes[Key(tenant: tenant, name: name), default: 0] += change
    }
}

/// Names of the ledger's counts, as they are stored.
enum StatisticName {
    static let notifications = "notifications"
    static let pushed = "pushed"
    static let skippedPrefix = "skipped/"
    static let devicePrefix = "device/"
    static let sentPrefix = "sent/"
    static let confirmedPrefix = "confirmed/"
    static let clientPrefix = "client/"
}
