import Foundation
import GRDB
import ServiceKit
import Storage

/// Messages of the shared queue whose deliveries this dispatcher ended in the last minutes. The marks are written with the results, so a kill of this
/// process does not lose them.
///
/// NATS may not know that they ended: a server that is killed loses its last acknowledgements, and a dispatcher may end before it acknowledged. When
/// it connects again, the dispatcher finds here what it must not send again (DISP-26).
enum FinishedMessages {
    /// One message of a stream. A stream that lost its end gives the same sequence again, at another time.
    struct Mark: Sendable, Hashable {
        var sequence: Int
        /// When the stream took the message, in nanoseconds since 1970.
        var storedAt: Int64
    }

    /// How long a mark is kept. NATS 2.9 writes removals to its files at least every 2 minutes (`sync_interval`).
    static let lifetime = Duration.seconds(300)
    /// Most rows, of any age: each look reads all of them. A row has the messages of one settlement.
    private static let most = 20_000

    /// A step of the store's schema. A row has the messages of one settlement, 16 bytes each: their sequences and times, both big-endian.
    static let migration = Migration(
        "finished messages",
        """
        CREATE TABLE finished_messages (
          finished_row   INTEGER PRIMARY KEY,
          finished_at_ms INTEGER NOT NULL,
          messages       BLOB NOT NULL
        ) STRICT;
        """)

    /// Adds messages, and removes old ones.
    ///
    /// - Parameter keepingOld: true soon after a connection, when NATS may bring back what was ended before it: then none is removed for its age.
    static func insert(_ marks: [Mark], now: Instant, keepingOld: Bool = false, _ database: Database) throws {
        guard !marks.isEmpty else { return }
        // Two for each new one, so that old rows go. The upper limit is for a clock that was set back.
        for _ in 0..<2 {
            try database.run(
                """
                DELETE FROM finished_messages
                WHERE finished_row = (SELECT min(finished_row) FROM finished_messages)
                  AND (? AND finished_at_ms NOT BETWEEN ? AND ? OR finished_row < (SELECT max(finished_row) FROM finished_messages) - ?)
                """, [!keepingOld, (now - lifetime).milliseconds, (now + lifetime).milliseconds, most])
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(marks.count * markSize)
        for mark in marks {
            withUnsafeBytes(of: Int64(mark.sequence).bigEndian) { bytes.append(contentsOf: $0) }
            withUnsafeBytes(of: mark.storedAt.bigEndian) { bytes.append(contentsOf: $0) }
        }
        try database.run("INSERT INTO finished_messages (finished_at_ms, messages) VALUES (?, ?)", [now.milliseconds, Data(bytes)])
    }

    /// Those of `marks` that this dispatcher ended.
    static func among(_ marks: Set<Mark>, _ database: Database) throws -> Set<Mark> {
        guard !marks.isEmpty else { return [] }
        var found: Set<Mark> = []
        // Most rows are of other sequences.
        let sequences = marks.map(\.sequence)
        let range = Int64(sequences.min() ?? 0)...Int64(sequences.max() ?? 0)
        let rows = try Row.fetchCursor(database.cachedStatement(sql: "SELECT messages FROM finished_messages"))
        while let row = try rows.next() {
            try row.bytes(at: 0).withUnsafeBytes { bytes in
                for start in stride(from: 0, through: bytes.count - markSize, by: markSize) {
                    func number(_ offset: Int) -> Int64 { Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: Int64.self)) }
                    guard range.contains(number(0)) else { continue }
                    let mark = Mark(sequence: Int(number(0)), storedAt: number(8))
                    if marks.contains(mark) { found.insert(mark) }
                }
            }
        }
        return found
    }

    private static let markSize = 16
}
