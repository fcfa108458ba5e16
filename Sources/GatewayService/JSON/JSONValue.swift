import JSON

/// A JSON value of a response. Objects keep the order of their members. The keys of `map` are data and keep their spelling.
indirect enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([Member])
    case map([String: JSONValue])

    struct Member: Sendable, Hashable {
        var name: String
        var value: JSONValue
    }

    /// The JSON text, with member names in the app's `json_key_style` (ARCH-12).
    func encoded(camelCase: Bool) -> String {
        var text = ""
        write(into: &text, camelCase)
        return text
    }

    private func write(into text: inout String, _ camelCase: Bool) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isFinite ? "\(value)" : "null"
        case .string(let value): JSONElement.write(value, into: &text)
        case .list(let values):
            Self.write(values, "[", "]", into: &text) { $0.write(into: &$1, camelCase) }
        case .object(let members):
            Self.write(members, "{", "}", into: &text) { member, text in
                JSONElement.write(camelCase ? JSONNames.camel(member.name) : member.name, into: &text)
                text += ":"
                member.value.write(into: &text, camelCase)
            }
        case .map(let members):
            Self.write(members.sorted { $0.key < $1.key }, "{", "}", into: &text) { member, text in
                JSONElement.write(member.key, into: &text)
                text += ":"
                member.value.write(into: &text, camelCase)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ open: String, _ close: String, into text: inout String, _ write: (Element, inout String) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            write(element, &text)
        }
        text += close
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member(name: $0.0, value: $0.1) }) }
    init(nilLiteral: ()) { self = .null }

    /// A string, or null for an empty one: the contracts between services have no absent texts.
    static func text(_ value: String) -> JSONValue { value.isEmpty ? .null : .string(value) }

    /// Adds members to an object.
    func adding(_ more: JSONValue) -> JSONValue {
        guard case .object(let mine) = self, case .object(let others) = more else { return self }
        return .object(mine + others)
    }
}
