import CarillonAPI
import DurableWork
import Foundation
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Telemetry of preferences")
struct TelemetryTests {
    private let tenant = PreferencesFixture.tenant

    /// The events that wait for receipts: type and properties.
    private func told(_ fixture: PreferencesFixture) async throws -> [(type: String, properties: [String: TelemetryValue])] {
        let rows = try await Outbox<ReceiptsV1.TelemetryEvent>(in: fixture.store).oldest()
        return try rows.flatMap { try ReceiptsV1.TelemetryEvent.items(of: $0.bytes) }.map { event in
            #expect(event.tenant == tenant && event.eventId.hasPrefix("tel_") && event.occurredAtMs == fixture.clock.now.milliseconds)
            let properties = try TelemetryValue.properties(event.properties)
            #expect(properties["user_id"] == .text(event.userId))
            return (event.eventType, properties)
        }
    }

    @Test("PREF-21 RCPT-23 a category toggle is reported with old value, new value and place; an update without a change is not")
    func toggles() async throws {
        let fixture = try await PreferencesFixture()
        let category = try #require(try await fixture.document("usr_1").categories.first)
        let (id, isOn) = (category.categoryId, category.enabled)
        // The explicit choice of the default.
        try await fixture.update("usr_1") { $0.categories = [.init(categoryId: id, enabled: isOn)] }
        #expect(try await told(fixture).isEmpty)
        try await fixture.update("usr_1") {
            $0.categories = [.init(categoryId: id, enabled: !isOn)]
            $0.changedFrom = .notificationAction
        }
        try await fixture.update("usr_1") { $0.reset = ["categories.\(id)"] }
        func expected(_ old: Bool, _ new: Bool, _ place: String) -> [String: TelemetryValue] {
            ["user_id": "usr_1", "category": .text(id), "old_value": .flag(old), "new_value": .flag(new), "changed_from": .text(place)]
        }
        let events = try await told(fixture)
        #expect(events.map(\.type) == ["push_category_toggled", "push_category_toggled"])
        #expect(events.map(\.properties) == [expected(isOn, !isOn, "notification_action"), expected(!isOn, isOn, "settings_page")])
        #expect(
            await reason {
                try await fixture.update("usr_1") {
                    $0.categories = [.init(categoryId: id, enabled: !isOn)]
                    $0.changedFrom = .init(rawValue: 99)
                }
            } == "invalid_value")
        #expect(try await told(fixture).count == 2)
    }

    @Test(
        "PREF-21 PREF-02 where a category's default depends on roles, they decide the old value; without the registry a first choice is a toggle")
    func roleDefaults() async throws {
        let fixture = try await PreferencesFixture(users: ["usr_1": .init(roles: ["teacher"], isKnown: true)]) {
            $0.categories[0].defaultEnabled = false
            $0.categories[0].defaultOnRoles = ["teacher"]
        }
        let id = try #require(try await fixture.document("usr_1").categories.first { $0.enabled }).categoryId
        try await fixture.update("usr_1") { $0.categories = [.init(categoryId: id, enabled: true)] }
        #expect(try await told(fixture).isEmpty)
        try await fixture.update("usr_1") { $0.categories = [.init(categoryId: id, enabled: false)] }
        try await fixture.update("usr_2") { $0.categories = [.init(categoryId: id, enabled: true)] }
        fixture.registryGoesAway()
        try await fixture.update("usr_3") { $0.categories = [.init(categoryId: id, enabled: false)] }
        let events = try await told(fixture).map { "\($0.properties["user_id"]!) \($0.properties["old_value"]!) \($0.properties["new_value"]!)" }
        #expect(
            events == [
                #"text("usr_1") flag(true) flag(false)"#, #"text("usr_2") flag(false) flag(true)"#, #"text("usr_3") flag(true) flag(false)"#,
            ])
    }

    @Test("PREF-21 RCPT-23 quiet hours are reported as they are after the change, with exactly their properties")
    func quietHours() async throws {
        let fixture = try await PreferencesFixture()
        try await fixture.update("usr_1") {
            $0.quietHours = .init(enabled: true, start: "21:30", end: "06:00", timezone: "Asia/Tokyo", days: .init(daysOfWeek: [5, 1]))
        }
        try await fixture.update("usr_1") { $0.emailEnabled = false }
        try await fixture.update("usr_1") { $0.quietHours = .init(enabled: true) }
        let events = try await told(fixture)
        #expect(events.map(\.type) == ["push_quiet_hours_updated"])
        #expect(
            events.first?.properties == [
                "user_id": "usr_1", "enabled": true, "start_time": "21:30", "end_time": "06:00", "timezone": "Asia/Tokyo",
                "days_of_week": .list([1, 5]),
            ])
    }

    @Test("RCPT-23 permission, prompt and consent are reported with old and new value, once a change")
    func others() async throws {
        let fixture = try await PreferencesFixture(users: ["usr_1": .init(isKnown: true)])
        let permission = PreferencesV1.ReportPermissionRequest(
            tenant: tenant, userId: "usr_1", deviceId: "phone", permissionStatus: .denied, changedFrom: .osSettings)
        for _ in 0..<2 { _ = try await fixture.permissions.reportPermission(permission) }
        for outcome in ["not_now", "accepted"] {
            _ = try await fixture.permissions.reportPrompt(
                .init(tenant: tenant, userId: "usr_1", deviceId: "phone", kind: .primer, outcome: .word(outcome)))
        }
        for action in ["request", "request", "revoke"] {
            _ = try? await fixture.consents.putConsent(
                .init(tenant: tenant, childUserId: "usr_1", guardianEmail: "mum@example.com", action: .word(action)))
        }
        let events = try await told(fixture)
        #expect(
            events.map(\.type).prefix(4) == ["push_permission_changed", "push_prompt_outcome", "push_prompt_outcome", "push_consent_changed"])
        #expect(
            events[0].properties == [
                "device_id": "phone", "user_id": "usr_1", "old_status": "not_determined", "new_status": "denied", "changed_from": "os_settings",
            ])
        #expect(
            events[2].properties == [
                "device_id": "phone", "user_id": "usr_1", "kind": "primer", "old_outcome": "not_now", "new_outcome": "accepted",
            ])
        let consent = events[3].properties
        #expect(Set(consent.keys) == ["user_id", "consent_id", "old_status", "new_status"])
        #expect(consent["old_status"] == "" && consent["new_status"] == "pending")
    }

    @Test("PRIV-10 RCPT-23 an app without telemetry and a refused change report nothing")
    func off() async throws {
        let silent = try await PreferencesFixture(overrides: ["telemetry_mode": "off"])
        try await silent.update("usr_1") { $0.quietHours = .init(enabled: true, start: "21:30", end: "06:00") }
        _ = try await silent.permissions.reportPermission(
            .init(tenant: tenant, userId: "usr_1", deviceId: "phone", permissionStatus: .denied, changedFrom: .osSettings))
        #expect(try await told(silent).isEmpty)
        let fixture = try await PreferencesFixture()
        #expect(
            await reason {
                try await fixture.update("usr_1") {
                    $0.quietHours = .init(enabled: true, start: "21:30", end: "06:00")
                    $0.ifVersion = 9
                }
            } == "version_mismatch")
        #expect(try await told(fixture).isEmpty)
    }
}
