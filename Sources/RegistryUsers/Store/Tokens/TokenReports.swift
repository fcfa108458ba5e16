import CarillonAPI
import DurableWork
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// Applies provider verdicts to devices, inside a transaction of the caller (REG-20, REG-21).
struct TokenReports: Sendable {
    /// The effect of a report.
    enum Outcome: Sendable, Equatable {
        case applied
        /// The report is about an earlier token or registration of the device.
        case outdated
        /// The verdict waits for an operator. `isFirst`: the guard has paused invalidation just now.
        case pending(isFirst: Bool)
    }

    let policy: Policy
    let now: Instant

    /// Whether a verdict invalidates devices under this policy.
    func takesOut(_ verdict: TokenVerdict) -> Bool { verdict.invalidates && (verdict != .unreachable || policy.deviceLifecycle.softFailExpires) }

    func apply(_ report: RegistryV1.TokenReport, verdict: TokenVerdict, _ database: Database) throws -> Outcome {
        if report.pushDeviceId.hasPrefix(ActivityAddressTable.idPrefix) { return try applyToAddress(report, verdict, database) }
        switch verdict {
        case .ok: return try note(Self.succeeded, report, database)
        case .alive: return try note(Self.validated, report, database)
        case .failed, .unreachable, .dead, .unrecognized: break
        }
        let tenant = report.tenant ?? .init()
        guard let device = try DeviceTable.find(pushDeviceId: report.pushDeviceId, tenant: tenant, database),
            device.addressVersion == report.addressVersion
        else { return .outdated }
        if verdict == .failed { return try countFailure(of: device, report, database) }
        if verdict == .unreachable, !policy.deviceLifecycle.softFailExpires {
            try DeviceTable.waitForNextCycle(device, TokenValidation(tenant: tenant, policy: policy), now: now, database)
            return .applied
        }
        guard device.status == .active else { return .outdated }
        // Apple: a 410 whose time is not after the last registration is about an earlier registration of the token.
        guard Instant(milliseconds: report.observedAtMs) > device.lastRegisteredAt else { return .outdated }
        return try judge(device, PendingInvalidation(report, verdict), answers: report.answersLastMinute, dead: report.deadLastMinute, database)
    }

    /// A verdict on an address beside a device's token. The device stays as it is. What the guard suspects is dropped: these addresses end by
    /// themselves, or come again at the app's next launch.
    private func applyToAddress(_ report: RegistryV1.TokenReport, _ verdict: TokenVerdict, _ database: Database) throws -> Outcome {
        guard verdict == .dead,
            !InvalidationGuard.isSuspicious(answers: report.answersLastMinute, dead: report.deadLastMinute, ratio: policy.invalidationGuardRatio),
            try ActivityAddressTable.retire(reported: report, now: now, database)
        else { return .outdated }
        return .applied
    }

    /// Applies a verdict, or makes it pending when the guard or an operator requires it.
    private func judge(
        _ device: DeviceRecord, _ verdict: PendingInvalidation, answers: UInt32, dead: UInt32, _ database: Database
    ) throws -> Outcome {
        let source = VerdictSource(tenant: device.tenant, provider: verdict.provider)
        switch try InvalidationModeTable.current(of: source, now: now, database) {
        case .trusted: break
        case .paused:
            try PendingInvalidationTable.insert(verdict, tenant: device.tenant, now: now, database)
            return .pending(isFirst: false)
        case .guarded:
            guard InvalidationGuard.isSuspicious(answers: answers, dead: dead, ratio: policy.invalidationGuardRatio) else { break }
            try pause(source, "\(dead) of the last minute's \(answers) answers call tokens dead", by: .registry, database)
            try PendingInvalidationTable.insert(verdict, tenant: device.tenant, now: now, database)
            return .pending(isFirst: true)
        }
        try invalidate(
            device, verdict.verdict, provider: verdict.provider, reason: verdict.reason, observedAt: verdict.observedAt, database)
        return .applied
    }

    /// Makes further verdicts of this source pending.
    func pause(_ source: VerdictSource, _ reason: String, by actor: AuditActor, _ database: Database) throws {
        try InvalidationModeTable.set(.paused(reason: reason, since: now), for: source, database)
        try AuditTable.record(
            .invalidationPaused, subject: source.provider, details: reason, by: actor, tenant: source.tenant, at: now, in: database)
        // An operator who pauses by hand knows of it.
        if actor == .registry { try Outbox<ReceiptsV1.AlertReport>.insert(source.guardAlert(.firing, detail: reason, at: now), database) }
    }

    // MARK: Successes

    /// An accepted probe. It does not count as a use of the device.
    private static let validated = """
        UPDATE devices SET is_valid = 1, last_validated_at_ms = max(coalesce(last_validated_at_ms, 0), ?1) WHERE \(isMeant)
        """

    /// A success ends the count of earlier failures. Failures that were observed after it go on counting (REG-21).
    private static let succeeded = """
        UPDATE devices SET is_valid = 1, last_validated_at_ms = max(coalesce(last_validated_at_ms, 0), ?1),
            last_success_at_ms = max(coalesce(last_success_at_ms, 0), ?1),
            failure_reason = CASE WHEN coalesce(last_failure_at_ms, 0) > ?1 THEN failure_reason ELSE '' END,
            failure_count = CASE WHEN coalesce(last_failure_at_ms, 0) > ?1 THEN failure_count ELSE 0 END
        WHERE \(isMeant)
        """

    /// The device of a success: with the reported token, and alive, because only a registration restores a device.
    private static let isMeant = """
        push_device_id = ?2 AND organization_id = ?3 AND app_id = ?4 AND address_version = ?5
        AND status IN (\(DeviceStatus.allCases.filter(\.isAlive).map { "'\($0.name)'" }.joined(separator: ", ")))
        """

    /// Most reports are successes, and each is one statement, because a device's row has fifty columns and a report changes seven.
    private func note(_ change: String, _ report: RegistryV1.TokenReport, _ database: Database) throws -> Outcome {
        let tenant = report.tenant ?? .init()
        try database.runDirectly(change) { values in
            values.add(min(report.observedAtMs, now.milliseconds))
            values.add(report.pushDeviceId)
            values.add(tenant.organizationId)
            values.add(tenant.appId)
            values.add(report.addressVersion)
        }
        return database.changesCount > 0 ? .applied : .outdated
    }

    // MARK: Failures

    private func countFailure(of device: DeviceRecord, _ report: RegistryV1.TokenReport, _ database: Database) throws -> Outcome {
        guard device.status == .active, device.lastSuccessAt.map({ Instant(milliseconds: report.observedAtMs) >= $0 }) ?? true else {
            return .outdated
        }
        let tenant = device.tenant
        if !report.attemptId.isEmpty {
            guard try CountedFailureTable.markIfNew(report.attemptId, of: tenant, now: now, database) else { return .applied }
        }
        try database.run(
            """
            UPDATE devices SET failure_count = failure_count + 1, failure_reason = ?,
                last_failure_at_ms = max(coalesce(last_failure_at_ms, 0), ?), updated_at_ms = ?
            WHERE push_device_id = ?
            """, [report.reason, min(report.observedAtMs, now.milliseconds), now.milliseconds, device.pushDeviceId])
        return .applied
    }

    /// Invalidates a device by `invalid_token_action`, and records its former state.
    ///
    /// - Parameter observedAt: when its provider called the token dead; nil: it did not.
    func invalidate(
        _ device: DeviceRecord, _ verdict: TokenVerdict, provider: String, reason: String, observedAt: Instant? = nil, _ database: Database
    ) throws {
        var device = device
        var action = policy.invalidTokenAction
        // A token of the other environment looks the same, and a failed probe proves little. So these verdicts never delete the address, under any
        // policy.
        if verdict != .dead, action == .delete { action = .invalidate }
        try InvalidationJournalTable.record(
            device, provider: provider, reason: reason, observedAt: observedAt, isRemoved: action == .delete, now: now, database)
        try ExpiredTokenCountTable.count(device.tenant, at: now, database)
        switch action {
        case .expire: device.enter(try device.status.after(.providerSaysGone(to: .expired)))
        case .invalidate: device.enter(try device.status.after(.providerSaysGone(to: .invalid)))
        case .delete:
            try RevokedTokenTable.archive(tokenOf: device, reason: .provider, code: reason, now: now, database)
            return try DeviceTable.delete(device, database)
        }
        device.isValid = false
        device.failureReason = reason
        device.lastFailureAt = now
        device.updatedAt = now
        try DeviceTable.update(device, database)
    }

    /// The result for a page of pending verdicts.
    struct Decided: Sendable, Equatable {
        /// Verdicts of the page.
        var verdicts: Int
        /// Invalidated devices, or dropped verdicts.
        var devices: Int
    }

    /// Applies or drops pending verdicts, at most `limit`. A device that registered or accepted a push meanwhile does not change.
    func decide(_ source: VerdictSource, apply: Bool, limit: Int, _ database: Database) throws -> Decided {
        let pending = try PendingInvalidationTable.take(source, limit: limit, database)
        guard apply else {
            try forget(pending, tenant: source.tenant, database)
            return Decided(verdicts: pending.count, devices: pending.count)
        }
        var invalidated = 0
        for verdict in pending {
            guard let device = try DeviceTable.find(pushDeviceId: verdict.pushDeviceId, tenant: source.tenant, database),
                device.addressVersion == verdict.addressVersion, device.status == .active,
                verdict.observedAt > device.lastRegisteredAt, !device.wasReached(since: verdict.observedAt)
            else { continue }
            try invalidate(
                device, verdict.verdict, provider: source.provider, reason: verdict.reason, observedAt: verdict.observedAt, database)
            invalidated += 1
        }
        return Decided(verdicts: pending.count, devices: invalidated)
    }

    /// Resets the failures of the devices of dropped verdicts. Otherwise the next round of the jobs would make the same verdicts again.
    private func forget(_ pending: [PendingInvalidation], tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            UPDATE devices SET failure_count = 0, failure_reason = ''
            WHERE push_device_id IN (SELECT value FROM json_each(?)) AND organization_id = ? AND app_id = ? AND status = 'active'
            """, [JSONArray.text(pending.map(\.pushDeviceId)), tenant.organizationId, tenant.appId])
        try database.run(
            """
            UPDATE devices SET indexed_use_at_ms = ?4
            WHERE push_device_id IN (SELECT value FROM json_each(?1)) AND organization_id = ?2 AND app_id = ?3 AND status = 'active'
                AND last_used_at_ms < ?4
            """,
            [
                JSONArray.text(pending.filter { $0.reason == StaleTokenJob.reason }.map(\.pushDeviceId)), tenant.organizationId, tenant.appId,
                now.milliseconds,
            ])
    }
}

extension DeviceRecord {
    /// Whether the provider accepted a push or a probe for the device since, which disproves an earlier verdict.
    fileprivate func wasReached(since: Instant) -> Bool { [lastSuccessAt, lastValidatedAt].contains { $0.map { $0 >= since } ?? false } }
}
