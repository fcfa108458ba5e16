import ServiceKit

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
