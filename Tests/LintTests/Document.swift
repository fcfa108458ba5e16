import Foundation

/// A Markdown document, as the tests of documents see it.
struct Document {
    /// Path from the project's root.
    let path: String
    /// The lines outside fenced code.
    let lines: [Substring]

    /// The documents that people read: of the project, of each service, and the decisions.
    static var all: [Document] {
        ["README.md", "CHANGELOG.md"].map(Document.init)
            + ["docs", "services"].flatMap { SourceTree.paths(below: $0) }.filter { $0.hasSuffix(".md") }.map(Document.init)
    }

    init(_ path: String) {
        self.path = path
        var isCode = false
        lines = SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in
                if line.hasPrefix("```") { isCode.toggle() }
                return !isCode && !line.hasPrefix("```")
            }
    }

    /// The titles, with their `#`s.
    var headings: [Substring] { lines.filter { $0.hasPrefix("#") && $0.drop(while: { $0 == "#" }).hasPrefix(" ") } }

    /// The anchors of the headings, the part of a link after `#`, made as code hosts make them. A repeated title gets a number.
    var anchors: Set<String> {
        var anchors: Set<String> = []
        for heading in headings {
            let title = heading.drop { $0 == "#" }.dropFirst().lowercased()
            let anchor = String(title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
            var name = anchor
            var number = 0
            while !anchors.insert(name).inserted {
                number += 1
                name = "\(anchor)-\(number)"
            }
        }
        return anchors
    }

    /// The lines below a heading, up to the next one of any level.
    func section(_ heading: String) -> ArraySlice<Substring> {
        guard let start = lines.firstIndex(where: { $0 == heading }) else { return [] }
        return lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    }

    /// The cells of the table rows below a heading, without the table's head.
    func rows(of heading: String) -> [[String]] {
        section(heading).filter { $0.hasPrefix("| ") }.dropFirst().filter { !$0.hasPrefix("| ---") }
            .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    /// Where links lead to.
    static func links(in lines: some Sequence<Substring>) -> [String] {
        lines.filter { $0.contains("](") }.flatMap { line in line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) } }
    }

    /// Texts between single backticks.
    static func codeSpans(in text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// A link's target as a path from the project's root, without its anchor.
    func path(of link: String) -> String {
        let file = link.prefix { $0 != "#" }
        guard !file.isEmpty else { return path }
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in file.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
