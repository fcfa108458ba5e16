import HTTPTypes
import ServiceKit

/// The reference as a page of plain HTML, without a script.
struct ReferencePage {
    let routes: [RouteFacts]

    /// The whole page.
    var html: String {
        let sections = ReferenceSection.all(of: routes)
        let links = sections.map { "<li><a href=\"#\($0.name)\">\(Self.escaped($0.name))</a>" }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Carillon \(CarillonVersion.current): the HTTP API</title>
            <link rel="stylesheet" href="\(ReferenceRoutes.style.dropFirst())">
            </head>
            <body>
            <h1>The HTTP API of Carillon \(CarillonVersion.current)</h1>
            <p>The same as an <a href="\(ReferenceRoutes.document.dropFirst())">OpenAPI 3.1 document</a>.</p>
            <p>\(Self.text(OpenAPIDocument.description))</p>
            <p>Credentials are sent as <code>Authorization: Bearer …</code>. \(Self.text(OpenAPIDocument.credentials))</p>
            <p>Successful answers with a body have <code>"ok": true</code>. A POST may have an <code>Idempotency-Key</code>. Errors are in
            <a href="#errors">a table</a>.</p>
            <nav><ul>
            \(links)
            <li><a href="#errors">errors</a>
            </ul></nav>
            \(sections.map(section).joined(separator: "\n"))
            \(errors)
            </body>
            </html>

            """
    }

    private func section(_ section: ReferenceSection) -> String {
        "<h2 id=\"\(section.name)\">\(Self.escaped(section.name))</h2>\n" + section.routes.map(route).joined(separator: "\n")
    }

    private func route(_ facts: RouteFacts) -> String {
        let schema = FieldSchema(facts: facts)
        var parts = [
            "<section>", "<h3><code>\(facts.route.method.rawValue) \(Self.escaped(facts.path))</code></h3>",
            "<p>\(Self.text(RouteTexts.all[facts.route.name] ?? ""))</p>", "<p class=\"who\">\(Self.text(facts.callers))</p>",
        ]
        parts.append(fields("Query", facts.fields(.query), schema, facts))
        parts.append(fields("Headers", facts.fields(.header), schema, facts))
        if let most = facts.route.fileBytes { parts.append("<h4>Body</h4>\n<p>A file of at most \(most) bytes.</p>") }
        // In the order of the objects, each followed by what is in it.
        parts.append(fields("Body", inOrder("", facts), schema, facts))
        if let list = facts.route.list { parts.append("<p>The list of <code>\(Self.escaped(list))</code> alone may be the body, too.</p>") }
        if let example = facts.example, facts.route.fileBytes == nil {
            parts.append("<pre>\(Self.escaped(FieldSchema.json(example).encoded(camelCase: false)))</pre>")
        }
        parts.append("<h4>Answers</h4>")
        parts += facts.answers.map(answer)
        let errors = OpenAPIDocument.errorStatuses(of: facts).map { "<a href=\"#error-\($0)\">\($0)</a>" }.joined(separator: " ")
        parts.append("<p>Errors: \(errors)</p>\n</section>")
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func inOrder(_ scope: String, _ facts: RouteFacts) -> [RequestSketch.Field] {
        facts.fields(.body, in: scope).flatMap { field in
            [field] + inOrder(field.path + ".", facts) + inOrder(field.path + "[].", facts)
        }
    }

    private func fields(_ title: String, _ fields: [RequestSketch.Field], _ schema: FieldSchema, _ facts: RouteFacts) -> String {
        guard !fields.isEmpty else { return "" }
        let rows = fields.map { field in
            let kinds = facts.kinds(of: field)
            let example = kinds.first.map { FieldSchema.json(Sample.value(of: field.name, $0)).encoded(camelCase: false) } ?? ""
            return "<tr><td><code>\(Self.escaped(field.path))</code><td>\(kinds.map(Self.words).joined(separator: ", or "))"
                + "<td>\(facts.isRequired(field) ? "required" : "")<td>\(Self.text(schema.description(of: field) ?? ""))"
                + "<td><code>\(Self.escaped(example))</code>"
        }
        return "<h4>\(title)</h4>\n<table>\n<tr><th>name<th>type<th><th>meaning<th>example\n\(rows.joined(separator: "\n"))\n</table>"
    }

    /// A kind in words.
    static func words(_ kind: FieldKind) -> String {
        switch kind {
        case .text: "text"
        case .word(let words): "one of " + words.map { "<code>\(escaped($0))</code>" }.joined(separator: ", ")
        case .boolean: "true or false"
        case .integer(let range): "a whole number" + limits(range)
        case .number: "a number"
        case .instant: "an instant (RFC 3339)"
        case .texts: "a list of texts"
        case .words(let words): "a list of " + words.map { "<code>\(escaped($0))</code>" }.joined(separator: ", ")
        case .integers(let range): "a list of whole numbers" + limits(range)
        case .textMap: "an object of texts"
        case .anyMap: "an object"
        case .object: "an object"
        case .objects(let most): "a list of objects" + (most.map { ", at most \($0)" } ?? "")
        }
    }

    private static func limits(_ range: ClosedRange<Int64>) -> String {
        range == Int64.min...Int64.max ? "" : ", \(range.lowerBound) to \(range.upperBound)"
    }

    private func answer(_ answer: RouteFacts.AnswerFacts) -> String {
        let type = answer.mediaType.map { ", <code>\(Self.escaped($0))</code>" } ?? ""
        let headers = answer.headers.sorted().map { ", <code>\(Self.escaped($0))</code>" }.joined()
        let head = "<p><b>\(answer.status)</b> \(OpenAPIDocument.meaning(of: answer.status))\(type)\(headers)</p>"
        guard let example = answer.example else { return head }
        let rows = members(answer.shape, "").map { "<tr><td><code>\(Self.escaped($0.path))</code><td>\($0.type)" }.joined(separator: "\n")
        return head + "\n<details><summary>Members</summary>\n<table>\n\(rows)\n</table>\n"
            + "<pre>\(Self.escaped(example.encoded(camelCase: false)))</pre>\n</details>"
    }

    /// The members of an answer by their paths, each followed by what is in it.
    private func members(_ shape: AnswerShape, _ scope: String) -> [(path: String, type: String)] {
        var rows = shape.members.flatMap { member -> [(path: String, type: String)] in
            let path = scope + member.name
            let type = member.shape.isUnknown ? "any" : member.shape.typeNames.joined(separator: " or ")
            let row = (path: path, type: member.shape.isInstant == true ? type + ", an instant" : type)
            return [row] + members(member.shape, path + ".")
        }
        if let element = shape.elements.first {
            // `items[].title` of a list, `counters.*` of a map.
            rows += shape.isMap ? members(element, "\(scope)*.") : members(element, "\(scope.dropLast())[].")
        }
        return rows
    }

    private var errors: String {
        let rows = OpenAPIDocument.statuses.map { error in
            let codes = error.codes.map { "<code>\(Self.escaped($0))</code>" }.joined(separator: ", ")
            return "<tr id=\"error-\(error.status)\"><td>\(error.status)<td>\(codes)"
        }
        let example = #"{"ok": false, "error": {"code": "invalid_value", "message": "…", "field": "cursor", "request_id": "req_…"}}"#
        return """
            <h2 id="errors">errors</h2>
            <pre>\(Self.escaped(example))</pre>
            <p><code>code</code> is for programs, <code>message</code> for people. <code>field</code> is the path in the body, the parameter or the
            header field, and null where no single one is at fault.</p>
            <table>
            <tr><th>status<th>codes
            \(rows.joined(separator: "\n"))
            </table>
            """
    }

    // MARK: HTML

    /// Text with its code between backquotes.
    private static func text(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(escaped(String(part)))</code>" : escaped(String(part))
        }.joined()
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// The style sheet of the page.
    static let style = """
        :root { color-scheme: light dark; }
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 1rem; }
        nav ul { columns: 6 8rem; padding-left: 1rem; }
        section { border-top: 1px solid #8886; padding: 0.5rem 0; }
        h3 { margin: 0.5rem 0; overflow-wrap: anywhere; }
        h4 { margin: 0.75rem 0 0.25rem; }
        .who { opacity: 0.8; }
        table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
        th, td { text-align: left; vertical-align: top; padding: 0.15rem 0.75rem 0.15rem 0; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #8882; padding: 0.5rem; }

        """
}
