import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `push_switches`, and its copies in devices.
enum PushSwitchTable {
    /// Stores a user's choice unless a newer one is stored. The order is that of preferences' stamps, which never decrease.
    static func set(_ item: RegistryV1.PushSwitch, now: Instant, _ database: Database) throws {
        let tenant = item.tenant ?? .init()
        let isNews = try database.countChanges(
            """
            INSERT INTO push_switches (organization_id, app_id, user_id, is_off, changed_at_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET is_off = excluded.is_off, changed_at_ms = excluded.changed_at_ms
                WHERE excluded.changed_at_ms >= push_switches.changed_at_ms
            """, [tenant.organizationId, tenant.appId, item.userId, !item.enabled, item.changedAtMs])
        guard isNews > 0 else { return }
        try database.run(
            """
            UPDATE devices SET push_off = ?, updated_at_ms = ?
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND push_off <> ?
            """, [!item.enabled, now.milliseconds, tenant.organizationId, tenant.appId, item.userId, !item.enabled])
    }
}
