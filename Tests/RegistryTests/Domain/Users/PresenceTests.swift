import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Presence of users")
struct PresenceTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func report(_ user: String, _ device: String, _ status: String = "online", channel: String? = nil) async throws {
        _ = try await fixture.registry.reportPresence(
            .init(tenant: tenant, userId: user, deviceId: device, status: .word(status), activeChannel: channel))
    }

    private func presence(_ user: String) async throws -> RegistryV1.Presence? {
        try await fixture.resolve(.init(userIds: [user])).users[user]?.presence
    }

    @Test("EVAL-18 the last twenty reporting devices of a user are kept")
    func presenceRows() async throws {
        try await report("ben", "phone", channel: "ch_ben")
        for number in 0..<60 {
            // Some in the same instant.
            if number.isMultiple(of: 3) { fixture.clock.advance(by: .milliseconds(1)) }
            try await report("ann", "device_\(99 - number)", channel: "ch_\(number)")
        }
        let kept = try await fixture.store.read {
            try $0.rows("SELECT user_id, active_channel FROM presence", []) { "\($0[0] as String) \($0[1] as String)" }
        }
        #expect(Set(kept) == Set((40..<60).map { "ann ch_\($0)" } + ["ben ch_ben"]))
        // Who reports again is not one more.
        try await report("ann", "device_40", "away")
        #expect(try await presence("ann")?.activeChannels.count == 19)
        #expect(try await presence("ben")?.activeChannels == ["ch_ben"])
    }

    @Test("EVAL-18 EVAL-19 a report counts until the TTL and the activity window end")
    func presenceAge() async throws {
        try await report("ann", "phone")
        let reported = fixture.clock.now.milliseconds
        fixture.clock.advance(by: .seconds(300))
        let idle = try await presence("ann")
        #expect(idle?.status == .offline && idle?.lastActivityAtMs == reported)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await presence("ann") == .init(status: .offline))
    }

    @Test("EVAL-18 a presence has at most twenty contexts in view")
    func presenceChannels() {
        let reports = (0..<1_000).map {
            PresenceReport(status: .online, activeChannel: "ch_\($0)", lastActivityAt: Instant(milliseconds: 1), reportedAt: Instant(milliseconds: 1))
        }
        #expect(PresenceMerge.merged(reports + reports, now: Instant(milliseconds: 1), ttlSeconds: 90).activeChannels == (0..<20).map { "ch_\($0)" })
    }
}
