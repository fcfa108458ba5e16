import ArgumentParser
import Testing

@testable import CarillonCommand

@Suite("Values that a command line may not have")
struct PlacedValueTests {
    /// The sentence about a command line that is refused; nil for one that is taken.
    private func refusal(_ arguments: [String]) throws -> String? {
        do {
            _ = try Carillon.command(of: arguments)
            return nil
        } catch let error as InputError {
            #expect(Carillon.report(error) == 2)
            return error.description
        }
    }

    @Test(
        "CTL-01 SEC-06 an empty or blank filter or name is refused by its place: it would let everything pass, or name nothing",
        arguments: [
            (["receipts", "log", "--user", ""], "--user is empty"), (["receipts", "--user", ""], "--user is empty"),
            (["receipts", "log", "--user= "], "--user is blank"),
            (["devices", "list", ""], "<user> is empty"), (["devices", "list", "--status", ""], "--status is empty"),
            (["audit", "--action", "", "--since", "2h"], "--action is empty"), (["audit", "--app", ""], "--app is empty"),
            (["explain", "evt_1", "--user", ""], "--user is empty"), (["explain", "", "--user", "ann"], "<id> is empty"),
            (["service-keys", "create", " "], "<name> is blank"), (["users", "add", "ann", ""], "<ids> is empty"),
            (["users", "relate", "mom", "\u{200B}"], "<child> is blank"), (["policy", "explain", "shop", ""], "<names> is empty"),
            (["quarantine", "drop", "evaluator", "--all", "--outbox", ""], "--outbox is empty"),
            (["users", "set", "ann", "--status", ""], "--status is empty"), (["users", "show", "--", ""], "<user> is empty"),
            (["stats", "--run-dir", ""], "--run-dir is empty"),
        ])
    func empty(arguments: [String], sentence: String) throws {
        #expect(try refusal(arguments) == "\(sentence): perhaps a variable of the shell is not set")
    }

    @Test("CTL-01 an empty text is taken where it empties a field, and as the token of the first page")
    func emptying() throws {
        for arguments in [
            ["users", "set", "ann", "--name", "", "--email", "", "--reason", ""], ["groups", "set", "class-3b", "--name", ""],
            ["apps", "issuer", "shop", "--audience", ""], ["prefs", "set", "ann", "--language", "", "--timezone", ""],
            ["flags", "set", "new-composer", "", "--otherwise", ""], ["policy", "set", "title_prefix="],
            ["receipts", "log", "--after", ""], ["stats"],
        ] { #expect(try refusal(arguments) == nil, "\(arguments)") }
    }

    @Test(
        "CTL-01 a value that begins with a dash is refused by its place, and not taken for a wish for help",
        arguments: [
            ("clock advance -5h", "<by> '-5h': numbers and times are not negative; where a text is meant, put -- before it"),
            ("audit --since -2h", "--since '-2h': numbers and times are not negative; where a text is meant, write --since=-2h"),
            ("devices verdicts undo apns --since -2h", "--since '-2h': numbers and times are not negative; where a text is meant, write --since=-2h"),
            ("users show -hans", "<user> '-hans' begins as an option does; where a text is meant, put -- before it"),
            ("audit --actor -bob --since 2h", "--actor '-bob' begins as an option does; where a text is meant, write --actor=-bob"),
            ("audit -2h", "unknown option -2h of `carillon audit`"), ("stats -x", "unknown option -x of `carillon stats`"),
            ("receipts --usr -bob", "unknown option --usr of `carillon receipts`; did you mean --user?"),
        ])
    func dashed(line: String, sentence: String) throws {
        #expect(try refusal(line.split(separator: " ").map(String.init)) == sentence)
    }

    @Test("CTL-01 a text that begins with a dash can be written, and `-` and `-h` keep their meaning")
    func written() throws {
        let shown = try #require(try Carillon.command(of: ["users", "show", "--", "-hans"]) as? UsersShow)
        #expect(shown.user == "-hans")
        let audit = try #require(try Carillon.command(of: ["audit", "--actor=-bob"]) as? AuditCommand)
        #expect(audit.actor == "-bob")
        let imported = try #require(try Carillon.command(of: ["prefs", "import", "-"]) as? PreferencesImport)
        #expect(imported.file == "-")
        // The parser's own words name what these options take.
        for (line, words) in [
            ("audit --since=-2h", "'-2h' is invalid for '--since"), ("users list --limit -1", "--limit -1: a page has 1 to 200 rows"),
        ] {
            let error = try #require(throws: (any Error).self) { try Carillon.command(of: line.split(separator: " ").map(String.init)) }
            #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains(words))
        }
        #expect(try !(Carillon.command(of: ["clock", "advance", "-h"]) is ClockAdvance), "the parser's command that prints the help")
    }
}
