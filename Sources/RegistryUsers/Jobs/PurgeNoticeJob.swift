import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

/// Writes a notice `device_purge_notice_days` before a device with a dead token is purged, for an e-mail to its user (REG-24).
///
/// The notice goes to the dispatcher, by the outbox in the transaction that records it in `purge_notices`. Without a channel or an address this is
/// audited, and the device is purged nevertheless; the dispatcher audits a notice that it cannot send.
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
        hasChannel = policy.fallbackChannel != .none
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
            guard !isDeliverable else {
                let days = Int(notice / Duration.days(1))
                try Outbox.insert(DispatcherV1.PersonMessage.purgeNotice(for: device, of: tenant, in: days, now: now), database)
                continue
            }
            try AuditTable.record(
                .purgeNoticeUndeliverable, subject: device.pushDeviceId, details: hasChannel ? "no e-mail is known" : "no fallback channel",
                by: .registry, tenant: tenant, at: now, in: database)
        }
        return max(withdrawn.count, ids.count)
    }
}
