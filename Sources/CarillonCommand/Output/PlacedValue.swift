import ServiceKit

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

/// A value that the parser takes and no command can use, or that the parser takes for flags.
enum UnusableValue {
    /// Refuses the first value that begins with one dash.
    ///
    /// The parser reads `-5h` as the flags `-5` and `-h`, and so as a wish for help.
    ///
    /// - Throws: ``InputError`` that names the value's place.
    static func refuseDashed(_ values: [PlacedValue]) throws {
        guard let value = values.first(where: { !$0.isMarked && isDashed($0.text) }) else { return }
        guard let place = value.place else { throw InputError("unknown option \(value.text) of `\(value.command)`") }
        let problem = value.text.dropFirst().first?.isNumber == true ? ": numbers and times are not negative" : " begins as an option does"
        let remedy = place.hasPrefix("-") ? "write \(place)=\(value.text)" : "put -- before it"
        throw InputError("\(place) '\(value.text)'\(problem); where a text is meant, \(remedy)")
    }

    /// Whether a word may be a value, or flags of one letter. There are no such flags but `-h`; `-` is standard input.
    static func isDashed(_ word: String) -> Bool { word.hasPrefix("-") && !word.hasPrefix("--") && word != "-" && word != "-h" }

    /// Refuses the first value without a visible character: a name that names nothing, or a filter that lets everything pass.
    ///
    /// - Parameter exempt: places where the empty text means something.
    /// - Throws: ``InputError`` that names the value's place.
    static func refuseEmpty(_ values: [PlacedValue], except exempt: Set<String>) throws {
        for value in values where FreeText.isBlank(value.text) {
            let place = value.place ?? "an argument"
            if value.text.isEmpty, exempt.contains(place) { continue }
            throw InputError("\(place) is \(value.text.isEmpty ? "empty" : "blank"): perhaps a variable of the shell is not set")
        }
    }
}

/// A command with options or arguments to which the empty text means something, such as to empty a field.
protocol TakesEmptyText {
    /// As the usage writes them: `--name`, `<value>`.
    static var placesOfEmptyText: Set<String> { get }
}
