/// Collects lines of source with their indentation.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "    ", count: depth) + line }
        text += "\n"
    }

    /// `head {`, the body indented, `}`. A head that ends a closure's parameters has its brace already.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head.hasSuffix(" in") ? head : head + " {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A documentation comment; `fallback` when the contract has none.
    mutating func comment(_ lines: [String], fallback: String? = nil) {
        for comment in lines.isEmpty ? fallback.map({ [$0] }) ?? [] : lines {
            line(comment.isEmpty ? "///" : "/// " + comment)
        }
    }
}
