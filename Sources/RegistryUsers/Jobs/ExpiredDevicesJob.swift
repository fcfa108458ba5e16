import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Writes a notice `device_purge_notice_days` before a device with a dead token is purged, for an e-mail to its user (REG-24).
///
/// The notice waits in `purge_notices` for its channel. Without a channel or an address this is audited, and the device is purged nevertheless.
struct PurgeNoticeJob: AppJob {
    static let name = "purge notices"
    private let age: Duration
    private let notice: Duration
    private let hasChannel: Bool
    private var outdated: ArraySlice<String> = []
    private var unnoticed: ArraySlice<Int64> = []

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.purgeDays, let noticeDays = policy.deviceLifecycle.purgeNoticeDays else { return nil }
        age = Duration.days(max(0, days - noticeDays))
        notice = Duration.days(noticeDays)
        hasChannel = policy.hasFallbackChannel
    }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        outdated = try await PurgeNoticeTable.findOutdated(of: tenant, in: store)[...]
        unnoticed = try await PurgeNoticeTable.findUnnoticed(until: now - age, tenant: tenant, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let withdrawn = outdated.take(limit)
        try PurgeNoticeTable.withdraw(withdrawn, database)
        let ids = unnoticed.take(limit)
        for device in try PurgeNoticeTable.unnoticed(ids, until: now - age, database) {
            let isDeliverable = hasChannel && !device.email.isEmpty
            try PurgeNoticeTable.put(device, tenant: tenant, isDeliverable: isDeliverable, now: now, purgeAt: now + notice, database)
            guard !isDeliverable else { continue }
            try AuditTable.record(
                .purgeNoticeUndeliverable, subject: device.pushDeviceId, details: hasChannel ? "no e-mail is known" : "no fallback channel",
                by: .registry, tenant: tenant, at: now, in: database)
        }
        return max(withdrawn.count, ids.count)
    }
}

/// Removes devices whose token has been dead for `device_purge_days` (REG-24, PRIV-01). If the user gets a notice, they are removed after the whole
/// time of the notice.
struct ExpiredDevicesJob: AppJob {
    static let name = "expired devices"
    private let age: Duration
    private let notice: Duration?
    private var due: ArraySlice<Int64> = []

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.purgeDays else { return nil }
        age = Duration.days(days)
        notice = policy.deviceLifecycle.purgeNoticeDays.map { Duration.days($0) }
    }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        due = try await PurgeNoticeTable.findPurgeable(
            until: now - age, noticedUntil: notice.map { now - $0 }, tenant: tenant, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = due.take(limit)
        let purgeable = try PurgeNoticeTable.purgeable(
            ids, until: now - age, noticedUntil: notice.map { now - $0 }, database)
        for id in purgeable {
            // A notice that is still waiting was not sent.
            if notice != nil, try PurgeNoticeTable.isPending(id, database) {
                try AuditTable.record(
                    .purgeNoticeUndeliverable, subject: id, details: "the notice was not taken by the fallback channel", by: .registry,
                    tenant: tenant, at: now, in: database)
            }
            try PurgeNoticeTable.removeDevice(id, database)
        }
        return ids.count
    }
}
