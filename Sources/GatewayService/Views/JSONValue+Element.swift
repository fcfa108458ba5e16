import JSON

extension JSONValue {
    /// A value that a caller gave; the names of its members are the caller's own.
    init(_ element: JSONElement) {
        self =
            switch element {
            case .null: .null
            case .boolean(let value): .bool(value)
            case .integer(let value): .integer(value)
            case .number(let value): .number(value)
            case .string(let value): .string(value)
            case .array(let elements): .list(elements.map { JSONValue($0) })
            case .object(let members): .map(members.mapValues { JSONValue($0) })
            }
    }
}
