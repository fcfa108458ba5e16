import CarillonAPI
import GRDB
import Storage

/// The attempts that the dispatcher reported, by push, device and id; a repeated report changes nothing. The first attempt of a push's first device
/// is in the push's row of `notifications`, and the others have rows of their own.
enum AttemptTable {
    private static let columnNames = [
        "number", "sequence", "status", "provider", "provider_status", "provider_code", "provider_message_id", "failure_reason",
        "occurred_at_ms", "latency_ms",
    ]
    /// Columns of `attempts`, in the order of ``addColumns(of:to:)``.
    private static let columns = columnNames.joined(separator: ", ")
    /// The same columns in `notifications`.
    private static let firstColumns = columnNames.map { $0 == "provider_message_id" ? firstMessageID("notifications") : "attempt_" + $0 }
        .joined(separator: ", ")

    /// SQL of the first attempt's message id at the provider, in a table or alias of `notifications`.
    static func firstMessageID(_ table: String) -> String {
        "COALESCE(\(table).attempt_provider_message_id, \(table).provider_message_id)"
    }

    /// Columns of the first attempt, for the `CREATE TABLE` of `notifications`.
    static let firstSchema = """
        attempt_id TEXT NOT NULL DEFAULT '',
        attempt_number INTEGER NOT NULL DEFAULT 0,
        attempt_sequence INTEGER NOT NULL DEFAULT 0,
        attempt_status INTEGER NOT NULL DEFAULT 0,
        attempt_provider TEXT NOT NULL DEFAULT '',
        attempt_provider_status TEXT NOT NULL DEFAULT '',
        attempt_provider_code TEXT NOT NULL DEFAULT '',
        -- NULL: the same as provider_message_id.
        attempt_provider_message_id TEXT,
        attempt_failure_reason TEXT NOT NULL DEFAULT '',
        attempt_occurred_at_ms INTEGER NOT NULL DEFAULT 0,
        attempt_latency_ms INTEGER NOT NULL DEFAULT 0
        """

    /// Assignments of an `UPDATE` of `notifications` for the first attempt; ``addFirst(_:of:to:)`` adds the values.
    static let firstChanges = "attempt_id = ?, " + columnNames.map { "attempt_\($0) = ?" }.joined(separator: ", ")

    /// - Parameter state: The device's state after the outcome. A message id in it never changes.
    static func addFirst(_ outcome: ReceiptsV1.Outcome, of state: DeviceState, to values: inout StatementValues) {
        values.add(outcome.storedAttemptID)
        let isSame = !state.providerMessageID.isEmpty && state.providerMessageID == outcome.providerMessageId
        addColumns(of: outcome, messageID: isSame ? nil : outcome.providerMessageId, to: &values)
    }

    private static func addColumns(of outcome: ReceiptsV1.Outcome, messageID: String?, to values: inout StatementValues) {
        values.add(Int64(outcome.attemptNumber))
        values.add(outcome.sequence)
        values.add(Int64(outcome.status.rawValue))
        values.add(outcome.provider)
        values.add(outcome.providerStatus)
        values.add(outcome.providerCode)
        values.add(messageID)
        values.add(outcome.failureReason)
        values.add(outcome.occurredAtMs)
        values.add(Int64(outcome.providerLatencyMs))
    }

    private static let insertion = """
        INSERT INTO attempts (notification_row, push_device_id, attempt_id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (notification_row, push_device_id, attempt_id) DO NOTHING
        """

    /// Inserts an attempt that is not the first one of a first device.
    ///
    /// - Returns: False for a known attempt.
    static func insert(_ outcome: ReceiptsV1.Outcome, row: Int64, _ database: Database) throws -> Bool {
        try database.runDirectly(insertion) { values in
            values.add(row)
            values.add(outcome.pushDeviceId)
            values.add(outcome.storedAttemptID)
            addColumns(of: outcome, messageID: outcome.providerMessageId, to: &values)
        }
        return database.changesCount > 0
    }

    /// Most attempts of a device in an answer.
    private static let mostShown = 100

    private static let newestSQL = """
        SELECT \(columns) FROM attempts WHERE notification_row = ?1 AND push_device_id = ?2
        UNION ALL SELECT \(firstColumns) FROM notifications WHERE id = ?1 AND push_device_id = ?2 AND attempt_id <> ''
        ORDER BY sequence DESC LIMIT \(mostShown)
        """

    /// The newest attempts of one push device, in the order in which the dispatcher reported them.
    static func all(of pushDeviceID: String, notificationRow: Int64, _ database: Database) throws -> [ReceiptsV1.Attempt] {
        var newest: [ReceiptsV1.Attempt] = []
        try database.readDirectly(newestSQL) {
            $0.add(notificationRow)
            $0.add(pushDeviceID)
        } _: { row in
            newest.append(
                ReceiptsV1.Attempt(
                    number: Int32(clamping: row.number(0)), status: .init(rawValue: Int32(clamping: row.number(2))), provider: row.text(3),
                    providerStatus: row.text(4), providerCode: row.text(5), providerMessageId: row.text(6), failureReason: row.text(7),
                    occurredAtMs: row.number(8), providerLatencyMs: Int32(clamping: row.number(9))))
        }
        return newest.reversed()
    }

    /// Deletes what identifies the user in the attempts but the first.
    static func anonymize(notificationRow row: Int64, _ database: Database) throws {
        try database.run("UPDATE attempts SET provider_message_id = '' WHERE notification_row = ?", [row])
    }

    /// Deletes the attempts but the first.
    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM attempts WHERE notification_row = ?", [row])
    }
}

extension ReceiptsV1.Outcome {
    /// The attempt's id. An outcome without an attempt (expired in the queue, cancelled) is identified by its status and sequence number.
    var storedAttemptID: String { attemptId.isEmpty ? "\(status.name):\(sequence)" : attemptId }
}
