import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("The cache of send checks")
struct ChoiceCacheTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    private static let tenant = PreferencesFixture.tenant

    private func check(
        _ client: PreferencesV1.Preferences.Client, _ user: String, _ type: String = "mention", channel: String = ""
    ) async throws -> PreferencesV1.SendAnswer {
        let question = PreferencesV1.SendQuestion(userId: user, typeIds: [type], channelId: channel)
        return try await client.checkSend(.init(tenant: PreferencesFixture.tenant, questions: [question])).answers[0]
    }

    @Test("ARCH-09 PREF-06 after an acknowledged change all caches answer with it, whichever call made the change")
    func invalidation() async throws {
        let holders = [fixture.preferences, try fixture.another(ChoiceCache())]
        let tenant = PreferencesFixture.tenant
        func expect(_ expected: (PreferencesV1.SendAnswer) -> Bool, channel: String = "", _ what: Comment) async throws {
            for holder in holders { #expect(expected(try await check(holder, "ann", channel: channel)), what) }
        }
        // Users without rows are cached, too.
        try await expect({ $0.typeId == "mention" && $0.version == 0 }, "no document")
        try await fixture.update("ann") { $0.pushEnabled = false }
        try await expect({ $0.typeId == "" && !$0.pushEnabled && $0.version == 2 }, "a first choice")
        try await fixture.update("ann") { $0.pushEnabled = true }
        try await expect({ $0.typeId == "mention" && $0.version == 3 }, "a change")
        try await fixture.mute("ann", "ch_1")
        try await expect({ $0.channelMuted && $0.version == 4 }, channel: "ch_1", "a mute")
        try await expect({ !$0.channelMuted }, channel: "ch_2", "another channel")
        _ = try await fixture.preferences.updateChannelSettings(.init(tenant: tenant, userId: "ann", channelId: "ch_3", notifyAll: true))
        for holder in holders {
            #expect(try await check(holder, "ann", "channel_message", channel: "ch_3").typeId == "channel_message")
            #expect(try await check(holder, "ann", "channel_message", channel: "ch_1").typeId == "")
        }
        let imported = try await fixture.preferences.importPreferences(
            .init(tenant: tenant, users: [.init(userId: "ann", pushEnabled: false, emailEnabled: true)]))
        #expect(imported.imported == 1)
        try await expect({ !$0.pushEnabled && !$0.channelMuted }, channel: "ch_1", "an import")
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "ann"))
        try await expect({ $0.pushEnabled && $0.version == 0 }, "an erasure")
    }

    @Test("ARCH-09 a change that is rolled back, and a change of another user, do not invalidate a cached user")
    func unrelated() async throws {
        let cache = ChoiceCache()
        let holder = try fixture.another(cache)
        _ = try await check(holder, "ann")
        try await fixture.update("bob") { $0.pushEnabled = false }
        struct Undone: Error {}
        await #expect(throws: Undone.self) {
            try await fixture.store.write { database in
                try DocumentTable.save(PreferenceDocument(pushEnabled: false), of: UserKey("ann", of: Self.tenant), database)
                throw Undone()
            }
        }
        #expect(cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0)).known[0] != nil)
        #expect(try await check(holder, "ann").pushEnabled)
    }

    @Test("ARCH-09 a cached user is valid for preference_cache_ttl_seconds")
    func age() async throws {
        let fixture = try await PreferencesFixture(overrides: ["preference_cache_ttl_seconds": .int(600)])
        /// Whether an answer reads the store.
        func isRead() async throws -> Bool {
            let misses = fixture.service.lookups.misses.value
            _ = try await check(fixture.preferences, "ann")
            return fixture.service.lookups.misses.value > misses
        }
        #expect(try await isRead())
        fixture.clock.advance(by: .seconds(599))
        #expect(try await !isRead())
        fixture.clock.advance(by: .seconds(1))
        #expect(try await isRead())
    }

    @Test("ARCH-09 rows that were read before a commit and come after it are not cached")
    func lateReader() async throws {
        let cache = ChoiceCache()
        try cache.watch(fixture.store)
        let now = fixture.clock.now
        func read(_ users: Set<String>) async throws -> [String: UserChoices] {
            try await fixture.store.read {
                try UserChoices.read(users, tenant: Self.tenant, sharing: cache.sets, at: now, $0)
            }
        }
        for change in ["first", "update", "erase"] {
            let commit = cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0)).commit
            let stale = try await read(["ann"])
            if change == "erase" {
                _ = try await fixture.userData.eraseUser(.init(tenant: PreferencesFixture.tenant, userId: "ann"))
            } else {
                try await fixture.update("ann") { $0.pushEnabled = change == "update" }
            }
            cache.keep(stale, tenant: Self.tenant, readAfter: commit)
            #expect(cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0)).known[0] == nil, "\(change)")
            let later = cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0)).commit
            cache.keep(try await read(["ann"]), tenant: Self.tenant, readAfter: later)
            #expect(cache.find(["ann"], tenant: Self.tenant, since: Instant(milliseconds: 0)).known[0] != nil, "\(change)")
        }
    }

    @Test("ARCH-09 the cache has a limit of users")
    func bounds() async throws {
        let cache = ChoiceCache(limit: 100)
        let holder = try fixture.another(cache)
        let questions = (0..<1_000).map { PreferencesV1.SendQuestion(userId: "usr_\($0)", typeIds: ["mention"]) }
        let answers = try await holder.checkSend(.init(tenant: PreferencesFixture.tenant, questions: questions)).answers
        #expect(answers.allSatisfy { $0.typeId == "mention" })
        #expect((50...100).contains(cache.count))
        let readAt = fixture.clock.now
        _ = try await check(holder, "ann")
        #expect(cache.find(["ann"], tenant: Self.tenant, since: readAt - .milliseconds(1)).known[0] != nil)
        #expect(cache.find(["ann"], tenant: Self.tenant, since: readAt).known[0] == nil)
    }

    @Test("ARCH-09 the memory limit is 256 MiB: 500,000 users without choices, or 280,000 with quiet hours and a few switches")
    func memory() async throws {
        #expect(ChoiceCache.mostBytes == 268_435_456)
        try await fixture.update("ann") {
            $0.quietHours = .init(enabled: true, start: "22:00", end: "07:00", timezone: "Europe/Berlin")
            $0.categories = [.init(categoryId: "mentions", enabled: true)]
        }
        let read = try await fixture.store.read { [now = fixture.clock.now] in
            try UserChoices.read(["ann", "bob"], tenant: Self.tenant, sharing: ChoiceSets(), at: now, $0)
        }
        let (chooser, other) = (try #require(read["ann"]?.bytes), try #require(read["bob"]?.bytes))
        #expect(other * ChoiceCache.mostUsers <= ChoiceCache.mostBytes)
        #expect((260_000...300_000).contains(ChoiceCache.mostBytes / chooser), "\(chooser) bytes")
    }

    @Test("Channels of users with many settings are read one by one")
    func manyChannels() async throws {
        let count = UserChoices.mostChannels + 1
        for index in 0..<count { try await fixture.mute("ann", "ch_\(index)") }
        for index in 0..<count - 1 { try await fixture.mute("bob", "ch_\(index)") }
        for _ in 0..<2 {
            for user in ["ann", "bob"] {
                #expect(try await check(fixture.preferences, user, channel: "ch_3").channelMuted)
                #expect(try await check(fixture.preferences, user, channel: "ch_none").channelMuted == false)
                #expect(try await check(fixture.preferences, user).channelMuted == false)
            }
        }
        try await fixture.mute("ann", "ch_3", false)
        #expect(try await check(fixture.preferences, "ann", channel: "ch_3").channelMuted == false)
    }
}
