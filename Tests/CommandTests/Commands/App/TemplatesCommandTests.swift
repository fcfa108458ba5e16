import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("carillon templates")
struct TemplatesCommandTests {
    private let findings: [EvaluatorV1.TemplateFinding] = [
        .init(
            problem: .cut, typeId: "news", locale: "ar", template: "news/ar/few", part: "title", length: 52, limit: 50,
            detail: "the title may have 52 characters, its limit is 50"),
        .init(problem: .missingText, locale: "ar", template: "*/ar/group", detail: "the text is missing in ar"),
    ]

    @Test("EVAL-61 the findings of all apps in one table, with their number")
    func table() {
        let rows = findings.map { TemplatesCheck.Row($0, of: "shop") }
        let text = TemplatesCheck.text(rows, more: 0, rendered: 40, apps: 2)
        #expect(text.contains("shop  cut           news/ar/few  the title may have 52 characters, its limit is 50"))
        #expect(text.contains("shop  missing_text  */ar/group   the text is missing in ar"))
        #expect(text.hasSuffix("\n40 texts of 2 apps: 2 findings"))
        #expect(TemplatesCheck.text(rows, more: 7, rendered: 40, apps: 1).hasSuffix("\nand 7 more\n40 texts of 1 app: 9 findings"))
        #expect(TemplatesCheck.text([], more: 0, rendered: 1, apps: 1) == "1 text of 1 app: nothing is wrong")
    }
}
