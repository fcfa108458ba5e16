// swift-tools-version:6.2
import PackageDescription

// The fuzz targets of Tests/FuzzTests as a library that libFuzzer drives. A package of its own, because everything below it
// is built with sanitizers. Run it with ./run.sh.
let package = Package(
    name: "carillon-fuzz",
    platforms: [.macOS(.v15)],
    products: [.library(name: "CarillonFuzz", type: .static, targets: ["FuzzEntry"])],
    dependencies: [
        .package(name: "carillon", path: ".."),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        // A link to Tests/FuzzTests/Targets.
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "CarillonContracts", package: "carillon"),
                .product(name: "CarillonEvaluator", package: "carillon"),
                .product(name: "CarillonImages", package: "carillon"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]),
        .target(
            name: "FuzzEntry", dependencies: ["FuzzTargets"],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]),
    ]
)
