import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("The preference document")
struct DocumentTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    @Test("ACC-033 PREF-01 PREF-02 a new user has the catalogue's defaults")
    func defaults() async throws {
        let document = try await fixture.document("usr_new")
        #expect(document.pushEnabled && document.emailEnabled && document.version == 1)
        let types = Dictionary(uniqueKeysWithValues: document.notifications.map { ($0.typeId, $0) })
        let pushed = types.values.filter { $0.push == true }.map(\.typeId)
        #expect(
            Set(pushed) == [
                "dm_message", "dm_reply", "mention", "mention_here", "mention_all", "thread_reply", "bot_dm", "security_alert",
                "admin_notice",
            ])
        #expect(Set(types.values.filter { $0.email == true }.map(\.typeId)) == ["mention", "security_alert"])
        #expect(
            document.categories.map { "\($0.categoryId) \($0.enabled)" } == [
                "direct_messages true", "mentions true", "thread_replies true", "channel_activity false", "reactions false",
                "system true",
            ])
        #expect(
            document.quietHours
                == .init(enabled: false, start: "22:00", end: "08:00", daysOfWeek: [0, 1, 2, 3, 4, 5, 6], allowCritical: true))
        #expect(document.sound == ["dm": "default", "mention": "default", "thread": "subtle"])
        #expect(document.deviceScope == .policy && !document.promotionalOptIn && document.optedOutAtMs == nil)
    }

    @Test("ACC-034 PREF-05 an update changes exactly its fields, and the version by one")
    func merge() async throws {
        let before = try await fixture.update("usr_1") { $0.notifications = [.init(typeId: "reaction", push: true)] }
        let after = try await fixture.update("usr_1") {
            $0.notifications = [.init(typeId: "mention", push: true, email: false)]
            $0.quietHours = .init(enabled: true, start: "23:00", end: "07:00")
        }
        #expect(after.version == before.version + 1 && after.updatedAtMs == fixture.clock.now.milliseconds)
        var expected = before
        expected.version = after.version
        expected.notifications = before.notifications.map {
            $0.typeId == "mention" ? .init(typeId: "mention", push: true, email: false) : $0
        }
        expected.quietHours?.enabled = true
        expected.quietHours?.start = "23:00"
        expected.quietHours?.end = "07:00"
        // The effects of the change, and of the first choice.
        expected.quietState = after.quietState
        #expect(after == expected)
        #expect(try await fixture.document("usr_1") == after)
    }

    @Test("PREF-05 If-Match: another version is version_mismatch and changes nothing")
    func ifMatch() async throws {
        let document = try await fixture.update("usr_1") {
            $0.ifVersion = 1
            $0.emailEnabled = false
        }
        #expect(document.version == 2)
        #expect(
            await reason {
                try await fixture.update("usr_1") {
                    $0.ifVersion = 1
                    $0.emailEnabled = true
                }
            } == "version_mismatch")
        #expect(try await fixture.document("usr_1").emailEnabled == false)
    }

    @Test("PREF-05 ACC-046 every refusal names its key, and nothing of the request is stored")
    func refusals() async throws {
        typealias Change = @Sendable (inout PreferencesV1.UpdatePreferencesRequest) -> Void
        let cases: [(String, String, Change)] = [
            ("unknown_type", "notifications.poke", { $0.notifications = [.init(typeId: "poke", push: true)] }),
            ("unknown_category", "categories.sports", { $0.categories = [.init(categoryId: "sports", enabled: true)] }),
            ("invalid_time", "quiet_hours.start", { $0.quietHours = .init(start: "25:00") }),
            ("invalid_time", "quiet_hours.end", { $0.quietHours = .init(end: "7:00") }),
            ("invalid_timezone", "quiet_hours.timezone", { $0.quietHours = .init(timezone: "Mars/X") }),
            ("empty_quiet_hours", "quiet_hours.end", { $0.quietHours = .init(start: "09:00", end: "09:00") }),
            // Compared with the stored end.
            ("empty_quiet_hours", "quiet_hours.end", { $0.quietHours = .init(start: "08:00") }),
            ("invalid_value", "quiet_hours.days_of_week", { $0.quietHours = .init(days: .init(daysOfWeek: [7])) }),
            ("invalid_value", "quiet_hours.days_of_week", { $0.quietHours = .init(days: .init()) }),
            ("invalid_value", "language", { $0.language = "english please" }),
        ]
        let before = try await fixture.document("usr_1")
        for (reason, field, change) in cases {
            let error = await #expect(throws: RPCError.self) {
                try await fixture.update("usr_1") {
                    $0.pushEnabled = false
                    change(&$0)
                }
            }
            #expect(error?.reason == reason && error?.field == field)
        }
        #expect(try await fixture.document("usr_1") == before)
    }

    @Test("PREF-09 where the organization's zone counts, a user's zone is timezone_not_settable")
    func organizationZone() async throws {
        let school = try await PreferencesFixture(overrides: ["quiet_hours_timezone_source": "organization"])
        #expect(
            await reason { try await school.update("usr_1") { $0.quietHours = .init(timezone: "Europe/Berlin") } }
                == "timezone_not_settable")
    }

    @Test("PREF-16 the time of switching push off is kept, also after switching it on again")
    func optOut() async throws {
        let off = try await fixture.update("usr_1") { $0.pushEnabled = false }
        let instant = fixture.clock.now.milliseconds
        #expect(off.optedOutAtMs == instant)
        fixture.clock.advance(by: .seconds(60))
        let on = try await fixture.update("usr_1") { $0.pushEnabled = true }
        #expect(on.pushEnabled && on.optedOutAtMs == instant && on.version == 3)
    }

    @Test("An update that changes nothing leaves the version")
    func nothing() async throws {
        #expect(try await fixture.update("usr_1") { $0.pushEnabled = true }.version == 1)
    }

    @Test("PREF-25 ARCH-07 only the user changes the document, and only in their app")
    func scope() async throws {
        let own = fixture.client(actingAs: "usr_1")
        _ = try await own.getPreferences(.init(tenant: PreferencesFixture.tenant, userId: "usr_1"))
        #expect(
            await reason { _ = try await own.getPreferences(.init(tenant: PreferencesFixture.tenant, userId: "usr_2")) }
                == "not_found")
        #expect(
            await reason {
                _ = try await own.getPreferences(
                    .init(tenant: .init(organizationId: "org_acme", appId: "other"), userId: "usr_1"))
            } == "not_found")
    }

    @Test("PREF-24 managed_by is reserved and absent; default_source says whether the values are the profile's or the user's")
    func hooks() async throws {
        let fresh = try await fixture.document("usr_hooks")
        #expect(fresh.managedBy == nil && fresh.defaultSource == .profile)
        let chosen = try await fixture.update("usr_hooks") { $0.emailEnabled = false }
        #expect(chosen.managedBy == nil && chosen.defaultSource == .user)
    }
}
