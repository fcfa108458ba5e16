import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-61 I18N-01 The check of an app's texts")
struct TemplateCheckTests {
    private func check(_ templates: [RegistryV1.Template], policy: [String: PolicyValue] = [:], safe: [String] = []) throws -> TemplateCheck.Result {
        let type = RegistryV1.NotificationType(typeId: "news", categoryId: "news", priority: .normal, safeValues: safe)
        let silent = RegistryV1.NotificationType(typeId: "sync", priority: .low, silent: true)
        let app = AppPolicy(
            policy: try Policy(settings: ["supported_locales": ["en", "ar"], "title_max_chars": 40].merging(policy) { $1 }),
            catalogue: Catalogue(.init(types: [type, silent], templates: templates, version: 1)))
        let check = TemplateCheck(app)
        var result = TemplateCheck.Result()
        for use in check.uses { for locale in check.locales { check.check(use, locale: locale, into: &result) } }
        return result
    }

    private func found(
        _ templates: [RegistryV1.Template], policy: [String: PolicyValue] = [:], safe: [String] = []
    ) throws -> [String] {
        try check(templates, policy: policy, safe: safe).findings.map { finding in
            "\(finding.problem.name) \(finding.template)" + (finding.part.isEmpty ? "" : " \(finding.part) \(finding.length)/\(finding.limit)")
        }
    }

    private func text(
        _ locale: String, _ title: String, body: String = "", type: String = "news", reader: String = "",
        form: RegistryV1.TemplateForm = .unspecified, plural: RegistryV1.PluralCategory = .unspecified, words: [String: String] = [:]
    ) -> RegistryV1.Template {
        .init(typeId: type, locale: locale, title: title, body: body, reader: reader, form: form, plural: plural, words: words)
    }

    /// Texts of which nothing is wrong.
    private var good: [RegistryV1.Template] {
        [text("en", "News"), text("ar", "أخبار"), text("en", "Updates", type: "", form: .group), text("ar", "تحديثات", type: "", form: .group)]
    }

    @Test("nothing is found where every language has every text")
    func nothing() throws {
        let result = try check(good)
        #expect(result.findings.isEmpty && result.rendered == 4)
    }

    @Test("a text that a language lacks: single, of a reader, of a form; also of a language that is being prepared")
    func missingTexts() throws {
        #expect(try found(good.filter { $0.locale == "en" }) == ["missing_text news/ar", "missing_text */ar/group"])
        #expect(try found(good + [text("en", "For you", reader: "guardian")]) == ["missing_text news/ar/guardian"])
        #expect(try found(good + [text("en", "Held", type: "", form: .held)]) == ["missing_text */ar/held"])
        // A type's own text of a form may be missing: then the one of all types is taken.
        #expect(try found(good + [text("en", "News", form: .group)]) == [])
        #expect(try found(good + [text("es", "Noticias")]) == ["missing_text */es/group"])
    }

    @Test("a plural form that a language lacks")
    func missingPlurals() throws {
        let counted = [
            text("en", "{{count}} news", type: "", form: .group), text("en", "{{count}} piece of news", type: "", form: .group, plural: .one),
            text("ar", "{{count}} خبر", type: "", form: .group), text("ar", "خبران", type: "", form: .group, plural: .two),
        ]
        #expect(
            try found(Array(good.prefix(2)) + counted) == [
                "missing_plural */ar/group/zero", "missing_plural */ar/group/one", "missing_plural */ar/group/few", "missing_plural */ar/group/many",
            ])
        let words = ["n_count.one": "{{n_count}} student", "n_count.other": "{{n_count}} students"]
        let both = [text("en", "{{n_count}}", words: words), text("ar", "{{n_count}} x", words: words)] + good.dropFirst(2)
        let findings = try check(both).findings
        #expect(findings.map(\.template) == ["news/ar", "news/ar", "news/ar", "news/ar"])
        #expect(findings.first?.detail.contains("words.n_count.zero") == true)
        // Without any words the number stands beside the same noun always.
        #expect(try found([text("en", "{{n_count}} students")] + good.dropFirst()) == ["missing_plural news/en"])
    }

    @Test("a part that long values make too long; each plural form by itself; not a value alone, which is the host's")
    func cut() throws {
        #expect(try found([text("en", "{{child_name}} has news from school")] + good.dropFirst()) == ["cut news/en title 47/40"])
        #expect(try found([text("en", "{{title}}", body: "{{message_preview}}")] + good.dropFirst()) == [])
        let bodies = [text("en", "News", body: "{{a_thing}} and {{another}}")] + good.dropFirst()
        #expect(try found(bodies, policy: ["body_max_chars_by_device_type": ["android": 200, "ios": 70]]) == ["cut news/en body 75/70"])
        let plurals = [
            text("en", "{{count}} news"), text("en", "{{count}} piece of news, which is a great deal, is it?", plural: .one),
        ]
        let words = ["n_count.one": "a student", "n_count.other": "{{n_count}} students of the whole school, and more"]
        #expect(try found([text("en", "{{n_count}}!", words: words)] + good.dropFirst()) == ["cut news/en title 45/40"])
        #expect(try found(plurals + good.dropFirst()) == ["cut news/en/one title 46/40"])
        // Isolates around a Latin name in an Arabic text are nothing that a reader counts.
        #expect(try found([good[0], text("ar", "أخبار {{child_name}} 1234567")] + good.dropFirst(2)) == [])
    }

    @Test("codes are rendered in their longest word")
    func codes() throws {
        let words = ["status.a": "short", "status.b": String(repeating: "long ", count: 9)]
        #expect(try found([text("en", "Is {{status}}", words: words)] + good.dropFirst()) == ["cut news/en title 48/40"])
    }

    @Test("EVAL-38 a text with a value that is hidden needs one in the form private, in each language")
    func privateForm() throws {
        let texts = [text("en", "For {{salary}}")] + good.dropFirst()
        let policy: [String: PolicyValue] = ["preview_privacy": "safe_fields_only"]
        #expect(try found(texts, policy: policy) == ["missing_text news/en/private", "missing_text news/ar/private"])
        #expect(try found(texts, policy: policy, safe: ["salary"]) == [])
        #expect(try found(good, policy: policy) == [])
    }

    @Test("an answer has at most 1,000 findings, and the number of the others")
    func bounded() async throws {
        let types = (1...1_200).map { RegistryV1.NotificationType(typeId: "t\($0)", categoryId: "news", priority: .normal) }
        let app = AppPolicy(
            policy: try Policy(settings: ["supported_locales": ["en", "ar"]]),
            catalogue: Catalogue(.init(types: types, templates: types.map { text("en", "News", type: $0.typeId) }, version: 1)))
        let answer = await TemplateReport.make(TemplateCheck(app))
        #expect(answer.findings.count == 1_000 && answer.more == 2_600 && answer.rendered == 1_200)
    }

    @Test("EVAL-61 the evaluator answers with it")
    func call() async throws {
        try await withEvaluator { evaluator in
            let answer = try await evaluator.client.checkTemplates(.init(tenant: ChatApp.tenant))
            // The tests' app has no texts for groups.
            #expect(answer.rendered == 11 && Set(answer.findings.map(\.problem)) == [.missingText] && answer.findings.count == 11)
            #expect(answer.findings.first?.template == "dm_message/en/group" && answer.findings.first?.typeId == "dm_message")
        }
    }
}
