/// Texts in answers of providers.
enum AnswerText {
    /// Characters that are kept.
    private static let longest = 200

    /// The beginning of a message; words as long as a token are masked.
    static func masked(_ message: String) -> String {
        message.split(separator: " ").map { $0.utf8.count > 64 ? "…" : $0 }.joined(separator: " ").prefix(longest).description
    }
}
