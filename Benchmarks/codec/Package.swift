// swift-tools-version:6.2
import PackageDescription

// Our codec against swift-protobuf, on the messages the system really sends. A package of its own, so that
// swift-protobuf stays out of the main graph. Run it with ./run.sh.
let package = Package(
    name: "codec-bench",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "carillon", path: "../.."),
        .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0"),
    ],
    targets: [
        .executableTarget(
            name: "codec-bench",
            dependencies: [
                .product(name: "CarillonContracts", package: "carillon"),
                .product(name: "SwiftProtobuf", package: "swift-protobuf"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")])
    ]
)
