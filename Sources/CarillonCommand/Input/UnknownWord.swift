/// The first word of a command line that its command does not know, with the name that was probably meant.
///
/// The parser reports an unknown option last: after missing options, and after the errors of the command's own `validate`. So it would report
/// a mistyped `--user` as a missing `--user`.
struct UnknownWord: CustomStringConvertible {
    /// What is wrong, and what to write.
    let description: String

    /// - Parameters:
    ///   - arguments: the command line without the executable's name.
    ///   - root: the names of all commands.
    /// - Returns: nil where every word is known.
    init?(in arguments: [String], of root: CommandNames) {
        var command = root
        var path = [root.name]
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" { return nil }
            if word.hasPrefix("--") {
                let name = String(word.dropFirst(2).prefix { $0 != "=" })
                guard let takesValue = command.option(name) else {
                    description = Self.unknown(option: name, of: command, path)
                    return
                }
                // A word that begins like an option is no value. The parser handles the few options that take such a word.
                if takesValue, !word.contains("="), rest.first?.hasPrefix("--") == false { _ = rest.popFirst() }
            } else if let next = command.subcommands.first(where: { $0.name == word }) {
                command = next
                path.append(word)
            } else if !word.hasPrefix("-"), !command.subcommands.isEmpty {
                guard !command.takesWords else { continue }
                description =
                    "unknown command \(word) of `\(path.joined(separator: " "))`"
                    + Self.suggestion(for: Self.synonyms[word] ?? word, among: command.subcommands.map(\.name))
                return
            }
        }
        return nil
    }

    /// Names that other tools have for a command.
    private static let synonyms = ["delete": "remove", "rm": "remove"]

    private static func unknown(option: String, of command: CommandNames, _ path: [String]) -> String {
        let suggestion = suggestion(for: option, among: command.optionNames, prefix: "--")
        let isEarly = suggestion.isEmpty && command.subcommands.contains { $0.hasOption(option) }
        let hint = isEarly ? ": options go behind the name of the command that takes them" : suggestion
        return "unknown option --\(option) of `\(path.joined(separator: " "))`\(hint)"
    }

    /// `; did you mean NAME?`, to end a sentence about an unknown word; empty where no name is near.
    ///
    /// - Parameter prefix: as the names are typed: the dashes of options.
    static func suggestion(for word: String, among names: [String], prefix: String = "") -> String {
        nearest(to: word, among: names).map { "; did you mean \(prefix)\($0)?" } ?? ""
    }

    /// The nearest name: one that begins with the word, or one that differs in at most a third of its letters; nil where there is none.
    static func nearest(to word: String, among names: [String]) -> String? {
        let typed = word.lowercased()
        let mostEdits = max(1, typed.count / 3)
        let distances = names.map { name in (name: name, edits: typed.count >= 3 && name.hasPrefix(typed) ? 0 : edits(typed, name.lowercased())) }
        return distances.filter { $0.edits <= mostEdits }.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
    }

    /// How many letters to insert, delete, replace, or swap with the next one: the restricted Damerau-Levenshtein distance.
    static func edits(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], before[column - 2] + 1)
                }
            }
            (before, last) = (last, current)
        }
        return last[right.count]
    }
}
