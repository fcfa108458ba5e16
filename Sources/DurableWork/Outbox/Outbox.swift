public import CarillonAPI
import Foundation
public import ServiceKit
public import Storage
import Synchronization

/// A table of messages for a neighbour, kept until the neighbour has them (ARCH-04): written in the transaction of what they tell, so that
/// neither is there without the other. Rows are numbered by commit order and leave in it; those that the neighbour refuses for good go into
/// the store's ``Quarantine``.
public struct Outbox: Sendable {
    /// A message and its place.
    public struct Entry: Sendable, Hashable {
        /// Its number, by commit order.
        public var row: Int64
        /// The message, encoded.
        public var bytes: [UInt8]
    }

    /// A table with the columns `outbox_row`, `organization_id`, `app_id` and `message`.
    public let table: String
    let store: Store
    private let userColumns: [String]

    /// - Parameters:
    ///   - table: one that ``migration(_:)`` made, or one like it.
    ///   - userColumns: the table's columns with users whom a message is about, two at most.
    public init(_ table: String, in store: Store, userColumns: [String] = ["user_id"]) {
        self.table = table
        self.store = store
        self.userColumns = userColumns
    }

    /// Makes the table of an outbox whose messages are about users.
    public static func migration(_ table: String) -> Migration {
        Migration(
            "outbox \(table)",
            """
            CREATE TABLE \(table) (
                outbox_row INTEGER PRIMARY KEY AUTOINCREMENT,
                organization_id TEXT NOT NULL,
                app_id TEXT NOT NULL,
                user_id TEXT NOT NULL,
                message BLOB NOT NULL
            );
            -- For the erasure of a user.
            CREATE INDEX \(table)_by_user ON \(table) (organization_id, app_id, user_id);
            """)
    }

    /// Adds a message about a user. Runs on the writer, inside the transaction of what the message tells.
    public static func insert(_ message: [UInt8], about user: ChangedUser, into table: String, _ database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT INTO \(table) (organization_id, app_id, user_id, message) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [user.organization, user.app, user.user, Data(message)])
    }

    /// The oldest messages, in order.
    public func oldest(limit: Int) async throws -> [Entry] {
        try await store.read { [table] database in
            try Row.fetchAll(
                database.cachedStatement(sql: "SELECT outbox_row, message FROM \(table) ORDER BY outbox_row LIMIT ?"), arguments: [limit]
            ).map { Entry(row: $0[0], bytes: Array($0[1] as Data)) }
        }
    }

    /// The neighbour has everything up to and including `row`.
    public func delivered(upTo row: Int64) async throws {
        try await store.write { [table] database in
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE outbox_row <= ?").execute(arguments: [row])
        }
    }

    /// The neighbour has everything up to and including `row`, but for what is set aside.
    ///
    /// - Parameters:
    ///   - refused: by row.
    ///   - named: whom a message is about, where the table does not say.
    /// - Returns: what was set aside; a message whose user was erased meanwhile is not there any more.
    func delivered(
        upTo row: Int64, refused: [Int64: DeliveryRefusal], by peer: String, named: @escaping @Sendable ([UInt8]) -> [String]
    ) async throws -> [QuarantinedMessage] {
        guard !refused.isEmpty else {
            try await delivered(upTo: row)
            return []
        }
        let columns = ["organization_id", "app_id", "message"] + userColumns
        return try await store.write { [table, userColumns] database in
            var messages: [QuarantinedMessage] = []
            for (row, refusal) in refused.sorted(by: { $0.key < $1.key }) {
                let found = try Row.fetchOne(
                    database, sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE outbox_row = ?", arguments: [row])
                guard let found else { continue }
                let bytes = Array(found[2] as Data)
                let users = userColumns.isEmpty ? named(bytes) : userColumns.indices.map { found[3 + $0] as String }
                messages.append(
                    QuarantinedMessage(
                        outbox: table, peer: peer, tenant: .init(organizationId: found[0], appId: found[1]), users: users, refusal: refusal,
                        bytes: bytes))
            }
            try Quarantine.insert(messages, database)
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE outbox_row <= ?").execute(arguments: [row])
            return messages
        }
    }

    /// How messages come back from the quarantine.
    ///
    /// - Parameter signal: of whoever delivers, where it does not watch the table.
    public func quarantineSource(waking signal: WorkSignal? = nil) -> QuarantineSource {
        let columns = ["organization_id", "app_id", "message"] + userColumns
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        return QuarantineSource(outbox: table, restored: { _ in signal?.signal() }) { [table, userColumns] message, tenant, users, database in
            // Whom it is about may be said in the message alone.
            let users: [any DatabaseValueConvertible] = userColumns.indices.map { users.dropFirst($0).first ?? "" }
            let values: [any DatabaseValueConvertible] = [tenant.organizationId, tenant.appId, Data(message)] + users
            try database.cachedStatement(sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))")
                .execute(arguments: StatementArguments(values))
        }
    }

    /// Messages that wait.
    ///
    /// - Parameter tenant: whose messages; nil: everybody's.
    public func depth(of tenant: CommonV1.Tenant? = nil) async throws -> Int {
        let condition = tenant == nil ? "" : " WHERE organization_id = ? AND app_id = ?"
        return try await store.read { [table] in
            try Int.fetchOne(
                $0, sql: "SELECT count(*) FROM \(table)\(condition)", arguments: tenant.map { [$0.organizationId, $0.appId] } ?? []) ?? 0
        }
    }

    /// Gives a signal after every transaction that adds a message, before the calls of that transaction are answered, for as long as the
    /// observer lives. Blocks until running writes are done.
    func wake(_ signal: WorkSignal) -> any Sendable {
        let observer = OutboxObserver(table: table, signal: signal)
        store.observe(observer)
        return observer
    }
}

/// Hears of new messages, on the writer's thread.
private final class OutboxObserver: TransactionObserver, Sendable {
    private let table: String
    private let signal: WorkSignal
    private let hasNews = Atomic<Bool>(false)

    init(table: String, signal: WorkSignal) {
        self.table = table
        self.signal = signal
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        if case .insert(let tableName) = eventKind { tableName == table } else { false }
    }

    func databaseDidChange(with event: DatabaseEvent) { hasNews.store(true, ordering: .relaxed) }

    func databaseDidCommit(_ database: Database) {
        if hasNews.exchange(false, ordering: .relaxed) { signal.signal() }
    }

    func databaseDidRollback(_ database: Database) { hasNews.store(false, ordering: .relaxed) }
}
