import JSON
import Storage

/// Maps and lists of texts in text columns.
package enum JSONColumn {
    /// A column has another value than the registry writes.
    private struct Unreadable: Error {}

    package static func encode(_ map: [String: String]) -> String { JSONElement.texts(map).text }

    package static func encode(_ list: [String]) -> String { JSONArray.text(list) }

    package static func map(_ text: String) throws -> [String: String] {
        guard let members = try JSONElement(parsing: text).members else { throw Unreadable() }
        return try members.mapValues { member in
            guard let value = member.string else { throw Unreadable() }
            return value
        }
    }

    package static func list(_ text: String) throws -> [String] {
        if text == "[]" { return [] }
        guard let elements = try JSONElement(parsing: text).elements else { throw Unreadable() }
        return try elements.map { element in
            guard let value = element.string else { throw Unreadable() }
            return value
        }
    }
}
