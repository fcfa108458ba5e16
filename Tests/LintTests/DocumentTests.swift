import Foundation
import Testing

/// Links of documents lead somewhere, and the index of the decisions names each of them.
@Suite("Documents")
struct DocumentTests {
    @Test("Every link to a file or a heading finds it")
    func links() {
        var dead: [String] = []
        for document in Document.all {
            for link in Document.links(in: document.lines) where !link.contains("://") && !link.hasPrefix("mailto:") {
                let path = document.path(of: link)
                let anchor = link.contains("#") ? String(link.drop { $0 != "#" }.dropFirst()) : nil
                let isFound = FileManager.default.fileExists(atPath: SourceTree.root.appending(path: path).path)
                if !isFound || anchor.map({ !Document(path).anchors.contains($0) }) == true { dead.append("\(document.path): \(link)") }
            }
        }
        #expect(dead == [])
    }

    private static let decisions = SourceTree.paths(below: "docs/decisions").filter { !$0.hasSuffix("README.md") }

    @Test("The index of decisions has each one under its title")
    func index() {
        let titles = Self.decisions.map { path -> String in
            let title = Document(path).headings.first?.dropFirst("# ".count) ?? ""
            let parts = title.split(separator: ": ", maxSplits: 1)
            return "[\(parts.first ?? "")](\(path.dropFirst("docs/decisions/".count))) \(parts.last ?? "")"
        }
        let lines = Document("docs/decisions/README.md").lines.filter { $0.hasPrefix("- [") }.map { String($0.dropFirst("- ".count)) }
        #expect(lines == titles)
    }

    @Test("A decision fits on a page, with context, choice and evidence")
    func page() {
        #expect(Self.decisions.filter { SourceTree.text($0).count > 3_600 } == [])
        let incomplete = Self.decisions.filter { path in
            let text = SourceTree.text(path)
            // A decision that another one replaced stays as it was.
            return !text.contains("(superseded)") && !["**Context.**", "**Decision", "vidence.**"].allSatisfy(text.contains)
        }
        #expect(incomplete == [])
    }

    @Test("docs/operations.md says how long every table of a store keeps its rows")
    func retention() {
        let schema = SourceTree.swiftFiles(in: ["Sources"]).flatMap(\.lines).filter { $0.contains("CREATE TABLE ") }
        let tables = Set(schema.compactMap { $0.firstMatch(of: /CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)/).map { String($0.1) } })
        #expect(tables.count > 40)
        let explained = Document("docs/operations.md").section("### Retention of each table").flatMap { Document.codeSpans(in: $0) }
        #expect(tables.subtracting(explained).sorted() == [])
    }
}
