import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Permissions and prompts")
struct PermissionTests {
    let fixture: PreferencesFixture
    init() async throws {
        fixture = try await PreferencesFixture(
            overrides: ["primer_trigger": "first_value_or_days", "supported_locales": ["en", "ar"]],
            users: ["usr_1": .init(roles: ["guardian"])])
    }

    private let tenant = PreferencesFixture.tenant

    @discardableResult
    private func report(
        _ status: String, from: String = "os_settings", device: String = "phone", user: String = "usr_1"
    ) async throws -> PreferencesV1.PermissionState {
        try await fixture.permissions.reportPermission(
            .init(tenant: tenant, userId: user, deviceId: device, permissionStatus: .word(status), changedFrom: .word(from))
        ).state ?? .init()
    }

    private func ask(
        _ context: String, device: String = "phone", type: String = "ios", locales: [String] = []
    ) async throws -> PreferencesV1.DecidePromptResponse {
        try await fixture.permissions.decidePrompt(
            .init(tenant: tenant, userId: "usr_1", deviceId: device, context: .word(context), deviceType: .word(type), locales: locales))
    }

    private func answer(_ outcome: String, kind: String = "primer", device: String = "phone") async throws -> Int64? {
        try await fixture.permissions.reportPrompt(
            .init(tenant: tenant, userId: "usr_1", deviceId: device, kind: .word(kind), outcome: .word(outcome))
        ).nextEligibleAtMs
    }

    @Test("PREF-13 ACC-023 a report is stored with its history, and the registry's copy is updated")
    func reports() async throws {
        let granted = try await report("granted", from: "permission_prompt")
        let first = fixture.clock.now.milliseconds
        #expect(granted.permissionStatus == .granted && granted.changedFrom == .permissionPrompt && granted.changedAtMs == first)
        #expect(
            granted.history
                == [.init(oldStatus: .notDetermined, newStatus: .granted, changedFrom: .permissionPrompt, changedAtMs: first)])
        #expect(fixture.permissionsInRegistry == ["usr_1 phone granted"])
        fixture.clock.advance(by: .seconds(60))
        // The same status again is no change.
        #expect(try await report("granted") == granted)
        let denied = try await report("denied")
        #expect(
            denied.history.map { "\($0.oldStatus) \($0.newStatus) \($0.changedFrom)" } == [
                "granted denied os_settings", "not_determined granted permission_prompt",
            ])
        try await report("provisional", device: "tablet")
        let states = try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states
        #expect(states.map { "\($0.deviceId) \($0.permissionStatus)" } == ["phone denied", "tablet provisional"])
    }

    @Test("PREF-13 ARCH-16 a missing value is 400, an unknown value 422; nothing is stored")
    func refusals() async throws {
        func found(_ request: PreferencesV1.ReportPermissionRequest) async -> String? {
            do {
                _ = try await fixture.permissions.reportPermission(request)
                return nil
            } catch let error as RPCError {
                return "\(error.reason ?? "") \(error.field ?? "")"
            } catch { return "\(error)" }
        }
        func request(_ device: String, _ status: String, _ from: String) -> PreferencesV1.ReportPermissionRequest {
            .init(tenant: tenant, userId: "usr_1", deviceId: device, permissionStatus: .word(status), changedFrom: .word(from))
        }
        #expect(await found(request("", "granted", "os_settings")) == "invalid_argument device_id")
        #expect(await found(request("a b", "granted", "os_settings")) == "invalid_value device_id")
        #expect(await found(request("phone", "", "os_settings")) == "invalid_argument permission_status")
        #expect(await found(request("phone", "maybe", "os_settings")) == "invalid_value permission_status")
        #expect(await found(request("phone", "granted", "hearsay")) == "invalid_value changed_from")
        #expect(await reason { _ = try await ask("party") } == "invalid_value")
        #expect(await reason { _ = try await ask("settings", type: "watch") } == "invalid_value")
        #expect(await reason { _ = try await answer("perhaps") } == "invalid_value")
        #expect(await reason { _ = try await answer("accepted", kind: "popup") } == "invalid_value")
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.isEmpty)
    }

    @Test("PREF-13 SEC-12 a user has permissions of as many devices as the app allows; a registered device replaces the oldest")
    func manyDevices() async throws {
        let fixture = try await PreferencesFixture(overrides: ["max_devices_per_user": 25])
        func report(_ device: String, _ user: String = "usr_1") async throws {
            fixture.clock.advance(by: .seconds(1))
            _ = try await fixture.permissions.reportPermission(
                .init(tenant: tenant, userId: user, deviceId: device, permissionStatus: .granted, changedFrom: .permissionPrompt))
        }
        func devices() async throws -> [String] {
            try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.map(\.deviceId)
        }
        let made = (10..<35).map { "device_\($0)" }
        for device in made { try await report(device) }
        for prompt in ["device_35", "other"] {
            let error = await #expect(throws: RPCError.self) { try await report(prompt) }
            #expect(error?.reason == "too_many_devices" && error?.field == "device_id" && error?.message.contains("register") == true)
        }
        #expect(
            await reason {
                _ = try await fixture.permissions.reportPrompt(
                    .init(tenant: tenant, userId: "usr_1", deviceId: "other", kind: .primer, outcome: .notNow))
            } == "too_many_devices")
        #expect(
            await reason {
                _ = try await fixture.permissions.decidePrompt(
                    .init(tenant: tenant, userId: "usr_1", deviceId: "other", context: .settings, deviceType: .ios))
            } == "too_many_devices")
        #expect(try await devices() == made)
        // Stored devices, other users, and calls that write nothing are not limited.
        try await report("device_10")
        try await report("device_99", "usr_2")
        _ = try await fixture.permissions.decidePrompt(
            .init(tenant: tenant, userId: "usr_1", deviceId: "other", context: .pageLoad, deviceType: .ios))
        try await report("registered")
        #expect(try await devices() == made.dropFirst() + ["registered"])
        let left = try await fixture.store.read { database in
            try ["permission_states", "permission_changes", "prompt_outcomes"].map {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0) WHERE user_id = 'usr_1' AND device_id = 'device_10'") ?? -1
            }
        }
        #expect(left == [0, 0, 0])
        let few = try await PreferencesFixture(overrides: ["max_devices_per_user": 1])
        for number in 0..<20 {
            _ = try await few.permissions.reportPermission(
                .init(tenant: tenant, userId: "usr_1", deviceId: "d\(number)", permissionStatus: .denied, changedFrom: .osSettings))
        }
    }

    @Test("PREF-13 a list of permissions has a bounded length: the newest changes of each device")
    func longList() async throws {
        for round in 0..<60 { try await report(round.isMultiple(of: 2) ? "granted" : "denied", device: "phone") }
        try await report("granted", device: "tablet")
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.map(\.history.count) == [50, 1])
        // More than the limit, as an earlier version stored.
        try await fixture.store.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
                    INSERT INTO permission_states SELECT 'org_acme', 'acme-chat', 'usr_1', 'z' || (10000 + i), 'granted', 'os_settings', i, NULL, NULL
                    FROM n;
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 15000)
                    INSERT INTO permission_changes (organization_id, app_id, user_id, device_id, old_status, new_status, changed_from, changed_at_ms)
                    SELECT 'org_acme', 'acme-chat', 'usr_1', 'z' || (10000 + i % 1500), 'denied', 'granted', 'os_settings', i FROM n
                    """)
        }
        let states = try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states
        #expect(states.count == 1_000 && states.first?.deviceId == "phone" && states.contains { $0.deviceId == "tablet" })
        #expect(states.map(\.deviceId) == states.map(\.deviceId).sorted())
        #expect(states.allSatisfy { $0.history.count <= 5 } && states.first?.history.first?.newStatus == .denied)
        #expect(states[998].deviceId == "z11499" && states[998].history.map(\.changedAtMs) == [14_999, 13_499, 11_999, 10_499, 8_999])
    }

    @Test("ACC-021 PREF-14 after three active days on any device the primer is shown, but never on a page load")
    func activeDays() async throws {
        for _ in 0..<2 {
            #expect(try await ask("app_start").kind == .unspecified)
            #expect(try await ask("app_start", device: "tablet").reason == .triggerNotReached)
            fixture.clock.advance(by: .seconds(86_400))
        }
        #expect(try await ask("page_load").kind == .unspecified)
        let shown = try await ask("app_start")
        #expect(shown.show && shown.kind == .primer && shown.contentKey == "primer" && shown.locale == "en")
        #expect(shown.texts["accept"] == "Enable Notifications" && shown.texts["decline"] == "Not Now")
        #expect(try await ask("app_start", type: "web").kind == .webContextual)
    }

    @Test("PREF-14 a device that registered with permission is not asked, unless it reported another permission later")
    func registeredDevice() async throws {
        #expect(try await ask("value_moment", device: "registered", type: "").reason == .permissionGranted)
        try await report("denied", device: "registered")
        #expect(try await ask("app_start", device: "registered").kind == .deniedBanner)
        // The device's type is the registry's.
        try await report("not_determined", device: "registered")
        #expect(try await ask("app_start", device: "registered", type: "").kind == .webContextual)
    }

    @Test("PREF-13 PREF-14 the permission of a later registration counts until the device reports again")
    func registeredLate() async throws {
        try await report("denied", device: "registered-late")
        #expect(try await ask("app_start", device: "registered-late").kind == .deniedBanner)
        fixture.clock.advance(by: .seconds(1))
        fixture.registerLate()
        #expect(try await ask("value_moment", device: "registered-late").reason == .permissionGranted)
        fixture.clock.advance(by: .seconds(1))
        try await report("provisional", device: "registered-late")
        try await report("denied", device: "registered-late")
        #expect(try await ask("app_start", device: "registered-late").kind == .deniedBanner)
    }

    @Test(
        "PREF-13 RCPT-23 a permission from the registry is in state and history, is no answer to the prompt, and does not replace a later report")
    func fromRegistry() async throws {
        func take(_ items: [PreferencesV1.DevicePermission]) async throws -> [CommonV1.ItemResult] {
            try await fixture.permissionsFromRegistry.takePermissions(.init(permissions: items)).rejected
        }
        func item(_ status: String, atMs: Int64, user: String = "usr_1", device: String = "phone") -> PreferencesV1.DevicePermission {
            .init(tenant: tenant, userId: user, deviceId: device, permissionStatus: .word(status), changedAtMs: atMs)
        }
        let now = fixture.clock.now.milliseconds
        try await report("denied", from: "permission_prompt")
        #expect(try await take([item("provisional", atMs: now - 1), item("granted", atMs: now + 5)]) == [])
        var state = try #require(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.first)
        #expect(state.permissionStatus == .granted && state.changedFrom == .osSettings && state.changedAtMs == now + 5)
        #expect(state.history.map { "\($0.oldStatus) \($0.newStatus)" } == ["denied granted", "not_determined denied"])
        #expect(try await ask("value_moment").reason == .permissionGranted)
        // A repeated message changes nothing.
        #expect(try await take([item("granted", atMs: now + 5)]) == [])
        fixture.clock.advance(by: .seconds(60))
        try await report("denied")
        #expect(try await take([item("granted", atMs: now + 5)]) == [])
        state = try #require(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.first)
        #expect(state.permissionStatus == .denied && state.history.count == 3)
        let statistics = try await fixture.permissions.permissionStatistics(.init(tenant: tenant, sinceMs: 0))
        #expect(statistics.prompted == 1 && statistics.granted == 0)
        // Invalid items are rejected, and the others recorded, except those of erased users.
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "gone"))
        var elsewhere = item("granted", atMs: now)
        elsewhere.tenant?.appId = "none"
        let refused = try await take([
            item("maybe", atMs: now), elsewhere, item("granted", atMs: now, device: "a b"), item("granted", atMs: now, user: "gone"),
            item("granted", atMs: now, device: "tablet"),
        ])
        #expect(refused.map(\.index) == [0, 1, 2] && refused.map(\.reason) == ["invalid_value", "not_found", "invalid_value"])
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "gone")).states.isEmpty)
        #expect(try await fixture.permissions.listPermissions(.init(tenant: tenant, userId: "usr_1")).states.map(\.deviceId) == ["phone", "tablet"])
        let sent = try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM telemetry_outbox") }
        #expect(sent == 4)
    }

    @Test("ACC-021 PREF-14 a moment of value counts from then on")
    func valueReached() async throws {
        #expect(try await ask("contextual").kind == .unspecified)
        #expect(try await ask("value_moment").kind == .primer)
        #expect(try await ask("app_start").kind == .primer)
    }

    @Test("ACC-022 PREF-15 Not Now counts for its device, and the answer has its end")
    func notNow() async throws {
        _ = try await ask("value_moment")
        let week = fixture.clock.now.milliseconds + 7 * 86_400_000
        #expect(try await answer("not_now") == week)
        let snoozed = try await ask("app_start")
        #expect(!snoozed.show && snoozed.kind == .unspecified && snoozed.nextEligibleAtMs == week && snoozed.texts.isEmpty)
        #expect(try await ask("app_start", device: "tablet").kind == .primer)
        fixture.clock.advance(by: .seconds(7 * 86_400))
        #expect(try await ask("app_start").kind == .primer)
        #expect(try await answer("accepted") == nil)
    }

    @Test("ACC-025 PREF-14 switching push off stops prompts for 180 days; switching it on again ends that")
    func optOut() async throws {
        _ = try await ask("value_moment")
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        #expect(try await ask("contextual").reason == .optedOut)
        fixture.clock.advance(by: .seconds(180 * 86_400 - 1))
        #expect(try await ask("app_start").reason == .optedOut)
        fixture.clock.advance(by: .seconds(1))
        #expect(try await ask("app_start").kind == .primer)
        try await fixture.update("usr_1") { $0.pushEnabled = true }
        try await fixture.update("usr_1") { $0.pushEnabled = false }
        #expect(try await ask("app_start").reason == .optedOut)
        try await fixture.update("usr_1") { $0.pushEnabled = true }
        #expect(try await ask("app_start").kind == .primer)
    }

    @Test("ACC-032 seven grants in ten answers to the system's prompt are a rate of 70%; changes in settings do not count")
    func grantRate() async throws {
        func rate(since: Int64 = 0) async throws -> PreferencesV1.PermissionStatisticsResponse {
            try await fixture.permissions.permissionStatistics(.init(tenant: tenant, sinceMs: since))
        }
        #expect(try await rate() == .init(target: "> 60 %"))
        for number in 0..<10 { try await report(number < 7 ? "granted" : "denied", from: "permission_prompt", user: "usr_\(number)") }
        try await report("granted", user: "usr_99")
        #expect(try await rate() == .init(prompted: 10, granted: 7, grantRate: 0.7, target: "> 60 %", met: true))
        #expect(try await rate(since: fixture.clock.now.milliseconds + 1).prompted == 0)
        // 60 % is not enough: the target is more.
        fixture.clock.advance(by: .seconds(60))
        let later = fixture.clock.now.milliseconds
        for number in 10..<15 { try await report(number < 13 ? "granted" : "denied", from: "permission_prompt", user: "usr_\(number)") }
        #expect(try await rate(since: later) == .init(prompted: 5, granted: 3, grantRate: 0.6, target: "> 60 %", met: false))
    }

    @Test("I18N-02 the texts are in the first supported wanted language, else in the app's")
    func languages() async throws {
        #expect(try await ask("settings", locales: ["fr-CA", "ar-SA", "en"]).locale == "ar")
        #expect(try await ask("settings", locales: ["fr"]).locale == "en")
        #expect(try await ask("settings", locales: ["ar"]).texts["title"]?.isEmpty == false)
    }

    @Test("ACC-026 WEB-04 a school's guardians have texts of their own, in English and Arabic; every text exists in both")
    func roleTexts() throws {
        let texts = try PromptTexts.read()
        let school = try Policy(settings: ["supported_locales": ["en", "ar"]], of: .init(profile: "school"))
        for locale in ["en", "ar"] {
            let found = texts.texts(for: .primer, roles: ["guardian"], locales: [locale], policy: school)
            #expect(found.key == "school.primer.guardian" && found.locale == locale)
            #expect(texts.texts(for: .primer, roles: ["clerk"], locales: [locale], policy: school).key == "school.primer")
            for kind in PromptKind.allCases {
                let found = texts.texts(for: kind, roles: [], locales: [locale], policy: school)
                #expect(found.locale == locale && found.texts["title"] != nil && found.texts["decline"] != nil)
            }
        }
        #expect(
            texts.texts(for: .primer, roles: ["guardian"], locales: ["en"], policy: school).texts["body"]
                == "Get notified when your child earns a sticker!")
        let lms = try Policy(of: .init(profile: "mlc-lms"))
        #expect(texts.texts(for: .primer, roles: ["student"], locales: [], policy: lms).texts["title"] == "Stay On Track with Reminders")
    }
}
