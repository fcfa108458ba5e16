public import CarillonAPI
import Foundation
public import GRDB
public import Logging
public import ServiceKit
public import Storage
import Synchronization

/// A message that a peer refuses for good.
public struct QuarantinedMessage: Sendable {
    /// The outbox that it comes from: the name of its ``QuarantineSource``.
    public var outbox: String
    /// The service that refuses it.
    public var peer: String
    /// The app of the message.
    public var tenant: CommonV1.Tenant
    /// All users that the message names, the recipient first. Erasure finds the message by each of them.
    public var users: [String]
    /// The refusal, with its error and times.
    public var refusal: DeliveryRefusal
    /// The message, encoded.
    public var bytes: [UInt8]

    /// The users with their tenant, for the lookup of tombstones.
    var storedUsers: [UserKey] { users.map { UserKey($0, of: tenant) } }

    /// - Parameter users: empty and repeated ids are ignored.
    public init(outbox: String, peer: String, tenant: CommonV1.Tenant, users: [String], refusal: DeliveryRefusal, bytes: [UInt8]) {
        self.outbox = outbox
        self.peer = peer
        self.tenant = tenant
        self.users = users.reduce(into: []) { users, user in
            if !user.isEmpty, !users.contains(user) { users.append(user) }
        }
        self.refusal = refusal
        self.bytes = bytes
    }
}

/// An outbox that takes messages back from the quarantine.
public struct QuarantineSource: Sendable {
    /// The outbox's name.
    public let outbox: String
    let restore: @Sendable (_ message: [UInt8], _ tenant: CommonV1.Tenant, _ users: [String], Database) throws -> Void
    let restored: @Sendable (_ count: Int) -> Void
    let drop: @Sendable (_ message: [UInt8], Database) throws -> Void

    /// - Parameters:
    ///   - restored: called after the transaction; wakes the publisher.
    ///   - drop: deletes rows that a message refers to, in the transaction that drops the message. By default there are none.
    ///   - restore: adds a message to the end of the outbox, in the transaction that takes it out of the quarantine.
    public init(
        outbox: String, restored: @escaping @Sendable (_ count: Int) -> Void = { _ in },
        drop: @escaping @Sendable (_ message: [UInt8], Database) throws -> Void = { _, _ in },
        restore: @escaping @Sendable (_ message: [UInt8], _ tenant: CommonV1.Tenant, _ users: [String], Database) throws -> Void
    ) {
        self.outbox = outbox
        self.restore = restore
        self.restored = restored
        self.drop = drop
    }
}

/// Stores messages that a peer refuses for good (ARCH-04). They no longer block their outbox, and stay until an operator requeues or drops them.
/// Messages of erased users are neither stored nor requeued (PRIV-09).
///
/// Metrics: `carillon_quarantined_total{outbox,peer,reason}`, and `carillon_quarantine_messages{outbox}` for the present number.
public struct Quarantine: Sendable {
    /// The table, for erasure and export of users.
    public static let table = "quarantine"
    /// The table with the users of the messages. Its rows are deleted with their message.
    public static let usersTable = "quarantine_users"
    /// Selects the messages that name a user, by an index: ?1 is the organization, ?2 the app, ?3 the user's id.
    public static let ofUser = """
        quarantine_row IN (SELECT quarantine_row FROM quarantine_users WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3)
        """

    /// The tables that the service's store needs.
    public static let migration = Migration(
        "quarantine",
        """
        CREATE TABLE quarantine (
            quarantine_row INTEGER PRIMARY KEY AUTOINCREMENT,
            outbox TEXT NOT NULL,
            peer TEXT NOT NULL,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            reason TEXT NOT NULL,
            field TEXT NOT NULL,
            detail TEXT NOT NULL,
            tries INTEGER NOT NULL,
            first_at_ms INTEGER NOT NULL,
            last_at_ms INTEGER NOT NULL,
            message BLOB NOT NULL
        );
        -- All users that a message names. Ordinal 0: the recipient, or the only user.
        CREATE TABLE quarantine_users (
            quarantine_row INTEGER NOT NULL REFERENCES quarantine ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (quarantine_row, ordinal)
        ) WITHOUT ROWID;
        -- For the erasure of a user.
        CREATE INDEX quarantine_users_by_user ON quarantine_users (organization_id, app_id, user_id);
        """)

    /// Finds the erased among some users, inside a transaction of the caller.
    public typealias ErasedLookup = @Sendable (_ users: Set<UserKey>, _ now: Instant, Database) throws -> Set<UserKey>

    let store: Store
    private let erased: ErasedLookup
    private let clock: any DomainClock
    private let metrics: MetricsRegistry
    private let logger: Logger
    private let observer: QuarantineObserver

    /// Blocks until running writes are done: call it while the service is built.
    ///
    /// - Parameters:
    ///   - store: has ``migration``.
    ///   - erased: reads the tombstones of the store.
    /// - Throws: errors of the store.
    public init(
        store: Store, erased: @escaping ErasedLookup = ErasedUsers.lookup, clock: any DomainClock, metrics: MetricsRegistry, logger: Logger
    ) async throws {
        self.store = store
        self.erased = erased
        self.clock = clock
        self.metrics = metrics
        self.logger = logger
        observer = QuarantineObserver(metrics: metrics)
        store.observe(observer)
        observer.show(try await store.read { try Self.counts($0) })
    }

    /// Exports the gauges of outboxes before their first message, so that an alert can use them.
    func show(_ outboxes: [String]) { observer.show(outboxes) }

    /// Adds messages, in the transaction that takes them out of their outbox. Messages of erased users are dropped.
    ///
    /// - Returns: the added messages, for ``tell(_:)`` after the commit.
    @discardableResult
    public func insert(_ messages: [QuarantinedMessage], _ database: Database) throws -> [QuarantinedMessage] {
        guard !messages.isEmpty else { return [] }
        let erased = try erased(Set(messages.flatMap(\.storedUsers)), clock.now, database)
        let kept = messages.filter { erased.isDisjoint(with: $0.storedUsers) }
        try Self.write(kept, database)
        return kept
    }

    /// Adds messages without checking the tombstones.
    package static func write(_ messages: [QuarantinedMessage], _ database: Database) throws {
        for message in messages {
            let (refusal, error) = (message.refusal, message.refusal.error)
            try database.run(
                """
                INSERT INTO quarantine (outbox, peer, organization_id, app_id, reason, field, detail, tries, first_at_ms, last_at_ms, message)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    message.outbox, message.peer, message.tenant.organizationId, message.tenant.appId, error.reason.code, error.field ?? "",
                    error.message, refusal.tries, refusal.first, refusal.last, Data(message.bytes),
                ])
            let row = database.lastInsertedRowID
            for (ordinal, user) in message.storedUsers.enumerated() {
                try database.run(
                    "INSERT INTO quarantine_users (quarantine_row, ordinal, organization_id, app_id, user_id) VALUES (?, ?, ?, ?, ?)",
                    [row, ordinal, user.organization, user.app, user.id])
            }
        }
    }

    /// Logs and counts quarantined messages.
    public func tell(_ messages: [QuarantinedMessage]) {
        for message in messages {
            let error = message.refusal.error
            logger.error(
                "a peer refuses a message for good; it is set aside, see `carillon quarantine list`",
                metadata: [
                    "outbox": "\(message.outbox)", "peer": "\(message.peer)", "organization": "\(message.tenant.organizationId)",
                    "app": "\(message.tenant.appId)", "reason": "\(error.reason)", "field": "\(error.field ?? "")",
                    "detail": "\(error.message)", "tries": "\(message.refusal.tries)", "bytes": "\(message.bytes.count)",
                ])
            metrics.counter(
                "carillon_quarantined_total", ["outbox": message.outbox, "peer": message.peer, "reason": error.reason.code],
                help: "Messages that a peer refuses for good, set aside"
            ).increment()
        }
    }

    fileprivate static func counts(_ database: Database) throws -> [String: Int] {
        let counts = try database.rows("SELECT outbox, count(*) FROM quarantine GROUP BY outbox") { ($0[0] as String, $0[1] as Int) }
        return Dictionary(uniqueKeysWithValues: counts)
    }
}

/// Selects messages of a quarantine.
struct QuarantineSelection: Sendable {
    /// Without an app id: the messages of all apps.
    var tenant: CommonV1.Tenant
    /// Empty: the messages of all outboxes.
    var outbox: String
    /// Nil: all messages.
    var ids: [Int64]?

    fileprivate var condition: String {
        """
        (?1 = '' OR app_id = ?1) AND (?2 = '' OR organization_id = ?2) AND (?3 = '' OR outbox = ?3)
        \(ids.map { ids in "AND quarantine_row IN (\(ids.map(String.init).joined(separator: ",")))" } ?? "")
        """
    }

    fileprivate var arguments: StatementArguments { [tenant.appId, tenant.organizationId, outbox] }
}

extension Quarantine {
    /// Lists messages for operators, without their content.
    func list(_ selection: QuarantineSelection, after row: Int64, limit: Int) async throws -> [CommonV1.QuarantinedMessage] {
        try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT quarantine_row, organization_id, app_id, outbox, peer, reason, field, detail, tries, first_at_ms, last_at_ms,
                        length(message), \(Self.firstUser)
                    FROM quarantine WHERE quarantine_row > ?4 AND \(selection.condition) ORDER BY quarantine_row LIMIT ?5
                    """, arguments: selection.arguments + [row, limit]
            ).map { row in
                CommonV1.QuarantinedMessage(
                    id: row[0], tenant: .init(organizationId: row[1], appId: row[2]), outbox: row[3], peer: row[4], reason: row[5], field: row[6],
                    detail: row[7], tries: UInt32(clamping: row[8] as Int64), firstAtMs: row[9], lastAtMs: row[10], bytes: row[11], userId: row[12])
            }
        }
    }

    /// The first user of a message; empty: it names none.
    private static let firstUser =
        "coalesce((SELECT u.user_id FROM quarantine_users AS u WHERE u.quarantine_row = quarantine.quarantine_row AND u.ordinal = 0), '')"

    /// Rows of one transaction.
    private static let page = 200

    /// A message as the table has it.
    private struct Stored: Sendable {
        var row: Int64
        var outbox: String
        var tenant: CommonV1.Tenant
        var users: [String]
        var bytes: [UInt8]

        var storedUsers: [UserKey] { users.map { UserKey($0, of: tenant) } }

        init(_ row: Row, _ database: Database) throws {
            self.row = row[0]
            outbox = row[1]
            tenant = .init(organizationId: row[2], appId: row[3])
            users = try database.rows(
                "SELECT user_id FROM quarantine_users WHERE quarantine_row = ? ORDER BY ordinal", [self.row]
            ) { $0[0] as String }
            bytes = Array(row[4] as Data)
        }
    }

    /// The effect of a call on some messages.
    struct Effect: Sendable {
        /// Requeued messages, by outbox.
        fileprivate(set) var requeued: [String: Int] = [:]
        fileprivate(set) var dropped = 0
    }

    /// Moves messages back to their outboxes. Messages of erased users are dropped.
    ///
    /// - Throws: ``CarillonAPI/APIError`` for a message of an outbox that this version of the service does not have.
    func requeue(_ selection: QuarantineSelection, into sources: [String: QuarantineSource]) async throws -> Effect {
        try await inPages(of: selection) { [erased, clock] messages, database in
            var effect = Effect()
            let erased = try erased(Set(messages.flatMap(\.storedUsers)), clock.now, database)
            for message in messages {
                let outbox = message.outbox
                guard erased.isDisjoint(with: message.storedUsers) else {
                    try sources[outbox]?.drop(message.bytes, database)
                    effect.dropped += 1
                    continue
                }
                guard let source = sources[outbox] else {
                    throw APIError(.versionMismatch, field: "outbox", "this version of the service has no outbox \(outbox); drop what is of it")
                }
                try source.restore(message.bytes, message.tenant, message.users, database)
                effect.requeued[outbox, default: 0] += 1
            }
            return effect
        } done: { effect in
            for (outbox, count) in effect.requeued { sources[outbox]?.restored(count) }
        }
    }

    /// Deletes messages.
    func drop(_ selection: QuarantineSelection, from sources: [String: QuarantineSource]) async throws -> Effect {
        try await inPages(of: selection) { messages, database in
            for message in messages { try sources[message.outbox]?.drop(message.bytes, database) }
            return Effect(dropped: messages.count)
        }
    }

    /// Takes messages out, page by page.
    ///
    /// - Parameter done: called with the effect on a page after its transaction.
    private func inPages(
        of selection: QuarantineSelection, _ body: @escaping @Sendable ([Stored], Database) throws -> Effect, done: (Effect) -> Void = { _ in }
    ) async throws -> Effect {
        // Messages that arrive meanwhile stay.
        let last = try await store.read { try Int64.fetchOne($0, sql: "SELECT max(quarantine_row) FROM quarantine") ?? 0 }
        var total = Effect()
        while true {
            let (count, effect) = try await store.write { database in
                let messages = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT quarantine_row, outbox, organization_id, app_id, message FROM quarantine
                        WHERE quarantine_row <= ?4 AND \(selection.condition) ORDER BY quarantine_row LIMIT \(Self.page)
                        """, arguments: selection.arguments + [last]
                ).map { try Stored($0, database) }
                let effect = try body(messages, database)
                let delete = try database.cachedStatement(sql: "DELETE FROM quarantine WHERE quarantine_row = ?")
                for message in messages { try delete.execute(arguments: [message.row]) }
                return (messages.count, effect)
            }
            done(effect)
            total.requeued.merge(effect.requeued, uniquingKeysWith: +)
            total.dropped += effect.dropped
            if count < Self.page { return total }
        }
    }
}

/// Updates the gauge of quarantined messages after each transaction that changed the table, erasures included. Runs on the writer's thread.
private final class QuarantineObserver: TransactionObserver, Sendable {
    private let metrics: MetricsRegistry
    private let hasNews = Atomic<Bool>(false)
    private let published = Mutex<Set<String>>([])

    init(metrics: MetricsRegistry) { self.metrics = metrics }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        switch eventKind {
        case .insert(let table), .delete(let table): table == Quarantine.table
        default: false
        }
    }

    func databaseDidChange(with event: DatabaseEvent) { hasNews.store(true, ordering: .relaxed) }

    func databaseDidCommit(_ database: Database) {
        guard hasNews.exchange(false, ordering: .relaxed), let counts = try? Quarantine.counts(database) else { return }
        show(counts)
    }

    func databaseDidRollback(_ database: Database) { hasNews.store(false, ordering: .relaxed) }

    func show(_ counts: [String: Int]) {
        let outboxes = published.withLock { published in
            published.formUnion(counts.keys)
            return published
        }
        for outbox in outboxes { gauge(of: outbox).set(Double(counts[outbox] ?? 0)) }
    }

    func show(_ outboxes: [String]) {
        published.withLock { $0.formUnion(outboxes) }
        for outbox in outboxes { _ = gauge(of: outbox) }
    }

    private func gauge(of outbox: String) -> Gauge {
        metrics.gauge("carillon_quarantine_messages", ["outbox": outbox], help: "Messages that a peer refuses, waiting for an operator")
    }
}
