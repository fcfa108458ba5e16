import Testing

/// What the folders of a service may hold: see the rooms API, Domain, Store and Jobs.
@Suite("The skeleton of a service")
struct SkeletonTests {
    @Test("Domain imports neither stores nor calls")
    func domainWithoutStores() {
        let foreign: Set<Substring> = ["import Storage", "import GRDB", "import RPC"]
        let strays = SourceTree.swiftFiles(in: ["Sources"]).filter { $0.path.contains("/Domain/") }
            .filter { file in file.lines.contains(where: foreign.contains) }
        #expect(strays.map(\.path) == [])
    }

    @Test("A target with a Store has its SQL there alone")
    func sqlInStores() {
        let files = SourceTree.swiftFiles(in: ["Sources"])
        let targets = Set(files.filter { Self.room(of: $0) == "Store" }.map { Self.target(of: $0) })
        #expect(targets.contains("RegistryUsers"))
        let strays = files.filter { targets.contains(Self.target(of: $0)) && Self.room(of: $0) != "Store" }
            .flatMap { file in file.lines.filter(Self.isSQL).map { "\(file.path): \($0)" } }
        #expect(strays == [])
    }

    private static func target(of file: SourceTree.File) -> Substring { file.path.split(separator: "/")[1] }

    /// The folder of a target that a file stands in; nil for a file beside the folders.
    private static func room(of file: SourceTree.File) -> Substring? {
        let parts = file.path.split(separator: "/")
        return parts.count > 3 ? parts[2] : nil
    }

    private static func isSQL(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        guard !text.hasPrefix("//") else { return false }
        return ["SELECT ", "INSERT INTO ", "INSERT OR ", "DELETE FROM "].contains(where: text.contains)
            || text.contains("UPDATE ") && text.contains(" SET ")
    }
}
