import CarillonAPI
import Foundation
import JSON
import Protobuf
import ServiceKit

/// The parameters of a request's query. They record which of them a route reads, so that the answer can name the ignored ones (GW-08).
///
/// `+` is a plus sign: this is the query of a URI (RFC 3986 §3.4) and no HTML form. A parameter without `=` is empty.
struct QueryParameters: Sendable {
    private let values: [String: String]
    private let reading = ReadFields()
    /// Answers the reads instead of ``values``; nil: this is a query that was sent.
    private let source: (any FieldSource)?

    /// - Parameter query: The query as it was sent; nil: none.
    /// - Throws: `invalid_argument` naming the parameter: for a second value, a NUL character, and a value that is not percent-encoded UTF-8.
    init(parsing query: String?) throws {
        var values: [String: String] = [:]
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(parts[0]), !name.utf8.contains(0) else {
                throw APIError(.invalidArgument, field: String(parts[0]), "the name of a query parameter is percent-encoded UTF-8 without NUL")
            }
            guard let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "") else {
                throw APIError(.invalidArgument, field: name, "\(name) in the query is not percent-encoded UTF-8 (RFC 3986 §2.5)")
            }
            guard !value.utf8.contains(0) else {
                throw APIError(.invalidArgument, field: name, "\(name) in the query contains a NUL character; remove it")
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw APIError(.invalidArgument, field: name, "\(name) is twice in the query; give it once")
            }
        }
        self.values = values
        source = nil
        reading.enter("", values.keys)
    }

    /// A query whose parameters a source answers.
    init(from source: any FieldSource) {
        values = [:]
        self.source = source
    }

    /// The value of a parameter; nil when it is absent.
    subscript(_ name: String) -> String? { self[name, .text] }

    /// The value of a parameter of which the caller takes this kind alone, and refuses others itself.
    subscript(_ name: String, _ kind: FieldKind) -> String? {
        if let source { return source.value(name, kind).map { $0.string ?? $0.text } }
        guard let value = values[name] else { return nil }
        reading.read(name)
        return value
    }

    /// One of the words of a contract's closed set; UNSPECIFIED when the parameter is absent.
    ///
    /// - Throws: `invalid_value`, with the parameter and the words, for any other word.
    func choice<Value: ContractEnum>(_ name: String, _: Value.Type = Value.self) throws -> Value {
        try Value(word: self[name, .word(Value.words)] ?? "", field: name)
    }

    /// Whether the query has a parameter. Does not count as reading it.
    func has(_ name: String) -> Bool { source?.has(name) ?? (values[name] != nil) }

    /// The parameters that the route did not read, sorted.
    var ignored: [String] { reading.unread }
}
