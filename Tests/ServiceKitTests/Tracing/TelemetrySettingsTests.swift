import RPC
import Testing

@testable import ServiceKit

@Suite("Settings of the export of traces")
struct TelemetrySettingsTests {
    private func settings(_ endpoint: String, _ more: [String: String] = [:]) throws -> TelemetrySettings? {
        try TelemetrySettings(
            ServiceConfig(service: "evaluator", values: ["telemetry.otlp_endpoint": endpoint].merging(more) { $1 }))
    }

    @Test("OBS-09 Nothing is exported without an address")
    func none() throws {
        let settings = try TelemetrySettings(ServiceConfig(service: "evaluator", values: ["telemetry.trace_sample_percent": "5"]))
        #expect(settings == nil)
    }

    @Test("OBS-09 A collector has OTLP's port where its address names none")
    func addresses() throws {
        let local = try #require(try settings("http://127.0.0.1:9000"))
        #expect(local.target.fixedAddresses == [.ip("127.0.0.1", port: 9_000)])
        #expect(!local.usesTLS && local.samplePercent == 100)
        let usual = try #require(try settings("http://127.0.0.1/"))
        #expect(usual.target.fixedAddresses == [.ip("127.0.0.1", port: 4_317)])
        let six = try #require(try settings("http://[::1]"))
        #expect(six.target.fixedAddresses == [.ip("::1", port: 4_317)])
        let remote = try #require(try settings("https://collector.example", ["telemetry.trace_sample_percent": "10"]))
        #expect(remote.usesTLS && remote.samplePercent == 10 && remote.target.name == "collector.example")
    }

    @Test(
        "OBS-09 Over HTTP the address has OTLP's port and path where it names none, and a path of its own before it",
        arguments: [
            ("http://127.0.0.1", "127.0.0.1:4318", "/v1/traces"), ("http://127.0.0.1:9000/", "127.0.0.1:9000", "/v1/traces"),
            ("http://127.0.0.1:4318/v1/traces", "127.0.0.1:4318", "/v1/traces"), ("http://[::1]", "[::1]:4318", "/v1/traces"),
            ("https://collector.example:443/otlp/", "collector.example:443", "/otlp/v1/traces"),
        ])
    func http(endpoint: String, authority: String, path: String) throws {
        let found = try #require(try settings(endpoint, ["telemetry.otlp_protocol": "http/protobuf"]))
        #expect(found.http?.authority == authority && found.http?.path == path)
        #expect(found.usesTLS == endpoint.hasPrefix("https") && !found.isCompressed)
    }

    @Test("OBS-09 Protocol and compression have OpenTelemetry's words, and others are refused by name")
    func words() throws {
        let usual = try #require(try settings("http://127.0.0.1"))
        #expect(usual.http == nil && !usual.isCompressed)
        #expect(try settings("http://127.0.0.1", ["telemetry.otlp_compression": "gzip"])?.isCompressed == true)
        for (key, word) in [("telemetry.otlp_protocol", "http/json"), ("telemetry.otlp_compression", "zstd")] {
            let error = #expect(throws: ConfigurationError.self) { try settings("http://127.0.0.1", [key: word]) }
            #expect(error?.description.hasPrefix(key) == true, "\(error.debugDescription)")
        }
    }

    @Test("OBS-09 SEC-03 A collector on another machine needs TLS, unless the operator says otherwise")
    func insecure() throws {
        let error = #expect(throws: ConfigurationError.self) { try settings("http://collector.example:4317") }
        #expect(error?.description.contains("telemetry.otlp_insecure") == true, "\(error.debugDescription)")
        #expect(throws: ConfigurationError.self) { try settings("http://collector.example:4318", ["telemetry.otlp_protocol": "http/protobuf"]) }
        let allowed = try settings("http://collector.example:4317", ["telemetry.otlp_insecure": "true"])
        #expect(allowed?.usesTLS == false)
    }

    @Test(
        "OBS-09 A wrong address is refused by name",
        arguments: ["collector:4317", "https://", "https://a/v1/traces", "https://user@a:4317", "ftp://a", "http://127.0.0.1:0", "https://a b"])
    func wrong(endpoint: String) {
        let error = #expect(throws: ConfigurationError.self) { try settings(endpoint) }
        #expect(error?.description.hasPrefix("telemetry.otlp_endpoint") == true, "\(error.debugDescription)")
    }

    @Test(
        "OBS-09 A wrong address of a collector over HTTP is refused by name",
        arguments: ["collector:4318", "http://", "https://a/v1/traces?key=1", "https://a/#x", "https://user@a", "http://127.0.0.1:0", "http://a/b c"]
            + ["http://ipv4:127.0.0.1:4318"])
    func wrongOverHTTP(endpoint: String) {
        let error = #expect(throws: ConfigurationError.self) { try settings(endpoint, ["telemetry.otlp_protocol": "http/protobuf"]) }
        #expect(error?.description.hasPrefix("telemetry.otlp_endpoint") == true, "\(error.debugDescription)")
    }
}
