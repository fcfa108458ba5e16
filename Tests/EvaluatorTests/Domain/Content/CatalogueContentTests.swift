import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

/// What a type of the catalogue does to content, for profiles that are no chat.
@Suite("Content by the catalogue's rules")
struct CatalogueContentTests {
    private static let reminder = RegistryV1.NotificationType(
        typeId: "due_soon", categoryId: "assignments", priority: .high, clickAction: "OPEN", androidColor: "#0066CC",
        androidSmallIcon: "ic_assignment", tag: "assignment_{entity_id}", relevanceScore: 0.8, deepLink: "assignment/{entity_id}",
        fallbackDeepLink: "dashboard")

    private func compose(
        _ type: RegistryV1.NotificationType, _ templates: [RegistryV1.Template], policy: [String: PolicyValue] = [:], roles: [String] = [],
        entity: String = "hw 1", channel: String = "", data: [String: String] = [:], device: CommonV1.DeviceType = .ios, locale: String = "en"
    ) throws -> DispatcherV1.Content {
        let app = AppPolicy(
            policy: try Policy(settings: policy),
            catalogue: Catalogue(.init(types: [type], templates: templates, version: 1)))
        var event = EvaluatorV1.Event()
        event.tenant = ChatApp.tenant
        event.eventId = "1"
        event.entityType = entity.isEmpty ? "" : "assignment"
        event.entityId = entity
        event.channelId = channel
        event.data = data
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        let composition = try composer.compose(
            type: type, notificationID: "n1", priority: .high, presentation: Presentation(silent: false, sound: "", vibration: []),
            userLocale: locale, userRoles: roles,
            devices: [ChatApp.device("d", of: "bob", type: device, locale: locale)])
        return try #require(composition.contents.first)
    }

    private func text(_ title: String, reader: String = "", locale: String = "en", words: [String: String] = [:]) -> RegistryV1.Template {
        RegistryV1.Template(typeId: "due_soon", locale: locale, title: title, body: "{{status}}", reader: reader, words: words)
    }

    @Test("REG-11 EVAL-40 the type's tag, link, fallback, colour, icon and relevance reach the push")
    func dress() throws {
        let content = try compose(Self.reminder, [text("Due")], policy: ["deep_link_scheme": "mlc"], data: ["status": "open"])
        #expect(content.tag == "assignment_hw 1" && content.threadId == "assignments")
        #expect(content.deepLink == "mlc://assignment/hw%201?notification_id=n1")
        #expect(content.data["fallback_deep_link"] == "mlc://dashboard")
        #expect(content.androidColor == "#0066CC" && content.androidIcon == "ic_assignment" && content.relevanceScore == 0.8)
    }

    @Test("EVAL-40 browsers get the https form; a value that is missing leaves the general place")
    func links() throws {
        let policy: [String: PolicyValue] = ["deep_link_scheme": "mlc", "web_fallback_base_url": "https://mlc.example.com/"]
        let web = try compose(Self.reminder, [text("Due")], policy: policy, data: ["status": "open"], device: .web)
        #expect(web.deepLink == "https://mlc.example.com/assignment/hw%201?notification_id=n1")
        #expect(web.data["fallback_deep_link"] == "https://mlc.example.com/dashboard")
        let bare = try compose(Self.reminder, [text("Due")], policy: policy, entity: "", data: ["status": "open"])
        #expect(bare.deepLink == "mlc://notifications/n1?notification_id=n1")
        #expect(bare.tag == "assignments")
        let own = try compose(Self.reminder, [text("Due")], policy: policy, data: ["status": "open", "deep_link": "mlc://own"])
        #expect(own.deepLink == "mlc://own?notification_id=n1")
    }

    @Test("EVAL-61 a guardian reads the guardian's wording; codes become words of the text's language")
    func readers() throws {
        let texts = [
            text("New sticker!", words: ["status.late": "Late"]), text("For your child", reader: "guardian"),
            text("ملصق", locale: "ar", words: ["status.late": "متأخر"]),
        ]
        let policy: [String: PolicyValue] = ["supported_locales": ["en", "ar"]]
        #expect(try compose(Self.reminder, texts, policy: policy, roles: ["student"], data: ["status": "late"]).title == "New sticker!")
        #expect(try compose(Self.reminder, texts, policy: policy, roles: ["staff", "guardian"], data: ["status": "late"]).title == "For your child")
        #expect(try compose(Self.reminder, texts, policy: policy, data: ["status": "late"]).body == "Late")
        let arabic = try compose(Self.reminder, texts, policy: policy, roles: ["guardian"], data: ["status": "late"], locale: "ar-EG")
        #expect(arabic.title == "ملصق" && arabic.body == "متأخر")
        #expect(try compose(Self.reminder, texts, policy: policy, data: ["status": "unheard of"]).body == "unheard of")
    }

    @Test(
        "EVAL-54 a type without a rule of its own is grouped as policy says",
        arguments: [("category", "assignments"), ("none", ""), ("channel", "ch_1"), ("slot_day", "assignments")])
    func grouping(rule: String, expected: String) throws {
        let policy: [String: PolicyValue] = ["device_group_by": .text(rule)]
        #expect(try compose(Self.reminder, [text("Due")], policy: policy, channel: "ch_1", data: ["status": "open"]).threadId == expected)
        var own = Self.reminder
        own.threadKey = .category
        #expect(try compose(own, [text("Due")], policy: policy, channel: "ch_1", data: ["status": "open"]).threadId == "assignments")
    }

    private static let privateForm = RegistryV1.Template(
        typeId: "due_soon", locale: "en", title: "Update from {{app_name}}", body: "You have an update", form: .private)

    @Test("EVAL-38 PRIV-02 where previews are private, a text with a value that is not safe gives way to the general one, and data is ids and links")
    func privatePreviews() throws {
        let policy: [String: PolicyValue] = ["preview_privacy": "safe_fields_only"]
        let data = ["status": "failed", "salary": "1", "sender_name": "Ann", "channel_name": "c", "image_url": "https://e.com/x.png"]
        let texts = [text("Due"), Self.privateForm]
        let hidden = try compose(Self.reminder, texts, policy: policy, channel: "ch_1", data: data)
        #expect(hidden.title == "Update from " && hidden.body == "You have an update" && hidden.imageUrl.isEmpty)
        #expect(
            hidden.data == [
                "type": "due_soon", "notification_id": "n1", "deep_link": hidden.deepLink, "fallback_deep_link": "/dashboard",
                "channel_id": "ch_1", "entity_type": "assignment", "entity_id": "hw 1",
            ])
        var safe = Self.reminder
        safe.safeValues = ["status", "image_url"]
        let shown = try compose(safe, texts, policy: policy, data: data)
        #expect(shown.title == "Due" && shown.body == "failed" && shown.imageUrl == "https://e.com/x.png")
        #expect(shown.data["status"] == "failed" && shown.data["salary"] == nil && shown.data["sender_name"] == nil)
        // The type may say so for itself, and a catalogue without a general text shows nothing.
        var strict = Self.reminder
        strict.policyOverrides = ["preview_privacy": #""safe_fields_only""#]
        #expect(try compose(strict, texts, data: data).body == "You have an update")
        #expect(throws: NotificationComposer.TemplateInvalid.self) { try compose(strict, [text("Due")], data: data) }
    }

    @Test("apps that share a cache have their own wordings, languages and settings in turn")
    func severalApps() throws {
        func app(_ title: String, _ policy: [String: PolicyValue]) throws -> AppPolicy {
            AppPolicy(
                policy: try Policy(settings: policy),
                catalogue: Catalogue(.init(types: [Self.reminder], templates: [text(title), text("Fällig", locale: "de")], version: 1)))
        }
        var cache = ContentCache()
        let event = EvaluatorV1.Event(tenant: ChatApp.tenant, eventId: "1", data: ["status": "open"])
        func title(_ number: Int, _ app: AppPolicy) throws -> String? {
            let contents = cache.contents(of: .init(organizationId: "org_1", appId: "app_\(number)"), app)
            var composer = NotificationComposer(contents, material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
            return try composer.compose(
                type: Self.reminder, notificationID: "n1", priority: .high, presentation: Presentation(), userLocale: "de",
                devices: [ChatApp.device("d", of: "bob", locale: "de")]
            ).contents.first?.title
        }
        let apps = [try app("A long title", ["title_max_chars": 4]), try app("Other", ["supported_locales": ["en", "de"]]), try app("Third", [:])]
        for _ in 1...2 { #expect(try apps.enumerated().map(title) == ["A...", "Fällig", "Third"]) }
    }

    @Test("ARCH-08 what a type overrides holds for its notifications alone")
    func typeOverrides() throws {
        var short = Self.reminder
        short.policyOverrides = ["title_max_chars": "12", "default_sound": #""bell""#]
        let content = try compose(short, [text("A title of many letters")], data: ["status": "open"])
        #expect(content.title == "A title o..." && content.sound == "bell")
        #expect(try compose(Self.reminder, [text("A title of many letters")], data: ["status": "open"]).title == "A title of many letters")
    }
}
