import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

/// Texts as readers of different languages, zones and roles get them.
@Suite("Texts for a reader")
struct LocalizedTextTests {
    private static let type = RegistryV1.NotificationType(typeId: "news", categoryId: "news", priority: .normal)

    private struct Reader {
        var locale = "en"
        var roles: [String] = []
        var zone = ""
        var emojiOk: Bool?
    }

    private func text(
        _ locale: String, _ title: String, _ body: String, reader: String = "", form: RegistryV1.TemplateForm = .unspecified,
        plural: RegistryV1.PluralCategory = .unspecified, words: [String: String] = [:]
    ) -> RegistryV1.Template {
        .init(typeId: "news", locale: locale, title: title, body: body, reader: reader, form: form, plural: plural, words: words)
    }

    /// The contents of one event for several readers, through one composer.
    private func compose(
        _ templates: [RegistryV1.Template], _ data: [String: String], policy: [String: PolicyValue] = [:], zone: String = "Asia/Riyadh",
        type: RegistryV1.NotificationType = LocalizedTextTests.type, for readers: [Reader]
    ) throws -> [DispatcherV1.Content] {
        let settings: [String: PolicyValue] = ["supported_locales": ["en", "ar", "es"]]
        let app = AppPolicy(
            policy: try Policy(settings: settings.merging(policy) { $1 }, of: PolicyOwner(organizationTimezone: zone)),
            catalogue: Catalogue(.init(types: [type], templates: templates, version: 1)))
        let event = EvaluatorV1.Event(tenant: ChatApp.tenant, eventId: "1", data: data)
        var composer = NotificationComposer(AppContents(app), material: EventMaterial(event, snapshot: AudienceSnapshot(), policy: app.policy))
        return try readers.map { reader in
            let composition = try composer.compose(
                type: type, notificationID: "n1", priority: .normal, presentation: Presentation(), userLocale: reader.locale,
                userRoles: reader.roles, userTimezone: reader.zone,
                emojiOk: reader.emojiOk, devices: [ChatApp.device("d", of: "bob", locale: reader.locale)])
            return try #require(composition.contents.first)
        }
    }

    private func bodies(
        _ templates: [RegistryV1.Template], _ data: [String: String], policy: [String: PolicyValue] = [:], for readers: Reader...
    ) throws -> [String] { try compose(templates, data, policy: policy, for: readers).map(\.body) }

    // MARK: Plural forms

    private var requests: [RegistryV1.Template] {
        [
            text("en", "News", "{{count}} requests"), text("en", "News", "{{count}} request", plural: .one), text("ar", "أخبار", "{{count}} طلب"),
            text("ar", "أخبار", "لا طلبات", plural: .zero), text("ar", "أخبار", "طلب واحد", plural: .one),
            text("ar", "أخبار", "طلبان", plural: .two), text("ar", "أخبار", "{{count}} طلبات", plural: .few),
            text("ar", "أخبار", "{{count}} طلبًا", plural: .many),
        ]
    }

    @Test(
        "EVAL-32 A single notification reads in the plural form of its count, in each language",
        arguments: [
            ("0", "0 requests", "لا طلبات"), ("1", "1 request", "طلب واحد"), ("2", "2 requests", "طلبان"), ("3", "3 requests", "3 طلبات"),
            ("11", "11 requests", "11 طلبًا"), ("100", "100 requests", "100 طلب"), ("1.5", "1.5 requests", "\u{2068}1.5\u{2069} طلب"),
            ("1204", "1,204 requests", "\u{2068}1,204\u{2069} طلبات"), ("many", "many requests", "\u{2068}many\u{2069} طلب"),
        ])
    func plurals(count: String, english: String, arabic: String) throws {
        #expect(try bodies(requests, ["count": count], for: Reader(), Reader(locale: "ar")) == [english, arabic])
    }

    @Test("EVAL-32 A language without the text reads the fallback's, by the fallback's rule")
    func fallback() throws {
        let english = requests.filter { $0.locale == "en" }
        let contents = try compose(english, ["count": "2"], for: [Reader(locale: "ar")])
        #expect(contents[0].body == "2 requests" && contents[0].locale == "en")
        #expect(try bodies(english, ["count": "1"], for: Reader(locale: "es-MX")) == ["1 request"])
    }

    @Test("EVAL-32 A reader's own wording has plural forms of its own, and no other reader's")
    func readersForms() throws {
        let texts = requests.filter { $0.locale == "en" } + [text("en", "For you", "{{count}} of your requests", reader: "manager")]
        #expect(try bodies(texts, ["count": "1"], for: Reader(roles: ["manager"]), Reader()) == ["1 of your requests", "1 request"])
    }

    @Test("EVAL-38 A count that may not be seen before opening chooses no plural form")
    func unsafeCount() throws {
        let texts =
            requests + [text("en", "News", "You have news", form: .private), text("en", "News", "You have one", form: .private, plural: .one)]
        let policy: [String: PolicyValue] = ["preview_privacy": "safe_fields_only"]
        #expect(try bodies(texts, ["count": "1"], policy: policy, for: Reader()) == ["You have news"])
        var type = Self.type
        type.safeValues = ["count"]
        #expect(try compose(texts, ["count": "1"], policy: policy, type: type, for: [Reader()]).map(\.body) == ["1 request"])
    }

    @Test("EVAL-32 A text with two numbers has words for each; a code named `other` is no plural form")
    func countedWords() throws {
        let texts = [
            text(
                "en", "Your day", "{{student_count}}, {{alert_count}}: {{status}}",
                words: [
                    "student_count.one": "{{student_count}} student", "student_count.other": "{{student_count}} students",
                    "alert_count.one": "one alert", "alert_count.other": "{{alert_count}} alerts", "status.other": "Something else",
                ])
        ]
        func body(_ students: String, _ alerts: String, _ status: String) throws -> String {
            try bodies(texts, ["student_count": students, "alert_count": alerts, "status": status], for: Reader())[0]
        }
        #expect(try body("1", "2500", "7") == "1 student, 2,500 alerts: 7")
        #expect(try body("25", "1", "other") == "25 students, one alert: Something else")
        #expect(try body("some", "0", "x") == "some students, 0 alerts: x")
    }

    // MARK: Direction

    @Test("I18N-03 Names of the other direction are isolated in either language, and a text that is cut stays closed")
    func isolates() throws {
        let texts = [text("en", "Trophy: {{award_name}}!", "{{text_of}}"), text("ar", "كأس: {{award_name}}!", "{{text_of}}")]
        let contents = try compose(
            texts, ["award_name": "كأس المدرسة", "text_of": "مرحبا"], policy: ["title_max_chars": 16], for: [Reader(), Reader(locale: "ar")])
        #expect(contents.map(\.title) == ["Trophy: \u{2068}كأس ا\u{2069}...", "كأس: كأس المد..."])
        #expect(contents.map(\.body) == ["مرحبا", "مرحبا"])
        #expect(contents.map(\.locale) == ["en", "ar"])
    }

    // MARK: Dates and times

    private var due: [RegistryV1.Template] {
        [
            text("en", "Due", "{{homework}}, due {{due_date}} at {{due_time}}"), text("ar", "موعد", "{{homework}}، {{due_date}} {{due_time}}"),
            text("es", "Entrega", "{{homework}}: {{due_date}}, {{due_time}}"),
        ]
    }

    @Test("I18N-04 EVAL-36 An instant reads in the reader's language and zone; readers of one zone share the text")
    func zones() throws {
        let data = ["homework": "H", "due_date": "2026-12-05T21:30:00Z", "due_time": "2026-12-05T21:30:00Z"]
        let contents = try compose(
            due, data,
            for: [
                Reader(zone: "Europe/Berlin"), Reader(zone: "America/New_York"), Reader(locale: "es", zone: "Europe/Madrid"), Reader(),
                Reader(locale: "ar", zone: "Asia/Riyadh"), Reader(zone: "Europe/Berlin"),
            ])
        #expect(
            contents.map(\.body) == [
                "H, due Dec 5, 2026 at 10:30 PM", "H, due Dec 5, 2026 at 4:30 PM", "H: 5 dic 2026, 22:30", "H, due Dec 6, 2026 at 12:30 AM",
                "\u{2068}H\u{2069}، 6 ديسمبر 2026 \u{2068}12:30 ص\u{2069}", "H, due Dec 5, 2026 at 10:30 PM",
            ])
        // The app gets the value that the host sent.
        #expect(contents.allSatisfy { $0.data["due_date"] == "2026-12-05T21:30:00Z" })
    }

    @Test("I18N-04 Apps like school use the organization's zone for all readers", arguments: [("user", "10:30 PM"), ("organization", "12:30 AM")])
    func organizationZone(source: String, expected: String) throws {
        let contents = try compose(
            [text("en", "Due", "at {{due_time}}")], ["due_time": "2026-12-05T21:30:00Z"], policy: ["reminder_timezone_source": .text(source)],
            for: [Reader(zone: "Europe/Berlin")])
        #expect(contents.map(\.body) == ["at \(expected)"])
    }

    // MARK: Emoji

    private var badge: [RegistryV1.Template] {
        [text("en", "Badge Earned! 🏆", "🎵 {{text_of}} 🎉 now 👍🏽"), text("en", "🏆 Badge Earned!", "{{text_of}}", reader: "student")]
    }

    @Test("EVAL-37 Emoji stay for the roles that may have them; for others the spaces beside them go, too")
    func emoji() throws {
        let contents = try compose(
            badge, ["text_of": "Well ❤️ done 1️⃣ © 2"], policy: ["emoji_allowed_roles": ["student"]],
            for: [Reader(roles: ["student"]), Reader(roles: ["teacher"]), Reader()])
        #expect(contents.map(\.title) == ["🏆 Badge Earned!", "Badge Earned!", "Badge Earned!"])
        #expect(contents.map(\.body) == ["Well ❤️ done 1️⃣ © 2", "Well done © 2 now", "Well done © 2 now"])
        #expect(try compose(badge, ["text_of": "x"], for: [Reader(roles: ["teacher"])])[0].body == "🎵 x 🎉 now 👍🏽")
    }

    @Test("EVAL-37 REG-03 A user's own choice wins over the roles")
    func chosenEmoji() throws {
        let contents = try compose(
            badge, ["text_of": "x"], policy: ["emoji_allowed_roles": ["student"]],
            for: [Reader(roles: ["student"], emojiOk: false), Reader(roles: ["teacher"], emojiOk: true)])
        #expect(contents.map(\.title) == ["Badge Earned!", "Badge Earned! 🏆"])
    }

    @Test("EVAL-37 OQ-10 With an allow list other emoji go, for everybody")
    func emojiList() throws {
        let contents = try compose(
            badge, ["text_of": "x"], policy: ["emoji_allow_list": ["🏆", "🎵"]], for: [Reader(roles: ["teacher"]), Reader(roles: ["student"])])
        #expect(contents.map(\.title) == ["Badge Earned! 🏆", "🏆 Badge Earned!"])
        #expect(contents.map(\.body) == ["🎵 x now", "x"])
    }

    @Test(
        "EVAL-37 What is an emoji",
        arguments: [
            ("👩‍👩‍👧‍👦", true), ("🇩🇪", true), ("1️⃣", true), ("❤️", true), ("☝🏽", true), ("1", false), ("#", false), ("©", false), ("é", false), ("ك", false),
            ("日", false),
        ])
    func whatIsEmoji(character: Character, expected: Bool) { #expect(EmojiRule.isEmoji(character) == expected) }
}
