import CarillonAPI
import ServiceKit

/// Checks the texts of an app (EVAL-61, I18N-01): renders each in every language with ``LongValues``, and finds what would be cut, and what a
/// language lacks.
///
/// The languages are those that the app supports, and those that the catalogue has any text in. So a language in preparation is complete before it
/// is on.
struct TemplateCheck {
    /// A text that readers of every language need.
    struct Use: Hashable {
        var typeID: String
        var form: RegistryV1.TemplateForm
        var reader: String
        /// Whether a text of all types, or for all readers, is good enough.
        var takesGeneral: Bool
    }

    let app: AppPolicy
    let locales: [String]
    /// In the order of the catalogue.
    let uses: [Use]

    /// The forms with texts for all types.
    private let forms: Set<RegistryV1.TemplateForm>
    private let contents: AppContents

    init(_ app: AppPolicy) {
        self.app = app
        contents = AppContents(app)
        let templates = app.catalogue.templates
        var locales = app.policy.supportedLocales
        for template in templates where TextLanguages.supported(template.locale, among: locales).isEmpty { locales.append(template.locale) }
        self.locales = locales
        var uses: [Use] = []
        var seen: Set<Use> = []
        func add(_ use: Use) { if seen.insert(use).inserted { uses.append(use) } }
        for type in app.catalogue.types where !type.silent && !type.localOnly {
            add(Use(typeID: type.typeId, form: .unspecified, reader: "", takesGeneral: false))
            for template in templates where template.typeId == type.typeId && template.form == .unspecified && !template.reader.isEmpty {
                add(Use(typeID: type.typeId, form: .unspecified, reader: template.reader, takesGeneral: false))
            }
            // Several notifications of any type may become one (EVAL-61).
            add(Use(typeID: type.typeId, form: .group, reader: "", takesGeneral: true))
            if Self.showsUnsafeValues(type, app, templates) {
                add(Use(typeID: type.typeId, form: .private, reader: "", takesGeneral: true))
            }
        }
        for template in templates where template.form != .unspecified {
            add(Use(typeID: template.typeId, form: template.form, reader: template.reader, takesGeneral: !template.typeId.isEmpty))
        }
        self.uses = uses
        forms = Set(templates.filter { $0.typeId.isEmpty && $0.reader.isEmpty }.map(\.form))
    }

    /// Whether a text of the type has a value that may not be seen before opening (EVAL-38).
    private static func showsUnsafeValues(_ type: RegistryV1.NotificationType, _ app: AppPolicy, _ templates: [RegistryV1.Template]) -> Bool {
        guard app.policy(for: type.typeId).previewsAreSafeFieldsOnly else { return false }
        let safe = Set(type.safeValues + ["app_name"])
        return templates.contains { template in
            template.typeId == type.typeId && template.form == .unspecified
                && [template.title, template.subtitle, template.body].contains { !safe.isSuperset(of: TextTemplate($0).tokens) }
        }
    }

    struct Result {
        /// Texts that were rendered, each plural form by itself.
        var rendered = 0
        var findings: [EvaluatorV1.TemplateFinding] = []
    }

    /// Checks one text in one language.
    func check(_ use: Use, locale: String, into result: inout Result) {
        guard let wording = wording(of: use, locale: locale) else {
            // What all types lack is one finding.
            if !use.takesGeneral || !forms.contains(use.form) { result.findings.append(missingText(use, locale: locale)) }
            return
        }
        // A text of all types is checked once, as a use of its own.
        guard !use.takesGeneral || wording.isOwn else { return }
        let samples = PluralRule.samples(locale: locale)
        result.findings += missingPlurals(wording.plurals, use, locale: locale, samples: samples)
        // A part that several numbers make too long is one finding.
        var cut: [EvaluatorV1.TemplateFinding] = []
        for (category, count) in samples {
            let form = wording.plurals.forms[category]
            // Forms that the text does not tell apart are rendered as the general one.
            guard form != nil || category == .unspecified || wording.plurals.general.dependsOnCount else { continue }
            result.rendered += 1
            let plural = form == nil ? .unspecified : category
            for finding in overlong(form ?? wording.plurals.general, use, locale: locale, plural: plural, count: count) {
                if let same = cut.firstIndex(where: { $0.template == finding.template && $0.part == finding.part }) {
                    if finding.length > cut[same].length { cut[same] = finding }
                } else {
                    cut.append(finding)
                }
            }
        }
        result.findings += cut
    }

    // MARK: What a language lacks

    /// The text in a language; nil where only another language has it.
    private func wording(of use: Use, locale: String) -> (plurals: PluralWording, isOwn: Bool)? {
        guard let found = app.catalogue.template(typeID: use.typeID, locales: [locale], reader: use.reader, form: use.form) else { return nil }
        let isOwn = found.typeId == use.typeID && found.reader == use.reader
        guard isOwn || use.takesGeneral else { return nil }
        return PluralWording(of: use.typeID, locales: [locale], reader: use.reader, form: use.form, contents).map { ($0, isOwn) }
    }

    private func missingText(_ use: Use, locale: String) -> EvaluatorV1.TemplateFinding {
        let isElsewhere = wording(of: use, locale: app.policy.defaultLocale) != nil
        let consequence =
            if !use.reader.isEmpty {
                "these readers get the text for all others"
            } else if use.form == .item {
                "lists have the text of the notification"
            } else if isElsewhere {
                "its readers get the text in \(app.policy.defaultLocale)"
            } else if use.form == .private {
                "notifications that need it are not sent"
            } else {
                "no language has it"
            }
        return finding(.missingText, use, locale: locale, "the text is missing in \(locale): \(consequence)")
    }

    private func missingPlurals(
        _ plurals: PluralWording, _ use: Use, locale: String, samples: [(category: RegistryV1.PluralCategory, count: Int)]
    ) -> [EvaluatorV1.TemplateFinding] {
        var findings: [EvaluatorV1.TemplateFinding] = []
        let general = plurals.general
        let tokens = Set(general.tokens)
        let needed = samples.map(\.category).filter { $0 != .unspecified }
        if !plurals.forms.isEmpty || tokens.contains("count") && general.categories(of: "count") == nil {
            for category in needed where plurals.forms[category] == nil {
                findings.append(
                    finding(
                        .missingPlural, use, locale: locale, plural: category,
                        "the form “\(category.name)” is missing, which \(locale) has for \(samples.first { $0.category == category }?.count ?? 0)"))
            }
        }
        // A group says the number of items that it does not list with these words.
        let names = use.form == .group ? tokens.union(["more"]) : tokens
        for name in names.sorted() where name != "count" {
            guard let words = general.categories(of: name) else {
                guard name.hasSuffix("_count") else { continue }
                findings.append(
                    finding(
                        .missingPlural, use, locale: locale,
                        "words.\(name).other is missing, with the words for each plural form of \(name): the text is the same for 1 and for 2"))
                continue
            }
            for category in needed where !words.contains(category) {
                findings.append(
                    finding(.missingPlural, use, locale: locale, "words.\(name).\(category.name) is missing, a plural form of \(locale)"))
            }
        }
        return findings
    }

    // MARK: What would be cut

    /// The parts that are longer than the shortest limit of any kind of device.
    private func overlong(
        _ wording: TextWording, _ use: Use, locale: String, plural: RegistryV1.PluralCategory, count: Int
    ) -> [EvaluatorV1.TemplateFinding] {
        // A list has as much as there is room for.
        guard use.form != .item else { return [] }
        let policy = app.policy(for: use.typeID)
        let values = LongValues(wording: wording, count: count, appName: policy.appName)
        let bodyLimit = policy.bodyMaxCharsByDeviceType.values.reduce(policy.bodyMaxChars, min)
        var renderer = TextRenderer(policy: policy, missingValues: .empty, bodyMaxChars: bodyLimit, emoji: .all)
        var dependsOnZone = false
        // Nothing is missing, so nothing is thrown.
        _ = try? renderer.render(wording) { name in
            wording.text(of: values.value(name), named: name, zone: policy.organizationTimezone, dependsOnZone: &dependsOnZone)
        }
        return renderer.overlong.filter { !wording.part($0.name).isValueAlone }.map { part in
            var finding = finding(
                .cut, use, locale: locale, plural: plural, "the \(part.name) may have \(part.length) characters, its limit is \(part.limit)")
            finding.part = part.name
            finding.length = Int32(clamping: part.length)
            finding.limit = Int32(clamping: part.limit)
            return finding
        }
    }

    private func finding(
        _ problem: EvaluatorV1.TemplateProblem, _ use: Use, locale: String, plural: RegistryV1.PluralCategory = .unspecified, _ detail: String
    ) -> EvaluatorV1.TemplateFinding {
        let parts = [use.reader, use.form.name, plural.name].filter { !$0.isEmpty }
        return EvaluatorV1.TemplateFinding(
            problem: problem, typeId: use.typeID, locale: locale,
            template: ([use.typeID.isEmpty ? "*" : use.typeID, locale] + parts).joined(separator: "/"), detail: detail)
    }
}
