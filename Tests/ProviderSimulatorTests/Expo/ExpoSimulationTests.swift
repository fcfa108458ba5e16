import CarillonAPI
import HTTP2
import NIOCore
import ProviderSimulator
import Providers
import ServiceKit
import Testing

@Suite("The simulated Expo") struct ExpoSimulationTests {
    private func token(_ name: String) -> String { "ExponentPushToken[\(name)]" }

    private func verdicts(_ answer: SenderConnection.Response, of deliveries: Int, _ fixture: SimulatorFixture) -> AnswerVerdicts {
        ExpoResponse.interpret(
            ProviderAnswer(status: answer.status, headers: answer.headers, body: answer.body), of: deliveries, now: fixture.clock.now)
    }

    private func receipts(_ ids: [String], _ sender: SenderConnection, _ fixture: SimulatorFixture) async throws -> ReceiptAnswer {
        let answer = try await sender.send(ExpoRequest.receipts(of: ids, authority: fixture.providers.expoAddress, accessToken: ""))
        return ExpoResponse.interpretReceipts(
            ProviderAnswer(status: answer.status, headers: answer.headers, body: answer.body), now: fixture.clock.now)
    }

    @Test("SIM-01 DISP-18 DISP-19 a ticket for each message, a receipt for each ticket, no rule broken")
    func conforming() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectExpo()
        let answer = try await sender.send(fixture.expoRequest([token("a"), token("b")]))
        guard case .each(let tickets) = verdicts(answer, of: 2, fixture), tickets.count == 2 else { throw UnexpectedOutcome(answer.text) }
        let ids = tickets.compactMap { if case .accepted(let id) = $0 { id } else { nil } }
        #expect(Set(ids).count == 2)
        let both = ReceiptAnswer.verdicts([ids[0]: .accepted(messageID: ""), ids[1]: .accepted(messageID: "")])
        #expect(try await receipts(ids + ["unknown"], sender, fixture) == both)
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["expo": 1, "expo_receipts": 1] && statistics.violations.isEmpty && statistics.probes.isEmpty)
        // The request is found by each of its tokens, and shown without its compression.
        for name in ["a", "b"] {
            let seen = try #require(try await fixture.control.listRequests(.init(provider: "expo", token: token(name))).requests.first)
            #expect(seen.title == "Alice Smith" && seen.message == "Hey @bob" && seen.notificationId == "notif_1" && seen.body.first == 0x5B)
        }
        _ = try await sender.send(fixture.expoRequest([token("b"), token("c")]))
        #expect(try await fixture.control.statistics(.init()).duplicates == 1)
        fixture.clock.advance(by: .seconds(24 * 3_600))
        #expect(try await receipts(ids, sender, fixture) == .verdicts([:]), "receipts are kept for a day")
        await fixture.close()
    }

    @Test("SIM-01 what Expo limits is refused: 100 messages, one project, 600 a second, 1,000 ids")
    func limits() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectExpo()
        func code(_ tokens: [String]) async throws -> Int { try await sender.send(fixture.expoRequest(tokens)).status }
        #expect(try await code((1...101).map { token("t\($0)") }) == 400)
        let projects = try await sender.send(fixture.expoRequest([token("x.1"), token("y.1"), token("x.2")]))
        #expect(verdicts(projects, of: 3, fixture) == .divided([token("x.1"): 0, token("x.2"): 0, token("y.1"): 1]))
        for part in 0..<6 { #expect(try await code((1...100).map { token("p\(part)-\($0)") }) == 200) }
        #expect(try await code([token("late")]) == 429)
        fixture.clock.advance(by: .seconds(1))
        #expect(try await code([token("late")]) == 200)
        #expect(try await receipts((0...1_000).map { "id\($0)" }, sender, fixture) == .tooMany)
        let broken = try await fixture.control.statistics(.init()).violations
        #expect(broken == ["expo.too_many": 1, "expo.projects": 1, "expo.quota": 1, "expo_receipts.too_many_receipts": 1])
        await fixture.close()
    }

    @Test(
        "SIM-01 fields that Expo does not document, wrong values, and tokens of others are refused",
        arguments: [
            (#"[{"to":"ExponentPushToken[a]","titel":"x"}]"#, "unknown_field"), (#"[{"to":"ExponentPushToken[a]","badge":"5"}]"#, "type"),
            (#"[{"to":"ExponentPushToken[a]","priority":"HIGH"}]"#, "type"), (#"[{"to":"fcm-token"}]"#, "token"), (#"[{"title":"x"}]"#, "token"),
            (#"[{"to":"ExponentPushToken[a]","ttl":2419201}]"#, "type"), ("[]", "empty"), ("{}", "json"), ("", "json"),
        ])
    func refusals(body: String, rule: String) async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectExpo()
        var request = try fixture.expoRequest([token("a")])
        request.body = ByteBuffer(string: body)
        #expect(try await sender.send(request).status == 400)
        #expect(try await fixture.control.statistics(.init()).violations == ["expo.\(rule)": 1])
        await fixture.close()
    }

    @Test("SIM-02 DISP-20 scripted tickets and receipts are about one device, other faults about the request")
    func faults() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectExpo()
        _ = try await fixture.control.addFaults(
            .init(faults: [
                .init(provider: "expo", token: token("b"), status: 200, reason: "DeviceNotRegistered", times: 1),
                .init(provider: "expo", token: token("c"), status: 503, times: 1),
                .init(provider: "expo_receipts", token: token("a"), status: 200, reason: "missing", times: 1),
                .init(provider: "expo_receipts", token: token("a"), status: 200, reason: "InvalidCredentials", times: 1),
            ]))
        let answer = try await sender.send(fixture.expoRequest([token("a"), token("b")]))
        guard case .each(let tickets) = verdicts(answer, of: 2, fixture), case .accepted(let id)? = tickets.first, tickets.count == 2,
            case .rejected(let rejection) = tickets[1]
        else { throw UnexpectedOutcome(answer.text) }
        #expect(rejection.action == .retireAddress)
        #expect(try await sender.send(fixture.expoRequest([token("d"), token("c")])).status == 503)
        #expect(try await sender.send(fixture.expoRequest([token("d"), token("c")])).status == 200)
        #expect(try await receipts([id], sender, fixture) == .verdicts([:]))
        guard case .verdicts(let second) = try await receipts([id], sender, fixture), case .rejected(let refused)? = second[id] else {
            throw UnexpectedOutcome("no receipt")
        }
        #expect(refused.action == .pauseCredential && refused.raisesAlert)
        #expect(try await receipts([id], sender, fixture) == .verdicts([id: .accepted(messageID: "")]))
        await fixture.close()
    }
}
