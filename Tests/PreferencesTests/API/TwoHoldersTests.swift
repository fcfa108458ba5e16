import CarillonAPI
import RPC
import ServiceKit
import Synchronization
import Testing

@testable import PreferencesService

@Suite("ARCH-09 Two processes keep answers of preferences", .serialized)
struct TwoHoldersTests {
    @Test("ARCH-09 PREF-06 both keep a yes; when a no has been answered neither uses it, time after time")
    func noAfterNo() async throws {
        try await WatchedPreferences.run { world in
            try await world.withHolders("one", "two") { holders in
                for round in 0..<25 {
                    for holder in holders { #expect(try await holder.ask().pushEnabled) }
                    let calls = world.calls.count
                    for holder in holders { #expect(try await holder.ask().pushEnabled) }
                    #expect(world.calls.count == calls, "kept answers are not asked again")
                    try await world.setPush(false)
                    // At once, at the same time: nothing may have to arrive first.
                    async let one = holders[0].ask()
                    async let two = holders[1].ask()
                    #expect(try await !one.pushEnabled, "round \(round)")
                    #expect(try await !two.pushEnabled, "round \(round)")
                    try await world.setPush(true)
                }
            }
        }
    }

    @Test("ARCH-09 mutes, switched types, erased and imported users: each write counts, whoever makes it")
    func everyWrite() async throws {
        try await WatchedPreferences.run { world in
            let tenant = PreferencesFixture.tenant
            try await world.withHolders("one", "two") { holders in
                func both(_ check: (PreferencesV1.SendAnswer) -> Bool) async throws -> Bool {
                    for holder in holders where !check(try await holder.ask(channel: "ch_general")) { return false }
                    return true
                }
                #expect(try await both { !$0.channelMuted && $0.typeId == "mention" })
                _ = try await world.client.muteChannel(.init(tenant: tenant, userId: "ann", channelId: "ch_general", muted: true))
                #expect(try await both(\.channelMuted))
                _ = try await world.client.updatePreferences(
                    .init(tenant: tenant, userId: "ann", notifications: [.init(typeId: "mention", push: false)]))
                #expect(try await both { $0.typeId.isEmpty })
                let exported = try await world.client.exportPreferences(.init(tenant: tenant, userId: "ann")) { responses in
                    var users: [PreferencesV1.StoredUser] = []
                    for try await response in responses { users += response.users }
                    return users
                }
                _ = try await world.client.eraseUser(.init(tenant: tenant, userId: "ann"))
                #expect(try await both { !$0.channelMuted && $0.typeId == "mention" && $0.version == 0 })
                var imported = try #require(exported.first)
                imported.userId = "ben"
                #expect(try await holders[0].ask("ben").typeId == "mention")
                _ = try await world.client.importPreferences(.init(tenant: tenant, users: [imported]))
                #expect(try await holders[0].ask("ben").typeId.isEmpty)
            }
        }
    }

    @Test("ARCH-09 an answer is kept no longer than a mute lasts, or until quiet hours begin or end")
    func time() async throws {
        try await WatchedPreferences.run(overrides: ["preference_cache_ttl_seconds": .int(600)]) { world in
            let (tenant, clock) = (PreferencesFixture.tenant, world.fixture.clock)
            _ = try await world.client.muteChannel(
                .init(tenant: tenant, userId: "ann", channelId: "ch_general", muted: true, duration: "15m"))
            try await world.withHolders("one") { holders in
                /// Whether the channel is muted, and whether that had to be asked.
                func muted() async throws -> (Bool, wasAsked: Bool) {
                    let calls = world.calls.count
                    return (try await holders[0].ask(channel: "ch_general").channelMuted, world.calls.count > calls)
                }
                #expect(try await muted() == (true, wasAsked: true))
                clock.advance(by: .seconds(599))
                #expect(try await muted() == (true, wasAsked: false))
                clock.advance(by: .seconds(1))
                #expect(try await muted() == (true, wasAsked: true), "preference_cache_ttl_seconds is over")
                clock.advance(by: .seconds(299))
                #expect(try await muted() == (true, wasAsked: false))
                clock.advance(by: .seconds(1))
                #expect(try await muted() == (false, wasAsked: true), "the mute is over")

                // It is 02:55 UTC: quiet hours begin in a minute and last for two.
                let start = String((clock.now + .seconds(60)).rfc3339.dropFirst(11).prefix(5))
                let end = String((clock.now + .seconds(180)).rfc3339.dropFirst(11).prefix(5))
                _ = try await world.client.updatePreferences(
                    .init(tenant: tenant, userId: "ann", quietHours: .init(enabled: true, start: start, end: end, timezone: "UTC")))
                #expect(try await !holders[0].ask().quietHoursActive)
                clock.advance(by: .seconds(60))
                #expect(try await holders[0].ask().quietHoursActive)
                let asked = world.calls.count
                #expect(try await holders[0].ask().quietHoursActive)
                #expect(world.calls.count == asked)
                clock.advance(by: .seconds(120))
                #expect(try await !holders[0].ask().quietHoursActive)
            }
        }
    }

    @Test("ARCH-08 ARCH-09 an answer counts under the policy it was made with alone, whoever hears of a new one first")
    func policy() async throws {
        try await WatchedPreferences.run { world in
            try await world.withHolders("one") { holders in
                _ = try await holders[0].ask()
                let calls = world.calls.count
                // This process knows the next version already: what it keeps is void, and what preferences say is not kept.
                for _ in 0..<3 { _ = try await holders[0].ask(version: 2) }
                #expect(world.calls.count == calls + 3)
                _ = try await holders[0].ask()
                #expect(world.calls.count == calls + 3, "under the old version it is right still")
            }
        }
    }

    @Test("ARCH-09 a holder that is cut off delays a no by the lease at most, uses no old value afterwards, and comes back")
    func cutOff() async throws {
        try await WatchedPreferences.run { world in
            let wire = try await Wire(to: world.port)
            try await world.withHolders("near") { near in
                try await world.withHolders("far", through: wire.port) { far in
                    #expect(try await near[0].ask().pushEnabled)
                    #expect(try await far[0].ask().pushEnabled)
                    wire.cutOff()
                    let used = Used()
                    let asking = Task {
                        // What it keeps it uses; what it must ask for never comes.
                        while !Task.isCancelled, far[0].cache.isUsable {
                            if try await far[0].ask().pushEnabled { used.last.withLock { $0 = .now } }
                            try await Task.sleep(for: .milliseconds(2))
                        }
                    }
                    let start = ContinuousClock.now
                    try await world.setPush(false)
                    let answered = ContinuousClock.now
                    #expect(!far[0].cache.isUsable)
                    #expect(try await !near[0].ask().pushEnabled)
                    #expect(answered - start < .seconds(2) + .milliseconds(900), "took \(answered - start)")
                    #expect(answered - start > .milliseconds(1_000), "the far one could have used it: took \(answered - start)")
                    _ = try? await asking.value
                    let last = try #require(used.last.withLock { $0 })
                    #expect(last < answered)
                    #expect(last > start, "the cut-off holder did use what it kept while nobody had been told otherwise")
                    // From now on nobody waits for it.
                    let again = ContinuousClock.now
                    try await world.setPush(true)
                    try await world.setPush(false)
                    #expect(ContinuousClock.now - again < .milliseconds(900))
                    wire.mend()
                    try await far[0].isReady()
                    #expect(try await !far[0].ask().pushEnabled)
                    try await world.setPush(true)
                    #expect(try await far[0].ask().pushEnabled)
                }
            }
            await wire.close()
        }
    }

    private final class Used: Sendable {
        let last = Mutex<ContinuousClock.Instant?>(nil)
    }

    @Test("ARCH-09 an answer that a no overtook on its way back is not kept")
    func race() async throws {
        try await WatchedPreferences.run { world in
            try await world.withHolders("one") { holders in
                world.calls.hold()
                async let old = holders[0].ask()
                while world.calls.heldCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
                try await world.setPush(false)
                world.calls.release()
                #expect(try await old.pushEnabled, "it was read before the no")
                #expect(try await !holders[0].ask().pushEnabled)
            }
        }
    }

    @Test("ARCH-09 a holder that says good-bye delays nothing, and one that comes after a restart is waited for from the start")
    func goodbye() async throws {
        try await WatchedPreferences.run { world in
            try await world.withHolders("one", "two") { holders in
                #expect(try await holders[0].ask().pushEnabled)
                #expect(try await holders[1].ask().pushEnabled)
                await holders[1].stop()
                let start = ContinuousClock.now
                try await world.setPush(false)
                #expect(ContinuousClock.now - start < .milliseconds(900))
                #expect(try await !holders[0].ask().pushEnabled)
            }
            // A process that starts cannot know who keeps answers of its earlier life.
            let feed = try await ChangeFeed(
                of: world.fixture.store, tables: [], name: "again", metrics: MetricsRegistry(), logger: WatchedPreferences.quiet)
            let restarted = ContinuousClock.now
            await withCheckedContinuation { continuation in feed.committed(.init()) { continuation.resume() } }
            #expect(ContinuousClock.now - restarted > .milliseconds(1_500))
        }
    }
}
