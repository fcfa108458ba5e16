import CarillonAPI
import ServiceKit
import Storage

/// What a provider said of a token (`TokenReport.verdict`).
enum TokenVerdict: String, Sendable {
    /// The token is gone for good.
    case dead
    /// A permanent failure for reasons of this device.
    case failed
    /// Accepted.
    case ok
}

/// Applies provider verdicts to devices, inside a transaction of the caller (REG-20, REG-21).
struct TokenReports: Sendable {
    /// What became of a report.
    enum Outcome: Sendable, Equatable {
        case applied
        /// It speaks of a token or registration that is no more (traps T18, T19).
        case outdated
        /// It waits for an operator.
        case held
    }

    let policy: Policy
    let nowMs: Int64

    /// - Parameter hold: the mass guard says that "dead" verdicts must wait.
    func apply(_ report: RegistryV1.TokenReport, verdict: TokenVerdict, hold: Bool, _ database: Database) throws -> Outcome {
        let tenant = Tenant(report.tenant)
        guard let device = try DeviceRow.find(database, pushDeviceId: report.pushDeviceId, tenant: tenant),
            device.addressVersion == report.addressVersion
        else { return .outdated }
        switch verdict {
        case .ok: return try succeed(device, report, database)
        case .failed: return try countFailure(of: device, report, database)
        case .dead:
            guard device.status == .active else { return .outdated }
            // Apple: a 410 whose time is before the last registration speaks of an earlier life of the token.
            guard report.observedAtMs >= device.lastRegisteredAtMs else { return .outdated }
            let waiting = try hold || Self.isAnyHeld(tenant: tenant, provider: report.provider, database)
            guard !waiting else {
                try self.hold(report, tenant: tenant, database)
                return .held
            }
            try invalidate(device, reason: report.reason, database)
            return .applied
        }
    }

    private func succeed(_ device: DeviceRow, _ report: RegistryV1.TokenReport, _ database: Database) throws -> Outcome {
        let atMs = min(report.observedAtMs, nowMs)
        try database.run(
            """
            UPDATE devices SET is_valid = 1, last_validated_at_ms = max(coalesce(last_validated_at_ms, 0), ?),
                last_success_at_ms = max(coalesce(last_success_at_ms, 0), ?), last_used_at_ms = max(last_used_at_ms, ?),
                failure_count = 0, failure_reason = ''
            WHERE push_device_id = ?
            """, [atMs, atMs, atMs, device.pushDeviceId])
        return .applied
    }

    private func countFailure(of device: DeviceRow, _ report: RegistryV1.TokenReport, _ database: Database) throws -> Outcome {
        let tenant = device.tenant
        if !report.attemptId.isEmpty {
            let isNew = try database.countChanges(
                """
                INSERT OR IGNORE INTO counted_failures (organization_id, app_id, attempt_id, counted_at_ms)
                VALUES (?, ?, ?, ?)
                """, [tenant.organization, tenant.app, report.attemptId, nowMs])
            guard isNew == 1 else { return .applied }
        }
        try database.run(
            """
            UPDATE devices SET failure_count = failure_count + 1, failure_reason = ?, last_failure_at_ms = ?, updated_at_ms = ?
            WHERE push_device_id = ?
            """, [report.reason, min(report.observedAtMs, nowMs), nowMs, device.pushDeviceId])
        return .applied
    }

    /// Takes a device out of sending as `invalid_token_action` says.
    func invalidate(_ device: DeviceRow, reason: String, _ database: Database) throws {
        var device = device
        switch policy.invalidTokenAction {
        case .expire: device.enter(try device.status.after(.providerSaysGone(to: .expired)))
        case .invalidate: device.enter(try device.status.after(.providerSaysGone(to: .invalid)))
        case .delete:
            try device.archiveToken(database, reason: reason, nowMs: nowMs)
            return try device.delete(database)
        }
        device.isValid = false
        device.failureReason = reason
        device.lastFailureAtMs = nowMs
        device.updatedAtMs = nowMs
        try device.update(database)
    }

    /// While an operator has not decided, everything of that app and provider waits.
    private static func isAnyHeld(tenant: Tenant, provider: String, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT 1 FROM held_invalidations WHERE organization_id = ? AND app_id = ? AND provider = ? LIMIT 1",
            [tenant.organization, tenant.app, provider]
        ) { _ in true } ?? false
    }

    private func hold(_ report: RegistryV1.TokenReport, tenant: Tenant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO held_invalidations (organization_id, app_id, provider, push_device_id, address_version, reason,
                observed_at_ms, held_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, provider, push_device_id) DO UPDATE SET
                address_version = excluded.address_version, reason = excluded.reason,
                observed_at_ms = excluded.observed_at_ms
            """,
            [
                tenant.organization, tenant.app, report.provider, report.pushDeviceId, report.addressVersion, report.reason,
                report.observedAtMs, nowMs,
            ])
    }

    /// Applies (or forgets) the verdicts that wait; a device that registered meanwhile is left alone.
    ///
    /// - Returns: how many devices were taken out of sending, or how many verdicts were forgotten.
    func decide(tenant: Tenant, provider: String, confirm: Bool, _ database: Database) throws -> Int {
        let key: StatementArguments = [tenant.organization, tenant.app, provider]
        let held = try database.rows(
            """
            SELECT push_device_id, address_version, reason, observed_at_ms FROM held_invalidations
            WHERE organization_id = ? AND app_id = ? AND provider = ? ORDER BY id
            """, key
        ) { (id: $0[0] as String, version: $0[1] as Int64, reason: $0[2] as String, observedAtMs: $0[3] as Int64) }
        try database.run(
            "DELETE FROM held_invalidations WHERE organization_id = ? AND app_id = ? AND provider = ?", key)
        guard confirm else { return held.count }
        var invalidated = 0
        for verdict in held {
            guard let device = try DeviceRow.find(database, pushDeviceId: verdict.id, tenant: tenant),
                device.addressVersion == verdict.version, device.status == .active,
                verdict.observedAtMs >= device.lastRegisteredAtMs
            else { continue }
            try invalidate(device, reason: verdict.reason, database)
            invalidated += 1
        }
        return invalidated
    }
}
