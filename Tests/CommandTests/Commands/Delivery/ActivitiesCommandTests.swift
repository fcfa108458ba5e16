import ArgumentParser
import Testing

@testable import CarillonCommand

@Suite("carillon activities")
struct ActivitiesCommandTests {
    private static let start = ["activities", "send", "Order", "--user", "ann", "--event", "start", "--title", "T", "--body", "B"]

    /// What a user reads of a refused command line; empty: it is taken.
    private func refusal(_ words: [String]) -> (text: String, status: Int32) {
        do {
            _ = try Carillon.parseAsRoot(words)
            return ("", 0)
        } catch { return (Carillon.message(for: error), Carillon.exitCode(for: error).rawValue) }
    }

    @Test(
        "CTL-01 DISP-37 an option that is missing or does not belong to the event is named as it is typed, before a service is called",
        arguments: [
            (["activities", "send", "Order", "--user", "ann", "--event", "start", "--title", "T", "--body", "B", "--state", "{}"], "--attributes:"),
            (["activities", "send", "o7", "--user", "ann", "--event", "update"], "--state:"),
            (["activities", "send", "o7", "--user", "ann", "--event", "update", "--state", "{"], "--state:"),
            (["activities", "send", "o7", "--user", "ann", "--event", "update", "--state", "{}", "--title", "T"], "--body:"),
            (["activities", "send", "o7", "--user", "ann", "--event", "end", "--channel", "c"], "--channel:"),
            (["activities", "send", "o7", "--user", "ann", "--kind", "voip"], "--payload:"),
            (["activities", "broadcast", "C", "--event", "start", "--state", "{}"], "--event:"),
            (["activities", "broadcast", "C", "--state", "{}"], "--event"),
        ])
    func options(words: [String], option: String) {
        let refused = refusal(words)
        #expect(refused.text.contains(option), "\(refused.text)")
        #expect(refused.status == ExitCode.validationFailure.rawValue)
        for word in ["live_activity", "START", "UPDATE", "END", "content_state"] { #expect(!refused.text.contains(word), "\(refused.text)") }
    }

    @Test("CTL-01 DISP-37 complete command lines are taken; the type of the attributes is the token's name when it is not given")
    func complete() {
        for words in [
            Self.start + ["--state", "{}", "--attributes", "{}"], Self.start + ["--state", "{}", "--attributes", "{}", "--attributes-type", "Ride"],
            ["activities", "send", "o7", "--user", "ann", "--event", "end"], ["activities", "send", "w", "--user", "ann", "--kind", "widgets"],
            ["activities", "broadcast", "C", "--event", "end"],
        ] {
            let refused = refusal(words)
            #expect(refused.text.isEmpty, "\(refused.text)")
        }
    }
}
