import CarillonAPI
import Foundation
import GRDB
import Protobuf
import ServiceKit
public import Storage

/// The table of idempotency records: keys with their requests and answers. Each store of a service that takes idempotency keys has one.
enum IdempotencyTable {
    /// Expired rows that each insert deletes, so that the table shrinks after a burst.
    static let expiredPerInsert = 16

    /// The recorded answer to a call, encoded; nil for a new call.
    ///
    /// - Throws: `idempotency_mismatch` when the key was used with another request.
    static func answer(to call: IdempotentCall, at now: Instant, _ database: Database) throws -> [UInt8]? {
        try database.firstRow(
            """
            SELECT request_hash, response FROM idempotency_keys
            WHERE organization_id = ? AND app_id = ? AND principal = ? AND method = ? AND key = ? AND expires_at_ms > ?
            """, [call.organizationID, call.appID, call.principal, call.method, call.key, now]
        ) { row in
            guard try row.bytes(at: 0) == call.requestHash else { throw IdempotencyKey.mismatch }
            return try row.bytes(at: 1)
        }
    }

    /// Stores the record of a new call, with the users that the response names.
    ///
    /// - Parameter accessedTenants: tenants other than the caller's that the call accessed, each as its `text`.
    static func remember(
        _ response: some RecordedResponse, for call: IdempotentCall, accessedTenants: Set<String>, at now: Instant, until expiry: Instant,
        _ database: Database
    ) throws {
        try database.run(
            """
            DELETE FROM idempotency_keys WHERE id IN (
                SELECT id FROM idempotency_keys WHERE expires_at_ms <= ? ORDER BY expires_at_ms LIMIT \(expiredPerInsert))
            """, [now])
        // Replaces the expired record of the same key.
        try database.run(
            """
            INSERT OR REPLACE INTO idempotency_keys
                (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                call.organizationID, call.appID, call.principal, call.method, call.key, Data(call.requestHash), Data(try response.bytes()), expiry,
            ])
        let record = database.lastInsertedRowID
        let names = Set(response.namedUsers).subtracting([""])
        guard !names.isEmpty else { return }
        for tenant in tenants(of: call, accessedTenants) {
            for name in names {
                try database.run("INSERT INTO idempotency_users (tenant, name, record) VALUES (?, ?, ?)", [tenant, name, record])
            }
        }
    }

    /// The tenants whose users the response may name: the caller's, and those that the call accessed. Empty: any tenant, for a service that acts for
    /// no user.
    private static func tenants(of call: IdempotentCall, _ accessedTenants: Set<String>) -> Set<String> {
        let caller = CommonV1.Tenant(organizationId: call.organizationID, appId: call.appID)
        guard caller == .init() else { return accessedTenants.union([caller.text]) }
        return accessedTenants.isEmpty ? [""] : accessedTenants
    }
}

extension Migration {
    /// Makes the table of idempotency records (GW-04).
    public static let idempotencyKeys = Migration(
        "idempotency keys",
        """
        CREATE TABLE idempotency_keys (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            principal TEXT NOT NULL,
            method TEXT NOT NULL,
            key TEXT NOT NULL,
            request_hash BLOB NOT NULL,
            response BLOB NOT NULL,
            expires_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, principal, method, key)
        );
        CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at_ms);
        -- The users in a response, for their erasure. Most responses name none.
        CREATE TABLE idempotency_users (
            -- A tenant whose users the response may name: the pair of organization and app, as JSON. Empty: any tenant.
            tenant TEXT NOT NULL,
            -- The user's id, or a mail address.
            name TEXT NOT NULL,
            record INTEGER NOT NULL REFERENCES idempotency_keys ON DELETE CASCADE,
            PRIMARY KEY (tenant, name, record)
        ) WITHOUT ROWID;
        CREATE INDEX idempotency_users_by_record ON idempotency_users (record);
        """)
}
