import Testing

/// Where tests stand, what they wait for and which numbers their titles name.
@Suite("Rules of tests")
struct TestRulesTests {
    /// What a test target tests.
    private struct Subject: Sendable {
        /// The tests stand in the folders that these targets have.
        var targets: [String]
        /// Folders beside those, of tests that several parts take part in.
        var more: Set<String> = []

        init(_ targets: String..., more: Set<String> = []) { (self.targets, self.more) = (targets, more) }
    }

    private static let subjects: [String: Subject] = [
        "CommandTests": Subject("CarillonCommand", more: ["SystemControl"]), "CryptographyTests": Subject("Cryptography"),
        "DispatcherTests": Subject("DispatcherService"), "DurableWorkTests": Subject("DurableWork"), "EvaluatorTests": Subject("EvaluatorService"),
        "GatewayTests": Subject("GatewayService"), "HTTP2Tests": Subject("HTTP2"),
        "ImagesTests": Subject("Images", "PreparedImages", "Sandbox", "MediaWorkerClient"), "JSONTests": Subject("JSON"),
        "JetStreamTests": Subject("JetStream"), "NATSKitTests": Subject("NATSKit"),
        "OutboundHTTPTests": Subject("OutboundHTTP"), "OutboundMessagesTests": Subject("OutboundMessages"),
        "PreferencesTests": Subject("PreferencesService"), "ProtobufTests": Subject("Protobuf"),
        "ProviderSimulatorTests": Subject("ProviderSimulator"), "ProvidersTests": Subject("Providers"),
        // A whole call; grpcio; a peer that sends bytes by hand; TLS of both sides.
        "RPCTests": Subject("RPC", more: ["Calls", "Foreign", "RawSocket", "Security"]), "ReceiptsTests": Subject("ReceiptsService"),
        "RegistryTests": Subject("RegistryService", "RegistryTenants", "RegistryUsers"), "ServiceKitTests": Subject("ServiceKit"),
        "StorageTests": Subject("Storage"), "TLSTests": Subject("TLS"),
    ]

    /// Tests of running systems, of several targets or of the checkout, by the folder of their helpers.
    private static let helpersOfWholes = [
        "AcceptanceTests": "Support", "AllocationTests": "Support", "ContractTests": "Support", "InteropTests": "Support",
        "RPCInteropTests": "Support",
        // The folder `Fuzz` builds the targets, too.
        "FuzzTests": "Targets",
        // Readers of the checkout's files, beside the checks.
        "LintTests": "",
    ]

    /// The folders between a target and a file.
    private static func folder(of file: SourceTree.File) -> String { file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }

    private static func hasTests(_ file: SourceTree.File) -> Bool {
        file.lines.contains { line in ["@Test", "@Suite"].contains { line.drop(while: { $0 == " " }).hasPrefix($0) } }
    }

    @Test("Each test target mirrors the target that it tests, or is listed among those that test a whole")
    func known() {
        let folders = SourceTree.paths(below: "Tests").compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
        let found = Set(folders.filter { $0.hasSuffix("Tests") })
        #expect(found.symmetricDifference(Set(Self.subjects.keys).union(Self.helpersOfWholes.keys)) == [])
    }

    @Test("Tests stand in the folders of the code that they test, and their helpers in Support", arguments: subjects.keys.sorted())
    func mirror(tests: String) throws {
        let subject = try #require(Self.subjects[tests])
        let places = Set(SourceTree.swiftFiles(in: subject.targets.map { "Sources/\($0)" }).map(Self.folder)).union(subject.more)
        let strays = SourceTree.swiftFiles(in: ["Tests/\(tests)"]).filter { file in
            let place = Self.folder(of: file)
            return !file.isGenerated && (Self.hasTests(file) ? !places.contains(place) : !place.hasPrefix("Support"))
        }
        #expect(strays.map(\.path) == [])
    }

    @Test("The helpers of tests of a whole stand in a folder of their own", arguments: helpersOfWholes.keys.sorted())
    func helpers(tests: String) throws {
        let place = try #require(Self.helpersOfWholes[tests])
        let strays = SourceTree.swiftFiles(in: ["Tests/\(tests)"]).filter { !Self.hasTests($0) && Self.folder(of: $0) != place }
        #expect(strays.map(\.path) == [])
    }

    /// Files with sleeps, each with its reason. Others wait for the event, with `eventually`, or turn a manual clock.
    private static let sleeps = [
        "AcceptanceTests/Notifications/BroadcastMeasurements.swift": "the pause between two messages",
        "AcceptanceTests/Support/ChaosLoad.swift": "the pace of the load, and the life of a process until it is killed",
        "AcceptanceTests/Support/MessageLoad.swift": "the pace of the load",
        "CommandTests/Support/StartedCommand.swift": "the limit of a program that hangs",
        "DispatcherTests/Engine/SlowAgentTests.swift": "a write that never ends",
        "EvaluatorTests/Jobs/StalledAppTests.swift": "an answer later than the reader's real patience",
        "EvaluatorTests/Peers/SlowCallLogTests.swift": "a call that is slower than the log's patience",
        "EvaluatorTests/Store/QuarantinedEventTests.swift": "the pause between two looks, inside a transaction",
        "EvaluatorTests/Support/Gate.swift": "the pause between two looks",
        "GatewayTests/Limits/RefusalPaceTests.swift": "answers that are held until the test ends them",
        "GatewayTests/Routes/StreamRouteTests.swift": "a stream that never ends",
        "GatewayTests/Server/HeldStreamsTests.swift": "a call that never ends",
        "InteropTests/Support/BadInputFixture.swift": "the limit of a program that hangs",
        "RPCTests/Calls/StreamingCallTests.swift": "a count that stands still, and a writer that never ends",
        "RPCTests/Support/ControlService.swift": "a handler that never ends",
        "ServiceKitTests/Admin/ReadinessTests.swift": "a check that never ends",
        "ServiceKitTests/Work/ConcurrentMapTests.swift": "elements that end in the opposite order, and a call that never ends",
        "TestConditions/Eventually.swift": "the pause between two looks",
    ]

    @Test("No test sleeps and hopes: it waits for the event, or its file is listed with the reason")
    func sleeping() {
        let files = SourceTree.swiftFiles(in: ["Tests"]).filter { file in
            !file.path.hasSuffix("/TestRulesTests.swift")
                && file.lines.contains { line in ["Task.sleep(", "Thread.sleep(", "usleep("].contains(where: line.contains) }
        }
        #expect(Set(files.map { String($0.path.dropFirst("Tests/".count)) }).symmetricDifference(Self.sleeps.keys) == [])
    }

    @Test("The table of acceptance scenarios has each number once, in order, and titles name no other")
    func scenarios() {
        let rows = SourceTree.text("Tests/AcceptanceTests/scenarios.tsv").split(separator: "\n").dropFirst()
        let numbers = rows.map { String($0.prefix { $0 != "\t" }) }
        #expect(numbers == (1...149).map { "ACC-" + String(1_000 + $0).dropFirst() })
        let named = SourceTree.swiftFiles(in: ["Tests"]).flatMap(\.lines).flatMap { line in
            line.contains("ACC-") ? line.matches(of: /ACC-\d+/).map { String($0.0) } : []
        }
        #expect(Set(named).subtracting(numbers) == [])
    }
}
