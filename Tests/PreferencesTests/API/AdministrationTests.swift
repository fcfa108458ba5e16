import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Administration of preferences")
struct AdministrationTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    private let tenant = PreferencesFixture.tenant

    @Test("SEC-10 administrators' reads of users' preferences are audited; reads by users of their own and by services are not")
    func reads() async throws {
        _ = try await fixture.client(actingAs: "ann").getPreferences(.init(tenant: tenant, userId: "ann"))
        _ = try await fixture.check("ann", "mention")
        #expect(fixture.audit.all.isEmpty)
        let root = fixture.channel(actingAs: "root", role: "system_admin")
        _ = try await PreferencesV1.Preferences.Client(root).getPreferences(.init(tenant: tenant, userId: "ann"))
        _ = try await PreferencesV1.Permissions.Client(root).listPermissions(.init(tenant: tenant, userId: "ann"))
        try await PreferencesV1.Preferences.Client(root).exportPreferences(.init(tenant: tenant)) { for try await _ in $0 {} }
        _ = try await fixture.preferences.importPreferences(.init(tenant: tenant, users: [.init(userId: "ann", pushEnabled: true)], dryRun: true))
        _ = try await fixture.preferences.importPreferences(.init(tenant: tenant, users: [.init(userId: "ann", pushEnabled: true)]))
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "ann"))
        #expect(
            fixture.audit.all == [
                "preferences.read ann user:root", "preferences.read ann user:root", "preferences.exported  user:root",
                "preferences.imported  service:operator", "preferences.erased  service:operator",
            ])
    }

    @Test("PRIV-11 users export all of their data, with choices by name")
    func export() async throws {
        try await fixture.update("ann") {
            $0.quietHours = .init(enabled: true, start: "22:00", end: "07:00")
            $0.notifications = [.init(typeId: "mention", push: false)]
        }
        try await fixture.mute("ann", "ch_1")
        _ = try await fixture.permissions.reportPermission(
            .init(tenant: tenant, userId: "ann", deviceId: "phone", permissionStatus: .granted, changedFrom: .osSettings))
        try await fixture.mute("bob", "ch_2")
        let own = PreferencesV1.UserData.Client(fixture.channel(actingAs: "ann", role: "member"))
        let sections = try await own.exportOwnData(.init()) { responses in
            var sections: [String: [String]] = [:]
            for try await response in responses { sections[response.section?.name ?? "", default: []] += response.section?.rows ?? [] }
            return sections
        }
        #expect(Set(sections.keys) == ["documents", "channel_settings", "permission_states", "permission_changes"])
        let document = try #require(sections["documents"]?.first)
        #expect(document.contains(#""start":"22:00""#) && document.contains(#"{"push":false,"type":"mention"}"#))
        #expect(sections["channel_settings"]?.count == 1 && sections["channel_settings"]?.first?.contains(#""channel_id":"ch_1""#) == true)
        // One a minute and two more at once, for all callers.
        let operators = PreferencesV1.UserData.Client(fixture.channel(actingAs: "root", role: "system_admin"))
        func refusal() async -> String? {
            await reason { try await operators.exportUser(.init(tenant: tenant, userId: "ann")) { for try await _ in $0 {} } }
        }
        for _ in 1..<ExportRateLimit.most { #expect(await refusal() == nil) }
        #expect(await refusal() == "rate_limited")
        fixture.clock.advance(by: ExportRateLimit.interval)
        #expect(await refusal() == nil)
    }

    private typealias Attempt = @Sendable (InProcessChannel) async throws -> Void

    @Test("ACC-148 (partly) ARCH-07 SEC-08 another tenant's and another user's ids are not found by any role in any call")
    func isolation() async throws {
        let (tenant, user) = (tenant, "ann")
        typealias C = PreferencesV1.Preferences
        typealias P = PreferencesV1.Permissions
        var attempts: [MethodDescriptor: Attempt] = [:]
        attempts[C.Method.getPreferences] = { _ = try await C.Client($0).getPreferences(.init(tenant: tenant, userId: user)) }
        attempts[C.Method.updatePreferences] = {
            _ = try await C.Client($0).updatePreferences(.init(tenant: tenant, userId: user, emailEnabled: false))
        }
        attempts[C.Method.muteChannel] = { _ = try await C.Client($0).muteChannel(.init(tenant: tenant, userId: user, channelId: "ch", muted: true)) }
        attempts[C.Method.updateChannelSettings] = {
            _ = try await C.Client($0).updateChannelSettings(.init(tenant: tenant, userId: user, channelId: "ch", starred: true))
        }
        attempts[P.Method.reportPermission] = {
            _ = try await P.Client($0).reportPermission(
                .init(tenant: tenant, userId: user, deviceId: "d", permissionStatus: .granted, changedFrom: .osSettings))
        }
        attempts[P.Method.listPermissions] = { _ = try await P.Client($0).listPermissions(.init(tenant: tenant, userId: user)) }
        attempts[P.Method.decidePrompt] = {
            _ = try await P.Client($0).decidePrompt(.init(tenant: tenant, userId: user, deviceId: "d", context: .appStart))
        }
        attempts[P.Method.reportPrompt] = {
            _ = try await P.Client($0).reportPrompt(
                .init(tenant: tenant, userId: user, deviceId: "d", kind: .primer, outcome: .notNow))
        }
        attempts[P.Method.permissionStatistics] = { _ = try await P.Client($0).permissionStatistics(.init(tenant: tenant)) }
        typealias K = PreferencesV1.Consents
        attempts[K.Method.putConsent] = {
            _ = try await K.Client($0).putConsent(
                .init(tenant: tenant, childUserId: user, guardianEmail: "eve@example.com", action: .request))
        }
        attempts[K.Method.listConsents] = { _ = try await K.Client($0).listConsents(.init(tenant: tenant, childUserId: user)) }
        attempts[K.Method.getConsentLink] = { _ = try await K.Client($0).getConsentLink(.init(tenant: tenant, consentId: "consent_1")) }
        attempts[PreferencesV1.UserData.Method.eraseUser] = {
            _ = try await PreferencesV1.UserData.Client($0).eraseUser(.init(tenant: tenant, userId: user))
        }
        attempts[C.Method.exportPreferences] = { try await C.Client($0).exportPreferences(.init(tenant: tenant)) { for try await _ in $0 {} } }
        attempts[C.Method.importPreferences] = {
            _ = try await C.Client($0).importPreferences(.init(tenant: tenant, users: [.init(userId: user)]))
        }
        attempts[PreferencesV1.UserData.Method.exportUser] = {
            try await PreferencesV1.UserData.Client($0).exportUser(.init(tenant: tenant, userId: user)) { for try await _ in $0 {} }
        }
        let ownAlone: Set<MethodDescriptor> = [PreferencesV1.UserData.Method.exportOwnData]
        for method in C.Method.all + P.Method.all + K.Method.all + PreferencesV1.UserData.Method.all {
            let roles = method.authorization?.roles ?? []
            guard !roles.isEmpty, !ownAlone.contains(method) else { continue }
            guard let attempt = attempts[method] else {
                Issue.record("\(method) takes forwarded callers: say here how another tenant would try it")
                continue
            }
            for role in roles {
                let foreign = fixture.channel(actingAs: "ann", organization: "org_eve", app: "eve-chat", role: role)
                #expect(await reason { try await attempt(foreign) } == "not_found", "\(method) as \(role) of another tenant")
                guard method.authorization?.scope == .ownUser, role != "system_admin" else { continue }
                let other = fixture.channel(actingAs: "eve", role: role)
                #expect(await reason { try await attempt(other) } == "not_found", "\(method) as \(role), of another user")
            }
        }
        let tables = UserDataTables.preferences().tables.map(\.name)
        let stored = try await fixture.store.read { database in
            try tables.map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") }
        }
        #expect(stored.allSatisfy { $0 == 0 })
    }
}
