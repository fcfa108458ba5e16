import Testing

/// Every domain target has the same folders (docs/architecture.md).
@Suite("Skeleton of a service")
struct SkeletonTests {
    private static let folders: Set = ["API", "Domain", "Store", "Jobs"]

    /// The file of the composition, and the folders of a target beside the usual ones.
    private struct Shape: Sendable {
        var composition: String
        var more: Set<String> = []
    }

    private static let shapes: [String: Shape] = [
        // The engine drives lanes; the pool and the senders speak with providers.
        "DispatcherService": Shape(composition: "DispatcherService", more: ["Peers", "Engine", "Pool", "Senders"]),
        "EvaluatorService": Shape(composition: "EvaluatorService", more: ["Peers"]),
        "PreferencesService": Shape(composition: "PreferencesService", more: ["Peers", "Texts"]),
        "ReceiptsService": Shape(composition: "ReceiptsService"),
        // RegistryService puts the two together (decision 0053).
        "RegistryTenants": Shape(composition: "TenantServices", more: ["ProfileFiles", "Profiles"]),
        "RegistryUsers": Shape(composition: "UserServices", more: ["Peers"]),
    ]

    private static let targets = shapes.keys.sorted()

    private func files(of target: String) -> [SourceTree.File] { SourceTree.swiftFiles(in: ["Sources/\(target)"]) }

    /// The folder of a target that a file stands in; nil for a file beside the folders.
    private func folder(of file: SourceTree.File) -> Substring? {
        let parts = file.path.split(separator: "/")
        return parts.count > 3 ? parts[2] : nil
    }

    @Test("A domain target has its composition, its metrics, the usual folders and the listed ones, and nothing else", arguments: targets)
    func folders(target: String) throws {
        let shape = try #require(Self.shapes[target])
        var strays: Set<String> = []
        for path in SourceTree.paths(below: "Sources/\(target)") {
            let parts = path.split(separator: "/").dropFirst(2).map(String.init)
            guard let first = parts.first, first != "\(shape.composition).swift", !first.hasSuffix("Metrics.swift") else { continue }
            if !Self.folders.contains(first), !shape.more.contains(first) { strays.insert(first) }
        }
        #expect(strays == [])
        #expect(SourceTree.text("Sources/\(target)/\(shape.composition).swift") != "", "the composition")
    }

    @Test("Domain does no I/O: it imports neither Storage nor RPC")
    func domainWithoutStores() {
        let foreign = ["import Storage", "import GRDB", "import RPC"]
        let strays = SourceTree.swiftFiles(in: ["Sources"]).filter { file in
            // Whatever the access level before it.
            folder(of: file) == "Domain" && file.lines.contains { line in foreign.contains(where: line.hasSuffix) }
        }
        #expect(strays.map(\.path) == [])
    }

    @Test("SQL stands in Store alone", arguments: targets)
    func sqlInStores(target: String) {
        let strays = files(of: target).filter { folder(of: $0) != "Store" }
            .flatMap { file in file.lines.filter(Self.isSQL).map { "\(file.path): \($0)" } }
        #expect(strays == [])
    }

    private static func isSQL(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        guard !text.hasPrefix("//") else { return false }
        return ["SELECT ", "INSERT INTO ", "INSERT OR ", "DELETE FROM ", "cachedStatement", "sql: "].contains(where: text.contains)
            || text.contains("UPDATE ") && text.contains(" SET ")
    }

    @Test("What implements a contract stands in API and is named …Service", arguments: targets)
    func contracts(target: String) {
        var strays: [String] = []
        for file in files(of: target) {
            for (number, line) in file.lines.enumerated() where line.contains(".ServiceProtocol") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
                let keyword = words.firstIndex { ["struct", "class", "extension", "actor"].contains($0) }
                let name = keyword.flatMap { words.dropFirst($0 + 1).first } ?? ""
                if folder(of: file) != "API" || !name.hasSuffix("Service") { strays.append("\(file.path):\(number + 1) \(name)") }
            }
        }
        #expect(strays == [])
    }
}
