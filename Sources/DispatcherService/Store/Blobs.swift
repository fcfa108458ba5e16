import Foundation
import Storage

extension [UInt8] {
    /// As SQLite takes a blob.
    var asData: Data { Data(self) }
}

extension Row {
    /// The bytes of a blob column; none for NULL.
    func bytes(_ column: Int) -> [UInt8] {
        (try? withUnsafeData(atIndex: column) { $0.map { [UInt8]($0) } ?? [] }) ?? []
    }
}
