import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Send checks")
struct SendCheckTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    @Test("PREF-03 EVAL-14 the first enabled candidate is chosen; none when none is enabled")
    func candidates() async throws {
        #expect(try await fixture.check("usr_1", "mention", "thread_reply").typeId == "mention")
        try await fixture.update("usr_1") { $0.categories = [.init(categoryId: "mentions", enabled: false)] }
        #expect(try await fixture.check("usr_1", "mention", "thread_reply").typeId == "thread_reply")
        try await fixture.update("usr_1") { $0.notifications = [.init(typeId: "thread_reply", push: false)] }
        let none = try await fixture.check("usr_1", "mention", "thread_reply", "reaction")
        #expect(none.typeId == "" && none.pushEnabled)
        // E-mail has its own switch.
        #expect(none.emailEnabled)
    }

    @Test("PREF-03 the master switch beats everything, also notify_all")
    func master() async throws {
        _ = try await fixture.preferences.updateChannelSettings(
            .init(tenant: PreferencesFixture.tenant, userId: "usr_1", channelId: "ch_alerts", notifyAll: true))
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        let answer = try await fixture.check("usr_1", "channel_message", channel: "ch_alerts")
        #expect(answer.typeId == "" && !answer.pushEnabled)
    }

    @Test("ACC-036 notify_all switches channel_message on in its channel alone")
    func notifyAll() async throws {
        let response = try await fixture.preferences.updateChannelSettings(
            .init(tenant: PreferencesFixture.tenant, userId: "usr_1", channelId: "ch_alerts", notifyAll: true))
        #expect(response.setting?.notifyAll == true && response.version == 2)
        #expect(try await fixture.check("usr_1", "channel_message", channel: "ch_alerts").typeId == "channel_message")
        #expect(try await fixture.check("usr_1", "channel_message", channel: "ch_other").typeId == "")
        #expect(try await fixture.check("usr_2", "channel_message", channel: "ch_alerts").typeId == "")
        #expect(try await fixture.check("usr_1", "reaction", channel: "ch_alerts").typeId == "")
    }

    @Test("PREF-12 EVAL-49 A question that asks for it is told the digest time that the user chose")
    func digestTime() async throws {
        try await fixture.update("usr_1") { $0.digestTime = ["admin_notice": "18:05"] }
        func time(_ user: String, asks: Bool = true) async throws -> String? {
            let question = PreferencesV1.SendQuestion(userId: user, typeIds: ["admin_notice"], asksDigestTime: asks)
            let questions = [PreferencesV1.SendQuestion(userId: user, typeIds: ["admin_notice"], asksDigestTime: !asks), question]
            return try await fixture.preferences.checkSend(.init(tenant: PreferencesFixture.tenant, questions: questions)).answers.last?.digestTime
        }
        #expect(try await time("usr_1") == "18:05")
        #expect(try await time("usr_2") == "")
        #expect(try await time("usr_1", asks: false) == "")
    }

    @Test("ACC-035 PREF-07 a mute with a duration expires")
    func mute() async throws {
        try await fixture.mute("usr_1", "ch_general", duration: "1h")
        fixture.clock.advance(by: .seconds(600))
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_general").channelMuted)
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_other").channelMuted == false)
        let muted = try #require(try await fixture.document("usr_1").channelSettings.first)
        #expect(muted.muted && muted.mutedUntilMs == fixture.clock.now.milliseconds + 3_000_000)
        fixture.clock.advance(by: .seconds(3_000))
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_general").channelMuted == false)
        let ended = try #require(try await fixture.document("usr_1").channelSettings.first)
        #expect(!ended.muted && ended.mutedUntilMs == nil)
    }

    @Test("GW-04 a mute repeated with its idempotency key keeps its end")
    func muteOnce() async throws {
        let first = try await fixture.mute("usr_1", "ch_general", duration: "1h", key: "k")
        fixture.clock.advance(by: .seconds(1_800))
        #expect(try await fixture.mute("usr_1", "ch_general", duration: "1h", key: "k") == first)
        #expect(await reason { try await fixture.mute("usr_1", "ch_general", duration: "2h", key: "k") } == "idempotency_mismatch")
        fixture.clock.advance(by: .seconds(1_800))
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_general").channelMuted == false)
    }

    @Test("PREF-07 a mute without duration lasts until it is lifted; a duration with muted=false is ignored")
    func muteForGood() async throws {
        try await fixture.mute("usr_1", "ch_general")
        fixture.clock.advance(by: .seconds(365 * 86_400))
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_general").channelMuted)
        try await fixture.mute("usr_1", "ch_general", false, duration: "nonsense")
        #expect(try await fixture.check("usr_1", "mention", channel: "ch_general").channelMuted == false)
    }

    @Test("PREF-07 only members may mute a channel")
    func nonMember() async throws {
        #expect(await reason { try await fixture.mute("usr_1", "ch_secret") } == "forbidden")
        #expect(try await fixture.document("usr_1").channelSettings.isEmpty)
    }

    @Test("PREF-09 the zone is the document's, else the caller's, else the organization's; the answer says when it ends")
    func quietHours() async throws {
        let fixture = try await PreferencesFixture(organizationTimezone: "Europe/Berlin")
        // 23:00 in Los Angeles on 2 February is 07:00 UTC and 08:00 in Berlin on the 3rd.
        fixture.clock.set(try #require(Instant(rfc3339: "2026-02-03T07:00:00.000Z")))
        try await fixture.update("usr_1") { $0.quietHours = .init(enabled: true, start: "22:00", end: "08:00") }
        #expect(try await fixture.check("usr_1", "mention").quietHoursActive == false)
        let caller = try await fixture.check("usr_1", "mention", timezone: "America/Los_Angeles")
        #expect(caller.quietHoursActive && caller.allowCritical)
        #expect(caller.quietUntilMs == Instant(rfc3339: "2026-02-03T16:00:00.000Z")?.milliseconds)
        try await fixture.update("usr_1") {
            $0.quietHours = .init(timezone: "Asia/Tokyo", allowCritical: false)
        }
        let document = try await fixture.check("usr_1", "mention", timezone: "America/Los_Angeles")
        #expect(!document.quietHoursActive && !document.allowCritical)
    }

    @Test("PREF-09 quiet hours that the app does not support are never active")
    func unsupported() async throws {
        let fixture = try await PreferencesFixture(
            overrides: ["quiet_hours_supported": false, "quiet_hours_default": ["enabled": true, "start": "00:00", "end": "23:59"]])
        #expect(try await fixture.check("usr_1", "mention").quietHoursActive == false)
        let supported = try await PreferencesFixture(
            overrides: ["quiet_hours_default": ["enabled": true, "start": "00:00", "end": "23:59"]])
        #expect(try await supported.check("usr_1", "mention").quietHoursActive)
    }

    @Test("PREF-01 the sound of a type: the user's, else the app's, else the default")
    func sounds() async throws {
        #expect(try await fixture.check("usr_1", "thread_reply").sound == "subtle")
        try await fixture.update("usr_1") { $0.sound = ["thread": "ping"] }
        #expect(try await fixture.check("usr_1", "thread_reply").sound == "ping")
        #expect(try await fixture.check("usr_1", "security_alert").sound == "default")
    }

    @Test("ARCH-08 PREF-01 a type's own default sound comes before the app's, and after what the user chose")
    func ownSound() async throws {
        let fixture = try await PreferencesFixture { catalogue in
            for index in catalogue.types.indices where catalogue.types[index].typeId == "security_alert" {
                catalogue.types[index].policyOverrides = ["default_sound": #""siren""#]
            }
        }
        #expect(try await fixture.check("usr_1", "security_alert").sound == "siren")
        #expect(try await fixture.check("usr_1", "admin_notice").sound == "default")
        try await fixture.update("usr_1") { $0.sound = ["system": "ping"] }
        #expect(try await fixture.check("usr_1", "security_alert").sound == "ping")
    }

    @Test("PREF-06 the answer carries the version, 0 for a user who never changed anything")
    func versions() async throws {
        #expect(try await fixture.check("usr_1", "mention").version == 0)
        try await fixture.update("usr_1") { $0.emailEnabled = false }
        #expect(try await fixture.check("usr_1", "mention").version == 2)
        try await fixture.mute("usr_1", "ch")
        #expect(try await fixture.check("usr_1", "mention").version == 3)
    }

    @Test("PREF-08 followers are the users who starred a channel or want all of its messages")
    func followers() async throws {
        func set(_ user: String, _ channel: String, _ notifyAll: Bool?, _ starred: Bool?) async throws {
            _ = try await fixture.preferences.updateChannelSettings(
                .init(tenant: PreferencesFixture.tenant, userId: user, channelId: channel, notifyAll: notifyAll, starred: starred))
        }
        try await set("ann", "ch_1", true, nil)
        try await set("bob", "ch_1", nil, true)
        try await set("cy", "ch_1", true, nil)
        try await set("cy", "ch_1", false, nil)
        try await set("ann", "ch_2", nil, true)
        try await fixture.mute("dan", "ch_1")
        let response = try await fixture.preferences.listChannelFollowers(
            .init(tenant: PreferencesFixture.tenant, channelIds: ["ch_1", "ch_none", "ch_2"]))
        #expect(response.channels.map(\.channelId) == ["ch_1", "ch_none", "ch_2"])
        #expect(response.channels.map { $0.userIds.sorted() } == [["ann", "bob"], [], ["ann"]])
    }

    @Test("PREF-08 ARCH-04 followers of a popular channel come in pages, by rising ids, each once")
    func followerPages() async throws {
        for index in 10..<35 {
            for channel in ["ch_1", "ch_2"] {
                _ = try await fixture.preferences.updateChannelSettings(
                    .init(tenant: PreferencesFixture.tenant, userId: "usr_\(index)", channelId: channel, starred: true))
            }
        }
        var request = PreferencesV1.ListChannelFollowersRequest(
            tenant: PreferencesFixture.tenant, channelIds: ["ch_none", "ch_1", "ch_2"], usersLimit: 30)
        let first = try await fixture.preferences.listChannelFollowers(request).channels
        #expect(first.map(\.incomplete) == [false, false, true])
        #expect(first.map(\.userIds.count) == [0, 25, 5])
        request = .init(tenant: PreferencesFixture.tenant, channelIds: ["ch_2"], usersLimit: 10)
        var seen: [String] = []
        while true {
            let page = try await fixture.preferences.listChannelFollowers(request).channels[0]
            #expect(page.userIds.count <= 10)
            seen += page.userIds
            guard page.incomplete, let last = page.userIds.last, seen.count < 100 else { break }
            request.usersAfter = last
        }
        #expect(seen == (10..<35).map { "usr_\($0)" })
        // Where the limit is at the end of a channel, the next channel is incomplete and empty.
        let even = try await fixture.preferences.listChannelFollowers(
            .init(tenant: PreferencesFixture.tenant, channelIds: ["ch_1", "ch_2"], usersLimit: 25)
        ).channels
        #expect(even.map(\.incomplete) == [false, true] && even[1].userIds == [])
    }

    @Test("A thousand questions are answered in their order, more are refused")
    func batch() async throws {
        try await fixture.mute("usr_500", "ch")
        let questions = (0..<1_000).map {
            PreferencesV1.SendQuestion(userId: "usr_\($0)", typeIds: ["mention"], channelId: "ch")
        }
        let answers = try await fixture.preferences.checkSend(.init(tenant: PreferencesFixture.tenant, questions: questions)).answers
        #expect(answers.count == 1_000 && answers.filter(\.channelMuted).count == 1 && answers[500].channelMuted)
        #expect(
            await reason {
                _ = try await fixture.preferences.checkSend(
                    .init(tenant: PreferencesFixture.tenant, questions: questions + [questions[0]]))
            } == "payload_too_large")
    }

    @Test("Ids with any allowed character are found")
    func oddIds() async throws {
        let ids = ["did:plc:a%3A1@example.org": "quote\"d", "a-b_c.d": "back\\slash", "1": "émoji🎵", "plain": "plain"]
        for (user, id) in ids { try await fixture.mute(user, "ch_\(id)") }
        for (user, id) in ids {
            #expect(try await fixture.check(user, "mention", channel: "ch_\(id)").channelMuted, "\(id)")
            #expect(try await fixture.check(user, "mention", channel: "ch_\(id)").version == 2)
        }
    }

    @Test(
        "The statements of the hot path use their indexes",
        arguments: [
            (UserChoices.choicesSQL, "d USING INDEX"), (UserChoices.singleChannelsSQL, "s USING PRIMARY KEY"),
            (UserChoices.channelsOfUsersSQL, "s USING PRIMARY KEY"),
            (ChannelSettingTable.followersSQL, "s USING COVERING INDEX channel_followers"),
        ])
    func plans(sql: String, expected: String) async throws {
        let plan = try await fixture.store.read { database in
            let arguments = Array(["[]", "", "", "", "1"].prefix(sql.filter { $0 == "?" }.count))
            return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: .init(arguments)).map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("SEARCH") && $0.contains(expected) }, "\(plan)")
    }
}
