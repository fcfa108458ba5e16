import ArgumentParser

/// Refuses a word that an option does not take: a typo is reported before a service is called.
///
/// - Parameters:
///   - value: nil or empty where the option was not given.
///   - option: as it is typed, with its dashes.
///   - words: all that it takes.
/// - Throws: a usage error that names them.
func requireWord(_ value: String?, of option: String, among words: [String]) throws {
    guard let value, !value.isEmpty, !words.contains(value) else { return }
    throw ValidationError(
        "\(option) '\(value)' is none of \(words.joined(separator: ", "))\(UnknownWord.suggestion(for: value, among: words))")
}
