public import GRDB
public import Storage

/// In stores an instant is its milliseconds, an integer (ARCH-05).
extension Instant: DatabaseValueConvertible, StatementColumnConvertible {
    public var databaseValue: DatabaseValue { milliseconds.databaseValue }

    /// The instant in a column; nil for a value that is no integer.
    public static func fromDatabaseValue(_ value: DatabaseValue) -> Instant? {
        Int64.fromDatabaseValue(value).map(Instant.init(milliseconds:))
    }

    public init?(sqliteStatement: SQLiteStatement, index: CInt) {
        self.init(milliseconds: Int64(sqliteStatement: sqliteStatement, index: index))
    }
}

extension StatementValues {
    /// Gives the next parameter an instant.
    public mutating func add(_ instant: Instant) { add(instant.milliseconds) }

    /// Gives the next parameter an instant or NULL.
    public mutating func add(_ instant: Instant?) { add(instant?.milliseconds) }
}

extension StatementRow {
    /// An instant; 1970 for NULL.
    public func instant(_ column: Int32) -> Instant { Instant(milliseconds: number(column)) }

    /// An instant; nil for NULL.
    public func optionalInstant(_ column: Int32) -> Instant? { optionalNumber(column).map(Instant.init(milliseconds:)) }
}
