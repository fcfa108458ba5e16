public import CarillonAPI
import ServiceKit

extension CommonV1.UserDataSection {
    /// Rows of one message.
    private static let mostRows = 500
    /// The largest row that fits a message, with its framing, in bytes.
    static let largestRow = 4_000_000

    /// Cuts the exported rows of a table into sections that each fit a message.
    ///
    /// A row larger than ``largestRow`` is exported as its size alone, so that the export does not fail for it.
    ///
    /// - Parameters:
    ///   - rows: JSON objects.
    ///   - name: the table's.
    public static func parts(_ rows: [String], of name: String) -> [CommonV1.UserDataSection] {
        let fitting = rows.map { $0.utf8.count <= largestRow ? $0 : #"{"left_out_bytes":\#($0.utf8.count)}"# }
        // A tag and a length beside the text.
        return MessagePages.cut(fitting, count: mostRows) { $0.utf8.count + 5 }.map { .init(name: name, rows: Array($0)) }
    }
}
