import CarillonAPI
import Logging
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Languages of users and of shipped texts")
struct LanguageTests {
    private let tenant = RegistryFixture.tenant

    private func user(
        _ fixture: RegistryFixture, _ id: String, locale: String? = nil, status: RegistryV1.UserStatus = .active, tenant: CommonV1.Tenant
    )
        async throws
    {
        var user = RegistryV1.User(tenant: tenant, userId: id, status: status)
        user.locale = locale
        _ = try await fixture.registry.upsertUsers(.init(users: [user]))
    }

    private func phone(_ fixture: RegistryFixture, _ user: String, locale: String, token: Int, tenant: CommonV1.Tenant) async throws {
        var request = RegistryFixture.iPhone(user, device: "phone-\(token)", token: token)
        request.tenant = tenant
        request.locale = locale
        _ = try await fixture.registry.registerDevice(request)
    }

    @Test("I18N-01 locale_share counts the active users of each language: the last device's locale, else the profile's, else the app's")
    func shares() async throws {
        let fixture = try await RegistryFixture()
        let lms = try await fixture.app(of: "mlc-lms")
        for number in 0..<17 { try await user(fixture, "usr_\(number)", locale: number < 2 ? "es-MX" : nil, tenant: lms) }
        // The last used device decides, not the profile or an older device.
        try await user(fixture, "usr_device", locale: "en", tenant: lms)
        try await phone(fixture, "usr_device", locale: "en-GB", token: 1, tenant: lms)
        fixture.clock.advance(by: .seconds(1))
        try await phone(fixture, "usr_device", locale: "es_AR", token: 2, tenant: lms)
        try await user(fixture, "usr_german", locale: "de", tenant: lms)
        try await phone(fixture, "usr_french", locale: "fr-CA", token: 3, tenant: lms)
        try await user(fixture, "usr_gone", locale: "es", status: .inactive, tenant: lms)
        let stats = try #require(try await fixture.devices.deviceStats(.init(tenant: lms)).apps.first)
        #expect(stats.languages.map(\.language) == ["en", "es", "de", "fr"])
        #expect(stats.languages.map(\.users) == [15, 3, 1, 1] && stats.languages[1].share == 0.15)
        // Administrators of the organization see no language of fewer than five (REG-32).
        let administrators = RegistryV1.DeviceAdministration.Client(
            fixture.channel(actingAs: "boss", organization: lms.organizationId, app: lms.appId, role: "org_admin"))
        let shown = try #require(try await administrators.deviceStats(.init(tenant: lms)).apps.first)
        #expect(shown.languages.map { "\($0.language) \($0.users)" } == ["en 15", "other 5"])
    }

    @Test("I18N-01 the shares are metrics; a language without users goes to 0")
    func gauge() async throws {
        let fixture = try await RegistryFixture()
        for (number, locale) in ["es", "en", "en", "en"].enumerated() {
            try await user(fixture, "usr_\(number)", locale: locale, tenant: tenant)
        }
        try await fixture.runMaintenance()
        func share(_ locale: String) -> Bool? {
            let line = fixture.metrics.prometheusText().split(separator: "\n").first {
                $0.hasPrefix("carillon_locale_share{app=\"acme-chat\",locale=\"\(locale)\"} ")
            }
            return line.map { $0.hasSuffix(" 0.25") }
        }
        #expect(share("es") == true && share("en") == false && share("fr") == nil)
        try await user(fixture, "usr_0", locale: "fr", tenant: tenant)
        try await fixture.runMaintenance()
        #expect(share("fr") == true)
        #expect(fixture.metrics.prometheusText().contains("carillon_locale_share{app=\"acme-chat\",locale=\"es\"} 0\n"))
    }

    @Test(
        "I18N-01 I18N-02 every template of a profile exists in English, every one of school in Arabic, and of mlc-lms in Spanish",
        arguments: SettingTable.profiles)
    func templates(profile: String) throws {
        struct Key: Hashable {
            var type, reader: String
            var form: RegistryV1.TemplateForm
        }
        func keys(_ locale: String) throws -> Set<Key> {
            Set(
                try RegistryFixture.shippedProfiles.get().profile(profile).content.templates.filter { $0.locale == locale }
                    .map { Key(type: $0.typeId, reader: $0.reader, form: $0.form) })
        }
        let templates = try RegistryFixture.shippedProfiles.get().profile(profile).content.templates
        let english = try keys("en")
        #expect(!english.isEmpty)
        for locale in Set(templates.map(\.locale)) { #expect(try keys(locale).subtracting(english).isEmpty, "\(locale)") }
        if profile == "mlc-lms" { #expect(try keys("es") == english) }
        if profile == "school" {
            #expect(try keys("ar") == english)
            // Codes have words in both.
            func words(_ locale: String) -> Set<String> { Set(templates.filter { $0.locale == locale }.flatMap { $0.words.keys }) }
            // Arabic has more plural forms.
            #expect(words("ar").isSuperset(of: words("en")))
        }
    }

    @Test(
        "I18N-01 I18N-02 names of categories and Android channels exist in English, school's in Arabic, and mlc-lms's in Spanish",
        arguments: SettingTable.profiles)
    func names(profile: String) throws {
        let content = try RegistryFixture.shippedProfiles.get().profile(profile).content
        let entries =
            content.categories.map { ($0.categoryId, $0.locale, $0.name, $0.description, $0.translations) }
            + content.androidChannels.map { ($0.channelId, $0.locale, $0.name, $0.description, $0.translations) }
        #expect(!entries.isEmpty)
        for (id, locale, name, description, translations) in entries {
            #expect(locale == "en" && !name.isEmpty && !description.isEmpty, "\(id)")
            #expect(translations.map(\.locale) == (profile == "school" ? ["ar"] : profile == "mlc-lms" ? ["es"] : []), "\(id)")
            for translation in translations {
                // Translated, not copied.
                let words = translation.name + translation.description
                #expect(!translation.name.isEmpty && !translation.description.isEmpty, "\(id)")
                #expect(words != name + description, "\(id)")
                if translation.locale == "ar" { #expect(!words.unicodeScalars.contains { ("A"..."z").contains($0) }, "\(id)") }
            }
        }
    }
}
