import Foundation

/// Prints a value as JSON, so that programs and diffs can read it.
func printJSON(_ value: some Encodable) throws { print(try jsonText(of: value)) }

/// A value as JSON, keys sorted and in `snake_case`.
func jsonText(of value: some Encodable) throws -> String { try text(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) }

/// ``jsonText(of:)`` in one line, for exports.
func jsonLine(of value: some Encodable) throws -> String { try text(of: value, [.sortedKeys, .withoutEscapingSlashes]) }

private func text(of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
