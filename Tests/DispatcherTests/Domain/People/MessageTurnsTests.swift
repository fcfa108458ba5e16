import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Turns of messages to people") struct MessageTurnsTests {
    /// The way to people of the only app of its organization.
    private func app(_ name: String) -> MessageServer { .init(app: .init(organizationId: "org_\(name)", appId: name), name: MessageServer.people) }

    private func app(_ message: WaitingMessage) -> MessageServer { .init(app: message.tenant, name: message.message.serverName) }

    private func messages(_ app: String, _ rows: Range<Int64>) -> [WaitingMessage] {
        rows.map { row in
            WaitingMessage(
                row: row, message: DispatcherV1.PersonMessage(tenant: self.app(app).app, messageId: "\(app)-\(row)"), attempts: 0,
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
        var due: [MessageServer: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) { due[app("dead\(number)")] = messages("dead\(number)", number * 10..<number * 10 + 4) }
        let first = turns.take(due)
        #expect(first.count == 12 && Set(first.map(\.tenant)).count == 12, "each app comes before a second message of one")
        // The other eight have their turn first, and then the new one.
        due[app("new")] = messages("new", 1_000..<1_001)
        var next: [String] = []
        for ended in first.prefix(9) {
            due[app(ended)]?.removeAll { $0.row == ended.row }
            turns.end(ended, serverFailed: true)
            next += turns.take(due).map(\.tenant.appId)
        }
        #expect(next.count == 9 && next.contains("new") && Set(next).isDisjoint(with: first.map(\.tenant.appId)))
    }

    @Test("DISP-32 apps whose servers failed have half of the places, so that a message of another app need not wait for them")
    func failingServers() {
        var turns = MessageTurns()
        var due: [MessageServer: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) { due[app("dead\(number)")] = messages("dead\(number)", number * 10..<number * 10 + 4) }
        // Each app has its turn, and its server does not answer.
        for _ in 0..<2 {
            for message in turns.take(due) {
                due[app(message)]?.removeAll { $0.row == message.row }
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
        due[app(back)]?.removeAll { $0.row == back.row }
        turns.end(back, serverFailed: false)
        due[app(back), default: []] += messages(back.tenant.appId, 2_000..<2_004)
        let next = turns.take(due)
        #expect(next.filter { $0.tenant == back.tenant }.count == 2)
        // The place that it had among the failing ones goes to another of them.
        #expect(next.filter { $0.tenant != back.tenant }.count == 1)
    }

    @Test("DISP-32 servers that were never asked and hang leave four places to apps whose servers answered, also after a while without messages")
    func neverAsked() {
        var turns = MessageTurns()
        for (number, name) in ["known", "other"].enumerated() {
            let first = turns.take([app(name): messages(name, Int64(number)..<Int64(number) + 1)])
            turns.end(first[0], serverFailed: false)
        }
        #expect(turns.take([:]).isEmpty)
        var due: [MessageServer: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) { due[app("new\(number)")] = messages("new\(number)", 100 + number * 10..<104 + number * 10) }
        let hanging = turns.take(due)
        #expect(hanging.count == 12 && turns.take(due).isEmpty)
        for (number, name) in ["known", "other"].enumerated() {
            due[app(name)] = messages(name, 1_000 + Int64(number) * 10..<1_004 + Int64(number) * 10)
        }
        let next = turns.take(due).map(\.tenant.appId).sorted()
        #expect(next == ["known", "known", "other", "other"])
    }

    @Test("DISP-32 the new apps of one organization have four attempts at once, and those whose servers answer have the others")
    func ofOneOrganization() {
        var turns = MessageTurns()
        func large(_ number: Int64) -> MessageServer {
            .init(app: .init(organizationId: "large", appId: "a\(number)"), name: MessageServer.people)
        }
        var due: [MessageServer: [WaitingMessage]] = [:]
        for number in 0..<Int64(20) {
            due[large(number)] = (0..<Int64(4)).map { place in
                let message = DispatcherV1.PersonMessage(tenant: large(number).app, messageId: "\(number)-\(place)")
                return WaitingMessage(row: number * 10 + place, message: message, attempts: 0, createdAt: TestPushes.start)
            }
        }
        let first = turns.take(due)
        #expect(first.count == 4)
        due[app("other")] = messages("other", 1_000..<1_001)
        #expect(turns.take(due).map(\.tenant.appId) == ["other"])
        // All answer: soon all places are theirs.
        var running = first
        for _ in 0..<30 {
            guard let ended = running.first else { break }
            running.removeFirst()
            due[app(ended)]?.removeAll { $0.row == ended.row }
            turns.end(ended, serverFailed: false)
            running += turns.take(due)
        }
        #expect(running.count == 15, "and one is the other organization's")
    }

    @Test("DISP-32 an app without messages begins anew when its server failed")
    func forgottenFailure() {
        var turns = MessageTurns()
        for number in 0..<Int64(9) {
            let first = turns.take([app("a\(number)"): messages("a\(number)", number..<number + 1)])
            turns.end(first[0], serverFailed: true)
        }
        let due = Dictionary(uniqueKeysWithValues: (0..<Int64(9)).map { (app("a\($0)"), messages("a\($0)", 100 + $0..<101 + $0)) })
        #expect(turns.take(due).count == 9)
    }

    @Test("DISP-32 EVAL-42 a silent callback has one attempt at once, and leaves places to the app's webhook, its mails and callbacks that answer")
    func callbacks() {
        var turns = MessageTurns()
        func action(_ row: Int64, to target: String) -> WaitingMessage {
            let message = DispatcherV1.PersonMessage(
                tenant: app("a").app, messageId: "\(row)", kind: .action, action: .init(action: "REPLY", callbackTarget: target))
            return WaitingMessage(row: row, message: message, attempts: 0, createdAt: TestPushes.start)
        }
        func servers(_ messages: [WaitingMessage]) -> [MessageServer: [WaitingMessage]] { Dictionary(grouping: messages) { app($0) } }
        let answering = action(1, to: "https://Good.example.com:443/done")
        #expect(turns.take(servers([answering])).map(\.row) == [1])
        turns.end(answering, serverFailed: false)
        let dead = (10..<Int64(20)).map { action($0, to: "https://dead\($0 % 2).example.com/x") }
        #expect(turns.take(servers(dead)).count == 1)
        let others = [action(30, to: ""), action(31, to: "/done"), action(40, to: "https://good.example.com/y")] + messages("a", 50..<51)
        #expect(turns.take(servers(dead + others)).map(\.row).sorted() == [30, 31, 40, 50])
    }

    @Test("DISP-32 EVAL-42 silent callbacks of an app to many servers have one attempt together, by turns")
    func manyCallbacks() {
        var turns = MessageTurns()
        var due: [MessageServer: [WaitingMessage]] = [:]
        for number in 0..<Int64(5) {
            let server = MessageServer(app: app("a").app, name: "dead\(number).example.com")
            due[server] = messages("a", number * 10..<number * 10 + 4)
        }
        var asked: Set<Int64> = []
        for _ in 0..<5 {
            let taken = turns.take(due)
            #expect(taken.count == 1)
            for message in taken {
                asked.insert(message.row / 10)
                turns.end(message, serverFailed: true)
            }
        }
        #expect(asked.count == 5)
    }
}
