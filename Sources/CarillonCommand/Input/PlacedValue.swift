/// A value of a command line, with the option or the argument that takes it.
struct PlacedValue: Equatable {
    /// As the usage writes it: `--user`, `<user>`; nil for a word that its command does not take.
    let place: String?
    let text: String
    /// The command's name from `carillon` on.
    let command: String
    /// Whether it stands behind `--` or `=`, and so is a value whatever it begins with.
    let isMarked: Bool
}

extension CommandNames {
    /// The values of a command line, in its order.
    ///
    /// - Parameter arguments: the command line without the executable's name.
    func values(in arguments: [String]) -> [PlacedValue] {
        var (command, path) = (self, [name])
        var found: [PlacedValue] = []
        var (words, isBehindDashes) = (0, false)
        func add(_ place: String?, _ text: some StringProtocol, isMarked: Bool = false) {
            found.append(PlacedValue(place: place, text: String(text), command: path.joined(separator: " "), isMarked: isMarked))
        }
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if isBehindDashes || !word.hasPrefix("-") || word == "-" {
                if !isBehindDashes, let next = command.subcommands.first(where: { $0.name == word }) {
                    (command, words) = (next, 0)
                    path.append(word)
                } else {
                    add(command.argument(words), word, isMarked: isBehindDashes)
                    words += 1
                }
            } else if word == "--" {
                isBehindDashes = true
            } else if word.hasPrefix("--") {
                let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let option = parts.first, command.option(String(option)) == true else { continue }
                if parts.count == 2 {
                    add("--\(option)", parts[1], isMarked: true)
                } else if command.unconditionalOptions.contains(String(option)) {
                    // The parser takes any next word, and reports one that is no value.
                    _ = rest.popFirst()
                } else if let value = rest.first, !value.hasPrefix("--"), value != "-h" {
                    add("--\(option)", value)
                    rest.removeFirst()
                }
            } else if word != "-h" {
                add(command.argument(words), word)
                words += 1
            }
        }
        return found
    }
}
