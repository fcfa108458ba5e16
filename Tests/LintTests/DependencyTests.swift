import Foundation
import TestFolders
import Testing

/// Package.swift declares the dependencies between targets. The compiler refuses cycles, and in `make test` imports of undeclared targets. These
/// tests also refuse undeclared products of packages, and unused dependencies.
@Suite("Dependencies between targets")
struct DependencyTests {
    /// Modules that come with the toolchain.
    private let toolchain: Set<String> = ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization", "Testing"]

    @Test("Every target declares what its files import, and nothing else")
    func declared() throws {
        let manifest = try Manifest.read()
        var faults: [String] = []
        for target in manifest.targets where target.type != "system" {
            let isTest = target.folder.hasPrefix("Tests/")
            let declared = Set(target.dependencies)
            var imported: Set<String> = []
            for file in SourceTree.swiftFiles(in: [target.folder]) {
                let modules = imports(of: file)
                for module in modules where !declared.contains(module) && !toolchain.contains(module) && module != target.name {
                    faults.append("\(file.path) imports \(module), which Package.swift does not give to \(target.name)")
                }
                imported.formUnion(modules)
            }
            // Tests share lists of dependencies. C targets include headers.
            if isTest || imported.isEmpty { continue }
            for dependency in declared where !imported.contains(dependency) {
                faults.append("Package.swift gives \(dependency) to \(target.name), and no file imports it")
            }
        }
        #expect(faults == [])
    }

    @Test("Domains do not know each other, and nothing below a domain knows one")
    func domains() throws {
        // Each domain with the targets that may depend on it: the registry is two targets and a composition, and the dispatcher's connections are
        // measured alone.
        let domains: [String: Set<String>] = [
            "RegistryTenants": ["RegistryUsers", "RegistryService"], "RegistryUsers": ["RegistryService"], "RegistryService": [],
            "PreferencesService": [], "EvaluatorService": [], "DispatcherService": ["carillon-bench"], "ReceiptsService": [],
            "GatewayService": [], "ProviderSimulator": [],
        ]
        var strays: [String] = []
        for target in try Manifest.read().targets where target.folder.hasPrefix("Sources/") {
            for dependency in target.dependencies {
                if let allowed = domains[dependency], !allowed.contains(target.name) { strays.append("\(target.name) knows \(dependency)") }
            }
        }
        #expect(strays == [])
    }

    @Test("C libraries are touched in the C-facing targets alone")
    func cStaysBelow() throws {
        let allowed: [String: Set<String>] = [
            "CNghttp2": ["HTTP2"], "CNATS": ["JetStream"], "COpenSSL": ["TLS", "Cryptography"], "CZlib": ["RPC"],
            "CTurboJPEG": ["Images"], "CPNG": ["Images"], "CGIF": ["Images"], "CSeccomp": ["Sandbox"], "CSpawn": ["MediaWorkerClient"],
            // Decoders of foreign files run in a process of their own.
            "Images": ["media-worker"],
            "CProtobufC": ["Protobuf", "RPC", "CarillonAPI", "protoc-gen-carillon", "CStandardProtos", "CCarillonAPI", "CTestingProtos"],
            "CStandardProtos": ["RPC", "CarillonAPI", "protoc-gen-carillon"],
            // The plugin reads the authorization option of methods.
            "CCarillonAPI": ["CarillonAPI", "protoc-gen-carillon"], "CTestingProtos": ["rpc-interop"],
        ]
        var strays: [String] = []
        for target in try Manifest.read().targets where !target.folder.hasPrefix("Tests/") {
            for dependency in target.dependencies {
                if let targets = allowed[dependency], !targets.contains(target.name) { strays.append("\(target.name) knows \(dependency)") }
            }
        }
        #expect(strays == [])
    }

    @Test("The check for overlapping accesses is off in the wire targets of decision 0006 alone")
    func exclusivity() {
        let lines = SourceTree.text("Package.swift").split(separator: "\n")
        let targets = lines.compactMap { $0.firstMatch(of: /library\("(\w+)".*settings: wireSettings\)/).map { String($0.1) } }
        #expect(targets.sorted() == ["CarillonAPI", "HTTP2", "JSON", "Protobuf", "RPC", "TLS"])
        // The constant, and one use a target.
        #expect(lines.count { $0.contains("wireSettings") } == 1 + targets.count)
        #expect(lines.count { $0.contains("enforce-exclusivity") } == 1)
    }

    @Test("A service's main imports its own domain and ServiceKit alone")
    func mains() {
        var strays: [String] = []
        for file in SourceTree.swiftFiles(in: ["services"]) {
            let domains = imports(of: file).filter { $0 != "ServiceKit" }
            if domains.count > 1 || file.lines.count > 40 { strays.append(file.path) }
        }
        #expect(strays == [])
    }

    /// The modules that a file imports: an attribute, an access level, `import`, one name.
    private func imports(of file: SourceTree.File) -> [String] {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias"]
        let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        return file.lines.compactMap { line in
            var words = line.split(separator: " ")[...]
            while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
            if words.count == 3, kinds.contains(words[words.startIndex + 1]) { words.remove(at: words.startIndex + 1) }
            guard words.first == "import", words.count == 2, let name = words.last else { return nil }
            return String(name.split(separator: ".")[0])
        }
    }
}

/// Package.swift, as the package manager reads it.
private struct Manifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [String]

        /// Where its sources are, from the project's root.
        var folder: String { path ?? (type == "test" ? "Tests/" : "Sources/") + name }

        private enum Key: String, CodingKey { case name, type, path, dependencies }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            type = try values.decode(String.self, forKey: .type)
            path = try values.decodeIfPresent(String.self, forKey: .path)
            dependencies = try values.decode([Dependency].self, forKey: .dependencies).compactMap(\.name)
        }
    }

    /// `{"byName": ["Storage", null]}` or `{"product": ["GRDB", "GRDB.swift", null, null]}`.
    private struct Dependency: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            name = try decoder.singleValueContainer().decode([String: [String?]].self).values.first?.first ?? nil
        }
    }

    let targets: [Target]

    static func read() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "carillon-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", ProjectFolder.root.path, "--scratch-path", scratch.path, "dump-package"]
        // All test targets, whichever are chosen for this run.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CARILLON_TESTS" }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "swift package dump-package failed")
        return try JSONDecoder().decode(Manifest.self, from: json)
    }
}
