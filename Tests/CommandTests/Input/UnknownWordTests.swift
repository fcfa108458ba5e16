import ArgumentParser
import Testing

@testable import CarillonCommand

@Suite("Words of a command line that no command knows")
struct UnknownWordTests {
    /// The parser's description of all commands takes a second to make.
    private static let names = CommandNames(toolInfo: Carillon._dumpHelp())

    /// What a wrong command line is answered, without the usage.
    private func said(_ line: String) throws -> String {
        let arguments = line.split(separator: " ").map(String.init)
        let error = try #require(throws: (any Error).self, "\(line)") { try Carillon.parseAsRoot(arguments) }
        #expect(Carillon.exitCode(for: error) == .validationFailure, "\(line)")
        let text = Carillon.usageError(error, in: arguments, Self.names)
        #expect(text.contains("Usage: carillon"), "\(text)")
        return String(text.prefix { $0 != "\n" })
    }

    @Test(
        "CTL-01 a mistyped option is named before what is missing without it, with the one that was meant",
        arguments: [
            ("send --usr alice --text hi", "Error: unknown option --usr of `carillon send`; did you mean --user?"),
            ("send --user alice --txt hi", "Error: unknown option --txt of `carillon send`; did you mean --text?"),
            ("send --user=alice --text hi --jsn", "Error: unknown option --jsn of `carillon send`; did you mean --json?"),
            ("devices list --stauts expired", "Error: unknown option --stauts of `carillon devices list`; did you mean --status?"),
            ("stats --org acme", "Error: unknown option --org of `carillon stats`; did you mean --organization?"),
            ("stats --colour red", "Error: unknown option --colour of `carillon stats`"),
            ("--app shop stats", "Error: unknown option --app of `carillon`: options go behind the name of the command that takes them"),
            ("receipts --usr alice", "Error: unknown option --usr of `carillon receipts`; did you mean --user?"),
        ])
    func options(line: String, answer: String) throws {
        #expect(try said(line) == answer)
    }

    @Test(
        "CTL-01 so is a mistyped command",
        arguments: [
            ("device list", "Error: unknown command device of `carillon`; did you mean devices?"),
            ("policy mvoe --dry-run", "Error: unknown command mvoe of `carillon policy`; did you mean move?"),
            ("flags lst", "Error: unknown command lst of `carillon flags`; did you mean list?"),
            ("flags delete", "Error: unknown command delete of `carillon flags`; did you mean remove?"),
            ("frobnicate", "Error: unknown command frobnicate of `carillon`"),
        ])
    func commands(line: String, answer: String) throws {
        #expect(try said(line) == answer)
    }

    @Test("CTL-01 the help of a command that is none is refused by its name")
    func help() {
        func unknown(_ line: String) -> String? { Carillon.unknownCommand(in: line.split(separator: " ").map(String.init))?.description }
        #expect(unknown("dead-letters retry --help") == "unknown command retry of `carillon dead-letters`")
        #expect(unknown("help foo") == "unknown command foo of `carillon`")
        #expect(unknown("keys foo --help") == "unknown command foo of `carillon keys`")
        for known in ["--help", "help", "help users show", "users show alice --help", "dead-letters --help", "--version", "devices verdicts -h"] {
            #expect(unknown(known) == nil, "\(known)")
        }
    }

    @Test("CTL-01 what is wrong otherwise keeps its own words")
    func others() throws {
        #expect(try said("send --text hi") == "Error: name either --user or --channel")
        #expect(try said("send --user alice").hasPrefix("Error: Missing expected argument '--text"))
        #expect(try said("users list --limit ten").contains("The value 'ten' is invalid for '--limit"))
        #expect(try said("users show").contains("Missing expected argument '<user>'"))
    }

    @Test("CTL-01 a name is suggested where a letter in three is wrong at most")
    func nearest() {
        #expect(UnknownWord.edits("kitten", "sitting") == 3 && UnknownWord.edits("form", "from") == 1 && UnknownWord.edits("", "ab") == 2)
        #expect(UnknownWord.nearest(to: "usr", among: ["user", "all"]) == "user")
        #expect(UnknownWord.nearest(to: "xyz", among: ["user", "all"]) == nil)
        #expect(UnknownWord.nearest(to: "tok", among: ["token-type", "to"]) == "token-type")
    }
}
