import Testing

/// Every domain target has the same folders (docs/architecture.md). `TestRulesTests` checks that tests mirror them.
@Suite("Skeleton of a service")
struct SkeletonTests {
    /// What a target may have: files, and folders beside them.
    private struct Shape: Sendable {
        var entries: Set<String>

        init(_ name: String, usual: Set<String> = ["API", "Domain", "Store", "Jobs", "Peers"], more: Set<String> = []) {
            entries = usual.union(more).union(["\(name)Service.swift", "\(name)Components.swift", "\(name)Metrics.swift"])
        }
    }

    private static let shapes: [String: Shape] = [
        // The engine drives lanes; the pool connects to providers; secrets of credentials may stay elsewhere.
        "DispatcherService": Shape("Dispatcher", more: ["Credentials", "Engine", "Fleet", "Pool", "Stream"]),
        // Events from a stream, beside those of calls.
        "EvaluatorService": Shape("Evaluator", more: ["Intake"]),
        // The gateway serves HTTP beside one contract, and has files of images.
        "GatewayService": Shape(
            "Gateway",
            more: ["Authentication", "Endpoints", "Limits", "Media", "Middleware", "Reference", "Routes", "Server", "Views"]),
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
    }

    private static let services =
        ["Dispatcher", "Evaluator", "Preferences", "Receipts"].map { Service(name: $0, targets: ["\($0)Service"]) }
        + [
            Service(name: "Registry", targets: ["RegistryService", "RegistryTenants", "RegistryUsers"]),
            Service(name: "Gateway", targets: ["GatewayService"]),
        ]

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
        #expect(entries.subtracting(shape.entries) == [])
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
            ("Jobs/\(name)Jobs.swift", "extension MaintenanceJob {"), ("Store/\(name)Migrations.swift", "enum \(name)Migrations"),
        ]
        for part in parts {
            let file = try onlyFile(String(part.file.split(separator: "/").last ?? ""), of: service)
            #expect(file.path == part.file)
            #expect(file.text.contains(part.holds), "\(part.file) lacks: \(part.holds)")
        }
    }

    @Test("The components of every service have their arguments in one order", arguments: services)
    func argumentsOfComponents(service: Service) throws {
        let components = service.targets.flatMap(files).filter { $0.path.hasSuffix("Components.swift") }
        #expect(!components.isEmpty)
        for file in components {
            let labels = Self.labels(ofFirstInitializerIn: file)
            #expect(labels.contains("logger"), "\(file.path): the arguments were not found")
            let places = labels.map(Self.place)
            #expect(places == places.sorted(), "\(file.path): \(labels)")
        }
    }

    private static let firstArguments = ["store", "clock", "ids", "activity", "metrics", "policies", "peers"]
    private static let lastArguments = ["quarantine", "audit", "logger"]

    /// The place of an argument of components: before, among or after those that only one service needs.
    private static func place(of label: String) -> Int {
        if let place = firstArguments.firstIndex(of: label) { return place }
        return firstArguments.count + (lastArguments.firstIndex(of: label).map { $0 + 1 } ?? 0)
    }

    /// The labels of the arguments of a file's first initializer. They are divided by commas outside brackets.
    private static func labels(ofFirstInitializerIn file: SourceTree.File) -> [String] {
        let lines = file.lines.drop { !$0.hasSuffix("init(") }.dropFirst().prefix { !$0.hasPrefix("    )") }
        var (arguments, depth) = ([""], 0)
        for character in lines.joined(separator: " ") {
            switch character {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0: arguments.append("")
            default: arguments[arguments.count - 1].append(character)
            }
        }
        return arguments.compactMap { argument in argument.split { !$0.isLetter }.first.map(String.init) }
    }

    // The registry has the policies; the gateway is not ready while the registry is away.
    @Test(
        "A service that decides by apps' policies is not ready before it knows them",
        arguments: services.filter { !["Registry", "Gateway"].contains($0.name) })
    func readiness(service: Service) throws {
        let build = try onlyFile("\(service.name)Service.swift", of: service).text
        #expect(build.contains("PolicyWatcher("))
        #expect(build.contains("runtime.needs(\"registry\""))
    }

    @Test("Jobs holds background workers and maintenance jobs alone, and in Flow their stages and what they share", arguments: targets)
    func jobs(target: String) {
        let files = files(of: target).filter { folder(of: $0) == "Jobs" && !$0.path.contains("/Jobs/Flow/") }
        let workers = files.flatMap(\.lines).filter { $0.contains("BackgroundWorker") }.flatMap { line in
            line.split { !$0.isLetter && !$0.isNumber }.drop { !["class", "struct", "actor"].contains($0) }.dropFirst().prefix(1)
        }
        let strays = files.map(\.path).filter { path in
            let subject = path.split(separator: "/").last?.split(whereSeparator: { "+.".contains($0) }).first ?? ""
            return !subject.hasSuffix("Job") && !subject.hasSuffix("Jobs") && !workers.contains(subject)
        }
        #expect(strays == [], "neither a BackgroundWorker nor a …Job")
    }

    @Test("Domain has values: it shares no state, wakes no worker and reads no file", arguments: targets)
    func domainOfValues(target: String) {
        let foreign = ["import Synchronization", "Mutex<", "Mutex(", "Atomic<", "WorkSignal", "ActivityTracker", "FileManager"]
        let strays = files(of: target).filter { folder(of: $0) == "Domain" }.flatMap { file in
            file.lines.filter { line in !line.drop { $0 == " " }.hasPrefix("//") && foreign.contains(where: line.contains) }
                .map { "\(file.path): \($0)" }
        }
        #expect(strays == [])
    }

    @Test("Domain does no I/O: it imports neither Storage nor RPC nor Logging")
    func domainWithoutStores() {
        let foreign = ["import Storage", "import GRDB", "import RPC", "import Logging"]
        let strays = SourceTree.swiftFiles(in: ["Sources"]).filter { file in
            // Whatever the access level before it.
            folder(of: file) == "Domain" && file.lines.contains { line in foreign.contains(where: line.hasSuffix) }
        }
        #expect(strays.map(\.path) == [])
    }

    @Test("Outside Store, an instant is an Instant, not a number of milliseconds", arguments: targets + ["DurableWork", "ServiceKit"])
    func instants(target: String) {
        let folders = ["API", "Domain", "Jobs", "Peers"]
        let strays = files(of: target).filter { file in
            !Self.targets.contains(target) || folder(of: file).map { folders.contains(String($0)) } == true
        }.flatMap { file in
            file.lines.filter { $0.contains("Ms: Int64") || $0.contains("Ms: [Int64") }.map { "\(file.path): \($0)" }
        }
        #expect(strays == [])
    }

    @Test("SQL stands in Store alone", arguments: targets)
    func sqlInStores(target: String) {
        let strays = files(of: target).filter { folder(of: $0) != "Store" }
            .flatMap { file in file.lines.filter(Self.isSQL).map { "\(file.path): \($0)" } }
        #expect(strays == [])
    }

    // Foundation's reader has no bound on depth and members, and its writer has no fixed order of members.
    @Test("Services read and write JSON with the target JSON, but for files of their own")
    func foundationJSON() {
        let files = Self.targets.flatMap(files).filter { file in
            file.lines.contains { line in ["JSONDecoder", "JSONEncoder", "JSONSerialization"].contains(where: line.contains) }
        }
        #expect(
            files.map(\.path) == [
                "Sources/DispatcherService/Fleet/JetStreamFleet+Wire.swift", "Sources/DispatcherService/Store/CredentialStore.swift",
                "Sources/PreferencesService/Store/PromptTexts+Reading.swift",
            ])
    }

    /// The compiler refuses GRDB's functions in a file without the import.
    @Test("GRDB is imported by Storage, by DurableWork, whose tables stand in every store, and in Store")
    func databaseLibrary() {
        let files = SourceTree.swiftFiles(in: ["Sources"]).filter { file in
            !["Sources/Storage/", "Sources/DurableWork/"].contains(where: file.path.hasPrefix) && folder(of: file) != "Store"
                && file.lines.contains { $0.hasSuffix("import GRDB") }
        }
        #expect(
            files.map(\.path).sorted() == [
                // Asks whether the store can be written.
                "Sources/ServiceKit/Admin/StoreReadiness.swift",
                // Says in plain words what SQLite answered.
                "Sources/ServiceKit/Runtime/StoreErrors.swift",
                // An instant as a column.
                "Sources/ServiceKit/Time/Instant+Columns.swift",
            ])
        #expect(!SourceTree.swiftFiles(in: ["Sources/Storage"]).contains { $0.lines.contains { $0.contains("@_exported") } })
    }

    private static func isSQL(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        guard !text.hasPrefix("//") else { return false }
        return ["SELECT ", "INSERT INTO ", "INSERT OR ", "DELETE FROM ", "cachedStatement", "sql: "].contains(where: text.contains)
            || text.contains("UPDATE ") && text.contains(" SET ")
    }

    @Test("The implementation of a contract stands in API and is named …Service", arguments: targets)
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
