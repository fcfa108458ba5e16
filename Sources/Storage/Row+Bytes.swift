import Foundation
public import GRDB

extension Row {
    /// The bytes of a blob column; none for NULL.
    ///
    /// - Throws: `RowDecodingError` for a column of another type.
    public func bytes(at index: Int) throws -> [UInt8] {
        try withUnsafeData(atIndex: index) { data in data?.withUnsafeBytes { Array($0) } ?? [] }
    }
}
