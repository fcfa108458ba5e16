import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The five profiles: settings")
struct ProfileSettingsTests {
    @Test("POL-06 the table is all there, and every cell of it is read")
    func wholeTable() {
        #expect(SettingTable.rows.count == 164)
        #expect(SettingTable.lines.count == SettingTable.rows.count)
        for line in SettingTable.lines { #expect(line.byProfile.count == SettingTable.profiles.count, "\(line.name)") }
    }

    @Test("POL-06 the catalogue holds exactly the settings of section 3.3, in its order, each with its default")
    func platformDefaults() {
        var names: [String] = []
        for line in SettingTable.lines where names.last != line.setting { names.append(line.setting) }
        #expect(names == SettingCatalogue.all.map(\.name))
        for line in SettingTable.lines {
            #expect(line.part(of: SettingCatalogue.setting(named: line.setting)?.defaultValue) == line.platformDefault, "\(line.name)")
        }
    }

    @Test("POL-06 an app of each profile has every value of section 3.3", arguments: SettingTable.profiles)
    func values(profile: String) async throws {
        let fixture = try await RegistryFixture()
        let tenant = try await fixture.app(of: profile)
        let response = try await fixture.tenants.getPolicy(.init(tenant: tenant))
        #expect(response.profile == profile && response.profileVersion == (["mlc-lms", "school"].contains(profile) ? 2 : 1))
        #expect(response.settings.map(\.name) == SettingCatalogue.all.map(\.name))
        let values = Dictionary(uniqueKeysWithValues: try response.settings.map { ($0.name, try PolicyValue(json: $0.value)) })
        for line in SettingTable.lines {
            #expect(line.part(of: values[line.setting]) == line.byProfile[profile], "\(line.name)")
        }
        // Every service can read it.
        #expect(try Policy(response).settings == values)
    }

    @Test("POL-04 every default is a value its own type allows")
    func defaultsAreValid() throws {
        for setting in SettingCatalogue.all {
            try setting.type.check(setting.defaultValue, path: setting.name, partially: false)
        }
    }

    @Test("PREF-14 PREF-17 REG-19 REG-24 the profiles' settings of prompts and of device lifecycles are read correctly")
    func typed() async throws {
        let fixture = try await RegistryFixture()
        let lms = try Policy(try await fixture.tenants.getPolicy(.init(tenant: try await fixture.app(of: "mlc-lms"))))
        #expect(lms.deviceLifecycle.inactiveDays == 90 && lms.deviceLifecycle.purgeDays == 180 && lms.deviceLifecycle.purgeNoticeDays == 7)
        #expect(lms.deviceLifecycle.validationDays == 7 && lms.deviceLifecycle.softFailExpires)
        #expect(lms.prompts.trigger == .firstValueOrDays && lms.prompts.snooze == .days(7))
        #expect(lms.prompts.guardianConsentUnderAge == 13)
        let school = try Policy(try await fixture.tenants.getPolicy(.init(tenant: try await fixture.app(of: "school"))))
        #expect(school.prompts.snooze == .untilPreferences && school.prompts.guardianConsentUnderAge == nil)
        #expect(school.deviceLifecycle.inactiveDays == nil && !school.prompts.deniedBannerEnabled)
    }
}

extension RegistryFixture {
    /// An organization and app of a profile, beside the fixture's own.
    func app(of profile: String) async throws -> CommonV1.Tenant {
        let tenant = CommonV1.Tenant(organizationId: "org_\(profile)", appId: "app-\(profile)")
        _ = try await tenants.upsertOrganization(
            .init(organization: .init(organizationId: tenant.organizationId, name: profile, profile: profile)))
        _ = try await tenants.upsertApp(.init(app: .init(appId: tenant.appId, organizationId: tenant.organizationId, name: profile)))
        return tenant
    }
}
