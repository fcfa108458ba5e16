import Testing

/// Every service's README has the same sections, and agrees with the code: contracts, ports, store, keys, peers, settings and metrics.
@Suite("READMEs of the services")
struct ServiceReadmeTests {
    private static let names = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim"]

    /// Folders of code whose name is not `XService`.
    private static let folders = [
        "registry": ["RegistryService", "RegistryTenants", "RegistryUsers"],
        // The adapters of the providers read their own settings.
        "dispatcher": ["DispatcherService", "Providers"],
        "provider-sim": ["ProviderSimulator"],
    ]

    /// Settings that ServiceKit reads for the services that ask for them.
    private static let onRequest = [
        (setting: "outbound.allowed_hosts", code: "OutboundHosts("), (setting: "jwks.min_age_seconds", code: "PublishedKeySets("),
        (setting: "jwks.max_age_seconds", code: "PublishedKeySets("),
    ]

    /// The settings that NATSKit reads for a service: `NATSSettings.read(config, "queue.nats", …)`.
    private func settingsOfNATS(_ service: String) -> [String] {
        let prefixes = code(of: service, with: "NATSSettings.read(").compactMap { $0.firstMatch(of: /config, "([a-z.]+)"/).map { String($0.1) } }
        let names = Self.code(in: ["Sources/NATSKit"], with: "key(\"").compactMap {
            $0.firstMatch(of: /config\.\w+\(key\("(\w+)"\)/).map { String($0.1) }
        }
        return prefixes.flatMap { prefix in names.map { "\(prefix).\($0)" } }
    }

    private static func folders(of service: String) -> [String] {
        (folders[service] ?? [service.prefix(1).uppercased() + service.dropFirst() + "Service"]).map { "Sources/\($0)" }
    }

    private static func readme(of service: String) -> Document { Document("services/\(service)/README.md") }

    /// The lines of code that contain a text, each with the next one: the formatter breaks after `(`.
    private static func code(in folders: [String], with text: String) -> [String] {
        SourceTree.swiftFiles(in: folders).flatMap { file in
            file.lines.indices.filter { file.lines[$0].contains(text) && !file.lines[$0].drop(while: { $0 == " " }).hasPrefix("//") }
                .map { number in String(file.lines[number]) + (file.lines.dropFirst(number + 1).first?.drop { $0 == " " } ?? "") }
        }
    }

    private func code(of service: String, with text: String) -> [String] { Self.code(in: Self.folders(of: service), with: text) }

    /// The second cell of the first table's row.
    private func cell(_ name: String, of service: String) throws -> String {
        let rows = Self.readme(of: service).rows(of: "# \(service)")
        return try #require(rows.first { $0.first == name }?.dropFirst().first, "the row \(name)")
    }

    @Test("The sections are those of the template, in its order", arguments: names)
    func template(service: String) throws {
        let readme = Self.readme(of: service)
        let headings = readme.headings.filter { $0.hasPrefix("# ") || $0.hasPrefix("## ") }
        #expect(headings.prefix(4) == ["# \(service)", "## Settings", "## Metrics", "## When it dies"])
        #expect(headings.last == "## Read on", "what belongs to one service alone stands before it")
        #expect(readme.rows(of: "# \(service)").map(\.first) == ["Contracts", "Ports", "Store", "Keys", "Peers"])
    }

    @Test("Contracts are the files of its folder in Protos, each with a link", arguments: names)
    func contracts(service: String) throws {
        let folder = "Protos/carillon/\(service == "provider-sim" ? "simulator" : service)/"
        let cell = try cell("Contracts", of: service)
        let linked = Document.links(in: [cell[...]]).map(Self.readme(of: service).path(of:)).filter { $0.hasPrefix("Protos/") }
        #expect(linked.sorted() == SourceTree.paths(below: "Protos").filter { $0.hasPrefix(folder) && $0.hasSuffix(".proto") })
    }

    @Test("Port, store and keys", arguments: names)
    func files(service: String) throws {
        let definition = try #require(code(of: service, with: "ServiceDefinition(").first)
        let port = try #require(definition.firstMatch(of: /defaultPort: (\d+)/).flatMap { Int($0.1) })
        let ports = try cell("Ports", of: service)
        #expect(ports.contains("\(port)") && ports.contains("\(port + 100)"))

        let hasStore = ["openStore(", "openBuffer("].contains { !code(of: service, with: $0).isEmpty }
        let store = hasStore ? ["stores/\(service).sqlite"] : []
        #expect(try Document.codeSpans(in: cell("Store", of: service)).filter { $0.hasPrefix("stores/") } == store)

        let rings = ["address", "credential", "link"].filter { !code(of: service, with: "\($0)KeyRing()").isEmpty }
        let keys = try Document.codeSpans(in: cell("Keys", of: service)).filter { $0.hasSuffix("-keyring.json") }
        #expect(keys == rings.map { "keys/\($0)-keyring.json" })
    }

    @Test("The peers of a README are the services that the code has clients of", arguments: names)
    func peers(service: String) throws {
        // `channel(to: "registry")`, `RegistryV1.Registry.Client`.
        let called =
            code(of: service, with: "to: \"").flatMap { $0.matches(of: /to: "([a-z-]+)"/).map { String($0.1) } }
            + code(of: service, with: ".Client").flatMap { $0.matches(of: /(\w+)V1\.\w+\.Client/).map { $0.1.lowercased() } }
        let words = try cell("Peers", of: service).split { !$0.isLetter && $0 != "-" }.map(String.init)
        #expect(Set(words).intersection(Self.names).sorted() == Set(called).intersection(Self.names).sorted())
    }

    @Test("Settings are those that the code reads, with their defaults", arguments: names)
    func settings(service: String) {
        var read = ConfigurationReads(in: Self.folders(of: service)).settings
        for asked in Self.onRequest where !code(of: service, with: asked.code).isEmpty { read[asked.setting] = [] }
        for setting in settingsOfNATS(service) { read[setting] = [] }
        // The simulators choose their ports by it; every service has it.
        read["listen"] = nil
        compare(read, with: Self.readme(of: service).rows(of: "## Settings"))
    }

    @Test("docs/operations.md has the settings of every service, with their defaults")
    func settingsOfAll() {
        var read = ConfigurationReads(in: ["Sources/ServiceKit"]).settings
        for asked in Self.onRequest { read[asked.setting] = nil }
        compare(read, with: Document("docs/operations.md").rows(of: "### Settings of every service"))
    }

    /// Rows have a setting, its default, its unit and its meaning.
    private func compare(_ read: [String: Set<Int>], with rows: [[String]]) {
        var defaults: [String: String] = [:]
        for row in rows {
            #expect(row.count == 4, "\(row)")
            for setting in Document.codeSpans(in: row[0]) { defaults[setting] = row[1].filter { $0 != "," } }
        }
        #expect(defaults.keys.sorted() == read.keys.sorted())
        for (setting, numbers) in read {
            for number in numbers { #expect(defaults[setting]?.contains("\(number)") == true, "the default of \(setting) is \(number)") }
        }
    }

    @Test("Metrics are those that the code registers, and docs/operations.md explains them", arguments: names)
    func metrics(service: String) {
        let registered = metrics(in: Self.folders(of: service))
        let listed = Document.codeSpans(in: Self.readme(of: service).section("## Metrics").joined(separator: "\n"))
        #expect(listed.filter { $0.hasPrefix("carillon_") }.sorted() == registered.sorted())
        #expect(registered.subtracting(explainedMetrics) == [])
    }

    @Test("docs/operations.md explains the metrics of every service")
    func metricsOfAll() {
        let registered = metrics(in: ["ServiceKit", "DurableWork", "Storage", "RPC", "TLS"].map { "Sources/\($0)" })
        #expect(registered.count > 20)
        #expect(registered.subtracting(explainedMetrics) == [])
    }

    private var explainedMetrics: [String] {
        Document.codeSpans(in: Document("docs/operations.md").section("### Metrics").joined(separator: "\n"))
    }

    /// Names in `metrics.counter("…")`, `gauge` and `histogram`.
    private func metrics(in folders: [String]) -> Set<String> {
        let lines = ["counter(", "gauge(", "histogram("].flatMap { Self.code(in: folders, with: $0) }
        return Set(lines.flatMap { $0.matches(of: /(?:counter|gauge|histogram)\("((?:carillon|process)_[a-z_]+)"/).map { String($0.1) } })
    }
}
