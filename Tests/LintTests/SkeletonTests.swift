import Testing

/// Every domain target has the same folders (docs/architecture.md).
@Suite("Skeleton of a service")
struct SkeletonTests {
    private static let folders: Set = ["API", "Domain", "Store", "Jobs", "Peers"]

    /// The files beside the folders of a target, and the folders beside the usual ones.
    private struct Shape: Sendable {
        var files: Set<String>
        var more: Set<String> = []

        init(_ name: String, more: Set<String> = []) {
            files = ["\(name)Service.swift", "\(name)Components.swift", "\(name)Metrics.swift"]
            self.more = more
        }
    }

    private static let shapes: [String: Shape] = [
        // The engine drives lanes; the pool and the senders speak with providers.
        "DispatcherService": Shape("Dispatcher", more: ["Engine", "Pool", "Senders"]),
        "EvaluatorService": Shape("Evaluator"),
        "PreferencesService": Shape("Preferences", more: ["Texts"]),
        "ReceiptsService": Shape("Receipts"),
        // RegistryService puts the two others together (decision 0053).
        "RegistryService": Shape("Registry"),
        "RegistryTenants": Shape("Tenant", more: ["ProfileFiles", "Profiles"]),
        "RegistryUsers": Shape("User"),
    ]

    private static let targets = shapes.keys.sorted()

    /// A service, and the targets that its code stands in.
    struct Service: Sendable, CustomTestStringConvertible {
        var name: String
        var targets: [String]

        var testDescription: String { name }
        var tests: String { "\(name)Tests" }
    }

    private static let services =
        ["Dispatcher", "Evaluator", "Preferences", "Receipts"].map { Service(name: $0, targets: ["\($0)Service"]) }
        + [Service(name: "Registry", targets: ["RegistryService", "RegistryTenants", "RegistryUsers"])]

    private func files(of target: String) -> [SourceTree.File] { SourceTree.swiftFiles(in: ["Sources/\(target)"]) }

    /// The folder of a target that a file stands in; nil for a file beside the folders.
    private func folder(of file: SourceTree.File) -> Substring? {
        let parts = file.path.split(separator: "/")
        return parts.count > 3 ? parts[2] : nil
    }

    @Test("A domain target has the usual files and folders and the listed ones, and nothing else", arguments: targets)
    func folders(target: String) throws {
        let shape = try #require(Self.shapes[target])
        let entries = Set(
            SourceTree.paths(below: "Sources/\(target)").compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) })
        #expect(entries.subtracting(shape.files).subtracting(Self.folders).subtracting(shape.more) == [])
    }

    /// The one file of a service with a name: its path below the target and its text.
    private func onlyFile(_ name: String, of service: Service) throws -> (path: String, text: String) {
        let found = service.targets.flatMap(files).filter { $0.path.hasSuffix("/\(name)") }
        let file = try #require(found.count == 1 ? found.first : nil, "\(service.name) has \(found.count) files \(name)")
        return (file.path.split(separator: "/").dropFirst(2).joined(separator: "/"), file.lines.joined(separator: "\n"))
    }

    @Test("A service is composed in the same files", arguments: services)
    func composition(service: Service) throws {
        let name = service.name
        let parts: [(file: String, holds: String)] = [
            ("\(name)Service.swift", "public enum \(name)Service {"),
            ("\(name)Service.swift", "public static let definition = ServiceDefinition("),
            ("\(name)Service.swift", "public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {"),
            ("\(name)Components.swift", "struct \(name)Components"),
            ("Peers/\(name)Peers.swift", "struct \(name)Peers"),
            ("Jobs/\(name)Jobs.swift", "extension MaintenanceJob {"),
            ("Store/\(name)Migrations.swift", "enum \(name)Migrations"),
        ]
        for part in parts {
            let file = try onlyFile(String(part.file.split(separator: "/").last ?? ""), of: service)
            #expect(file.path == part.file)
            #expect(file.text.contains(part.holds), "\(part.file) lacks: \(part.holds)")
        }
    }

    @Test("A service that reads apps' policies is not ready before it knows them", arguments: services.filter { $0.name != "Registry" })
    func readiness(service: Service) throws {
        let build = try onlyFile("\(service.name)Service.swift", of: service).text
        #expect(build.contains("PolicyWatcher("))
        #expect(build.contains("runtime.needs(\"registry\""))
    }

    @Test("Tests stand in the folders of what they test", arguments: services)
    func mirror(service: Service) {
        let sources = Set(
            service.targets.flatMap(files).map { $0.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") })
        let strays = SourceTree.swiftFiles(in: ["Tests/\(service.tests)"]).map(\.path).filter { path in
            let place = path.split(separator: "/").dropFirst(2).dropLast()
            return place.first != "Support" && !sources.contains(place.joined(separator: "/"))
        }
        #expect(strays == [])
    }

    @Test("Jobs holds background work alone: what a worker, a scheduler or a publisher runs", arguments: targets)
    func jobs(target: String) {
        let work = ["Job", "Jobs", "Worker", "Publisher", "Reporter", "Reviewer", "Observer", "Maintenance"]
        let strays = files(of: target).filter { folder(of: $0) == "Jobs" }.map(\.path).filter { path in
            let subject = path.split(separator: "/").last?.split(whereSeparator: { "+.".contains($0) }).first ?? ""
            return !work.contains(where: subject.hasSuffix)
        }
        #expect(strays == [])
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
