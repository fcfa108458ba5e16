/// Texts in answers of providers.
enum AnswerText {
    /// Characters that are kept.
    private static let longest = 200

    /// The beginning of a message; words as long as a token are masked.
    ///
    /// - Parameter isSecret: whether a shorter word is masked, too.
    static func masked(_ message: String, where isSecret: (Substring) -> Bool = { _ in false }) -> String {
        message.split(separator: " ").map { $0.utf8.count > 64 || isSecret($0) ? "…" : $0 }.joined(separator: " ").prefix(longest).description
    }
}
