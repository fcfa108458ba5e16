import CarillonAPI
import ServiceKit

/// A text of the catalogue with its plural forms (EVAL-32).
struct PluralWording: Sendable {
    /// The text without a number, and for CLDR's `other`.
    let general: TextWording
    /// Other forms, by plural category in the language of ``general``. Most texts have none.
    let forms: [RegistryV1.PluralCategory: TextWording]

    /// Reads a text from the catalogue, in the first of some languages that has it. All forms are of one language.
    ///
    /// - Parameter contents: of the app; gets the parsed templates.
    /// - Returns: nil where the catalogue has no such text.
    init?(of typeID: String, locales: [String], reader: String, form: RegistryV1.TemplateForm, _ contents: AppContents) {
        let catalogue = contents.app.catalogue
        guard let found = catalogue.template(typeID: typeID, locales: locales, reader: reader, form: form) else { return nil }
        general = TextWording(found, of: contents)
        var forms: [RegistryV1.PluralCategory: TextWording] = [:]
        for plural in PluralRule.categories where plural != .unspecified {
            let template = catalogue.template(typeID: typeID, locales: [found.locale], reader: reader, form: form, plural: plural)
            // A form of another reader or type is none of this text's.
            guard let template, template.plural == plural, template.reader == found.reader, template.typeId == found.typeId else { continue }
            forms[plural] = TextWording(template, of: contents)
        }
        self.forms = forms
    }

    /// The form for a number; ``general`` for a value that is no number, and where the catalogue lacks the form.
    func form(of count: @autoclosure () -> String?) -> TextWording {
        guard !forms.isEmpty, let number = count().flatMap(DecimalNumber.init) else { return general }
        return forms[PluralRule.category(of: number, locale: general.locale)] ?? general
    }
}
