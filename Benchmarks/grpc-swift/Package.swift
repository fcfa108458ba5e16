// swift-tools-version:6.2
import PackageDescription

// The grpc-swift-2 peer of `make bench-rpc`. A package of its own, so that grpc-swift stays out of the main graph.
let package = Package(
    name: "grpc-swift-bench",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/grpc/grpc-swift-2", exact: "2.4.3"),
        .package(url: "https://github.com/grpc/grpc-swift-nio-transport", exact: "2.9.2"),
    ],
    targets: [
        .executableTarget(
            name: "echo-server",
            dependencies: [
                .product(name: "GRPCCore", package: "grpc-swift-2"),
                .product(name: "GRPCNIOTransportHTTP2Posix", package: "grpc-swift-nio-transport"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
