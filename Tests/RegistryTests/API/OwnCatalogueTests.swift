import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("An app's own catalogue")
struct OwnCatalogueTests {
    private let tenant = RegistryFixture.tenant

    private func catalogue(_ fixture: RegistryFixture) async throws -> RegistryV1.GetCatalogueResponse {
        try await fixture.tenants.getCatalogue(.init(tenant: tenant))
    }

    private let vip = RegistryV1.NotificationType(typeId: "vip", categoryId: "vips", priority: .high, defaultPush: true)
    private let category = RegistryV1.Category(categoryId: "vips", name: "VIPs", defaultEnabled: true)
    private let text = RegistryV1.Template(typeId: "vip", locale: "en", title: "{{sender_name}} writes")

    private static func named(_ translations: [RegistryV1.CatalogueTranslation], locale: String = "") -> RegistryV1.Category {
        .init(categoryId: "c", name: "C", translations: translations, locale: locale)
    }

    @Test("I18N-02 POL-05 an app adds names in further languages and replaces the profile's; without them the profile's apply again")
    func translations() async throws {
        let fixture = try await RegistryFixture()
        let school = try await fixture.app(of: "school")
        func categories() async throws -> [RegistryV1.Category] {
            try await fixture.tenants.getCatalogue(.init(tenant: school)).categories
        }
        let before = try await categories()
        var stickers = try #require(before.first)
        #expect(stickers.translations.map(\.locale) == ["ar"])
        stickers.translations = [.init(locale: "ar", name: "نجوم"), .init(locale: "fr-CA", name: "Autocollants", description: "D'un enseignant")]
        _ = try await fixture.administration.putCatalogue(.init(tenant: school, categories: [stickers]))
        #expect(try await categories().first == stickers)
        _ = try await fixture.administration.putCatalogue(.init(tenant: school, remove: .init(categoryIds: [stickers.categoryId])))
        #expect(try await categories() == before)
    }

    @Test("POL-05 REG-11 an own entry replaces the profile's entry with the same id; others are added at the end")
    func overlay() async throws {
        let fixture = try await RegistryFixture()
        let before = try await catalogue(fixture)
        var renamed = try #require(before.categories.first)
        renamed.name = "Whispers"
        let answer = try await fixture.administration.putCatalogue(
            .init(tenant: tenant, categories: [renamed, category], types: [vip], templates: [text]))
        let after = try await catalogue(fixture)
        #expect(answer.catalogue == after)
        #expect(after.version > before.version)
        #expect(after.types.map(\.typeId) == before.types.map(\.typeId) + ["vip"])
        let shown = Catalogue(after)
        #expect(shown.categories.map(\.name) == ["Whispers"] + before.categories.dropFirst().map(\.name) + ["VIPs"])
        #expect(shown.template(typeID: "vip", locales: ["en"])?.title == "{{sender_name}} writes")
        let own = try await fixture.administration.getOwnCatalogue(.init(tenant: tenant)).own
        #expect(own?.categories.count == 2 && own?.types == [vip])
    }

    @Test("ARCH-02 REG-08 a catalogue larger than a message is refused, and nothing of it is stored")
    func tooLarge() async throws {
        let fixture = try await RegistryFixture()
        let before = try await catalogue(fixture)
        let translations = (0..<100).map {
            RegistryV1.CatalogueTranslation(
                locale: "zz-\($0)", name: String(repeating: "n", count: 100), description: String(repeating: "d", count: 300))
        }
        let many = (0..<60).map { number in
            var category = category
            category.categoryId = "large_\(number)"
            category.translations = translations
            return category
        }
        #expect(await reason { _ = try await fixture.administration.putCatalogue(.init(tenant: tenant, categories: many)) } == "payload_too_large")
        #expect(try await catalogue(fixture) == before)
        _ = try await fixture.administration.putCatalogue(.init(tenant: tenant, categories: Array(many.prefix(30))))
    }

    @Test("ROLE-01 an organization's administrators change its texts and nothing else")
    func roles() async throws {
        let fixture = try await RegistryFixture()
        func client(_ role: String, organization: String = "org_acme", app: String = "acme-chat") -> RegistryV1.PolicyAdministration.Client {
            .init(fixture.channel(actingAs: "boss", organization: organization, app: app, role: role))
        }
        let boss = client("org_admin")
        let beyond: [(String, RegistryV1.PutCatalogueRequest)] =
            [
                ("categories", .init(tenant: tenant, categories: [category])), ("types", .init(tenant: tenant, types: [vip], templates: [text])),
                ("channels", .init(tenant: tenant, androidChannels: [.init(channelId: "c", name: "C", importance: .high)])),
                ("iOS", .init(tenant: tenant, iosCategories: [.init(identifier: "I")])),
                ("a rehearsal", .init(tenant: tenant, categories: [category], dryRun: true)),
            ]
            + [
                RegistryV1.CatalogueRemovals(categoryIds: ["vips"]), .init(typeIds: ["vip"]), .init(androidChannelIds: ["c"]),
                .init(iosCategoryIds: ["I"]),
            ].map { ("removals", .init(tenant: tenant, remove: $0)) }
        let before = try await catalogue(fixture)
        for (what, request) in beyond {
            #expect(await reason { _ = try await boss.putCatalogue(request) } == "forbidden", "\(what)")
            // Another tenant's catalogue is not there at all.
            let stranger = client("org_admin", organization: "org_other", app: "other")
            #expect(await reason { _ = try await stranger.putCatalogue(request) } == "not_found", "\(what)")
        }
        #expect(try await catalogue(fixture) == before)
        let words = RegistryV1.Template(typeId: "mention", locale: "en", title: "Mine")
        _ = try await boss.putCatalogue(.init(tenant: tenant, templates: [words]))
        #expect(Catalogue(try await catalogue(fixture)).template(typeID: "mention", locales: ["en"])?.title == "Mine")
        _ = try await boss.putCatalogue(.init(tenant: tenant, remove: .init(templates: [words])))
        #expect(try await catalogue(fixture).templates == before.templates)
        _ = try await client("system_admin").putCatalogue(.init(tenant: tenant, categories: [category], types: [vip], templates: [text]))
        #expect(try await catalogue(fixture).types.count == before.types.count + 1)
    }

    @Test("POL-05 a removed own entry makes the profile's apply again; the profile's own entries cannot be removed")
    func removal() async throws {
        let fixture = try await RegistryFixture()
        let before = try await catalogue(fixture)
        _ = try await fixture.administration.putCatalogue(
            .init(tenant: tenant, categories: [category], types: [vip], templates: [text, .init(typeId: "mention", locale: "en", title: "Mine")]))
        _ = try await fixture.administration.putCatalogue(
            .init(
                tenant: tenant,
                remove: .init(
                    categoryIds: ["vips"], typeIds: ["vip"], templates: [text, .init(typeId: "mention", locale: "en")])))
        let after = try await catalogue(fixture)
        #expect(after.types == before.types && after.templates == before.templates && after.categories == before.categories)
        #expect(
            await reason {
                _ = try await fixture.administration.putCatalogue(.init(tenant: tenant, remove: .init(typeIds: ["mention"])))
            } == "not_found")
    }

    @Test(
        "REG-08 REG-10 REG-11 EVAL-61 an invalid change is refused completely, with entry and rule",
        arguments: [
            (RegistryV1.PutCatalogueRequest(types: [.init(typeId: "x", categoryId: "none", priority: .high)]), "types.x.category_id"),
            (.init(types: [.init(typeId: "x", categoryId: "system", priority: .high)]), "types.x"),
            (.init(types: [.init(typeId: "a b", categoryId: "system", priority: .high)]), "types.a b.type_id"),
            (.init(types: [.init(typeId: "x", categoryId: "system")]), "types.x.priority"),
            (.init(templates: [.init(typeId: "none", locale: "en", title: "T")]), "templates.none/en.type_id"),
            (.init(templates: [.init(typeId: "mention", locale: "en", title: "a\u{7}b")]), "templates.mention/en.title"),
            (.init(androidChannels: [.init(channelId: "a", name: "A", importance: .init(rawValue: 9))]), "android_channels.a.importance"),
            (.init(androidChannels: [.init(channelId: "a", name: "A")]), "android_channels.a.importance"),
            (.init(templates: [.init(typeId: "mention", locale: "en", title: "T", form: .init(rawValue: 9))]), "templates.mention/en/9.form"),
            (
                .init(iosCategories: [.init(identifier: "X", actions: (1...5).map { .init(identifier: "a\($0)", title: "A") })]),
                "ios_categories.X.actions"
            ),
            (.init(categories: [.init(categoryId: "c")]), "categories.c.name"),
            (.init(categories: [named([.init(locale: "a!", name: "N")])]), "categories.c.translations.a!.locale"),
            (.init(categories: [named([.init(name: "N")])]), "categories.c.translations..locale"),
            (.init(categories: [named([.init(locale: "ar", name: "N"), .init(locale: "AR", name: "M")])]), "categories.c.translations.AR.locale"),
            (.init(categories: [named([.init(locale: "ar")])]), "categories.c.translations.ar.name"),
            (
                .init(categories: [named([.init(locale: "ar", name: String(repeating: "n", count: 101))])]),
                "categories.c.translations.ar.name"
            ),
            (
                .init(categories: [named([.init(locale: "ar", name: "N", description: String(repeating: "d", count: 301))])]),
                "categories.c.translations.ar.description"
            ),
            (.init(categories: [named([.init(locale: "de", name: "N")], locale: "de")]), "categories.c.translations.de.locale"),
            (.init(categories: [named([], locale: "d")]), "categories.c.locale"),
            (
                .init(androidChannels: [.init(channelId: "a", name: "A", importance: .low, translations: [.init(locale: "ar", name: "a\u{7}b")])]),
                "android_channels.a.translations.ar.name"
            ),
            (.init(categories: [named((0...100).map { .init(locale: "de-\(1_000 + $0)", name: "N") })]), "categories.c.translations"),
        ])
    func refused(request: RegistryV1.PutCatalogueRequest, field: String) async throws {
        let fixture = try await RegistryFixture()
        let before = try await catalogue(fixture)
        var request = request
        request.tenant = tenant
        request.categories.append(category)
        let refused = request
        let error = await #expect(throws: RPCError.self) { try await fixture.administration.putCatalogue(refused) }
        #expect(error?.reason == "invalid_value" && error?.field == field)
        #expect(try await catalogue(fixture) == before)
    }

    @Test("ARCH-08 a type may override the settings marked so, checked as anywhere else")
    func typeOverrides() async throws {
        let fixture = try await RegistryFixture()
        for (setting, value) in [("max_attempts", "3"), ("title_max_chars", "3"), ("no_such_setting", "3")] {
            var type = vip
            type.policyOverrides = [setting: value]
            let refused = RegistryV1.PutCatalogueRequest(tenant: tenant, categories: [category], types: [type], templates: [text])
            let error = await #expect(throws: RPCError.self) { try await fixture.administration.putCatalogue(refused) }
            #expect(error?.field?.contains("types.vip.policy_overrides.\(setting)") == true)
        }
    }

    @Test("ARCH-07 an app of another organization is not found, and does not see this catalogue")
    func tenants() async throws {
        let fixture = try await RegistryFixture()
        let other = try await fixture.app(of: "chat")
        _ = try await fixture.administration.putCatalogue(.init(tenant: tenant, categories: [category], types: [vip], templates: [text]))
        #expect(try await fixture.tenants.getCatalogue(.init(tenant: other)).types.contains { $0.typeId == "vip" } == false)
        let stranger = CommonV1.Tenant(organizationId: "org_nobody", appId: tenant.appId)
        #expect(await reason { _ = try await fixture.administration.putCatalogue(.init(tenant: stranger, types: [vip])) } == "not_found")
    }
}
