import Foundation
import TestFolders
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
                let isFound = FileManager.default.fileExists(atPath: ProjectFolder.root.appending(path: path).path)
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
        // Copies that a migration gives the name of the table.
        let renamed = SourceTree.swiftFiles(in: ["Sources"]).flatMap(\.lines)
            .compactMap { $0.firstMatch(of: /ALTER TABLE ([a-z_]+) RENAME TO/).map { String($0.1) } }
        #expect(tables.count > 40)
        let explained = Document("docs/operations.md").section("### Retention of each table").flatMap { Document.codeSpans(in: $0) }
        #expect(tables.subtracting(renamed).subtracting(explained).sorted() == [])
    }

    /// The types of the sources, each with the files that declare one of this name.
    private static let types: [String: [String]] = {
        var types: [String: [String]] = [:]
        for file in SourceTree.swiftFiles(in: ["Sources"]) where !file.isGenerated {
            for line in file.lines {
                guard let type = line.firstMatch(of: /^ *(?:[a-z]+ )*(?:struct|class|actor|enum|protocol) ([A-Z]\w+)/) else { continue }
                types[String(type.1), default: []].append(file.path)
            }
        }
        return types
    }()

    /// The types that a cell of a table names, as `Type` or `Type.member`.
    private func types(in cell: String) -> [String] {
        Document.codeSpans(in: cell).compactMap { $0.wholeMatch(of: /([A-Z]\w+)(?:\.\w+)?/).map { String($0.1) } }
    }

    @Test("ARCH-09 docs/architecture.md lists every cache, and no type that does not exist")
    func caches() {
        let listed = Document("docs/architecture.md").rows(of: "### Caches").flatMap { $0.flatMap(types(in:)) }
        #expect(listed.count > 15)
        #expect(Set(listed).subtracting(Self.types.keys).sorted() == [])
        #expect(Self.types.keys.filter { $0.hasSuffix("Cache") && !listed.contains($0) }.sorted() == [])
    }

    @Test("The mechanisms in docs/architecture.md are where it says")
    func mechanisms() {
        // Job, mechanism, place, users.
        let rows = Document("docs/architecture.md").rows(of: "### Mechanisms that all services share")
        #expect(rows.count > 15)
        for row in rows {
            let places = Document.codeSpans(in: row[2]).map { "Sources/\($0)/" }
            for type in types(in: row[1]) {
                let isThere = Self.types[type]?.contains { file in places.contains { file.hasPrefix($0) } } == true
                #expect(isThere, "\(type) is not in \(places)")
            }
        }
    }

    @Test("docs/architecture.md has every folder of ServiceKit")
    func serviceKit() {
        let folders = Set(SourceTree.paths(below: "Sources/ServiceKit").filter { $0.hasSuffix(".swift") }.map { $0.split(separator: "/") })
            .filter { $0.count > 3 }.map { String($0[2]) }
        let listed = Document("docs/architecture.md").rows(of: "## The targets").compactMap(\.first).flatMap { Document.codeSpans(in: $0) }
        #expect(Set(listed) == Set(folders))
    }

    @Test("Every test that a document names as evidence exists")
    func evidence() {
        let suites = SourceTree.swiftFiles(in: ["Tests"]).flatMap(\.lines).filter { $0.contains("Tests") }
            .compactMap { $0.firstMatch(of: /(?:struct|class|enum|actor) (\w+Tests)\b/).map { String($0.1) } }
        // A test target, or a file with the tests of a larger suite.
        let paths = SourceTree.paths(below: "Tests")
        let targets = paths.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
        let files = paths.compactMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
        let known = Set(suites).union(targets).union(files)
        var missing: [String] = []
        for document in Document.all {
            let named = document.lines.flatMap { $0.matches(of: /`([A-Z]\w+Tests)`/).map { String($0.1) } }
            missing += named.filter { !known.contains($0) }.map { "\(document.path): \($0)" }
        }
        #expect(missing == [])
    }

    @Test("SEC-10 docs/operations.md lists every audited action")
    func auditedActions() {
        let actions = SourceTree.text("Sources/ServiceKit/Security/AuditAction.swift").split(separator: "\n")
            .compactMap { $0.firstMatch(of: /case \w+ = "([a-z_.]+)"/).map { String($0.1) } }
        #expect(actions.count > 30)
        let listed = Document("docs/operations.md").section("### Audit log").flatMap { Document.codeSpans(in: $0) }
        #expect(Set(actions).subtracting(listed).sorted() == [])
    }
}
