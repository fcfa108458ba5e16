/// The value of a property of a telemetry event (RCPT-23), as JSON has it.
public enum TelemetryValue: Sendable, Hashable {
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([TelemetryValue])
}

extension TelemetryValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .list(try container.decode([TelemetryValue].self))
        }
    }

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
