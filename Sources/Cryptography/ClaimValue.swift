/// A JSON value inside a token.
public enum ClaimValue: Sendable, Hashable, Codable {
    case null
    case boolean(Bool)
    /// A number without a fraction, as it was written.
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([ClaimValue])
    case object([String: ClaimValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([ClaimValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: ClaimValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The text, when this is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number, when this is an integer.
    public var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
    /// The truth value, when this is one.
    public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    /// The number with or without a fraction.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
    /// The strings of an array of nothing but strings; a single string counts as an array of one (as in `aud`).
    public var strings: [String]? {
        switch self {
        case .string(let value): [value]
        case .array(let values):
            values.allSatisfy { $0.string != nil } ? values.compactMap(\.string) : nil
        default: nil
        }
    }
    /// The members, when this is an object.
    public var members: [String: ClaimValue]? { if case .object(let value) = self { value } else { nil } }
}

extension ClaimValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// A string, written as a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An integer, written as a literal.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A truth value, written as a literal.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// An array, written as a literal.
    public init(arrayLiteral elements: ClaimValue...) { self = .array(elements) }
    /// An object, written as a literal; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, ClaimValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
