import Cryptography
import Foundation
import GRDB
import RegistryTenants
import Storage

/// Seals stored addresses again with the ring's current key, one page at a time (SEC-01). A value: the caller keeps the position.
struct AddressReencryption: Sendable {
    /// The tables with sealed addresses, in the order of a run.
    enum Holder: String, CaseIterable {
        case devices
        case journal = "invalidation_journal"
        case activities = "activity_addresses"
        case issuers = "token_secrets"

        /// The column of the record's id, which an envelope is bound to.
        var recordColumn: String {
            switch self {
            case .devices, .journal: "push_device_id"
            case .activities: "address_id"
            case .issuers: "app_id"
            }
        }
    }

    /// The start of a page: after this row of this table.
    struct Position: Equatable, LosslessStringConvertible {
        var holder: Holder
        var after: Int64

        static let start = Position(holder: .devices, after: 0)

        init(holder: Holder, after: Int64) {
            self.holder = holder
            self.after = after
        }

        /// Reads a ``description``.
        init?(_ description: String) {
            let parts = description.split(separator: ":")
            guard parts.count == 2, let holder = Holder(rawValue: String(parts[0])), let after = Int64(parts[1]), after >= 0 else { return nil }
            self.init(holder: holder, after: after)
        }

        var description: String { "\(holder.rawValue):\(after)" }
    }

    struct Result {
        /// Nil after the last address.
        var next: Position?
        var examined = 0
        var reencrypted = 0
        /// Records without an envelope, or with a key that the ring lacks. They do not stop a run.
        var unreadable: [String] = []
    }

    let keyRing: KeyRing

    /// Handles the next `size` addresses.
    func page(from position: Position, size: Int, _ database: Database) throws -> Result {
        let rows = try database.rows(
            """
            SELECT id, \(position.holder.recordColumn), address FROM \(position.holder.rawValue) WHERE id > ? AND address IS NOT NULL ORDER BY id LIMIT ?
            """, [position.after, size]
        ) { (id: $0[0] as Int64, record: $0[1] as String, envelope: Array($0[2] as Data)) }
        var page = Result(next: next(after: position, rows.count == size ? rows.last?.id : nil))
        page.examined = rows.count
        let current = keyRing.currentKeyID
        for row in rows where (try? KeyRing.keyID(of: row.envelope)) != current {
            do {
                let record = Array(row.record.utf8)
                let anew = try keyRing.seal(keyRing.open(row.envelope, associatedData: record), associatedData: record)
                try store(anew, at: row.id, of: position.holder, database)
                page.reencrypted += 1
            } catch is CryptographyError {
                page.unreadable.append(row.record)
            }
        }
        return page
    }

    private func next(after position: Position, _ last: Int64?) -> Position? {
        if let last { return Position(holder: position.holder, after: last) }
        let holders = Holder.allCases
        guard let index = holders.firstIndex(of: position.holder), index + 1 < holders.count else { return nil }
        return Position(holder: holders[index + 1], after: 0)
    }

    private func store(_ envelope: [UInt8], at id: Int64, of holder: Holder, _ database: Database) throws {
        switch holder {
        case .devices:
            try follow(id, database)
            // A new version, so that pushes queued with the old envelope get this one when they are checked before sending.
            try database.run("UPDATE devices SET address = ?, address_version = address_version + 1 WHERE id = ?", [Data(envelope), id])
        case .journal, .activities, .issuers:
            try database.run("UPDATE \(holder.rawValue) SET address = ? WHERE id = ?", [Data(envelope), id])
        }
    }

    /// Moves verdicts on the device's present address to the new version, so that they can still be undone or decided (REG-20).
    private func follow(_ id: Int64, _ database: Database) throws {
        for (table, condition) in [("invalidation_journal", "AND device IS NULL"), ("pending_invalidations", "")] {
            try database.run(
                """
                UPDATE \(table) SET address_version = address_version + 1
                WHERE (push_device_id, address_version) IN (SELECT push_device_id, address_version FROM devices WHERE id = ?) \(condition)
                """, [id])
        }
    }

    /// Counts the addresses of a table by key. Invalid envelopes have the empty id.
    static func use(of holder: Holder, _ database: Database) throws -> [String: Int64] {
        var counts: [String: Int64] = [:]
        // Only version, length of the key's id, and id are needed.
        let heads = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT substr(address, 1, 2 + ?) FROM \(holder.rawValue) WHERE address IS NOT NULL"),
            arguments: [KeyRing.longestKeyID])
        while let row = try heads.next() {
            let head: Data = row[0]
            counts[(try? KeyRing.keyID(ofHead: Array(head))) ?? "", default: 0] += 1
        }
        return counts
    }
}
