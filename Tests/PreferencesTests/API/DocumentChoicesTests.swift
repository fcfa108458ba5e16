import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Choices of the document")
struct DocumentChoicesTests {
    let fixture: PreferencesFixture
    init() async throws {
        fixture = try await PreferencesFixture(overrides: [
            "user_device_scope_choices": ["policy", "all", "mobile_only"], "digest_default_time": "07:30",
        ])
    }

    @Test("PREF-01 PREF-11 PREF-12 PREF-20 every choice is stored and read back")
    func everything() async throws {
        let before = try await fixture.document("usr_1")
        #expect(before.deviceScope == .policy && before.deviceScopeChoices == [.policy, .all, .mobileOnly])
        #expect(before.digestTime.isEmpty && before.digestDefaultTime == "07:30" && !before.reduceMotion && before.vibration.isEmpty)
        let after = try await fixture.update("usr_1") {
            $0.deviceScope = .mobileOnly
            $0.digestTime = ["admin_notice": "18:05"]
            $0.vibration = [.init(categoryId: "mentions", milliseconds: [0, 250, 100, 250])]
            $0.reduceMotion = true
            $0.language = "de-CH"
            $0.promotionalOptIn = true
        }
        #expect(after.deviceScope == .mobileOnly && after.digestTime == ["admin_notice": "18:05"] && after.reduceMotion)
        #expect(after.vibration == [.init(categoryId: "mentions", milliseconds: [0, 250, 100, 250])])
        #expect(after.language == "de-CH" && after.promotionalOptIn && after.version == 2)
        #expect(try await fixture.document("usr_1") == after)
    }

    @Test("PREF-01 PREF-11 ARCH-16 a value beyond its limits is refused with its key")
    func limits() async throws {
        typealias Change = @Sendable (inout PreferencesV1.UpdatePreferencesRequest) -> Void
        func sounds(_ count: Int) -> [String: String] { Dictionary(uniqueKeysWithValues: (0..<count).map { ("key\($0)", "bell") }) }
        func vibration(_ milliseconds: [Int32]) -> [PreferencesV1.VibrationPattern] { [.init(categoryId: "mentions", milliseconds: milliseconds)] }
        let bomb = String(repeating: "\u{301}", count: 32)
        let (fiftyOne, tooMany) = (sounds(51), vibration(Array(repeating: 1, count: 21)))
        let (none, negative, long) = (vibration([]), vibration([-1]), vibration([10_001]))
        let cases: [(String, String, Change)] = [
            ("invalid_value", "device_scope", { $0.deviceScope = .desktopOnly }),
            ("invalid_value", "device_scope", { $0.deviceScope = .unspecified }),
            ("invalid_value", "sound", { $0.sound = fiftyOne }),
            ("invalid_value", "sound.dm", { $0.sound = ["dm": String(repeating: "x", count: 101)] }),
            ("invalid_value", "sound.dm", { $0.sound = ["dm": ""] }),
            ("invalid_value", "sound.", { $0.sound = ["": "bell"] }),
            // One visible character with many bytes.
            ("invalid_value", "sound.dm", { $0.sound = ["dm": "a" + String(repeating: "\u{301}", count: 50)] }),
            ("invalid_value", "sound.a" + bomb, { $0.sound = ["a" + bomb: "bell"] }),
            ("invalid_value", "sound.dm", { $0.sound = ["dm": "be\u{7}ll"] }),
            ("invalid_value", "sound.d\u{85}m", { $0.sound = ["d\u{85}m": "bell"] }),
            ("unknown_category", "vibration.sports", { $0.vibration = [.init(categoryId: "sports", milliseconds: [1])] }),
            ("invalid_value", "vibration.mentions", { $0.vibration = none }),
            ("invalid_value", "vibration.mentions", { $0.vibration = negative }),
            ("invalid_value", "vibration.mentions", { $0.vibration = long }),
            ("invalid_value", "vibration.mentions", { $0.vibration = tooMany }),
            ("unknown_type", "digest_time.poke", { $0.digestTime = ["poke": "08:00"] }),
            ("invalid_time", "digest_time.admin_notice", { $0.digestTime = ["admin_notice": "24:00"] }),
            ("invalid_value", "language", { $0.language = "de-" + String(repeating: "x", count: 33) }),
            ("invalid_value", "language", { $0.language = "klingon" }),
            ("invalid_value", "reset[1]", { $0.reset = ["language", "colour"] }),
            ("invalid_value", "reset[0]", { $0.reset = ["quiet_hours.colour"] }),
        ]
        for (reason, field, change) in cases {
            let error = await #expect(throws: RPCError.self) { try await fixture.update("usr_1", change) }
            #expect(error?.reason == reason && error?.field == field, "\(field): \(String(describing: error))")
        }
        #expect(try await fixture.document("usr_1").version == 1)
        // At most fifty in one update, and fifty in the document.
        let fifty = sounds(50)
        try await fixture.update("usr_1") { $0.sound = fifty }
        #expect(await reason { try await fixture.update("usr_1") { $0.sound = ["one_more": "bell"] } } == "invalid_value")
        #expect(try await fixture.update("usr_1") { $0.sound = ["key3": "ping"] }.sound["key3"] == "ping")
    }

    @Test("PREF-05 a choice that is reset follows the default again")
    func resets() async throws {
        let before = try await fixture.document("usr_1")
        try await fixture.update("usr_1") {
            $0.emailEnabled = false
            $0.promotionalOptIn = true
            $0.language = "fr"
            $0.deviceScope = .all
            $0.reduceMotion = true
            $0.notifications = [.init(typeId: "mention", push: false, email: false), .init(typeId: "reaction", push: true)]
            $0.categories = [.init(categoryId: "mentions", enabled: false), .init(categoryId: "reactions", enabled: true)]
            $0.quietHours = .init(
                enabled: true, start: "21:00", end: "06:00", timezone: "Asia/Tokyo", days: .init(daysOfWeek: [1]), allowCritical: false)
            $0.sound = ["dm": "bell", "thread": "ping"]
            $0.vibration = [.init(categoryId: "mentions", milliseconds: [1])]
            $0.digestTime = ["admin_notice": "18:05"]
        }
        let partly = try await fixture.update("usr_1") {
            $0.reset = ["notifications.mention.push", "categories.mentions", "quiet_hours.timezone", "quiet_hours.days_of_week", "sound.dm"]
        }
        #expect(partly.version == 3)
        #expect(partly.notifications.first { $0.typeId == "mention" } == .init(typeId: "mention", push: true, email: false))
        #expect(partly.notifications.first { $0.typeId == "reaction" }?.push == true)
        #expect(partly.categories.filter(\.enabled).map(\.categoryId).contains("mentions"))
        #expect(partly.quietHours?.timezone == "" && partly.quietHours?.daysOfWeek.count == 7 && partly.quietHours?.start == "21:00")
        #expect(partly.sound == ["dm": "default", "mention": "default", "thread": "ping"])
        var whole = try await fixture.update("usr_1") {
            $0.reset = [
                "email_enabled", "promotional_opt_in", "language", "device_scope", "reduce_motion", "notifications", "categories",
                "quiet_hours", "sound", "vibration", "digest_time",
            ]
        }
        #expect(whole.version == 4 && whole.defaultSource == .user && before.defaultSource == .profile)
        (whole.version, whole.updatedAtMs, whole.defaultSource) = (before.version, before.updatedAtMs, before.defaultSource)
        #expect(whole == before)
        // Of a choice that is reset and set in one update, the new value counts.
        let both = try await fixture.update("usr_1") {
            $0.reset = ["language"]
            $0.language = "it"
        }
        #expect(both.language == "it")
        #expect(try await fixture.update("usr_1") { $0.quietHours = .init(timezone: "") }.quietHours?.timezone == "")
    }

    @Test("PREF-05 the reset of a type whose id ends like a switch resets the type")
    func dottedTypes() async throws {
        let fixture = try await PreferencesFixture { catalogue in
            catalogue.types += ["deploy", "deploy.push"].map { id in
                RegistryV1.NotificationType(typeId: id, categoryId: "system", defaultPush: true, defaultEmail: true)
            }
        }
        try await fixture.update("usr_1") {
            $0.notifications = ["deploy", "deploy.push"].map { .init(typeId: $0, push: false, email: false) }
        }
        let after = try await fixture.update("usr_1") { $0.reset = ["notifications.deploy.push", "notifications.deploy.email"] }
        func switches(_ id: String) -> [Bool?] { after.notifications.filter { $0.typeId == id }.flatMap { [$0.push, $0.email] } }
        #expect(switches("deploy.push") == [true, true])
        #expect(switches("deploy") == [false, true])
    }

    @Test("PREF-16 an opt-out is stored while the registry is away, and the answer lacks its part")
    func registryAway() async throws {
        let fixture = try await PreferencesFixture(users: ["usr_1": .init(roles: ["member"])])
        fixture.registryGoesAway()
        let document = try await fixture.update("usr_1") { $0.pushEnabled = false }
        #expect(!document.pushEnabled && document.version == 2)
        #expect(try await fixture.check("usr_1", "mention").pushEnabled == false)
    }

    @Test("PREF-16 every opt-out is stored, newest first")
    func optOuts() async throws {
        var instants: [Int64] = []
        for _ in 0..<3 {
            fixture.clock.advance(by: .seconds(60))
            try await fixture.update("usr_1") { $0.pushEnabled = false }
            instants.insert(fixture.clock.now.milliseconds, at: 0)
            try await fixture.update("usr_1") { $0.reset = ["push_enabled"] }
        }
        let document = try await fixture.document("usr_1")
        #expect(document.pushEnabled && document.optOutHistoryMs == instants && document.optedOutAtMs == instants.first)
    }

    @Test("PREF-20 “none” for a key, a category or all types is silence; a sound for all types is the default of the others")
    func silence() async throws {
        try await fixture.update("usr_1") { $0.sound = ["mention": "none"] }
        let mention = try await fixture.check("usr_1", "mention")
        #expect(mention.silent && mention.sound.isEmpty && mention.typeId == "mention")
        #expect(try await fixture.check("usr_1", "dm_message").silent == false)
        try await fixture.update("usr_1") { $0.sound = ["mention": "bell", "system": "none"] }
        #expect(try await fixture.check("usr_1", "mention").sound == "bell")
        #expect(try await fixture.check("usr_1", "security_alert").silent)
        try await fixture.update("usr_1") { $0.sound = ["all": "chime"] }
        #expect(try await fixture.check("usr_1", "mention").sound == "bell")
        #expect(try await fixture.check("usr_1", "dm_message").sound == "chime")
        try await fixture.update("usr_1") { $0.sound = ["all": "none"] }
        #expect(try await fixture.check("usr_1", "mention").silent)
    }

    @Test("PREF-11 PREF-20 send checks answer vibration, device scope and reduced motion; a scope that the policy no longer offers has no effect")
    func answer() async throws {
        try await fixture.update("usr_1") {
            $0.deviceScope = .mobileOnly
            $0.reduceMotion = true
            $0.vibration = [.init(categoryId: "mentions", milliseconds: [0, 200])]
        }
        let answer = try await fixture.check("usr_1", "mention")
        #expect(answer.vibrationMs == [0, 200] && answer.deviceScope == .mobileOnly && answer.reduceMotion)
        #expect(try await fixture.check("usr_1", "dm_message").vibrationMs.isEmpty)
        let without = try EffectivePreferences(
            .init(choices: .init(deviceScope: .mobileOnly)), AppPolicy(policy: Policy(), catalogue: Catalogue(.init())), roles: [])
        #expect(without.deviceScope == .policy)
    }

    @Test("PREF-02 PREF-04 ACC-042 categories are on for their roles and hidden from others; of several roles any is enough")
    func roles() async throws {
        let fixture = try await PreferencesFixture(users: [
            "student": .init(roles: ["student"]), "teacher": .init(roles: ["teacher"]), "both": .init(roles: ["student", "teacher"]),
        ]) { catalogue in
            catalogue.categories = [
                .init(categoryId: "assignments", roles: ["student"], defaultOnRoles: ["student"]),
                .init(categoryId: "progress", roles: ["teacher"], sort: 1, defaultOnRoles: ["teacher"]),
                .init(categoryId: "messages", defaultEnabled: true, sort: 2), .init(categoryId: "games", sort: 3, defaultOnRoles: ["student"]),
            ]
            catalogue.types = ["assignments", "progress", "messages", "games"].map { .init(typeId: $0 + "_new", categoryId: $0, defaultPush: true) }
        }
        func categories(_ user: String) async throws -> [String] {
            try await fixture.document(user).categories.map { "\($0.categoryId) \($0.enabled)" }
        }
        #expect(try await categories("student") == ["assignments true", "messages true", "games true"])
        #expect(try await categories("teacher") == ["progress true", "messages true", "games false"])
        #expect(try await categories("both") == ["assignments true", "progress true", "messages true", "games true"])
        #expect(try await categories("stranger") == ["messages true", "games false"])
        #expect(try await fixture.document("teacher").notifications.map(\.typeId) == ["progress_new", "messages_new", "games_new"])
        #expect(try await fixture.check("student", "games_new", roles: ["student"]).typeId == "games_new")
        #expect(try await fixture.check("teacher", "games_new", roles: ["teacher"]).typeId == "")
        // The user's own choice has priority.
        try await fixture.update("student") { $0.categories = [.init(categoryId: "games", enabled: false)] }
        #expect(try await fixture.check("student", "games_new", roles: ["student"]).typeId == "")
    }

    @Test("PREF-18 ACC-047 promotions are forbidden until the user opts in; other candidates are still chosen")
    func promotions() async throws {
        let fixture = try await PreferencesFixture { catalogue in
            catalogue.categories.append(.init(categoryId: "offers"))
            catalogue.types.append(.init(typeId: "promotion", categoryId: "offers", defaultPush: true, promotional: true))
        }
        let forbidden = try await fixture.check("usr_1", "promotion")
        #expect(forbidden.gate == .promotionalNotOptedIn && forbidden.typeId == "")
        let other = try await fixture.check("usr_1", "promotion", "mention")
        #expect(other.gate == .unspecified && other.typeId == "mention")
        try await fixture.update("usr_1") { $0.promotionalOptIn = true }
        let allowed = try await fixture.check("usr_1", "promotion")
        #expect(allowed.gate == .unspecified && allowed.typeId == "promotion")
        #expect(try await fixture.document("usr_1").categories.contains(.init(categoryId: "offers", enabled: true)))
        // A type that the user switched off stays off.
        try await fixture.update("usr_1") { $0.categories = [.init(categoryId: "offers", enabled: false)] }
        let off = try await fixture.check("usr_1", "promotion")
        #expect(off.gate == .unspecified && off.typeId == "")
    }

    @Test("PREF-07 a user has settings for at most 10,000 channels")
    func mostChannels() async throws {
        let user = UserKey("usr_1", of: PreferencesFixture.tenant)
        try await fixture.store.write { database in
            for number in 1..<10_000 {
                try ChannelSettingTable.save(.init(channelId: "ch_\(number)", choice: .init(starred: true)), of: user, database)
            }
        }
        try await fixture.mute("usr_1", "ch_last")
        await #expect { try await fixture.mute("usr_1", "ch_too_many") } throws: { error in
            let refusal = (error as? RPCError).map { APIError($0) }
            return refusal?.reason == .conflict && refusal?.message.contains("10000 channels, and there is no room for more") == true
        }
        // Existing settings can still be changed.
        #expect(try await fixture.mute("usr_1", "ch_last", false).setting?.muted == false)
        #expect(try await fixture.mute("usr_1", "ch_other").setting?.muted == true)
    }
}
