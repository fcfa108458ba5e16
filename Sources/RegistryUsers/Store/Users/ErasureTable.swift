import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import RegistryTenants
import ServiceKit
import Storage

/// The table `erasures` (PRIV-09).
enum ErasureTable {
    private static let columns = "state, user_hash, user_id, email"

    private static func read(_ row: Row) throws -> ErasureRecord {
        ErasureRecord(erasure: try RegistryV1.Erasure(bytes: Array(row[0] as Data)), userHash: row[1], userId: row[2], email: row[3])
    }

    /// The mail address of a user; nil: the directory does not know the user, or knows no address.
    static func email(of user: UserKey, _ database: Database) throws -> String? {
        try database.firstRow("SELECT email FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments) {
            $0[0] as String?
        }.flatMap { $0 }
    }

    static func find(id: String, _ database: Database) throws -> ErasureRecord? {
        try database.firstRow("SELECT \(columns) FROM erasures WHERE erasure_id = ?", [id], read)
    }

    static func find(userHash: String, tenant: CommonV1.Tenant, _ database: Database) throws -> ErasureRecord? {
        try database.firstRow(
            "SELECT \(columns) FROM erasures WHERE organization_id = ? AND app_id = ? AND user_hash = ?",
            [tenant.organizationId, tenant.appId, userHash], read)
    }

    /// A place in the list of pending erasures.
    struct Place: Sendable {
        var requestedAt: Instant
        var id: String

        /// Before the first place.
        static let start = Place(requestedAt: Instant(milliseconds: .min), id: "")
    }

    /// Places of pending erasures, the oldest first. The rows are read later, so that an unreadable one does not hide the others.
    static func pending(after place: Place, limit: Int, _ database: Database) throws -> [Place] {
        try database.rows(
            """
            SELECT requested_at_ms, erasure_id FROM erasures INDEXED BY erasures_pending
            WHERE user_id <> '' AND (requested_at_ms, erasure_id) > (?, ?) ORDER BY requested_at_ms, erasure_id LIMIT ?
            """, [place.requestedAt, place.id, limit]
        ) { Place(requestedAt: $0[0], id: $0[1]) }
    }

    static func write(_ record: ErasureRecord, _ database: Database) throws {
        let erasure = record.erasure
        try database.run(
            """
            INSERT INTO erasures (erasure_id, organization_id, app_id, user_hash, user_id, requested_at_ms, state, email)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (erasure_id) DO UPDATE SET user_id = excluded.user_id, requested_at_ms = excluded.requested_at_ms, state = excluded.state,
                email = excluded.email
            """,
            [
                erasure.erasureId, erasure.tenant?.organizationId ?? "", erasure.tenant?.appId ?? "", record.userHash, record.userId,
                erasure.requestedAtMs,
                Data(try erasure.bytes()), record.email,
            ])
    }
}
