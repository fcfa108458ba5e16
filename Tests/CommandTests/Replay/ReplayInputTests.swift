import CarillonAPI
import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("What a replay is given, and what it adds up")
struct ReplayInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func events(_ log: String) -> [EvaluatorV1.Event] {
        let plan = ReplayPlan(
            conversations: [IRCConversation(name: "2005-01-01.test", log: Array(log.utf8))], tenant: .init(organizationId: "irc", appId: "chat"),
            notBefore: Instant(milliseconds: 0))
        return plan.minutes().flatMap(\.events)
    }

    @Test("A NUL in a nick or a text becomes a character that every contract carries")
    func nul() {
        let found = events("[00:01] <a\u{0}b> one\u{0}two\n")
        #expect(found.map { $0.data["sender_name"] } == ["a\u{FFFD}b"])
        #expect(found.map { $0.data["text"] } == ["one\u{FFFD}two"])
        #expect(found.allSatisfy { !$0.actorId.contains("\u{0}") })
    }

    @Test("Calls hold at most 500 events and 1 MiB; a line that fits into no call is rejected by its name, and the others go on")
    func batches() {
        let long = String(repeating: "x", count: 400_000)
        let huge = String(repeating: "x", count: 20_000_000)
        let log =
            (0..<4).map { "[00:01] <a> \($0) \(long)\n" }.joined() + "[00:01] <a> \(huge)\n" + String(repeating: "[00:02] <a> y\n", count: 1_001)
        var rejected: [String] = []
        let batches = ReplayRun.batches(of: events(log), rejected: &rejected)
        #expect(batches.map(\.count).reduce(0, +) == 1_005)
        #expect(batches.allSatisfy { $0.count <= 500 && $0.reduce(0) { $0 + ($1.data["text"]?.utf8.count ?? 0) } <= 1 << 20 })
        #expect(rejected.count == 1 && rejected[0].hasPrefix("2005-01-01.test:4: "), "\(rejected)")
    }

    @Test("Links that are named but missing, or belong to no log, are errors; logs that --links does not name keep the links beside them")
    func links() throws {
        let (a, b) = (
            try folder.write("[00:01] <a> 1\n[00:02] <b> 2\n", to: "a.raw.txt"), try folder.write("[00:01] <a> 1\n[00:02] <b> 2\n", to: "b.raw.txt")
        )
        try folder.write("0 1 -\n", to: "b.annotation.txt")
        let named = try folder.write("0 1 -\n", to: "elsewhere/a.annotation.txt")
        let read = try LogFiles(files: [a, b], links: [named]).read()
        #expect(read.map { $0.messages.map(\.thread) } == [[nil, 0], [nil, 0]])
        for wrong in [folder.file("elsewhere/c.annotation.txt"), folder.file("missing/a.annotation.txt")] {
            let error = #expect(throws: InputError.self) { try LogFiles(files: [a, b], links: [wrong]).read() }
            #expect(error?.description.contains(wrong) == true)
        }
    }

    @Test("Logs without a message are nothing to replay, and the first malformed line is named")
    func nothing() throws {
        func conversation(_ log: String) -> IRCConversation { IRCConversation(name: "odd", log: Array(log.utf8)) }
        let problem = try #require(ReplayIRC.nothingToReplay([conversation("what\nis\nthis\n"), conversation("")]))
        #expect(problem.contains("3 malformed lines: odd, line 1"))
        #expect(ReplayIRC.nothingToReplay([conversation("what\n"), conversation("[00:01] <a> 1\n")]) == nil)
    }

    @Test("A replay reports what it added, not what the system had counted before")
    func totals() {
        var before = ReplayTotals(ledger: .init(), decisions: .init(), simulator: .init())
        before.ledger.pushed = 3
        before.ledger.skipped = ["user_active": 1]
        before.ledger.sentByProvider = ["apns": 3]
        before.ledger.devicesByStatus = ["sent": 3]
        before.ledger.channels = [.init(channelId: "c", notifications: 4)]
        before.decisions.targets = 4
        before.decisions.eventsEvaluated = 2
        before.simulator.accepted = ["apns": 3, "oauth": 1]
        let nothing = before.since(before)
        #expect(nothing.ledger.pushed == 0 && nothing.ledger.skipped.isEmpty && nothing.decisions.targets == 0)
        #expect(nothing.ledger.channels.map(\.notifications) == [0] && nothing.simulator.accepted.isEmpty)
        var after = before
        after.ledger.pushed = 5
        after.ledger.sentByProvider = ["apns": 3, "fcm": 2]
        after.decisions.eventsEvaluated = 4
        let added = after.since(before)
        #expect(added.ledger.pushed == 2 && added.ledger.sentByProvider == ["fcm": 2] && added.decisions.eventsEvaluated == 2)
    }
}
