// swift-tools-version:6.2
import Foundation
import PackageDescription

// The rooms of Carillon and the arrows between them. A room may only reach down:
//
//   C libraries → HTTP2, TLS, Cryptography, Protobuf → RPC → CarillonAPI → Storage, ServiceKit
//   → DurableWork → domains (Providers below those that know addresses or send) → services and the command line.
//
// `Tests/LintTests` checks that the arrows written here are the arrows the sources use.

/// For every Swift target: a file imports what it uses, by name.
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For every target but those of the wire: what a file imports stays inside its target, unless it says `public import`.
let settings = commonSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

/// For the rooms every call passes.
///
/// - The optimiser may look into them from above, and so make one function of a call's decoder, handler and encoder: 8 % of a unary call
///   (docs/decisions/0007-unary-path.md). It carries no body across that uses an internal import, so theirs are public.
/// - Release builds leave out the check for overlapping accesses: it was 6 % of a unary call (docs/decisions/0006-exclusivity-checks.md).
///   Debug builds, and so all tests, trap them.
let wireSettings =
    commonSettings + [.unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// The toolchain's own lld links a dozen executables in seconds where the system's default takes minutes.
let linking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
/// What opens sockets needs both.
let nio: [Target.Dependency] = [nioCore, .product(name: "NIOPosix", package: "swift-nio")]
let nioLocks: Target.Dependency = .product(name: "NIOConcurrencyHelpers", package: "swift-nio")
let nioEmbedded: Target.Dependency = .product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals: Target.Dependency = .product(name: "UnixSignals", package: "swift-service-lifecycle")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let deque: Target.Dependency = .product(name: "DequeModule", package: "swift-collections")
let ordered: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
/// SQLite's C functions, for what GRDB does not say in Swift.
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: [Target.Dependency] = [
    .product(name: "Hummingbird", package: "hummingbird"),
    .product(name: "HummingbirdCore", package: "hummingbird"),
    .product(name: "HTTPTypes", package: "swift-http-types"),
]
let histogram: Target.Dependency = .product(name: "Histogram", package: "hdrhistogram-swift")

func room(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil, settings: [SwiftSetting] = settings
) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// A deployable: a `main` of a few lines in `services/NAME` that composes its library and runs it.
func service(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies + ["ServiceKit"], path: "services/\(name)",
        exclude: ["README.md"], swiftSettings: settings, linkerSettings: linking)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, linkerSettings: linking)
}

let systemLibraries: [Target] = [
    .systemLibrary(name: "CNghttp2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CProtobufC", pkgConfig: "libprotobuf-c", providers: [.apt(["libprotobuf-c-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CMalloc"),
]

let rooms: [Target] = [
    // Transport and wire formats.
    room("TLS", nio + [nioLocks, "COpenSSL"], settings: wireSettings),
    room("HTTP2", nio + [nioLocks, "CNghttp2", "TLS", deque, logging], settings: wireSettings),
    room("JSON", [], settings: wireSettings),
    room("Cryptography", ["COpenSSL", "JSON"]),
    room("Protobuf", ["CProtobufC", nioCore], settings: wireSettings),

    // What protoc-c wrote, as C; what our plugin wrote stands in RPC, CarillonAPI and rpc-interop, in Generated.
    .target(name: "CStandardProtos", dependencies: ["CProtobufC"], publicHeadersPath: "include"),
    .target(name: "CCarillonAPI", dependencies: ["CProtobufC", "CStandardProtos"], publicHeadersPath: "include"),
    .target(name: "CTestingProtos", dependencies: ["CProtobufC"], publicHeadersPath: "include"),

    room("RPC", nio + ["HTTP2", "TLS", "Protobuf", "CStandardProtos", "CZlib", "CMalloc", deque, logging], settings: wireSettings),
    room("CarillonAPI", ["RPC", "Protobuf", "CCarillonAPI"], settings: wireSettings),

    // What every service stands on.
    room("Storage", [grdb, sqlite]),
    room(
        "ServiceKit",
        nio + [
            "CarillonAPI", "RPC", "Protobuf", "TLS", "HTTP2", "Cryptography", "JSON", "Storage", nioHTTP1, logging, lifecycle, unixSignals,
            configuration, yams, grdb,
        ]),
    // Work that outlives a call: outboxes, maintenance, idempotency, a user's data. For services with a store.
    room("DurableWork", ["ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography", logging]),

    // The domains.
    room("Providers", [nioCore, "ServiceKit", "CarillonAPI", "HTTP2", "Cryptography", "JSON", logging]),
    room(
        "RegistryTenants", ["DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography", yams, grdb, logging],
        resources: [.copy("Profiles")]),
    room(
        "RegistryUsers",
        ["RegistryTenants", "Providers", "DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Cryptography", "Protobuf", logging]),
    room("RegistryService", ["RegistryTenants", "RegistryUsers", "DurableWork", "ServiceKit", "CarillonAPI", "RPC"]),
    room(
        "PreferencesService", ["DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography"],
        resources: [.copy("Texts")]),
    room(
        "EvaluatorService",
        ["Providers", "DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", deque, ordered, logging]),
    room(
        "DispatcherService",
        [
            "Providers", "DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography", "HTTP2", "TLS", nioCore, deque,
            ordered, logging,
        ]),
    room("ReceiptsService", ["DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography", "JSON", histogram, logging]),
    room(
        "GatewayService",
        hummingbird + [
            "ServiceKit", "CarillonAPI", "RPC", "Protobuf", "Cryptography", "JSON", "HTTP2", "TLS", nioCore, nioLocks, nioHTTP1, logging,
        ]),
    room(
        "ProviderSimulator",
        nio + ["ServiceKit", "CarillonAPI", "RPC", "Cryptography", "JSON", "HTTP2", "TLS", "Providers", deque, nioHTTP1, logging]),

    // The command line: what people touch first.
    room("SystemControl", nio + [nioLocks, "ServiceKit", "CarillonAPI", "Cryptography", "JSON", "RPC", "Protobuf", "Storage", "TLS", nioHTTP1]),
    room("CarillonCommand", ["SystemControl", "ServiceKit", "Storage", "CarillonAPI", "Cryptography", "RPC", argumentParser, unixSignals]),
]

let executables: [Target] = [
    service("registry", ["RegistryService"]),
    service("preferences", ["PreferencesService"]),
    service("evaluator", ["EvaluatorService"]),
    service("dispatcher", ["DispatcherService"]),
    service("receipts", ["ReceiptsService"]),
    service("gateway", ["GatewayService"]),
    service("provider-sim", ["ProviderSimulator"]),
    .executableTarget(name: "carillon", dependencies: ["CarillonCommand"], swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
        name: "protoc-gen-carillon", dependencies: ["CCarillonAPI", "CStandardProtos", "CProtobufC"], swiftSettings: settings,
        linkerSettings: linking),
    .executableTarget(
        name: "carillon-bench",
        dependencies: nio + ["RPC", "HTTP2", "TLS", "Cryptography", "Protobuf", "CarillonAPI", "SystemControl", argumentParser],
        swiftSettings: settings, linkerSettings: linking),
    // gRPC's interoperability cases, for the tests alone: no image has it.
    .executableTarget(
        name: "rpc-interop", dependencies: nio + ["RPC", "HTTP2", "TLS", "Protobuf", "CTestingProtos", argumentParser], swiftSettings: settings,
        linkerSettings: linking),
]

/// What several test targets share.
let testSupport: [Target] = [
    .target(
        name: "TestCertificates", dependencies: ["TLS", "Cryptography", "COpenSSL"], path: "Tests/TestCertificates", swiftSettings: settings),
    .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: settings),
    .target(name: "TestClocks", dependencies: ["ServiceKit"], path: "Tests/TestClocks", swiftSettings: settings),
]

/// What tests of services stand on, beside their own target.
let below: [Target.Dependency] =
    nio + [
        nioLocks, nioHTTP1, grdb, "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "HTTP2", "TLS", "Cryptography", "JSON", "TestFolders",
        "TestClocks", logging,
    ]

let testTargets: [Target] = [
    tests("TLSTests", nio + [nioLocks, "TLS", "COpenSSL", "Cryptography", "TestCertificates", nioEmbedded]),
    tests("HTTP2Tests", nio + ["HTTP2", "TLS", "CNghttp2", "Cryptography", "TestFolders", nioEmbedded]),
    tests("JSONTests", ["JSON"]),
    tests("CryptographyTests", ["Cryptography", "JSON", "TestFolders"]),
    tests("ProtobufTests", nio + ["Protobuf", "RPC", "CarillonAPI", "CStandardProtos", "TestFolders"]),
    tests(
        "RPCTests",
        nio + [logging, nioLocks, "RPC", "Protobuf", "HTTP2", "TLS", "CarillonAPI", "TestCertificates", "TestFolders", "CNghttp2", nioEmbedded]),
    tests("StorageTests", ["Storage", "TestFolders"]),
    tests("ServiceKitTests", below + ["TestCertificates"], exclude: ["authorization.tsv"]),
    tests("DurableWorkTests", below + ["DurableWork"]),
    tests("ProvidersTests", below + ["Providers"]),
    tests(
        "RegistryTests", below + ["DurableWork", "Providers", "RegistryTenants", "RegistryUsers", "RegistryService"],
        exclude: ["settings.tsv"]),
    tests("PreferencesTests", below + ["DurableWork", "PreferencesService", "RegistryTenants"]),
    tests(
        "ContractTests",
        below + [
            "DurableWork", "RegistryTenants", "RegistryUsers", "PreferencesService", "EvaluatorService", "DispatcherService", "ReceiptsService",
        ]),
    tests("EvaluatorTests", below + ["DurableWork", "EvaluatorService"]),
    tests("DispatcherTests", below + ["DurableWork", "DispatcherService", "Providers", "ProviderSimulator"]),
    tests("ReceiptsTests", below + ["DurableWork", "ReceiptsService"]),
    tests("GatewayTests", below + hummingbird + ["GatewayService", nioEmbedded]),
    tests("ProviderSimulatorTests", below + ["ProviderSimulator", "Providers"]),
    tests("CommandTests", below + ["CarillonCommand", "SystemControl", argumentParser]),
    tests("AllocationTests", ["TestFolders"]),
    tests("FuzzTests", nio + ["RPC", "HTTP2", "CarillonAPI", "Protobuf", "JSON", nioEmbedded, logging]),
    tests("LintTests", []),
    tests("InteropTests", below + ["SystemControl", "TestCertificates"], exclude: ["posts.tsv"]),
    tests("RPCInteropTests", ["TLS", "TestCertificates", "TestFolders"]),
    tests("AcceptanceTests", below + ["SystemControl", "CarillonCommand"], exclude: ["scenarios.tsv"]),
]

/// `CARILLON_TESTS=HTTP2Tests,RPCTests swift test` builds and runs those rooms' tests alone (`make test ROOMS=…`).
let chosenTests = ProcessInfo.processInfo.environment["CARILLON_TESTS"]?.split(separator: ",").map(String.init)

let package = Package(
    name: "carillon",
    platforms: [.macOS(.v15)],
    products: [
        // For Benchmarks/codec, which keeps swift-protobuf out of this package's graph, and for Fuzz, which is built with sanitizers.
        .library(name: "CarillonContracts", targets: ["CarillonAPI", "RPC", "Protobuf", "JSON"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["YAML", "CommandLineArguments"]),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    ],
    targets: systemLibraries + rooms + executables + testSupport
        + testTargets.filter { chosenTests?.contains($0.name) ?? true }
)
