import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

/// A provider that the dispatcher's sources do not know: its own code, and a line in the list of adapters.
@Suite("A third provider")
struct ThirdProviderTests {
    private func withPigeons(
        settings: [String: PolicyValue] = [:], _ body: (DispatcherFixture, PigeonLoft) async throws -> Void
    ) async throws {
        let loft = PigeonLoft()
        try await PigeonAdapter.$loft.withValue(loft) {
            try await withFixture(settings: settings, providers: ProviderList.all + [PigeonAdapter.self]) { fixture in
                try await fixture.put(.pigeon, ["ring": "blue"])
                #expect(fixture.components.credentials.current(for: TestPushes.tenant, provider: .pigeon)?.fingerprint == "ring:blue")
                try await body(fixture, loft)
            }
        }
    }

    private func push(_ id: String, _ roofs: [String]) -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: roofs)
        for index in push.targets.indices {
            push.targets[index].device?.address?.type = .desktop
            push.targets[index].device?.address?.envelope = Array(roofs[index].utf8)
        }
        return push
    }

    @Test("ARCH-13 Deliveries of a third provider leave together, as many as one request carries, without a network; others leave as ever")
    func together() async throws {
        try await withPigeons { fixture, loft in
            let roofs = (1...7).map { "roof\($0)" }
            let answer = try await fixture.enqueue([push("p1", roofs), TestPushes.push("p2", devices: ["dev_1", "fcm_1"])])
            #expect(answer.rejected.isEmpty)
            try await fixture.until("nine outcomes") { fixture.peers.outcomes.count == 9 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent })
            #expect(loft.flown.map(\.count) == [3, 3, 1])
            #expect(loft.flown.flatMap { $0 } == roofs.map { "\($0) Bob" })
            // Each delivery has its own attempt, and the id that its own line of the answer names.
            let ours = fixture.peers.outcomes(of: "p1")
            #expect(ours.allSatisfy { $0.provider == "pigeon" && $0.providerMessageId == $0.pushDeviceId && $0.attemptNumber == 1 })
            #expect(Set(ours.map(\.attemptId)).count == 7)
            let status = try await fixture.status()
            #expect(status.sentByProvider == ["apns": 1, "fcm": 1, "pigeon": 7])
            #expect(status.leased == 0 && status.queued == 0 && status.lanes.contains { $0.lane.hasPrefix("pigeon loft cred_") })
        }
    }

    @Test("T29 Each delivery of a request has its own verdict: a dead address is retired, a throttled one waits by its provider's curve")
    func apart() async throws {
        try await withPigeons { fixture, loft in
            loft.answer { _ in (0, ["ok 1", "gone", "busy"]) }
            try await fixture.enqueue([push("p1", ["roof1", "roof2", "roof3"])])
            try await fixture.until("three outcomes") { fixture.peers.outcomes.count == 3 }
            let first = Dictionary(uniqueKeysWithValues: fixture.peers.outcomes.map { ($0.pushDeviceId, $0) })
            #expect(first["roof1"]?.status == .sent)
            #expect(first["roof2"]?.status == .failed && first["roof2"]?.failureReason == "device_gone")
            #expect(first["roof3"]?.status == .queued && first["roof3"]?.providerCode == "resting")
            try await fixture.until("a report") { fixture.peers.reports.contains { $0.verdict == .dead } }
            #expect(fixture.peers.reports.filter { $0.verdict == .dead }.map(\.pushDeviceId) == ["roof2"])
            try await fixture.advance(by: .seconds(19))
            #expect(loft.flown.count == 1)
            try await fixture.advance(by: .seconds(1))
            #expect(loft.flown == [["roof1 Bob", "roof2 Bob", "roof3 Bob"], ["roof3 Bob"]])
            #expect(fixture.peers.statuses()["roof3"] == .sent)
        }
    }

    @Test("T29 An answer without a verdict for each delivery makes them unknown, none failed; one about the request counts for all")
    func whole() async throws {
        try await withPigeons { fixture, loft in
            loft.answer({ _ in (0, ["ok 1"]) }, { _ in (9, []) })
            try await fixture.enqueue([push("p1", ["roof1", "roof2"])])
            try await fixture.until("two outcomes") { fixture.peers.outcomes.count == 2 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .queued && $0.providerCode == "unreadable_answer" })
            try await fixture.advance(by: .seconds(1))
            #expect(fixture.peers.outcomes.suffix(2).allSatisfy { $0.status == .queued && $0.providerCode == "storm" })
            try await fixture.advance(by: .seconds(39))
            #expect(loft.flown.count == 2)
            try await fixture.advance(by: .seconds(1))
            #expect(loft.flown.map(\.count) == [2, 2, 2])
            #expect(fixture.peers.statuses() == ["roof1": .sent, "roof2": .sent])
        }
    }

    @Test("T29 A delivery that cannot be composed fails alone; the others of its request leave")
    func malformed() async throws {
        try await withPigeons { fixture, loft in
            try await fixture.enqueue([push("p1", ["roof1", "nowhere", "roof3", "roof4"])])
            try await fixture.until("four outcomes") { fixture.peers.outcomes.count == 4 }
            #expect(loft.flown.map(\.count) == [3])
            #expect(fixture.peers.statuses() == ["roof1": .sent, "nowhere": .failed, "roof3": .sent, "roof4": .sent])
            #expect(fixture.peers.outcomes.first { $0.pushDeviceId == "nowhere" }?.failureReason == "invalid_token_format")
        }
    }

    @Test("DISP-33 A credential of a third provider is stored sealed, read after a restart, and refused by the name of its field")
    func credential() async throws {
        try await withPigeons { fixture, _ in
            let credentials = fixture.components.credentials
            let again = try await CredentialStore(store: fixture.store, keyRing: credentials.keyRing, adapters: fixture.components.adapters)
            #expect(again.current(for: TestPushes.tenant, provider: .pigeon)?.fingerprint == "ring:blue")
            let error = await #expect(throws: CredentialError.self) {
                try await credentials.put(CredentialDraft(provider: .pigeon, fields: [:]), of: TestPushes.tenant, now: TestPushes.start)
            }
            #expect(error?.field == "ring")
        }
    }
}
