import CarillonAPI
import OutboundMessages
import Providers
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("OBS-07 Alerts and reports for operators")
struct OperatorMessageTests {
    private static let hook: CredentialFields = ["url": "https://ops.example.com/hook", "secret": "0123456789abcdef"]
    private static let smtp: CredentialFields = ["host": "mail.example.com", "from": "push@example.com"]

    private static func alert(
        _ id: String, _ way: DispatcherV1.PersonMessageWay, kind: DispatcherV1.PersonMessageKind = .alert
    ) -> DispatcherV1.PersonMessage {
        .init(tenant: TestPushes.tenant, messageId: id, kind: kind, title: "[FIRING] success_rate ios", body: "90%", reason: "success_rate", way: way)
    }

    /// Runs a body with a dispatcher whose app has no fallback channel.
    private func with(_ body: (DispatcherFixture, PersonMessageTests.Ways) async throws -> Void) async throws {
        let ways = PersonMessageTests.Ways()
        let fixture = try await DispatcherFixture.start(credentials: false, sendToPerson: { ways.send($0, $1, $2) })
        do {
            try await body(fixture, ways)
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }

    private func send(_ messages: DispatcherV1.PersonMessage..., in fixture: DispatcherFixture) async throws -> [CommonV1.ItemResult] {
        try await fixture.components.personMessages.sendPersonMessages(.init(messages: messages), context: DispatcherFixture.context).rejected
    }

    @Test("OBS-07 RCPT-21 An alert goes to alerts_to of the mail account and to the webhook with alerts=yes, whatever the fallback channel")
    func both() async throws {
        try await with { fixture, ways in
            try await fixture.put(.smtp, Self.smtp.merging(["alerts_to": "ops@example.com"]) { $1 })
            try await fixture.put(.webhook, Self.hook.merging(["alerts": "yes"]) { $1 })
            let rejected = try await send(
                Self.alert("a1", .email), Self.alert("a2", .webhook), Self.alert("r1", .email, kind: .report), in: fixture)
            #expect(rejected.isEmpty)
            try await fixture.advance(by: .seconds(1))
            let sent = ways.messages.map { "\($0.id) \($0.kind) \($0.email)" }.sorted()
            #expect(sent == ["a1 alert ops@example.com", "a2 alert ", "r1 report ops@example.com"])
            #expect(ways.channels.sorted() == ["email", "email", "webhook"])
        }
    }

    @Test("OBS-07 An app whose accounts name no operators sends nothing, and no line of the log says so for each alert")
    func unwanted() async throws {
        try await with { fixture, ways in
            try await fixture.put(.smtp, Self.smtp)
            try await fixture.put(.webhook, Self.hook)
            let rejected = try await send(Self.alert("a1", .email), Self.alert("a2", .webhook), in: fixture)
            try await fixture.advance(by: .seconds(3_600))
            #expect(rejected.isEmpty && ways.messages.isEmpty && fixture.logs.count("a message to a person was not sent") == 0)
        }
    }

    @Test("OBS-07 An alert without a way is refused, and a message to a user still needs the user")
    func invalid() async throws {
        try await with { fixture, _ in
            var unnamed = Self.alert("a2", .email)
            unnamed.kind = .consent
            let rejected = try await send(Self.alert("a1", .unspecified), unnamed, in: fixture)
            #expect(rejected.map(\.field) == ["way", "user_id"])
        }
    }

    @Test("OBS-07 DISP-33 alerts_to must be a mail address, and alerts yes or no; an address changes the fingerprint")
    func fields() throws {
        func refused(_ channel: any PeopleChannel.Type, _ fields: CredentialFields) -> String? {
            do {
                _ = try channel.account(fields, outbound: nil)
                return nil
            } catch {
                return error.field
            }
        }
        #expect(refused(SMTPChannel.self, Self.smtp.merging(["alerts_to": "nobody"]) { $1 }) == "alerts_to")
        #expect(refused(WebhookChannel.self, Self.hook.merging(["alerts": "maybe"]) { $1 }) == "alerts")
        let (plain, named) = (
            try SMTPChannel.account(Self.smtp, outbound: nil),
            try SMTPChannel.account(Self.smtp.merging(["alerts_to": "ops@example.com"]) { $1 }, outbound: nil)
        )
        #expect(plain.fingerprint != named.fingerprint && plain.alertsTo.isEmpty && named.alertsTo == "ops@example.com")
    }
}
