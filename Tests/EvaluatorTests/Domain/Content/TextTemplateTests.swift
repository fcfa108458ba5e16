import Testing

@testable import EvaluatorService

@Suite("Templates")
struct TextTemplateTests {
    private func render(
        _ source: String, _ values: [String: String], rule: MissingValueRule = .empty, escape: Bool = false
    ) throws -> String {
        var missing: [String] = []
        return try TextTemplate(source).render({ values[$0] }, missingValues: rule, escapeHTML: escape, missing: &missing)
    }

    @Test("EVAL-32 Both spellings of a token name the same value")
    func spellings() throws {
        let values = ["sender_name": "Ann", "image_url": "u", "emoji": "🎉"]
        #expect(try render("{{sender_name}} / {{.SenderName}} / {{ sender_name }} / {{ .SenderName }}", values) == "Ann / Ann / Ann / Ann")
        #expect(try render("{{.ImageURL}} {{.Emoji}}", values) == "u 🎉")
    }

    @Test("EVAL-32 Inserted values are never parsed as templates")
    func values() throws {
        #expect(try render("{{a}}", ["a": "{{b}}", "b": "no"]) == "{{b}}")
        #expect(try render("{{a}}{{b}}", ["a": "{", "b": "{c}}"]) == "{{c}}")
    }

    @Test("What is no token is text", arguments: ["{{}}", "{{a b}}", "{{1a}}", "{{a", "a}}", "{ {a}}", "{{.}}", "{{a-b}}", "{", "{{{"])
    func notTokens(_ source: String) throws {
        #expect(try render(source, ["a": "value"]) == source)
    }

    @Test("A token may stand among braces")
    func braces() throws {
        #expect(try render("{{{a}}}", ["a": "x"]) == "{x}")
        #expect(try render("{{ {{a}} }}", ["a": "x"]) == "{{ x }}")
    }

    @Test("C-06 A missing value is refused, empty or a placeholder, as policy says")
    func missing() throws {
        #expect(try render("[{{a}}]", [:], rule: .empty) == "[]")
        #expect(try render("[{{a}}]", [:], rule: .placeholder("[Content]")) == "[[Content]]")
        #expect(throws: MissingTemplateValue(name: "a")) { try render("[{{a}}]", [:], rule: .reject) }
        var missing: [String] = []
        _ = try TextTemplate("{{a}}{{b}}").render({ ["a": "1"][$0] }, missingValues: .empty, escapeHTML: false, missing: &missing)
        #expect(missing == ["b"])
    }

    @Test("C-05 Inserted values are escaped where policy says so, the template's own text is not")
    func escaping() throws {
        #expect(try render("<b>{{a}}</b>", ["a": "&<>\"'"], escape: true) == "<b>&amp;&lt;&gt;&quot;&#39;</b>")
        #expect(try render("{{a}}", ["a": "&<"], escape: false) == "&<")
    }
}
