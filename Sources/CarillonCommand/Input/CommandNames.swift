import Foundation

/// The names that a command takes: its options and, of a group, its subcommands.
struct CommandNames {
    let name: String
    let subcommands: [CommandNames]
    /// Long names of options and flags: whether a value follows.
    private let options: [String: Bool]
    /// Whether a word that names no subcommand is a value of the default subcommand.
    let takesWords: Bool
    /// Names of the arguments, and whether the last one takes all further words.
    private let arguments: [String]
    private let isLastRepeating: Bool
    /// Options that take the next word as their value, whatever it begins with.
    let unconditionalOptions: Set<String>

    var optionNames: [String] { options.keys.sorted() }

    /// Whether a value follows an option; nil for an option that the command does not have.
    func option(_ name: String) -> Bool? { options[name] }

    /// The argument that takes a word, as the usage writes it; nil where the command does not take so many words.
    ///
    /// - Parameter index: of the word, from 0.
    func argument(_ index: Int) -> String? {
        let name = index < arguments.count ? arguments[index] : isLastRepeating ? arguments.last : nil
        return name.map { "<\($0)>" }
    }

    /// Whether the command or one below it has an option.
    func hasOption(_ name: String) -> Bool { options[name] != nil || subcommands.contains { $0.hasOption(name) } }
}

extension CommandNames {
    /// Reads the description of all commands that the parser writes for tools (`--experimental-dump-help`); nil where it cannot be read.
    init?(toolInfo: String) {
        let decoder = JSONDecoder()
        guard let info = try? decoder.decode(ToolInfo.self, from: Data(toolInfo.utf8)) else { return nil }
        self.init(info.command)
    }

    private init(_ command: ToolInfo.Command) {
        name = command.commandName
        subcommands = (command.subcommands ?? []).map { CommandNames($0) }
        let inherited = (command.subcommands ?? []).first { $0.commandName == command.defaultSubcommand }
        takesWords = (inherited?.arguments ?? []).contains { $0.kind == "positional" }
        var options: [String: Bool] = [:]
        var unconditional: Set<String> = []
        // A group takes the options and arguments of its default subcommand.
        let all = (command.arguments ?? []) + (inherited?.arguments ?? [])
        for argument in all where argument.kind != "positional" {
            for name in argument.names ?? [] where name.kind == "long" {
                options[name.name] = options[name.name] == true || argument.kind == "option"
                if argument.parsingStrategy == "unconditional" { unconditional.insert(name.name) }
            }
        }
        let positional = all.filter { $0.kind == "positional" }
        arguments = positional.map { $0.valueName ?? "argument" }
        isLastRepeating = positional.last?.isRepeating == true
        unconditionalOptions = unconditional
        // The parser takes these three and leaves them out of its description.
        for name in ["help-hidden", "experimental-dump-help", "generate-completion-script"] { options[name] = false }
        self.options = options
    }

    /// The part of the parser's description that is read here.
    private struct ToolInfo: Decodable {
        struct Command: Decodable {
            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?
            var defaultSubcommand: String?
        }
        struct Argument: Decodable {
            struct Name: Decodable { var kind, name: String }
            var kind: String
            var names: [Name]?
            var valueName, parsingStrategy: String?
            var isRepeating: Bool?
        }
        var command: Command
    }
}
