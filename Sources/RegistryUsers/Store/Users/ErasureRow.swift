import CarillonAPI
import Foundation
import Protobuf
import RegistryTenants
import ServiceKit
import Storage

/// An erasure with its progress, and its user until it is done.
struct ErasureRow: Sendable {
    var erasure: RegistryV1.Erasure
    var userHash: String
    /// Empty when every service has confirmed.
    var userId: String
    /// The user's mail address in the directory, as long as the id.
    var email = ""

    private static let columns = "state, user_hash, user_id, email"

    private init(_ row: Row) throws {
        erasure = try RegistryV1.Erasure(bytes: Array(row[0] as Data))
        userHash = row[1]
        userId = row[2]
        email = row[3]
    }

    /// A new erasure that no service has confirmed.
    init(id: String, _ user: StoredUser, hash: String, services: [String], now: Instant) {
        erasure = .init(
            tenant: .init(organizationId: user.organization, appId: user.app), erasureId: id, status: .pending, requestedAtMs: now.milliseconds,
            services: services.map { .init(service: $0, status: .pending) })
        userHash = hash
        userId = user.id
    }

    /// The mail address of a user; nil: the directory does not know the user, or knows no address.
    static func email(of user: StoredUser, _ database: Database) throws -> String? {
        try database.firstRow("SELECT email FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments) {
            $0[0] as String?
        }.flatMap { $0 }
    }

    static func find(_ database: Database, id: String) throws -> ErasureRow? {
        try database.firstRow("SELECT \(columns) FROM erasures WHERE erasure_id = ?", [id], ErasureRow.init)
    }

    static func find(_ database: Database, userHash: String, tenant: Tenant) throws -> ErasureRow? {
        try database.firstRow(
            "SELECT \(columns) FROM erasures WHERE organization_id = ? AND app_id = ? AND user_hash = ?",
            [tenant.organization, tenant.app, userHash], ErasureRow.init)
    }

    /// A place in the list of pending erasures.
    struct Place: Sendable {
        var requestedAtMs: Int64
        var id: String

        /// Before the first place.
        static let start = Place(requestedAtMs: .min, id: "")
    }

    /// Places of pending erasures, the oldest first. The rows are read later, so that an unreadable one does not hide the others.
    static func pending(after place: Place, limit: Int, _ database: Database) throws -> [Place] {
        try database.rows(
            """
            SELECT requested_at_ms, erasure_id FROM erasures INDEXED BY erasures_pending
            WHERE user_id <> '' AND (requested_at_ms, erasure_id) > (?, ?) ORDER BY requested_at_ms, erasure_id LIMIT ?
            """, [place.requestedAtMs, place.id, limit]
        ) { Place(requestedAtMs: $0[0], id: $0[1]) }
    }

    func write(_ database: Database) throws {
        try database.run(
            """
            INSERT INTO erasures (erasure_id, organization_id, app_id, user_hash, user_id, requested_at_ms, state, email)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (erasure_id) DO UPDATE SET user_id = excluded.user_id, requested_at_ms = excluded.requested_at_ms, state = excluded.state,
                email = excluded.email
            """,
            [
                erasure.erasureId, erasure.tenant?.organizationId ?? "", erasure.tenant?.appId ?? "", userHash, userId, erasure.requestedAtMs,
                Data(try erasure.bytes()), email,
            ])
    }

    /// Begins the erasure again: every service erases again, also one that was added meanwhile. Counts of removed rows continue.
    mutating func begin(userId: String, services: [String], now: Instant) {
        self.userId = userId
        let known = Set(erasure.services.map(\.service))
        erasure.services += services.filter { !known.contains($0) }.map { .init(service: $0) }
        erasure.status = .pending
        erasure.doneAtMs = nil
        for index in erasure.services.indices {
            erasure.services[index].status = .pending
            erasure.services[index].doneAtMs = nil
        }
    }

    /// Counts what a service removed.
    mutating func add(_ erased: [String: Int64], by service: String) {
        guard let index = erasure.services.firstIndex(where: { $0.service == service }) else { return }
        erasure.services[index].erased.merge(erased, uniquingKeysWith: +)
    }

    /// Stores a service's confirmation. The last one deletes the user's id and address.
    mutating func confirm(_ service: String, now: Instant) {
        guard let index = erasure.services.firstIndex(where: { $0.service == service }) else { return }
        erasure.services[index].status = .done
        erasure.services[index].doneAtMs = now.milliseconds
        guard erasure.services.allSatisfy({ $0.status == .done }) else { return }
        erasure.status = .done
        erasure.doneAtMs = now.milliseconds
        (userId, email) = ("", "")
    }

    /// Services that have not confirmed.
    var missing: [String] { erasure.services.filter { $0.status != .done }.map(\.service) }
}
