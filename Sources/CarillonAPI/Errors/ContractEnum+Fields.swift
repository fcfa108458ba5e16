public import Protobuf

/// Words and fields that name one value of a closed set: one rule for requests, bodies in JSON, queries and command lines.
extension ContractEnum {
    /// The words of all values, in the contract's order.
    public static var words: [String] { Known.allCases.map(\.name) }

    /// The value of a word; UNSPECIFIED for an empty one.
    ///
    /// - Throws: `reason`, with the field and the words, for any other word.
    public init(word: String, field: String, reason: ErrorReason = .invalidValue) throws(APIError) {
        guard let value = Self(name: word) else { throw Self.refusal(field, reason) }
        self = value
    }

    /// The value of a field that may be left out: nil where it is UNSPECIFIED.
    ///
    /// - Throws: `reason`, with the field and the words, for a number that this version does not know.
    public func checked(field: String, reason: ErrorReason = .invalidValue) throws(APIError) -> Known? {
        guard rawValue != 0 else { return nil }
        guard let known else { throw Self.refusal(field, reason) }
        return known
    }

    /// The value of a field that must be there.
    ///
    /// - Throws: `invalid_argument` where it is UNSPECIFIED, else as ``checked(field:reason:)``.
    public func required(field: String, reason: ErrorReason = .invalidValue) throws(APIError) -> Known {
        guard let value = try checked(field: field, reason: reason) else { throw APIError(.invalidArgument, field: field, "is required") }
        return value
    }

    private static func refusal(_ field: String, _ reason: ErrorReason) -> APIError {
        APIError(reason, field: field, "is one of \(words.joined(separator: ", "))")
    }
}

/// A word in a store that the contract does not have: another version wrote it.
public struct UnknownStoredWord: Error, CustomStringConvertible {
    /// What is wrong, with the word and those that are known.
    public let description: String

    @usableFromInline
    init(_ word: String, _ words: [String]) {
        description = "the store holds “\(word)” where this version knows \(words.joined(separator: ", ")); run the version that wrote it"
    }
}

// Inlinable, so that other targets compile them for each enum: a row of a device has three such words, and the generic function looks up the metadata
// of the enum's optional each time.

extension ContractEnum {
    /// The value of a word in a store; UNSPECIFIED for an empty one.
    @inlinable
    public init(stored word: String) throws(UnknownStoredWord) {
        guard let value = Self(name: word) else { throw UnknownStoredWord(word, Self.words) }
        self = value
    }
}

extension KnownValue {
    /// The value of a word in a store.
    @inlinable
    public init(stored word: String) throws(UnknownStoredWord) {
        guard let value = Self(name: word) else { throw UnknownStoredWord(word, Self.allCases.map(\.name)) }
        self = value
    }
}
