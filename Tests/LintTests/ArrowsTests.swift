import Testing

/// The arrows between rooms: a room imports only rooms of a lower floor, and no domain imports another.
@Suite("Arrows between the rooms")
struct ArrowsTests {
    /// The floors, from the ground up. Rooms of one floor do not know each other, but for the exceptions below.
    private let floors: [[String]] = [
        ["CNghttp2", "COpenSSL", "CProtobufC", "CZlib", "CStandardProtos", "CCarillonAPI", "CTestingProtos", "JSON"],
        ["TLS", "Cryptography", "Protobuf", "Storage"],
        ["HTTP2"],
        ["RPC"],
        ["CarillonAPI"],
        ["ServiceKit"],
        ["DurableWork"],
        ["Providers", "RegistryTenants"],
        ["RegistryUsers"],
        [
            "RegistryService", "PreferencesService", "EvaluatorService", "DispatcherService", "ReceiptsService", "GatewayService",
            "ProviderSimulator",
        ],
        ["SystemControl"],
        ["CarillonCommand"],
        ["carillon", "carillon-bench", "protoc-gen-carillon", "rpc-interop"],
    ]

    @Test("Every room imports only what lies below it")
    func downwards() {
        let floor = Dictionary(uniqueKeysWithValues: floors.enumerated().flatMap { index, rooms in rooms.map { ($0, index) } })
        var upward: [String] = []
        for file in SourceTree.swiftFiles(in: ["Sources"]) {
            let room = String(file.path.split(separator: "/")[1])
            guard let own = floor[room] else {
                upward.append("\(file.path): room \(room) stands on no floor: add it to ArrowsTests")
                continue
            }
            for imported in imports(of: file) where imported != room {
                if let other = floor[imported], other >= own { upward.append("\(file.path) imports \(imported)") }
            }
        }
        #expect(upward == [])
    }

    @Test("C libraries are touched in the C-facing rooms alone")
    func cStaysBelow() {
        let allowed: [String: Set<String>] = [
            "CNghttp2": ["HTTP2"], "COpenSSL": ["TLS", "Cryptography"], "CZlib": ["RPC"],
            "CProtobufC": ["Protobuf", "RPC", "CarillonAPI", "protoc-gen-carillon"],
            "CStandardProtos": ["RPC", "CarillonAPI", "protoc-gen-carillon"],
            // The plugin reads the authorization option of methods.
            "CCarillonAPI": ["CarillonAPI", "protoc-gen-carillon"], "CTestingProtos": ["rpc-interop"],
        ]
        var strays: [String] = []
        for file in SourceTree.swiftFiles(in: ["Sources", "services"]) {
            let room = String(file.path.split(separator: "/")[1])
            for imported in imports(of: file) {
                if let rooms = allowed[imported], !rooms.contains(room) { strays.append("\(file.path) imports \(imported)") }
            }
        }
        #expect(strays == [])
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

    private func imports(of file: SourceTree.File) -> [String] {
        file.lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let position = words.firstIndex(of: "import"), position < 3, position + 1 < words.count, words.first != "//" else { return nil }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
            let name = kinds.contains(words[position + 1]) ? words.dropFirst(position + 2).first : words[position + 1]
            return name.map { String($0.split(separator: ".")[0]) }
        }
    }
}
