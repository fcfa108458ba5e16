// swift-tools-version:6.2
import Foundation
import PackageDescription

// The targets of Carillon and their dependencies. A target depends on lower layers only:
//
//   C libraries → HTTP2, TLS, Cryptography, Protobuf, JetStream → RPC → CarillonAPI → Storage, ServiceKit
//   → DurableWork, NATSKit → domains (Providers below those that know addresses or send) → services and the command line.
//
// `Tests/LintTests` checks that each target imports exactly the dependencies declared here.

/// For all Swift targets.
///
/// - Each file imports every module that it uses (`MemberImportVisibility`).
/// - Cross-module optimisation inlines and specialises functions in other targets: 8 % of a unary call (docs/decisions/0007-unary-path.md), 6 % of the
///   CPU of a push.
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

/// For all targets except the wire layer: an import stays internal to its target, unless it is a `public import`.
let settings = commonSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

/// For the wire layer: the targets that every call runs through.
///
/// - Its imports are public, because cross-module optimisation skips functions that use an internal import.
/// - Release builds omit the check for overlapping accesses: it was 6 % of a unary call (docs/decisions/0006-exclusivity-checks.md). Debug builds,
///   and so all tests, have it.
let wireSettings = commonSettings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// The toolchain's lld links all executables in seconds; the system's default linker takes minutes.
let linking: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]

let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
/// For targets that open sockets.
let nio: [Target.Dependency] = [nioCore, nioPosix]
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
/// SQLite's C functions, where GRDB has no Swift API.
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: [Target.Dependency] = [
    .product(name: "Hummingbird", package: "hummingbird"),
    .product(name: "HummingbirdCore", package: "hummingbird"),
    .product(name: "HTTPTypes", package: "swift-http-types"),
]
let histogram: Target.Dependency = .product(name: "Histogram", package: "hdrhistogram-swift")

func library(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil, settings: [SwiftSetting] = settings
) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// An executable service: a `main` of a few lines in `services/NAME` that runs the service's library.
func service(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies + ["ServiceKit"], path: "services/\(name)",
        exclude: ["README.md", "Dockerfile"], swiftSettings: settings, linkerSettings: linking)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, linkerSettings: linking)
}

let systemLibraries: [Target] = [
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CNghttp2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(name: "CNATS", pkgConfig: "libnats", providers: [.apt(["libnats-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CProtobufC", pkgConfig: "libprotobuf-c", providers: [.apt(["libprotobuf-c-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    // No file for pkg-config in Debian.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CSpawn"),
    .systemLibrary(name: "CSQLite"),
]

let libraries: [Target] = [
    // Transport and wire formats.
    library("TLS", nio + [nioLocks, "COpenSSL"], settings: wireSettings),
    library("HTTP2", nio + [nioLocks, "CNghttp2", "TLS", deque, logging], settings: wireSettings),
    library("JSON", [], settings: wireSettings),
    library("JetStream", ["CNATS", "JSON"]),
    library("Cryptography", ["COpenSSL", "JSON"]),
    library("Protobuf", ["CProtobufC", nioCore], settings: wireSettings),

    // C code generated by protoc-gen-carillon. Its Swift code is in RPC, CarillonAPI and rpc-interop. All of it is in folders named `Generated`.
    .target(name: "CStandardProtos", dependencies: ["CProtobufC"], publicHeadersPath: "Generated/include"),
    .target(name: "CCarillonAPI", dependencies: ["CProtobufC"], publicHeadersPath: "Generated/include"),
    .target(name: "CTestingProtos", dependencies: ["CProtobufC"], publicHeadersPath: "Generated/include"),

    library("RPC", nio + ["HTTP2", "TLS", "Protobuf", "CStandardProtos", "CZlib", "CMalloc", deque, logging], settings: wireSettings),
    library("CarillonAPI", ["RPC", "Protobuf", "CCarillonAPI"], settings: wireSettings),

    // The base of every service.
    library("Storage", [grdb, sqlite, "CSQLite", "JSON"]),
    library(
        "ServiceKit",
        nio + [
            "CarillonAPI", "RPC", "Protobuf", "TLS", "HTTP2", "Cryptography", "JSON", "Storage", grdb, nioHTTP1, logging, lifecycle, unixSignals,
            configuration, yams, deque, ordered,
        ]),
    // For services that fetch from servers that others name.
    library("OutboundHTTP", [nioPosix, "CCurl", "ServiceKit"]),
    // Messages to people: mails, and webhooks of host systems.
    library("OutboundMessages", ["OutboundHTTP", "ServiceKit", "Cryptography", "JSON"]),
    // For services that use NATS. Not in ServiceKit, so that the others do not load libnats.
    library("NATSKit", ["JetStream", "ServiceKit", logging]),
    // For services with a store: outboxes, maintenance jobs, idempotency records, export and erasure of users.
    library("DurableWork", ["ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Protobuf", "Cryptography", logging]),

    // Images (EVAL-33). Decoders of foreign files run in the process `media-worker` alone: no service links `Images`.
    library("PreparedImages", ["JSON"]),
    library("Images", ["PreparedImages", "CTurboJPEG", "CPNG", "CGIF"]),
    library("Sandbox", ["CSeccomp"]),
    library("MediaWorkerClient", ["PreparedImages", "ServiceKit", "CSpawn"]),

    // The domains.
    library("Providers", [nioCore, "ServiceKit", "CarillonAPI", "RPC", "Protobuf", "HTTP2", "Cryptography", "JSON", logging]),
    // Rules of events that hold in every app, for the evaluator and the gateway.
    library("EventRules", ["Providers", "ServiceKit", "CarillonAPI"]),
    library(
        "RegistryTenants",
        ["Providers", "DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "Cryptography", "JSON", yams, grdb, logging],
        resources: [.copy("Profiles")]),
    library(
        "RegistryUsers",
        ["RegistryTenants", "Providers", "DurableWork", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Cryptography", "Protobuf", logging]),
    library(
        "RegistryService",
        ["RegistryTenants", "RegistryUsers", "DurableWork", "ServiceKit", "Storage", "CarillonAPI", "RPC", "Cryptography", logging]),
    library(
        "PreferencesService", ["DurableWork", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Protobuf", "Cryptography", "JSON", logging],
        resources: [.copy("Texts")]),
    library(
        "EvaluatorService",
        [
            "EventRules", "Providers", "DurableWork", "NATSKit", "JetStream", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Protobuf", "JSON",
            deque, ordered, logging,
        ]),
    library(
        "DispatcherService",
        [
            "Providers", "OutboundMessages", "OutboundHTTP", "DurableWork", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Protobuf",
            "Cryptography", "JSON", "HTTP2", "TLS", "JetStream", "NATSKit", nioCore, nioPosix, deque, ordered, logging,
        ]),
    library(
        "ReceiptsService",
        ["Providers", "DurableWork", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC", "Protobuf", "Cryptography", "JSON", histogram, logging]),
    library(
        "GatewayService",
        hummingbird + [
            "EventRules", "DurableWork", "OutboundHTTP", "MediaWorkerClient", "PreparedImages", "ServiceKit", "Storage", grdb, "CarillonAPI", "RPC",
            "Protobuf", "Cryptography", "JSON", "HTTP2", "TLS", nioCore, nioPosix, nioHTTP1, logging,
        ]),
    library(
        "ProviderSimulator",
        nio + ["ServiceKit", "CarillonAPI", "RPC", "Cryptography", "JSON", "HTTP2", "TLS", "Providers", deque, nioHTTP1, logging]),

    // The command line.
    library("SystemControl", nio + ["ServiceKit", "CarillonAPI", "Cryptography", "HTTP2", "JSON", "RPC", "Protobuf", "Storage", "TLS", nioHTTP1]),
    library(
        "CarillonCommand",
        ["SystemControl", "Providers", "ServiceKit", "Storage", "CarillonAPI", "Cryptography", "RPC", argumentParser, unixSignals]),
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
    // Started by the gateway, in whose image it is.
    .executableTarget(
        name: "media-worker", dependencies: ["Images", "PreparedImages", "Sandbox"], swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
        name: "protoc-gen-carillon", dependencies: ["CCarillonAPI", "CStandardProtos", "CProtobufC"], swiftSettings: settings,
        linkerSettings: linking),
    .executableTarget(
        name: "carillon-bench",
        dependencies: nio + [
            "RPC", "HTTP2", "TLS", "Cryptography", "Protobuf", "CarillonAPI", "ServiceKit", "Providers", "DispatcherService", "SystemControl",
            argumentParser, logging,
        ],
        swiftSettings: settings, linkerSettings: linking),
    // gRPC's interoperability cases, for tests only: not part of any image.
    .executableTarget(
        name: "rpc-interop", dependencies: nio + ["RPC", "HTTP2", "TLS", "Protobuf", "CTestingProtos", argumentParser], swiftSettings: settings,
        linkerSettings: linking),
]

/// Shared by several test targets.
let testSupport: [Target] = [
    .target(
        name: "TestCertificates", dependencies: ["TLS", "Cryptography", "COpenSSL"], path: "Tests/TestCertificates", swiftSettings: settings),
    .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: settings),
    .target(name: "TestConditions", dependencies: [logging], path: "Tests/TestConditions", swiftSettings: settings),
    .target(name: "TestClocks", dependencies: ["ServiceKit"], path: "Tests/TestClocks", swiftSettings: settings),
    .target(
        name: "TestHTTPSServer", dependencies: ["TLS", "TestCertificates", "TestConditions", "TestFolders"], path: "Tests/TestHTTPSServer",
        exclude: ["server.py"], swiftSettings: settings),
    .target(
        name: "TestNATS", dependencies: ["JetStream", "TestFolders", "TestConditions"], path: "Tests/TestNATS", swiftSettings: settings),
]

/// Dependencies of the tests of services, beside the tested target.
let serviceTestBase: [Target.Dependency] =
    nio + [
        nioLocks, nioHTTP1, grdb, "ServiceKit", "Storage", "CarillonAPI", "RPC", "Protobuf", "HTTP2", "TLS", "Cryptography", "JSON", "TestFolders",
        "TestClocks", "TestConditions", logging,
    ]

let testTargets: [Target] = [
    tests("TLSTests", nio + [nioLocks, "TLS", "COpenSSL", "Cryptography", "TestCertificates", nioEmbedded]),
    tests("HTTP2Tests", nio + ["HTTP2", "TLS", "CNghttp2", "Cryptography", "TestFolders", "TestConditions", nioEmbedded]),
    tests("JSONTests", ["JSON"]),
    tests("JetStreamTests", ["JetStream", "TLS", "TestCertificates", "TestFolders", "TestConditions", "TestNATS"]),
    tests("CryptographyTests", ["Cryptography", "JSON", "TestFolders"]),
    tests("ProtobufTests", nio + ["Protobuf", "RPC", "CarillonAPI", "CStandardProtos", "Cryptography", "TestFolders"]),
    tests(
        "RPCTests",
        nio + [
            logging, nioLocks, "RPC", "Protobuf", "HTTP2", "TLS", "CarillonAPI", "TestCertificates", "TestFolders", "TestConditions", "CNghttp2",
            nioEmbedded,
        ]),
    tests("StorageTests", ["Storage", grdb, sqlite, "CSQLite", "TestFolders", "TestConditions"]),
    tests("ServiceKitTests", serviceTestBase + ["TestCertificates"], exclude: ["Security/authorization.tsv"]),
    tests("DurableWorkTests", serviceTestBase + ["DurableWork"]),
    tests("ProvidersTests", serviceTestBase + ["Providers"]),
    tests(
        "RegistryTests", serviceTestBase + ["DurableWork", "RegistryTenants", "RegistryUsers", "RegistryService"],
        exclude: ["settings.tsv"]),
    tests("PreferencesTests", serviceTestBase + ["DurableWork", "PreferencesService", "RegistryTenants"]),
    tests(
        "ContractTests",
        serviceTestBase + [
            "DurableWork", "RegistryTenants", "RegistryUsers", "PreferencesService", "EvaluatorService", "DispatcherService", "ReceiptsService",
        ]),
    tests("OutboundHTTPTests", ["OutboundHTTP", "ServiceKit", "TestConditions", "TestHTTPSServer"]),
    tests("OutboundMessagesTests", ["OutboundMessages", "OutboundHTTP", "ServiceKit"]),
    tests("NATSKitTests", ["NATSKit", "JetStream", "ServiceKit", "TestFolders", "TestConditions", "TestNATS", logging]),
    tests(
        "EvaluatorTests",
        serviceTestBase + ["DurableWork", "EvaluatorService", "EventRules", "JetStream", "NATSKit", "TestCertificates", "TestNATS"]),
    tests(
        "DispatcherTests",
        serviceTestBase + [
            "DurableWork", "DispatcherService", "OutboundMessages", "Providers", "ProviderSimulator", "JetStream", "NATSKit",
            "TestNATS", "TestHTTPSServer", "OutboundHTTP",
        ]),
    tests("ReceiptsTests", serviceTestBase + ["DurableWork", "ReceiptsService"]),
    tests(
        "GatewayTests",
        serviceTestBase + hummingbird + [
            "DurableWork", "GatewayService", "Images", "OutboundHTTP", "PreparedImages", "TestHTTPSServer", nioEmbedded,
        ],
        exclude: ["Routes/endpoints.tsv"]),
    tests("ProviderSimulatorTests", serviceTestBase + ["ProviderSimulator", "Providers"]),
    tests("CommandTests", serviceTestBase + ["CarillonCommand", "SystemControl", "Providers", "JetStream", "TestNATS", argumentParser]),
    tests(
        "ImagesTests",
        ["Images", "PreparedImages", "Sandbox", "MediaWorkerClient", "Cryptography", "TestFolders", "TestConditions"]),
    tests("AllocationTests", ["TestFolders"]),
    tests(
        "FuzzTests",
        nio + [
            "RPC", "HTTP2", "CarillonAPI", "Protobuf", "JSON", "EvaluatorService", "EventRules", "ServiceKit", "Images", "PreparedImages",
            "TestFolders", nioEmbedded, logging,
        ]),
    tests("LintTests", ["TestFolders"]),
    tests("InteropTests", serviceTestBase + ["SystemControl", "TestCertificates", "OutboundHTTP", "OutboundMessages"], exclude: ["posts.tsv"]),
    tests("RPCInteropTests", ["TLS", "TestCertificates", "TestFolders"]),
    tests(
        "AcceptanceTests", serviceTestBase + ["SystemControl", "CarillonCommand", "Images", "PreparedImages", "JetStream", "TestNATS"],
        exclude: ["scenarios.tsv", "Stores"]),
]

/// `CARILLON_TESTS=HTTP2Tests,RPCTests swift test` builds and runs these test targets only (`make test TARGETS=…`).
let chosenTests = ProcessInfo.processInfo.environment["CARILLON_TESTS"]?.split(separator: ",").map(String.init)

let package = Package(
    name: "carillon",
    platforms: [.macOS(.v15)],
    products: [
        // For Benchmarks/codec, which keeps swift-protobuf out of this package's graph, and for Fuzz, which is built with sanitizers.
        .library(name: "CarillonContracts", targets: ["CarillonAPI", "RPC", "Protobuf", "JSON"]),
        // For Fuzz alone.
        .library(name: "CarillonEvaluator", targets: ["EvaluatorService", "EventRules"]),
        .library(name: "CarillonImages", targets: ["Images", "PreparedImages"]),
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
    targets: systemLibraries + libraries + executables + testSupport
        + testTargets.filter { chosenTests?.contains($0.name) ?? true }
)
