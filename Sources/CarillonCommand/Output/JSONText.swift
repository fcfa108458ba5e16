import Foundation

/// Prints a value as JSON, so that programs and diffs can read it.
func printJSON(_ value: some Encodable) throws { print(try jsonText(of: value)) }

/// A value as JSON, keys sorted and in `snake_case`.
func jsonText(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
