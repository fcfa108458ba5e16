import CarillonAPI
import OutboundMessages
import Providers
import ProviderSimulator
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Messages to people about notifications")
struct FallbackMessageTests {
    private typealias Ways = PersonMessageTests.Ways

    private static func message(_ id: String, user: String = "mia") -> DispatcherV1.PersonMessage {
        DispatcherV1.PersonMessage(
            tenant: TestPushes.tenant, messageId: id, kind: .fallback, userId: user, title: "Alice", body: "hello", reason: "all_failed",
            notificationId: id)
    }

    /// Runs a body with a dispatcher that mails, or that posts to a webhook.
    private func with(channel: String = "smtp", _ body: (DispatcherFixture, Ways) async throws -> Void) async throws {
        let ways = Ways()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text(channel)], credentials: false, sendToPerson: { ways.send($0, $1, $2) })
        do {
            if channel == "smtp" { try await fixture.put(.smtp, ["host": "mail.example.com", "from": "push@example.com"]) }
            if channel == "webhook" { try await fixture.put(.webhook, ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"]) }
            try await body(fixture, ways)
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    private func send(_ messages: DispatcherV1.PersonMessage..., in fixture: DispatcherFixture) async throws {
        let rejected = try await fixture.components.personMessages.sendPersonMessages(.init(messages: messages), context: DispatcherFixture.context)
        #expect(rejected.rejected.isEmpty)
    }

    /// The outcomes that the ledger got.
    private func receipts(_ fixture: DispatcherFixture) -> [String] {
        fixture.peers.outcomes.map { outcome in
            let words = [
                outcome.notificationId, outcome.channel, outcome.status.name, "\(outcome.attemptNumber)", outcome.failureReason,
                outcome.providerCode,
            ]
            return words.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    @Test("DISP-32 RCPT-02 A message without an address goes to the user's in the registry, and its end is a receipt of channel email")
    func address() async throws {
        try await with { fixture, ways in
            try await send(Self.message("n1"), in: fixture)
            try await fixture.advance(by: .seconds(2))
            #expect(ways.messages.map(\.email) == ["mia@example.com"] && ways.messages.map(\.notificationID) == ["n1"])
            #expect(receipts(fixture) == ["n1 email sent 1"])
        }
    }

    @Test("DISP-32 A user without an address, and one who is gone, get none; the receipt says email_unconfigured", arguments: ["bob", "gone"])
    func noAddress(_ user: String) async throws {
        try await with { fixture, ways in
            try await send(Self.message("n1", user: user), in: fixture)
            try await fixture.advance(by: .seconds(2))
            #expect(ways.messages.isEmpty && receipts(fixture) == ["n1 email failed 0 email_unconfigured"])
            #expect(fixture.peers.outcomes.first?.providerErrorMessage == "no e-mail is known")
        }
    }

    @Test("DISP-32 Without a channel the receipt says email_unconfigured, too")
    func noChannel() async throws {
        try await with(channel: "none") { fixture, ways in
            try await send(Self.message("n1"), in: fixture)
            try await fixture.advance(by: .seconds(2))
            #expect(ways.messages.isEmpty && receipts(fixture) == ["n1 email failed 0 email_unconfigured"])
        }
    }

    @Test("DISP-32 After four attempts a webhook's receipt says fallback_failed with the host's answer")
    func failed() async throws {
        try await with(channel: "webhook") { fixture, ways in
            let away = MessageAttempt.retry(code: "http_503")
            ways.say(away, away, away, away)
            try await send(Self.message("n1"), in: fixture)
            try await fixture.advance(by: .seconds(1_800))
            #expect(receipts(fixture).isEmpty)
            try await fixture.advance(by: .seconds(120))
            #expect(ways.messages.count == 4 && receipts(fixture) == ["n1 webhook failed 4 fallback_failed http_503"])
        }
    }

    @Test("PRIV-09 DISP-32 A user who is erased while a mail is on its way leaves no receipt")
    func erasedMeanwhile() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id == "n1" { await answer.pass() }
                return attempt
            })
        do {
            try await fixture.put(.smtp, ["host": "mail.example.com", "from": "push@example.com"])
            try await send(Self.message("n1"), in: fixture)
            try await fixture.until("the mail leaves") { ways.messages.count == 1 }
            let data = DispatcherV1.UserData.Client(
                InProcessChannel(services: [fixture.components.userData], principal: Principal(service: "registry")))
            let erased = try await data.eraseUser(.init(tenant: TestPushes.tenant, userId: "mia"))
            #expect(erased.erased["person_messages"] == 1, "\(erased) \(ways.messages)")
            answer.open()
            try await send(Self.message("n2", user: "bob"), in: fixture)
            try await fixture.advance(by: .seconds(2))
            #expect(receipts(fixture).filter { $0.hasPrefix("n1") }.isEmpty && !receipts(fixture).isEmpty, "\(receipts(fixture))")
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("DISP-30 DISP-32 The ledger hears once of each device whose push an outage holds back, and of none of a test push")
    func outage() async throws {
        try await with { fixture, _ in
            let push = TestPushes.push("p1", devices: ["dev_1", "dev_2"])
            var test = TestPushes.push("p2")
            test.test = true
            try await fixture.components.outageReports.report([push, test], at: fixture.clock.now)
            try await fixture.advance(by: .seconds(2))
            let reports = fixture.peers.outageReports
            #expect(reports.map(\.pushDeviceId).sorted() == ["dev_1", "dev_2"])
            #expect(reports.allSatisfy { $0.status == .queued && $0.failureReason == "provider_outage" && $0.notificationId == push.notificationId })
        }
    }

    @Test("SIM-01 DISP-32 The simulated mail server takes the mail of a dispatcher over TLS, and refuses by the script")
    func mail() async throws {
        let fixture = try await DispatcherFixture.start(settings: ["fallback_channel": "smtp"], credentials: false)
        do {
            let port = try #require(fixture.simulator.smtpAddress.split(separator: ":").last)
            try await fixture.put(.smtp, ["host": "127.0.0.1", "port": String(port), "security": "tls", "from": "push@example.com"])
            try await fixture.fault("smtp", status: 451, times: 1)
            try await send(Self.message("n1"), in: fixture)
            try await fixture.advance(by: .seconds(62))
            let mails = try await fixture.requests("smtp")
            #expect(mails.map(\.token) == ["mia@example.com", "mia@example.com"] && mails.map(\.status) == [451, 250])
            #expect(mails.last?.notificationId == "n1" && mails.last?.headers["mail-from"] == "push@example.com")
            #expect(receipts(fixture) == ["n1 email sent 2"])
            #expect(try await fixture.statistics().violations.isEmpty)
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    @Test("SIM-01 SEC-09 The simulated host takes a webhook whose signature fits, and refuses another secret's")
    func simulatedWebhook() async throws {
        let fixture = try await DispatcherFixture.start(settings: ["fallback_channel": "webhook"], credentials: false)
        do {
            func account(_ secret: String) -> CredentialFields {
                ["url": "https://\(fixture.simulator.fcmAddress)/webhook/0123456789abcdef", "secret": secret]
            }
            try await fixture.put(.webhook, account("0123456789abcdef"))
            try await send(Self.message("n1", user: "bob"), in: fixture)
            try await fixture.advance(by: .seconds(2))
            try await fixture.put(.webhook, account("fedcba9876543210"))
            try await send(Self.message("n2", user: "bob"), in: fixture)
            try await fixture.advance(by: .seconds(2))
            let posts = try await fixture.requests("webhook")
            #expect(posts.map { "\($0.token) \($0.notificationId) \($0.status)" } == ["bob n1 200", "bob n2 401"])
            #expect(receipts(fixture) == ["n1 webhook sent 1"])
            #expect(try await fixture.statistics().violations == ["webhook.signature": 1])
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }
}
