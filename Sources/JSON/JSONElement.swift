/// A JSON value (RFC 8259): what ``init(parsing:deepest:within:keeping:)`` read, or what ``text`` writes.
public enum JSONElement: Sendable, Hashable {
    case null
    case boolean(Bool)
    /// A number written without fraction and exponent that 64 bits hold.
    case integer(Int64)
    /// Any other number, as the nearest `Double`; always finite when it was read.
    case number(Double)
    case string(String)
    case array([JSONElement])
    case object([String: JSONElement])

    /// The text, when this is a string.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The whole number; nil from 2^53 on, where a `Double` is the value of several whole numbers.
    public var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value) where value.magnitude < 9_007_199_254_740_992: Int64(exactly: value)
        default: nil
        }
    }
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
    /// The strings of an array of nothing but strings; a single string counts as an array of one (as in a token's `aud`).
    public var strings: [String]? {
        switch self {
        case .string(let value): [value]
        case .array(let values):
            values.allSatisfy { $0.string != nil } ? values.compactMap(\.string) : nil
        default: nil
        }
    }
    /// The elements, when this is an array.
    public var elements: [JSONElement]? { if case .array(let values) = self { values } else { nil } }
    /// An object of texts.
    public static func texts(_ members: [String: String]) -> JSONElement { .object(members.mapValues { .string($0) }) }
    /// The members, when this is an object.
    public var members: [String: JSONElement]? { if case .object(let value) = self { value } else { nil } }
}

extension JSONElement: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// A string, written as a literal.
    public init(stringLiteral value: String) { self = .string(value) }
    /// An integer, written as a literal.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A truth value, written as a literal.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// An array, written as a literal.
    public init(arrayLiteral elements: JSONElement...) { self = .array(elements) }
    /// An object, written as a literal; of equal names the last counts.
    public init(dictionaryLiteral elements: (String, JSONElement)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
