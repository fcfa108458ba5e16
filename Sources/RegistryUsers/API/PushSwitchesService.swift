import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.PushSwitches`: push on and off for all of a user's devices (REG-30).
///
/// Preferences own the switch and decide whether pushes are sent. The registry has a copy for lists and counts of devices. The device's own switch
/// (REG-29) does not change, and applies again when push is turned on.
struct PushSwitchesService: RegistryV1.PushSwitches.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: PolicyCache
    let tombstones: Tombstones

    func setPushSwitches(
        _ request: RegistryV1.SetPushSwitchesRequest, context: ServerContext
    ) async throws -> RegistryV1.SetPushSwitchesResponse {
        try BatchLimit.check(request.switches.count, field: "switches")
        let switches = try await BatchItems(request.switches) { item in
            try context.requireScope(tenant: item.tenant, userID: item.userId)
            try FieldRules.checkUser(item.userId)
            try FieldRules.checkInstant(item.changedAtMs, field: "changed_at_ms")
            _ = try await policies.entry(for: item.tenant ?? .init())
            return item
        }
        let (tombstones, now) = (tombstones, clock.now)
        return try await store.write { database in
            .init(
                rejected: try switches.write { _, item in
                    guard try !tombstones.living([item.userId], tenant: item.tenant ?? .init(), now: now, database).isEmpty else { return }
                    try PushSwitchTable.set(item, now: now, database)
                })
        }
    }
}
