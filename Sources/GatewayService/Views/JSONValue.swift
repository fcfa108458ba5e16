import JSON
import ServiceKit

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
        var writer = JSONWriter()
        write(into: &writer, camelCase)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(into writer: inout JSONWriter, _ camelCase: Bool) {
        switch self {
        case .null: writer.raw("null")
        case .bool(let value): writer.raw(value ? "true" : "false")
        case .integer(let value): writer.raw(String(value))
        case .number(let value): writer.raw(value.isFinite ? "\(value)" : "null")
        case .string(let value): writer.string(value)
        case .list(let values): writer.list(values) { $0.write(into: &$1, camelCase) }
        case .object(let members):
            writer.object { writer in
                for member in members {
                    writer.member(name: camelCase ? JSONNames.camel(member.name) : member.name) { member.value.write(into: &$0, camelCase) }
                }
            }
        case .map(let members):
            writer.object { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    writer.member(name: name) { value.write(into: &$0, camelCase) }
                }
            }
        }
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
