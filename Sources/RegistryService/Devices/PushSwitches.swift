import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.PushSwitches`: push on and off for all of a user's devices (REG-30).
///
/// Preferences own the switch and decide by it whether anything is sent. The registry has a copy, so that lists and counts of devices are
/// right. A device keeps a switch of its own beside it (REG-29), which holds again when push is turned on.
struct PushSwitchHandlers: RegistryV1.PushSwitches.ServiceProtocol {
    let store: Store
    let policies: PolicyBook
    let tombstones: Tombstones
    let clock: any DomainClock

    init(_ registry: RegistryHandlers) {
        store = registry.store
        policies = registry.policies
        tombstones = registry.tombstones
        clock = registry.clock
    }

    func setPushSwitches(
        _ request: RegistryV1.SetPushSwitchesRequest, context: ServerContext
    ) async throws -> RegistryV1.SetPushSwitchesResponse {
        try RegistryHandlers.checkBatch(request.switches.count, field: "switches")
        var taken: [RegistryV1.PushSwitch] = []
        var response = RegistryV1.SetPushSwitchesResponse()
        for (index, item) in request.switches.enumerated() {
            do {
                try context.requireScope(tenant: item.tenant, userID: item.userId)
                try Identifiers.checkUser(item.userId)
                try Identifiers.checkInstant(item.changedAtMs, field: "changed_at_ms")
                _ = try await policies.entry(for: Tenant(item.tenant))
                taken.append(item)
            } catch let error as APIError {
                response.rejected.append(error.itemResult(index))
            }
        }
        let (switches, tombstones, nowMs) = (taken, tombstones, clock.now.milliseconds)
        try await store.write { database in
            for item in switches {
                guard try !tombstones.living([item.userId], tenant: Tenant(item.tenant), nowMs: nowMs, database).isEmpty else { continue }
                try PushSwitchRows.set(item, nowMs: nowMs, database)
            }
        }
        return response
    }
}

/// Rows of `push_switches`, and their copies at the devices.
enum PushSwitchRows {
    /// Notes what a user chose, unless something newer is known: that goes by the stamps of preferences, which never go back, not by a clock.
    static func set(_ item: RegistryV1.PushSwitch, nowMs: Int64, _ database: Database) throws {
        let tenant = Tenant(item.tenant)
        let isNews = try database.countChanges(
            """
            INSERT INTO push_switches (organization_id, app_id, user_id, is_off, changed_at_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET is_off = excluded.is_off, changed_at_ms = excluded.changed_at_ms
                WHERE excluded.changed_at_ms >= push_switches.changed_at_ms
            """, [tenant.organization, tenant.app, item.userId, !item.enabled, item.changedAtMs])
        guard isNews > 0 else { return }
        try database.run(
            """
            UPDATE devices SET push_off = ?, updated_at_ms = ?
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND push_off <> ?
            """, [!item.enabled, nowMs, tenant.organization, tenant.app, item.userId, !item.enabled])
    }
}
