import Foundation

/// Maps and lists of texts in text columns.
package enum JSONColumn {
    package static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    package static func map(_ text: String) throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }

    package static func list(_ text: String) throws -> [String] {
        if text == "[]" { return [] }
        return try JSONDecoder().decode([String].self, from: Data(text.utf8))
    }
}
