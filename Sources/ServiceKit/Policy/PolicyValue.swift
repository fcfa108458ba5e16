import JSON

/// The value of a policy setting: any JSON value.
///
/// The contracts carry settings as JSON text (`GetPolicyResponse.settings[].value`), profile files and overrides hold YAML, services read ``Policy``.
/// This type is between them.
public indirect enum PolicyValue: Sendable, Hashable {
    /// Switched off.
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case text(String)
    case list([PolicyValue])
    case map([String: PolicyValue])
}

extension PolicyValue {
    /// Parses JSON text of any JSON value.
    ///
    /// - Throws: ``JSONError`` for invalid JSON, and for more than 16 levels of nesting.
    public init(json: String) throws {
        self.init(try JSONElement(parsing: json))
    }

    private init(_ element: JSONElement) {
        switch element {
        case .null: self = .null
        case .boolean(let value): self = .bool(value)
        case .integer(let value): self = .int(Int(value))
        // `4.0` is the whole number that it says.
        case .number(let value): self = element.integer.map { .int(Int($0)) } ?? .number(value)
        case .string(let value): self = .text(value)
        case .array(let elements): self = .list(elements.map(PolicyValue.init))
        case .object(let members): self = .map(members.mapValues(PolicyValue.init))
        }
    }

    /// The value as compact JSON with sorted keys, so that equal values have equal text.
    public var json: String { element.text }

    private var element: JSONElement {
        switch self {
        case .null: .null
        case .bool(let value): .boolean(value)
        case .int(let value): .integer(Int64(value))
        case .number(let value): .number(value)
        case .text(let value): .string(value)
        case .list(let values): .array(values.map(\.element))
        case .map(let entries): .object(entries.mapValues(\.element))
        }
    }

    /// Overrides this value: maps merge key by key, other values are replaced (POL-03).
    public func overlaid(by upper: PolicyValue) -> PolicyValue {
        guard case .map(let below) = self, case .map(let above) = upper else { return upper }
        return .map(below.merging(above) { $0.overlaid(by: $1) })
    }
}

// Literals, for the tables of settings and for tests.
extension PolicyValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// `nil` is null: switched off.
    public init(nilLiteral: ()) { self = .null }
    /// `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A number with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A list.
    public init(arrayLiteral elements: PolicyValue...) { self = .list(elements) }
    /// A map. The last value of a repeated key counts.
    public init(dictionaryLiteral elements: (String, PolicyValue)...) {
        self = .map(Dictionary(elements) { $1 })
    }
}
