public import JSON

/// The value of a telemetry event's property (RCPT-23).
public enum TelemetryValue: Sendable, Hashable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([TelemetryValue])
}

extension TelemetryValue {
    /// A value from JSON; nil for null, arrays and objects.
    public init?(_ element: JSONElement) {
        switch element {
        case .boolean(let value): self = .flag(value)
        case .integer(let value): self = .integer(value)
        // `4.0` is the whole number that it says.
        case .number(let value): self = element.integer.map(TelemetryValue.integer) ?? .number(value)
        case .string(let value): self = .text(value)
        case .array(let elements):
            let values = elements.compactMap(TelemetryValue.init)
            guard values.count == elements.count else { return nil }
            self = .list(values)
        case .null, .object: return nil
        }
    }
}

extension TelemetryValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        }
    }
}

extension TelemetryValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }

    /// A flag.
    public init(booleanLiteral value: Bool) { self = .flag(value) }

    /// A whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension TelemetryValue {
    /// Encodes properties as JSON with sorted names. Most reports of devices raise an event, so that a general encoder would cost the ledger's writer
    /// more than a row does.
    ///
    /// - Throws: `EncodingError` for a number that JSON does not have.
    public static func text(_ properties: [String: TelemetryValue]) throws -> String {
        if let (name, value) = properties.first(where: { !$0.value.isFinite }) {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "\(name) is no number that JSON has"))
        }
        var writer = JSONWriter()
        writer.object { writer in
            for (name, value) in properties.sorted(by: { $0.key < $1.key }) { writer.member(name: name) { value.write(into: &$0) } }
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private var isFinite: Bool {
        switch self {
        case .number(let value): value.isFinite
        case .list(let values): values.allSatisfy(\.isFinite)
        case .flag, .integer, .text: true
        }
    }

    /// Writes the value. A number must be finite.
    package func write(into writer: inout JSONWriter) {
        switch self {
        case .flag(let value): writer.raw(value ? "true" : "false")
        case .integer(let value): writer.raw(String(value))
        case .number(let value):
            let text = value.description
            writer.raw(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
        case .text(let value): writer.string(value)
        case .list(let values): writer.list(values) { $0.write(into: &$1) }
        }
    }

    /// The properties of an event, as ``text(_:)`` wrote them.
    ///
    /// - Throws: ``JSONError``.
    public static func properties(_ text: String) throws -> [String: TelemetryValue] {
        (try JSONElement(parsing: text).members ?? [:]).compactMapValues(TelemetryValue.init)
    }
}
