import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Names of a catalogue in the reader's language", .timeLimit(.minutes(1)))
struct CatalogueWordsTests {
    private let metrics = MetricsRegistry()

    private func words(_ wanted: [String], supported: [PolicyValue] = ["en", "ar", "es-MX"], fallback: String = "en") throws -> CatalogueWords {
        let settings: [String: PolicyValue] = ["supported_locales": .list(supported), "default_locale": .text(fallback)]
        return CatalogueWords(
            wanted: wanted, policy: try Policy(settings: settings, of: .init(profile: "school")), languages: TextLanguages(metrics: metrics))
    }

    private func missing(_ locale: String) -> Int {
        let line = metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix("carillon_texts_missing_total{locale=\"\(locale)\"}") }
        return line.flatMap { Double($0.split(separator: " ").last ?? "") }.map { Int($0) } ?? 0
    }

    private func stickers(
        _ translations: [RegistryV1.CatalogueTranslation] = [
            .init(locale: "ar", name: "الملصقات", description: "ملصق"), .init(locale: "es", name: "Pegatinas"),
        ], locale: String = "en"
    ) -> RegistryV1.Category {
        .init(categoryId: "s", name: "Stickers", description: "A sticker", translations: translations, locale: locale)
    }

    @Test(
        "I18N-02 EVAL-36 the first wanted language that the app supports counts, whole or without its region, else the app's default",
        arguments: [
            (["ar-EG", "en"], "الملصقات"), (["fr", "AR"], "الملصقات"), (["fr"], "Stickers"), ([], "Stickers"), (["en-GB", "ar"], "Stickers"),
            (["es-MX"], "Pegatinas"),
        ])
    func chosen(wanted: [String], name: String) throws {
        #expect(try words(wanted).read(stickers()).name == name)
    }

    @Test("I18N-02 EVAL-36 a tag is looked for whole, then by its language, however its system writes it")
    func supported() {
        #expect(TextLanguages.supported("es_MX", among: ["en", "es-MX"]) == ["es-MX"])
        #expect(TextLanguages.supported("ES-mx", among: ["es", "es-MX"]) == ["es-MX", "es"])
        #expect(TextLanguages.supported("es-AR", among: ["es", "es-MX"]) == ["es"] && TextLanguages.supported("", among: ["es"]).isEmpty)
    }

    @Test("I18N-02 what a language lacks, the entry or its description, comes from the next one and is counted by language; else nothing is")
    func counted() throws {
        let arabic = try words(["ar"])
        #expect(arabic.read(stickers()).description == "ملصق" && missing("ar") == 0)
        let english = arabic.read(stickers([]))
        #expect(english.name == "Stickers" && english.description == "A sticker" && missing("ar") == 1 && missing("en") == 0)
        let half = try words(["es-MX"]).read(stickers())
        #expect(half.name == "Pegatinas" && half.description == "A sticker" && missing("es-MX") == 1)
        // What nobody has, nobody lacks.
        var bare = stickers()
        bare.description = ""
        bare.translations = [.init(locale: "ar", name: "الملصقات")]
        #expect(arabic.read(bare).description.isEmpty && missing("ar") == 1)
    }

    @Test("I18N-02 an entry that names no language of its own is in the app's default; its words serve whoever reads nothing else that is there")
    func ownLanguage() throws {
        let german = RegistryV1.AndroidChannel(
            channelId: "c", name: "Angebote", description: "Neues", translations: [.init(locale: "en", name: "Offers", description: "News")])
        func name(_ wanted: String) throws -> String {
            try words([wanted], supported: ["de-CH", "en", "ar"], fallback: "de-CH").read(german).name
        }
        #expect(try name("de") == "Angebote" && missing("de-CH") == 0)
        #expect(try name("en") == "Offers")
        #expect(try name("ar") == "Angebote" && missing("ar") == 1)
        // An English entry in an app whose default is Arabic.
        #expect(try words(["en"], fallback: "ar").read(stickers()).name == "Stickers")
        #expect(try words(["fr"], fallback: "ar").read(stickers()).name == "الملصقات")
        // In a language of which the app knows nothing.
        let lost = try words(["ar"]).read(stickers([], locale: "fr"))
        #expect(lost.name == "Stickers" && missing("ar") == 2 && missing("en") == 1)
    }

    @Test("REG-08 REG-10 REG-11 EVAL-61 administrators write the words of closed sets; for another word the refusal names the field and the words")
    func closedSets() throws {
        func refusal(_ read: () throws -> Void) -> String {
            do { try read() } catch let error as APIError { return "\(error.field ?? ""): \(error.message)" } catch { return "\(error)" }
            return "taken"
        }
        func json(_ text: String) throws -> JSONObject { try JSONObject(parsing: Array(text.utf8)) }
        let type = try CatalogueBody.type(json(#"{"priority":"high","thread_key":"slot_day","android_style":"bigpicture"}"#), id: "t")
        #expect(type.threadKey == .slotDay && type.androidStyle == .bigpicture)
        let text = try CatalogueBody.template(json(#"{"locale":"en","title":"T","form":"held","plural":"few"}"#), typeID: "t")
        #expect(text.form == .held && text.plural == .few)
        #expect(try CatalogueBody.androidChannel(json(#"{"name":"C","importance":"default"}"#), id: "c").importance == .default)
        let ios = try CatalogueBody.iosCategory(
            json(#"{"actions":[{"identifier":"GO","title":"Go","options":["authenticationRequired","foreground"]}]}"#), id: "X")
        #expect(ios.actions.first?.options == [.authenticationRequired, .foreground])
        #expect(JSONView.iosCategory(ios).encoded(camelCase: false).contains(#"["authenticationRequired","foreground"]"#))

        let words = "is one of channel, category, none, slot_day"
        #expect(refusal { _ = try CatalogueBody.type(json(#"{"priority":"high","thread_key":"day"}"#), id: "t") } == "thread_key: \(words)")
        #expect(
            refusal { _ = try CatalogueBody.androidChannel(json(#"{"name":"C","importance":"loud"}"#), id: "c") }
                == "importance: is one of min, low, default, high, max")
        #expect(
            refusal {
                _ = try CatalogueBody.iosCategory(json(#"{"actions":[{"identifier":"GO","title":"Go","options":["destroy"]}]}"#), id: "X")
            } == "actions[0].options: is one of foreground, destructive, authenticationRequired")
    }

    @Test("I18N-02 REG-11 administrators write translations as a map by language; what is wrong in one is named")
    func body() throws {
        func read(_ text: String) throws -> RegistryV1.Category {
            try CatalogueBody.category(JSONObject(parsing: Array(text.utf8)), id: "s")
        }
        let category = try read(
            #"{"name":"Stickers","locale":"en","translations":{"es":{"name":"Pegatinas"},"ar":{"name":"الملصقات","description":"ملصق"}}}"#)
        #expect(category.locale == "en" && category.translations.map(\.locale) == ["ar", "es"])
        #expect(category.translations.map(\.description) == ["ملصق", ""])
        for (text, field) in [
            (#"{"name":"S","translations":{"ar":{"description":"x"}}}"#, "translations.ar.name"),
            (#"{"name":"S","translations":{"ar":null}}"#, "translations.ar"), (#"{"name":"S","translations":{"ar":"x"}}"#, "translations.ar"),
            (#"{"name":"S","translations":[{"locale":"ar"}]}"#, "translations"), (#"{"name":"S","locale":7}"#, "locale"),
        ] {
            let error = #expect(throws: APIError.self) { try read(text) }
            #expect(error?.field == field)
        }
        // As it is shown to them, it can be written again.
        let view = JSONView.category(category).adding(JSONView.languages(category)).encoded(camelCase: false)
        #expect(try read(view) == category)
    }

    @Test("EVAL-09 the highest priority goes by the app's own name, and is taken by either")
    func priorities() throws {
        for label in ["blocking", "critical"] {
            let policy = try Policy(settings: ["top_priority_label": .text(label)], of: .init(profile: "chat"))
            #expect(policy.outwardName(of: .blocking) == label && policy.outwardName(of: .high) == "high")
            let body = try JSONObject(parsing: Array(#"{"priority":"\#(label)"}"#.utf8))
            #expect(try body.priority("priority") == .blocking)
            #expect(try CatalogueBody.type(body, id: "t").priority == .blocking)
        }
        let wrong = try JSONObject(parsing: Array(#"{"priority":"urgent"}"#.utf8))
        #expect((try? wrong.priority("priority")) == nil)
        #expect(throws: APIError.self) { try CatalogueBody.type(wrong, id: "t") }
    }
}
