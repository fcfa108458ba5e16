import CarillonAPI
import Cryptography
import DurableWork
import OutboundMessages
import Providers
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

@Suite("DISP-32 Messages to people")
struct PersonMessageTests {
    /// The way to people that answers as the test says.
    final class Ways: Sendable {
        private let state = Mutex<(answers: [MessageAttempt], sent: [(message: OutboundMessage, channel: MessageChannel, at: Instant)])>(([], []))

        /// The answers of the next attempts; later ones take the message.
        func say(_ answers: MessageAttempt...) { state.withLock { $0.answers = answers } }
        var messages: [OutboundMessage] { state.withLock { $0.sent.map(\.message) } }
        var times: [Duration] { state.withLock { $0.sent.map { $0.at - TestPushes.start } } }
        /// Of webhooks.
        var urls: [String] {
            state.withLock { state in
                state.sent.compactMap { sent -> String? in
                    guard case .webhook(let url, _) = sent.channel else { return nil }
                    return url
                }
            }
        }
        var channels: [String] { state.withLock { $0.sent.map { $0.channel.receiptChannel } } }

        func send(_ message: OutboundMessage, _ channel: MessageChannel, _ now: Instant) -> MessageAttempt {
            state.withLock { state in
                state.sent.append((message, channel, now))
                return state.answers.isEmpty ? .taken : state.answers.removeFirst()
            }
        }
    }

    private static let smtp: CredentialFields = ["host": "mail.example.com", "from": "push@example.com"]

    private static func notice(_ id: String = "m1", email: String = "ann@example.com") -> DispatcherV1.PersonMessage {
        DispatcherV1.PersonMessage(
            tenant: TestPushes.tenant, messageId: id, kind: .purgeNotice, userId: "ann", email: email, title: "T", body: "B", subject: "dev_1")
    }

    /// Runs a body with a dispatcher whose policy names a channel.
    private func with(
        channel: String = "smtp", account: (ProviderID, CredentialFields)? = (.smtp, Self.smtp),
        _ body: (DispatcherFixture, Ways) async throws -> Void
    ) async throws {
        let ways = Ways()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text(channel)], credentials: false, sendToPerson: { ways.send($0, $1, $2) })
        do {
            if let account { try await fixture.put(account.0, account.1) }
            try await body(fixture, ways)
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @discardableResult
    private func send(_ messages: DispatcherV1.PersonMessage..., in fixture: DispatcherFixture) async throws -> [CommonV1.ItemResult] {
        try await fixture.components.personMessages.sendPersonMessages(.init(messages: messages), context: DispatcherFixture.context).rejected
    }

    @Test("DISP-32 A message goes out at once, and once for one id, also when its request is repeated after it was sent")
    func once() async throws {
        try await with { fixture, ways in
            try await send(Self.notice(), Self.notice(), Self.notice("m2"), in: fixture)
            try await fixture.advance(by: .seconds(1))
            try await send(Self.notice(), in: fixture)
            try await fixture.advance(by: .seconds(3_600))
            #expect(ways.messages.map(\.id).sorted() == ["m1", "m2"])
            #expect(ways.channels == ["email", "email"] && ways.messages.allSatisfy { $0.kind == "purge_notice" && $0.email == "ann@example.com" })
            #expect(fixture.records.all.isEmpty)
        }
    }

    @Test("DISP-32 A server that is away is asked again after 1, 5 and 25 minutes, and then the failure is on record")
    func waits() async throws {
        try await with { fixture, ways in
            let away = MessageAttempt.retry(code: "unreachable")
            ways.say(away, away, away, away, away)
            try await send(Self.notice(), in: fixture)
            try await fixture.advance(by: .seconds(4 * 3_600))
            #expect(ways.times == [.zero, .seconds(60), .seconds(360), .seconds(1_860)])
            #expect(fixture.records.all == ["device.purge_notice_undeliverable dev_1 fallback_failed: unreachable"])
            #expect(fixture.logs.count("a message to a person could not be sent yet") == 3)
        }
    }

    @Test("DISP-32 A mailbox that refuses for good gets no second attempt")
    func refused() async throws {
        try await with { fixture, ways in
            ways.say(.refused(code: "smtp_550"))
            try await send(Self.notice(), in: fixture)
            try await fixture.advance(by: .seconds(3_600))
            #expect(ways.messages.count == 1)
            #expect(fixture.records.all == ["device.purge_notice_undeliverable dev_1 fallback_failed: smtp_550"])
        }
    }

    @Test("DISP-32 Without a channel, its credential or an address nothing goes out, and that is on record", arguments: ["none", "key", "address"])
    func unconfigured(_ missing: String) async throws {
        try await with(channel: missing == "none" ? "none" : "smtp", account: missing == "key" ? nil : (.smtp, Self.smtp)) { fixture, ways in
            try await send(Self.notice(email: missing == "address" ? "" : "ann@example.com"), in: fixture)
            try await fixture.advance(by: .seconds(60))
            #expect(ways.messages.isEmpty)
            #expect(fixture.records.all.count == 1 && fixture.records.all[0].contains("email_unconfigured"))
        }
    }

    @Test("DISP-32 A mail server that does not answer has two messages of its app at once, and those of other apps go out meanwhile")
    func deadServer() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id.hasPrefix("dead") { await answer.pass() }
                return attempt
            })
        do {
            let other = CommonV1.Tenant(organizationId: "org_2", appId: "shop")
            try await fixture.put(.smtp, Self.smtp)
            try await fixture.put(.smtp, Self.smtp, of: other)
            func begun(_ prefix: String) -> Int { ways.messages.count { $0.id.hasPrefix(prefix) } }
            for number in 0..<300 { try await send(Self.notice("dead\(number)"), in: fixture) }
            try await fixture.until("attempts") { begun("dead") > 0 }
            for number in 0..<20 {
                var message = Self.notice("live\(number)")
                message.tenant = other
                try await send(message, in: fixture)
            }
            try await fixture.until("the other app's messages are sent") { begun("live") == 20 }
            #expect(begun("dead") == 2)
            answer.open()
            try await fixture.until("all are sent") { begun("dead") == 300 }
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("DISP-32 However many apps have servers that do not answer, messages of another app go out meanwhile")
    func manyDeadServers() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id.hasPrefix("dead") { await answer.pass() }
                return message.id.hasPrefix("first") ? .retry(code: "unreachable") : attempt
            })
        do {
            func begun(_ prefix: String) -> Int { ways.messages.count { $0.id.hasPrefix(prefix) } }
            func notice(_ id: String, _ app: String) -> DispatcherV1.PersonMessage {
                var message = Self.notice(id)
                message.tenant = CommonV1.Tenant(organizationId: "org_2", appId: app)
                return message
            }
            let dead = (0..<9).map { "dead\($0)" }
            for app in dead + ["live"] { try await fixture.put(.smtp, Self.smtp, of: CommonV1.Tenant(organizationId: "org_2", appId: app)) }
            for app in dead { try await send(notice("first-\(app)", app), in: fixture) }
            try await fixture.until("each server failed once") { begun("first") == 9 }
            try await fixture.quiet()
            for app in dead { try await send(notice("\(app)-1", app), notice("\(app)-2", app), in: fixture) }
            try await fixture.until("attempts") { begun("dead") == 8 }
            try await send(notice("live", "live"), in: fixture)
            try await fixture.until("the other app's message is sent") { begun("live") == 1 }
            #expect(begun("dead") == 8)
            answer.open()
            try await fixture.until("all are sent") { begun("dead") == 18 }
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("DISP-32 However many new apps of an organization have servers that do not answer, messages of another organization go out meanwhile")
    func newDeadServers() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id.hasPrefix("dead") { await answer.pass() }
                return attempt
            })
        do {
            func begun(_ prefix: String) -> Int { ways.messages.count { $0.id.hasPrefix(prefix) } }
            try await fixture.put(.smtp, Self.smtp)
            for number in 0..<20 {
                let tenant = CommonV1.Tenant(organizationId: "org_2", appId: "dead\(number)")
                try await fixture.put(.smtp, Self.smtp, of: tenant)
                var message = Self.notice("dead\(number)")
                message.tenant = tenant
                try await send(message, in: fixture)
            }
            try await fixture.until("attempts") { begun("dead") == 4 }
            try await send(Self.notice("live"), in: fixture)
            try await fixture.until("the other organization's message is sent") { begun("live") == 1 }
            #expect(begun("dead") == 4)
            answer.open()
            try await fixture.until("all are sent") { begun("dead") == 20 }
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("PRIV-09 DISP-32 A message whose user is erased during its attempt keeps no later message from going out")
    func erasedMeanwhile() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id == "m1" { await answer.pass() }
                return attempt
            })
        do {
            try await fixture.put(.smtp, Self.smtp)
            try await send(Self.notice("m1"), in: fixture)
            try await fixture.until("the attempt") { ways.messages.count == 1 }
            let ann = UserKey("ann", of: TestPushes.tenant)
            let erased = try await fixture.store.write { try PersonMessageTable.userData.eraseAtOnce?(ann, $0) }
            #expect(erased == 1)
            var next = Self.notice("m2")
            next.userId = "ben"
            try await send(next, in: fixture)
            try await fixture.until("the next message is sent") { ways.messages.count == 2 }
            answer.open()
            try await fixture.quiet()
            // Its end has no effect: a repeated request sends it.
            try await send(Self.notice("m1"), next, in: fixture)
            try await fixture.until("the erased one is sent anew") { ways.messages.count == 3 }
            #expect(ways.messages.map(\.id) == ["m1", "m2", "m1"])
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("DISP-32 A webhook gets messages of users without an address, too")
    func webhook() async throws {
        let fields: CredentialFields = ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"]
        try await with(channel: "webhook", account: (.webhook, fields)) { fixture, ways in
            try await send(Self.notice(email: ""), in: fixture)
            try await fixture.advance(by: .seconds(1))
            #expect(ways.channels == ["webhook"])
        }
    }

    @Test("DISP-32 A message without title or kind, and one that is too long, are refused by field, and the others are sent")
    func invalid() async throws {
        try await with { fixture, ways in
            var (untitled, unkind, long) = (Self.notice("m1"), Self.notice("m2"), Self.notice("m3"))
            untitled.title = ""
            unkind.kind = .unspecified
            long.body = String(repeating: "x", count: 100_001)
            let rejected = try await send(untitled, unkind, long, Self.notice("m4"), in: fixture)
            try await fixture.advance(by: .seconds(1))
            #expect(rejected.map(\.index) == [0, 1, 2])
            #expect(ways.messages.map(\.id) == ["m4"])
        }
    }

    @Test(
        "DISP-33 SEC-07 Accounts that cannot work are refused by field, and so are addresses of this machine and its network",
        arguments: [
            ("smtp", "host", ["host": "10.0.0.7", "from": "a@b.example"]), ("smtp", "from", ["host": "mail.example", "from": "a@b\r\nX: y"]),
            ("smtp", "port", ["host": "mail.example", "from": "a@b.example", "port": "0"]),
            ("smtp", "security", ["host": "mail.example", "from": "a@b.example", "security": "plain"]),
            ("smtp", "password", ["host": "mail.example", "from": "a@b.example", "username": "u"]),
            ("webhook", "url", ["url": "http://host.example/", "secret": "0123456789abcdef"]),
            ("webhook", "secret", ["url": "https://host.example/", "secret": "short"]),
            ("webhook", "url", ["url": "https://localhost/", "secret": "0123456789abcdef"]),
        ] as [(String, String, CredentialFields)])
    func accounts(_ provider: String, _ field: String, _ fields: CredentialFields) async throws {
        try await with(account: nil) { fixture, _ in
            let error = await #expect(throws: APIError.self) { try await fixture.put(ProviderID(rawValue: provider), fields) }
            #expect(error?.reason == .invalidCredential && error?.field == field)
        }
    }
}
