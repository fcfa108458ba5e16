public import CarillonAPI
import ServiceKit

extension CommonV1.UserDataSection {
    /// Rows of one message.
    private static let mostRows = 500
    /// A row larger than this fits no message, its framing included.
    static let largestRow = 4_000_000

    /// What is disclosed of one table, in sections that each fit a message.
    ///
    /// A row that fits none is told of by its size: it must not take the rest of the disclosure with it.
    ///
    /// - Parameters:
    ///   - rows: a JSON object each.
    ///   - name: of the table.
    public static func parts(_ rows: [String], of name: String) -> [CommonV1.UserDataSection] {
        let told = rows.map { $0.utf8.count <= largestRow ? $0 : #"{"left_out_bytes":\#($0.utf8.count)}"# }
        // A tag and a length beside the text.
        return MessagePages.cut(told, count: mostRows) { $0.utf8.count + 5 }.map { .init(name: name, rows: Array($0)) }
    }
}
