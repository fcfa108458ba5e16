import CarillonAPI
import RPC
import Testing

@Suite("Descriptors") struct DescriptorPoolTests {
    let pool = CarillonAPI.descriptorPool

    @Test("Files are found by path and by every symbol they declare")
    func symbols() throws {
        let registry = try #require(pool.file(named: "carillon/registry/v1/registry.proto"))
        for symbol in [
            "carillon.registry.v1.Device", "carillon.registry.v1.Registry", "carillon.registry.v1.Registry.RegisterDevice",
            ".carillon.registry.v1.Device", "carillon.registry.v1.StatisticsResponse.DevicesByPlatformEntry",
        ] {
            #expect(pool.file(containingSymbol: symbol) == registry, "\(symbol)")
        }
        #expect(
            pool.file(containingSymbol: "grpc.health.v1.HealthCheckResponse.ServingStatus")?.path
                == "grpc/health/v1/health.proto")
        #expect(pool.file(containingSymbol: "carillon.registry.v1.Nothing") == nil)
        #expect(pool.file(named: "nothing.proto") == nil)
    }

    @Test("The authorization option is found as an extension of MethodOptions")
    func extensions() {
        #expect(pool.extensionNumbers(of: "google.protobuf.MethodOptions") == [50101, 50102])
        #expect(
            pool.file(containingExtension: 50101, of: "google.protobuf.MethodOptions")?.path
                == "carillon/options/v1/options.proto")
        #expect(pool.extensionNumbers(of: "carillon.common.v1.Tenant") == [])
        #expect(pool.extensionNumbers(of: "carillon.common.v1.Nothing") == nil)
        #expect(pool.file(containingExtension: 1, of: "google.protobuf.MethodOptions") == nil)
    }

    @Test("A file comes with everything it imports, each once")
    func closure() throws {
        let file = try #require(pool.file(named: "carillon/evaluator/v1/evaluator.proto"))
        let paths = pool.closure(of: file).map(\.path)
        #expect(paths.first == file.path)
        #expect(
            paths.sorted() == [
                "carillon/common/v1/common.proto", "carillon/dispatcher/v1/dispatcher.proto", "carillon/evaluator/v1/evaluator.proto",
                "carillon/gateway/v1/media.proto", "carillon/options/v1/options.proto", "carillon/registry/v1/registry.proto",
                "google/protobuf/descriptor.proto",
            ])
        // Nothing any file imports is missing.
        for file in pool.files { for path in file.imports { #expect(pool.file(named: path) != nil, "\(path)") } }
    }

    @Test("The standard contracts are there without ours")
    func standard() {
        #expect(
            DescriptorPool.standard.services == [
                "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
            ])
        #expect(pool.services.contains("carillon.dispatcher.v1.Dispatcher"))
    }

    @Test("Bytes that are no descriptor are refused")
    func damage() {
        #expect(throws: DescriptorPoolError.self) { try DescriptorPool(encodedFiles: [[0xFF, 0xFF]]) }
    }
}
