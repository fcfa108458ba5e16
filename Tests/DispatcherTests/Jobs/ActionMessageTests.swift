import CarillonAPI
import OutboundMessages
import Providers
import RPC
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("EVAL-42 Actions of users, for the host")
struct ActionMessageTests {
    private typealias Ways = PersonMessageTests.Ways

    private static func message(_ id: String, target: String = "") -> DispatcherV1.PersonMessage {
        DispatcherV1.PersonMessage(
            tenant: TestPushes.tenant, messageId: id, kind: .action, userId: "mia", notificationId: "n1",
            action: .init(action: "REPLY", textInput: "On my way", pushId: "psh_1", callbackTarget: target))
    }

    /// Runs a body with a dispatcher whose app has no fallback channel.
    private func with(account: Bool = true, _ body: (DispatcherFixture, Ways) async throws -> Void) async throws {
        let ways = Ways()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("none")], credentials: false, sendToPerson: { ways.send($0, $1, $2) })
        do {
            if account { try await fixture.put(.webhook, ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"]) }
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

    @Test("EVAL-42 EVAL-41 An action is posted to the host's webhook, also without a fallback channel, once, and a callback to its own address")
    func once() async throws {
        try await with { fixture, ways in
            try await send(Self.message("a1"), Self.message("a1"), in: fixture)
            try await fixture.advance(by: .seconds(1))
            try await send(Self.message("a1"), Self.message("a2", target: "/approve"), in: fixture)
            try await fixture.advance(by: .seconds(7_200))
            #expect(ways.messages.map(\.id) == ["a1", "a2"])
            #expect(ways.urls == ["https://host.example.com/hook", "https://host.example.com/approve"])
            let first = try #require(ways.messages.first)
            #expect(first.kind == "action" && first.action?.action == "REPLY" && first.action?.textInput == "On my way" && first.email.isEmpty)
            // The ledger has the action from the device.
            #expect(fixture.peers.outcomes.isEmpty)
        }
    }

    @Test("ARCH-16 EVAL-42 A host that is away is asked six times more within an hour, then the action is dropped and counted, without a receipt")
    func away() async throws {
        try await with { fixture, ways in
            let away = MessageAttempt.retry(code: "http_503")
            ways.say(away, away, away, away, away, away, away, away)
            try await send(Self.message("a1"), in: fixture)
            try await fixture.advance(by: .seconds(4 * 3_600))
            let times = [0, 1, 6, 36, 156, 756, 3_576].map { Duration.seconds($0) }
            #expect(ways.times == times)
            #expect(fixture.peers.outcomes.isEmpty && fixture.records.all.isEmpty)
            #expect(fixture.logs.count("a webhook was not taken yet") == 6 && fixture.logs.count("a webhook was not taken") == 7)
            #expect(fixture.logs.count("a message to a person") == 0, "it is for a host")
        }
    }

    private func told(_ fixture: DispatcherFixture) -> [String] { fixture.peers.alerts.filter { $0.contains(" webhook_failed ") } }

    @Test("OBS-04 EVAL-42 A host that refuses a webhook is an alert of its app, once, without the address's path, and resolved when it takes one")
    func refusedByHost() async throws {
        try await with { fixture, ways in
            ways.say(.refused(code: "http_404"), .refused(code: "http_404"))
            try await send(Self.message("a1"), Self.message("a2"), in: fixture)
            try await fixture.until("both were refused") { ways.messages.count == 2 && !told(fixture).isEmpty }
            try await fixture.quiet()
            #expect(told(fixture) == ["firing webhook_failed actions to host.example.com"])
            try await send(Self.message("a3"), Self.message("a4"), in: fixture)
            try await fixture.until("both were taken") { ways.messages.count == 4 && told(fixture).count > 1 }
            try await fixture.quiet()
            #expect(told(fixture).count == 2 && told(fixture).last == "resolved webhook_failed actions to host.example.com")
        }
    }

    @Test("OBS-04 EVAL-41 A host that takes actions and refuses a callback is an alert of its callbacks until it takes one of them")
    func callback() async throws {
        try await with { fixture, ways in
            ways.say(.refused(code: "http_404"))
            try await send(Self.message("a1", target: "/approve"), in: fixture)
            try await fixture.until("it is told") { !told(fixture).isEmpty }
            try await send(Self.message("a2"), in: fixture)
            try await fixture.until("the action was taken") { told(fixture).count > 1 }
            try await fixture.quiet()
            #expect(told(fixture).filter { $0.contains("callbacks to host.example.com") } == ["firing webhook_failed callbacks to host.example.com"])
        }
    }

    @Test("OBS-04 EVAL-42 One short failure of a host is no alert; a second attempt that fails is one")
    func failsTwice() async throws {
        try await with { fixture, ways in
            ways.say(.retry(code: "http_503"))
            try await send(Self.message("a1"), in: fixture)
            try await fixture.advance(by: .seconds(60))
            #expect(ways.messages.count == 2 && !told(fixture).contains { $0.hasPrefix("firing") })
            ways.say(.retry(code: "http_503"), .retry(code: "http_503"))
            try await send(Self.message("a2"), in: fixture)
            try await fixture.advance(by: .seconds(3))
            #expect(told(fixture).filter { $0.hasPrefix("firing") }.count == 1)
        }
    }

    @Test("EVAL-42 An app without a webhook loses the action without a word: its host wants none")
    func noWebhook() async throws {
        try await with(account: false) { fixture, ways in
            try await send(Self.message("a1"), in: fixture)
            try await fixture.advance(by: .seconds(60))
            #expect(ways.messages.isEmpty && fixture.peers.outcomes.isEmpty)
            #expect(fixture.logs.count("a message to a person was not sent") == 0 && fixture.logs.count("a webhook was not taken") == 0)
        }
    }

    @Test("EVAL-42 An action without its name, or with an endless text, is refused by its field")
    func refused() async throws {
        try await with { fixture, _ in
            var nameless = Self.message("a1")
            nameless.action?.action = ""
            var endless = Self.message("a2")
            endless.action?.textInput = String(repeating: "a", count: 16_001)
            let rejected = try await send(nameless, endless, Self.message("a3"), in: fixture)
            #expect(rejected.map(\.field) == ["action.action", "action.text_input"] && rejected.map(\.index) == [0, 1])
        }
    }

    @Test("EVAL-42 DISP-32 Actions for a callback that is silent do not hold up the app's webhook, its alerts or another callback")
    func silentCallback() async throws {
        let (ways, answer) = (Ways(), Gate())
        answer.close()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("none")], credentials: false,
            sendToPerson: { message, channel, now in
                let attempt = ways.send(message, channel, now)
                if message.id.hasPrefix("dead") { await answer.pass() }
                return attempt
            })
        do {
            let account: CredentialFields = ["url": "https://host.example.com/hook", "secret": "0123456789abcdef", "alerts": "yes"]
            try await fixture.put(.webhook, account)
            func begun(_ prefix: String) -> Int { ways.messages.count { $0.id.hasPrefix(prefix) } }
            let known = "https://known.example.com/x"
            try await send(Self.message("first", target: known), in: fixture)
            try await fixture.until("the other callback answered") { begun("first") == 1 }
            try await fixture.quiet()
            for number in 0..<20 { try await send(Self.message("dead\(number)", target: "https://dead.example.com/x"), in: fixture) }
            try await fixture.until("an attempt") { begun("dead") > 0 }
            let alert = DispatcherV1.PersonMessage(
                tenant: TestPushes.tenant, messageId: "live-alert", kind: .alert, title: "[FIRING]", body: "90%", reason: "success_rate",
                way: .webhook)
            try await send(Self.message("live-reply"), Self.message("live-path", target: "/approve"), alert, in: fixture)
            try await send(Self.message("live-callback", target: known), in: fixture)
            try await fixture.until("the others are sent") { begun("live") == 4 }
            #expect(begun("dead") == 1)
            answer.open()
            try await fixture.until("all are sent") { begun("dead") == 20 }
        } catch {
            answer.open()
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
    }
}
