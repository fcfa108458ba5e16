import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Collapse keys (EVAL-55): of the unsent deliveries to a device with one key only the newest is sent. Deliveries without a key cost nothing.
extension DeliveryTable {
    /// A step of its own: stores of version 0.1.0 do not know it.
    static let collapseMigration = Migration(
        "0003 collapse keys",
        """
        -- NULL: no other delivery replaces it.
        ALTER TABLE deliveries ADD COLUMN collapse_key TEXT;
        -- A newer one came while it was in flight, or a dead letter.
        ALTER TABLE deliveries ADD COLUMN replaced INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX deliveries_collapsible ON deliveries (push_device_id, collapse_key)
          WHERE collapse_key IS NOT NULL AND (state < 3 OR dead_letter = 1);
        """)

    /// The condition of the index. Its second part is written as there, or SQLite does not use the index.
    private static let isCollapsible = "d.push_device_id = ? AND d.collapse_key = ? AND (d.state < 3 OR d.dead_letter = 1)"

    /// Marks the unsent deliveries to a device with a collapse key, and dead letters. They get no further attempt, unless they are in flight.
    ///
    /// - Returns: whether there is one.
    static func replace(device: String, collapseKey: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.countChanges(
            """
            UPDATE deliveries AS d INDEXED BY deliveries_collapsible SET replaced = 1
            WHERE \(isCollapsible) AND EXISTS (
              SELECT 1 FROM pushes p WHERE p.push_row = \(DeliveryKey.push) AND p.app_id = ? AND p.organization_id = ?)
            """, [device, collapseKey, tenant.appId, tenant.organizationId]) > 0
    }

    /// The marked deliveries to a device that are not in flight.
    static func replaced(
        device: String, collapseKey: String, of tenant: CommonV1.Tenant, limit: Int, _ ledger: ClaimLedger, _ database: Database
    ) throws -> [Ending] {
        try unleased(
            "deliveries d INDEXED BY deliveries_collapsible CROSS JOIN pushes p ON p.push_row = \(DeliveryKey.push)",
            where: "\(isCollapsible) AND d.state IN (0, 2) AND d.replaced = 1 AND p.app_id = ? AND p.organization_id = ?",
            arguments: [device, collapseKey, tenant.appId, tenant.organizationId], limit, ledger, database)
    }
}
