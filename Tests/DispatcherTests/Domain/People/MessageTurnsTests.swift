import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Turns of messages to people") struct MessageTurnsTests {
    private func app(_ name: String) -> CommonV1.Tenant { .init(organizationId: "org", appId: name) }

    private func messages(_ app: String, _ rows: Range<Int64>) -> [WaitingMessage] {
        rows.map { row in
            WaitingMessage(
                row: row, message: DispatcherV1.PersonMessage(tenant: self.app(app), messageId: "\(app)-\(row)"), attempts: 0,
                createdAt: TestPushes.start)
        }
    }

    @Test("DISP-32 an app has two attempts at once, the earliest messages first, and the next when one ends")
    func ofOneApp() {
        var turns = MessageTurns()
        let due = [app("a"): messages("a", 1..<5)]
        let first = turns.take(due)
        #expect(first.map(\.row) == [1, 2])
        #expect(turns.take(due).isEmpty)
        turns.end(first[1], serverFailed: false)
        // Ended, so that it is due no more.
        let rest = due.mapValues { messages in messages.filter { $0.row != 2 } }
        #expect(turns.take(rest).map(\.row) == [3])
    }

    @Test("DISP-32 with more apps whose servers do not answer than there are places, a message of another app gets the next free place")
    func moreThanPlaces() {
        var turns = MessageTurns()
        var due: [CommonV1.Tenant: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) { due[app("dead\(number)")] = messages("dead\(number)", number * 10..<number * 10 + 4) }
        let first = turns.take(due)
        #expect(first.count == 16 && Set(first.map(\.tenant)).count == 16, "each app comes before a second message of one")
        // The other four have their turn first, and then the new one.
        due[app("new")] = messages("new", 1_000..<1_001)
        var next: [String] = []
        for ended in first.prefix(5) {
            due[ended.tenant]?.removeAll { $0.row == ended.row }
            turns.end(ended, serverFailed: true)
            next += turns.take(due).map(\.tenant.appId)
        }
        #expect(next.count == 5 && next.contains("new") && Set(next).isDisjoint(with: first.map(\.tenant.appId)))
    }

    @Test("DISP-32 apps whose servers failed have half of the places, so that a message of another app need not wait for them")
    func failingServers() {
        var turns = MessageTurns()
        var due: [CommonV1.Tenant: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) { due[app("dead\(number)")] = messages("dead\(number)", number * 10..<number * 10 + 4) }
        // Each app has its turn, and its server does not answer.
        for _ in 0..<2 {
            for message in turns.take(due) {
                due[message.tenant]?.removeAll { $0.row == message.row }
                turns.end(message, serverFailed: true)
            }
        }
        let failing = turns.take(due)
        #expect(failing.count == 8 && turns.take(due).isEmpty)
        due[app("new")] = messages("new", 1_000..<1_002)
        let new = turns.take(due)
        #expect(new.map(\.tenant.appId) == ["new", "new"])
        // A server that answers is one of the others again.
        let back = failing[0]
        due[back.tenant]?.removeAll { $0.row == back.row }
        turns.end(back, serverFailed: false)
        due[back.tenant, default: []] += messages(back.tenant.appId, 2_000..<2_004)
        let next = turns.take(due)
        #expect(next.filter { $0.tenant == back.tenant }.count == 2)
        // The place that it had among the failing ones goes to another of them.
        #expect(next.filter { $0.tenant != back.tenant }.count == 1)
    }

    @Test("DISP-32 an app without messages begins anew, whatever its server did")
    func forgottenFailure() {
        var turns = MessageTurns()
        for number in 0..<Int64(9) {
            let first = turns.take([app("a\(number)"): messages("a\(number)", number..<number + 1)])
            turns.end(first[0], serverFailed: true)
        }
        let due = Dictionary(uniqueKeysWithValues: (0..<Int64(9)).map { (app("a\($0)"), messages("a\($0)", 100 + $0..<101 + $0)) })
        #expect(turns.take(due).count == 9)
    }
}
