import Foundation

/// The value of a policy setting, as JSON knows values.
///
/// Policies travel as JSON text (`GetPolicyResponse.settings[].value`), are written as YAML in profile files and overrides,
/// and are read by services through ``Policy``; this is the form in between.
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
    /// Parses JSON text; any JSON value may stand at the top.
    ///
    /// - Throws: `DecodingError` for text that is no JSON.
    public init(json: String) throws {
        self = try JSONDecoder().decode(PolicyValue.self, from: Data(json.utf8))
    }

    /// The value as compact JSON with sorted keys, so that equal values have equal text.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }

    /// Lays `upper` over this value: maps merge key by key, everything else is replaced whole (POL-03).
    public func overlaid(by upper: PolicyValue) -> PolicyValue {
        guard case .map(let below) = self, case .map(let above) = upper else { return upper }
        return .map(below.merging(above) { $0.overlaid(by: $1) })
    }
}

extension PolicyValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([PolicyValue].self) {
            self = .list(value)
        } else {
            self = .map(try container.decode([String: PolicyValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .map(let value): try container.encode(value)
        }
    }
}

// Literals, so that the setting tables and tests read like the requirements they repeat.
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
    /// A map; of a key named twice the later value counts.
    public init(dictionaryLiteral elements: (String, PolicyValue)...) {
        self = .map(Dictionary(elements) { $1 })
    }
}
