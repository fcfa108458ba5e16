public import CarillonAPI

/// iOS' words for the options of an action: `authenticationRequired` is AUTHENTICATION_REQUIRED in the contract. Profile files and the HTTP API have
/// these words.
extension RegistryV1.IosActionOption {
    /// The words of all values, in the contract's order.
    public static var iosWords: [String] { Known.allCases.map { Self($0).iosWord } }

    /// The word; empty for UNSPECIFIED, and the digits of a number that this version does not know.
    public var iosWord: String {
        let parts = name.split(separator: "_")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The value of a word.
    ///
    /// - Throws: `invalid_value`, with the field and the words, for any other word, and for an empty one.
    public init(iosWord word: String, field: String) throws(APIError) {
        guard let known = Known.allCases.first(where: { Self($0).iosWord == word }) else {
            throw APIError(.invalidValue, field: field, "is one of \(Self.iosWords.joined(separator: ", "))")
        }
        self.init(known)
    }
}
