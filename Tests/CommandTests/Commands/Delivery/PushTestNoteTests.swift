import ArgumentParser
import Testing

@testable import CarillonCommand

@Suite("carillon push test")
struct PushTestNoteTests {
    @Test("DISP-34 CTL-01 A failed test push names the command that shows the device's token; without a failure there is no such line")
    func failed() throws {
        let command = try #require(try Carillon.parseAsRoot(["push", "test", "ann", "--app", "shop"]) as? PushTest)
        func row(_ status: String, _ reason: String) -> PushTest.Row {
            .init(pushDeviceId: "push_1", platform: "iOS", status: status, reason: reason, waitReason: "", messageId: "")
        }
        let note = try #require(command.note(onFailed: [row("sent", ""), row("failed", "UNREGISTERED")]))
        #expect(note.hasSuffix("carillon devices list ann --all --app shop"))
        #expect(command.note(onFailed: [row("sent", ""), row("pending", "")]) == nil)
    }
}
