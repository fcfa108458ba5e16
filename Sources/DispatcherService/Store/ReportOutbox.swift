import CarillonAPI
import struct Foundation.Data
import DurableWork
import Protobuf
import ServiceKit
import Storage
import Synchronization

/// A message that is reported to a peer.
protocol OutboxReport: Message {
    /// The table of those that wait.
    static var table: String { get }
    var tenant: CommonV1.Tenant? { get }
    /// Users that it names.
    var users: [String] { get }

    /// Reports as the request that delivers them. The bytes of two requests one after the other are the request of both.
    static func request(_ reports: [Self]) throws -> [UInt8]
    /// - Throws: for bytes that are no such request.
    static func reports(of request: [UInt8]) throws -> [Self]
}

extension ReceiptsV1.Outcome: OutboxReport {
    static let table = "outcome_outbox"
    var users: [String] { [userId] }
    static func request(_ reports: [Self]) throws -> [UInt8] { try ReceiptsV1.RecordOutcomeRequest(outcomes: reports).bytes() }
    static func reports(of request: [UInt8]) throws -> [Self] { try ReceiptsV1.RecordOutcomeRequest(bytes: request).outcomes }
}

extension RegistryV1.TokenReport: OutboxReport {
    static let table = "token_outbox"
    /// They name devices alone.
    var users: [String] { [] }
    static func request(_ reports: [Self]) throws -> [UInt8] { try RegistryV1.ReportTokenStateRequest(reports: reports).bytes() }
    static func reports(of request: [UInt8]) throws -> [Self] { try RegistryV1.ReportTokenStateRequest(bytes: request).reports }
}

/// A row of an outbox: the reports of one app, encoded as the request that delivers them.
struct ReportBatch: Sendable {
    var tenant: CommonV1.Tenant
    var count: Int
    var bytes: [UInt8]

    /// Reports of one row: about 300 KB, far below the largest message.
    static let most = 1_000

    /// Cuts reports into batches. The reports of one app keep their order. Encoding fails for a NUL in a string alone; such a report is left out.
    static func batches<Report: OutboxReport>(_ reports: [Report]) -> [ReportBatch] {
        guard let first = reports.first else { return [] }
        guard reports.allSatisfy({ $0.tenant == first.tenant }) else {
            var tenants: [CommonV1.Tenant?] = []
            let byTenant = Dictionary(grouping: reports) { report in
                if !tenants.contains(report.tenant) { tenants.append(report.tenant) }
                return report.tenant
            }
            return tenants.flatMap { batches(byTenant[$0] ?? []) }
        }
        return stride(from: 0, to: reports.count, by: most).compactMap { start in
            var part = reports.count <= most ? reports : Array(reports[start..<min(start + most, reports.count)])
            var bytes = try? Report.request(part)
            if bytes == nil {
                part = part.filter { (try? Report.request([$0])) != nil }
                bytes = try? Report.request(part)
            }
            guard let bytes, !part.isEmpty else { return nil }
            return ReportBatch(tenant: first.tenant ?? CommonV1.Tenant(), count: part.count, bytes: bytes)
        }
    }
}

/// Reports to receipts or the registry, kept until the peer has taken them (ARCH-04, DISP-35): outcomes for receipts, token states for the
/// registry. A row holds those of one app that one transaction wrote. Rows are numbered by commit order, so the reports of one push device leave
/// in the order in which they came about.
struct ReportOutbox<Report: OutboxReport>: Sendable {
    /// A row.
    struct Entry: Sendable {
        var row: Int64
        var tenant: CommonV1.Tenant
        var count: Int
        var bytes: [UInt8]
    }

    /// How far the peer has the rows, and how far they are deleted. A restart forgets it, and delivers the rows between the two again.
    private final class Progress: Sendable {
        struct Rows {
            var delivered = Int64.min
            var deleted = Int64.min
        }

        let rows = Mutex(Rows())
        let signal = WorkSignal()
    }

    let store: Store
    private let progress = Progress()

    init(store: Store) { self.store = store }

    /// Runs on the writer, inside the transaction of what is reported.
    static func insert(_ batch: ReportBatch, _ database: Database) throws {
        try database.runDirectly("INSERT INTO \(Report.table) (organization_id, app_id, reports, message) VALUES (?, ?, ?, ?)") {
            $0.add(batch.tenant.organizationId)
            $0.add(batch.tenant.appId)
            $0.add(Int64(batch.count))
            $0.add(batch.bytes)
        }
    }

    /// The oldest rows, in order, with about so many reports.
    func oldest(reports limit: Int) async throws -> [Entry] {
        let delivered = progress.rows.withLock { $0.delivered }
        return try await store.read { database in
            let rows = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT outbox_row, organization_id, app_id, reports, message FROM \(Report.table)
                        WHERE outbox_row > ? ORDER BY outbox_row
                        """), arguments: [delivered])
            var entries: [Entry] = []
            var found = 0
            while found < limit, let row = try rows.next() {
                let entry = Entry(
                    row: row[0], tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), count: row[3], bytes: try row.bytes(at: 4))
                if found > 0, found + entry.count > limit { break }
                entries.append(entry)
                found += entry.count
            }
            return entries
        }
    }

    /// The peer has everything up to and including `row`. The rows are deleted by ``deleteDelivered()``.
    func delivered(upTo row: Int64) {
        progress.rows.withLock { $0.delivered = max($0.delivered, row) }
        progress.signal.signal()
    }

    /// Returns when there are rows to delete, or the task is cancelled.
    func waitForDelivered() async { await progress.signal.wait() }

    /// There is still something to delete.
    func deletionFailed() { progress.signal.signal() }

    /// Deletes what the peer has.
    func deleteDelivered() async throws {
        let rows = progress.rows.withLock { $0 }
        guard rows.delivered > rows.deleted else { return }
        try await store.write { try Self.delete(upTo: rows.delivered, $0) }
        progress.rows.withLock { $0.deleted = rows.delivered }
    }

    /// The peer has the first reports of some rows, but for those that are set aside.
    ///
    /// - Parameters:
    ///   - count: of the first reports of `entries`.
    ///   - refused: by place among them.
    /// - Returns: what was set aside, as it is by now: users who were erased meanwhile are not in it.
    func delivered(
        _ count: Int, of entries: [Entry], refused: [Int: DeliveryRefusal], by peer: String
    ) async throws -> [QuarantinedMessage] {
        try await store.write { database in
            var messages: [QuarantinedMessage] = []
            var start = 0
            for entry in entries where start < count {
                let taken = min(entry.count, count - start)
                let refusals = (0..<taken).compactMap { place in refused[start + place].map { (place, $0) } }
                start += taken
                guard taken < entry.count || !refusals.isEmpty, let reports = try Self.reports(row: entry.row, database) else { continue }
                messages += try refusals.map { place, refusal in
                    QuarantinedMessage(
                        outbox: Report.table, peer: peer, tenant: entry.tenant, users: reports[place].users, refusal: refusal,
                        bytes: try Report.request([reports[place]]))
                }
                if taken < entry.count { try Self.replace(row: entry.row, by: Array(reports[taken...]), database) }
            }
            var left = count
            let whole = entries.prefix { entry in
                left -= entry.count
                return left >= 0
            }
            try Quarantine.insert(messages, database)
            if let last = whole.last { try Self.delete(upTo: last.row, database) }
            return messages
        }
    }

    /// Sets a row aside that cannot be read.
    func setAside(_ entry: Entry, _ refusal: DeliveryRefusal, by peer: String) async throws -> [QuarantinedMessage] {
        let message = QuarantinedMessage(
            outbox: Report.table, peer: peer, tenant: entry.tenant, users: [], refusal: refusal, bytes: entry.bytes)
        return try await store.write { database in
            try Quarantine.insert([message], database)
            try Self.delete(upTo: entry.row, database)
            return [message]
        }
    }

    /// Reports that wait.
    ///
    /// - Parameter tenant: whose; nil: everybody's.
    func depth(of tenant: CommonV1.Tenant? = nil) async throws -> Int {
        let delivered = progress.rows.withLock { $0.delivered }
        var arguments: StatementArguments = [delivered]
        if let tenant { arguments += [tenant.organizationId, tenant.appId] }
        return try await store.read { [arguments] database in
            try Int.fetchOne(database, sql: Self.depthSQL(ofApp: tenant != nil), arguments: arguments) ?? 0
        }
    }

    /// - Parameter ofApp: its organization's id and its own are the arguments that follow the last row that was delivered.
    static func depthSQL(ofApp: Bool) -> String {
        "SELECT sum(reports) FROM \(Report.table) WHERE \(ofApp ? "+" : "")outbox_row > ?\(ofApp ? " AND organization_id = ? AND app_id = ?" : "")"
    }

    /// How reports come back from the quarantine.
    ///
    /// - Parameter signal: of the publisher.
    func quarantineSource(waking signal: WorkSignal?) -> QuarantineSource {
        QuarantineSource(outbox: Report.table, restored: { _ in signal?.signal() }) { message, tenant, _, database in
            try Self.insert(ReportBatch(tenant: tenant, count: 1, bytes: message), database)
        }
    }

    /// The reports of a row; nil where it is gone. Runs on the writer.
    static func reports(row: Int64, _ database: Database) throws -> [Report]? {
        let found = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT message FROM \(Report.table) WHERE outbox_row = ?"), arguments: [row])
        return try found.map { try Report.reports(of: $0.bytes(at: 0)) }
    }

    /// Runs on the writer.
    static func replace(row: Int64, by reports: [Report], _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE \(Report.table) SET reports = ?, message = ? WHERE outbox_row = ?")
            .execute(arguments: [reports.count, Data(try Report.request(reports)), row])
    }

    private static func delete(upTo row: Int64, _ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM \(Report.table) WHERE outbox_row <= ?").execute(arguments: [row])
    }
}
