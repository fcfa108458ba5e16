import ArgumentParser

/// Values that an option gives one by one: `--data count=3 --data kind=new`.
enum NamedValues {
    /// - Parameter option: as it is typed, with its dashes.
    /// - Throws: a usage error for a text without a name or without a value.
    static func check(_ texts: [String], of option: String) throws {
        guard let wrong = texts.first(where: { !$0.dropFirst().contains("=") }) else { return }
        throw ValidationError("\(option) \(wrong) has no value: write name=value")
    }

    /// The values by their names, of checked texts. Of two with one name the last counts.
    static func values(_ texts: [String]) -> [String: String] {
        let pairs = texts.map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts[1]))
        }
        return Dictionary(pairs) { $1 }
    }
}
