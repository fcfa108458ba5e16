import RPC

/// Where a process exports its traces to, and how: the settings `telemetry.…`.
struct TelemetrySettings: Sendable {
    /// How spans travel, in the words of OpenTelemetry's `OTEL_EXPORTER_OTLP_PROTOCOL`.
    enum Transport: String, CaseIterable, Sendable {
        case grpc
        case http = "http/protobuf"

        /// Source: OpenTelemetry, "OTLP Specification", "OTLP/gRPC Default Port" and "OTLP/HTTP Default Port".
        fileprivate var usualPort: Int {
            switch self {
            case .grpc: 4_317
            case .http: 4_318
            }
        }

        fileprivate var rule: String {
            switch self {
            case .grpc: "a URL such as http://127.0.0.1:4317 or https://collector.example:4317, without a path"
            case .http: "a URL such as http://127.0.0.1:4318 or https://collector.example:4318/otlp, without a query"
            }
        }
    }

    /// Where spans are posted to.
    struct HTTPEndpoint: Sendable, Hashable {
        /// A name or an address, without brackets.
        var host: String
        var port: Int
        /// With the signal's name at its end: `/v1/traces`.
        var path: String

        /// Of the header `host`.
        var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
    }

    /// The path of a collector's traces. Source: OpenTelemetry, "OTLP Specification", "OTLP/HTTP Request".
    private static let tracesPath = "/v1/traces"

    /// The collector.
    let target: Target
    /// The collector where it is called over HTTP; nil: over gRPC.
    let http: HTTPEndpoint?
    let usesTLS: Bool
    /// Whether spans are compressed with gzip.
    let isCompressed: Bool
    /// Certificates of authorities, PEM; nil: those of the system.
    let trustedCAPath: String?
    /// How many of 100 traces that begin here are recorded.
    let samplePercent: Int

    /// Nil without `telemetry.otlp_endpoint`: nothing is exported.
    ///
    /// - Throws: ``ConfigurationError``, also for a collector on another machine without TLS (SEC-03).
    init?(_ config: ServiceConfig) throws {
        // All are read in any case: so none is unknown.
        trustedCAPath = try config.optionalString("telemetry.otlp_ca_file")
        let isInsecure = try config.bool("telemetry.otlp_insecure", default: false)
        let words = Transport.allCases.map(\.rawValue)
        let word = try config.choice("telemetry.otlp_protocol", of: words, default: Transport.grpc.rawValue)
        isCompressed = try config.choice("telemetry.otlp_compression", of: ["none", "gzip"], default: "none") == "gzip"
        samplePercent = try config.int("telemetry.trace_sample_percent", range: 0...100, default: 100)
        guard let found = try config.find("telemetry.otlp_endpoint") else { return nil }
        let transport = Transport(rawValue: word) ?? .grpc
        func refuse(_ rule: String) -> ConfigurationError {
            .badValue("telemetry.otlp_endpoint", found.value, rule: rule, source: found.source)
        }

        guard let scheme = ["http://", "https://"].first(where: { found.value.lowercased().hasPrefix($0) }) else { throw refuse(transport.rule) }
        let rest = found.value.dropFirst(scheme.utf8.count)
        let slash = rest.firstIndex(of: "/") ?? rest.endIndex
        let (authority, path) = (rest[..<slash], rest[slash...])
        guard !authority.isEmpty, !authority.contains(where: { "?#@, ".contains($0) }), Self.isPath(path, of: transport) else {
            throw refuse(transport.rule)
        }
        // After the brackets of an IPv6 address.
        let hasPort = authority.drop(while: { $0 != "]" }).contains(":") || !authority.hasPrefix("[") && authority.contains(":")
        let place = hasPort ? String(authority) : "\(authority):\(transport.usualPort)"
        usesTLS = scheme == "https://"
        do {
            target = try Target.parse(place)
        } catch {
            throw refuse(transport.rule)
        }
        switch transport {
        case .grpc: http = nil
        case .http:
            guard let endpoint = Self.endpoint(at: place, path: path) else { throw refuse(transport.rule) }
            http = endpoint
        }
        guard usesTLS || isInsecure || target.isLocal else {
            throw refuse("https, or a loopback address, unless telemetry.otlp_insecure is true")
        }
    }

    /// Whether a URL may have the path. gRPC has paths of its own.
    private static func isPath(_ path: Substring, of transport: Transport) -> Bool {
        switch transport {
        case .grpc: path.isEmpty || path == "/"
        case .http: path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        }
    }

    /// Nil for a place without a port, or whose host is none.
    private static func endpoint(at place: String, path: Substring) -> HTTPEndpoint? {
        guard let colon = place.lastIndex(of: ":"), let port = Int(place[place.index(after: colon)...]) else { return nil }
        var host = place[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        var base = path
        while base.hasSuffix("/") { base = base.dropLast() }
        return HTTPEndpoint(host: String(host), port: port, path: base.hasSuffix(tracesPath) ? String(base) : "\(base)\(tracesPath)")
    }
}
