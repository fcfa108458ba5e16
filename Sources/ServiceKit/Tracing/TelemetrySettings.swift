import RPC

/// Where a process exports its traces to: the settings `telemetry.…`.
struct TelemetrySettings: Sendable {
    /// The collector, which speaks OTLP over gRPC.
    let target: Target
    let usesTLS: Bool
    /// Certificates of authorities, PEM; nil: those of the system.
    let trustedCAPath: String?
    /// How many of 100 traces that begin here are recorded.
    let samplePercent: Int

    /// The port of OTLP over gRPC. Source: OpenTelemetry, "OTLP Specification", "OTLP/gRPC Default Port".
    private static let usualPort = 4_317

    /// Nil without `telemetry.otlp_endpoint`: nothing is exported.
    ///
    /// - Throws: ``ConfigurationError``, also for a collector on another machine without TLS (SEC-03).
    init?(_ config: ServiceConfig) throws {
        // All are read in any case: so none is unknown.
        trustedCAPath = try config.optionalString("telemetry.otlp_ca_file")
        let isInsecure = try config.bool("telemetry.otlp_insecure", default: false)
        samplePercent = try config.int("telemetry.trace_sample_percent", range: 0...100, default: 100)
        guard let found = try config.find("telemetry.otlp_endpoint") else { return nil }
        func refuse(_ rule: String) -> ConfigurationError {
            .badValue("telemetry.otlp_endpoint", found.value, rule: rule, source: found.source)
        }

        let rule = "a URL such as http://127.0.0.1:4317 or https://collector.example:4317, without a path"
        guard let scheme = ["http://", "https://"].first(where: { found.value.lowercased().hasPrefix($0) }) else { throw refuse(rule) }
        var authority = found.value.dropFirst(scheme.utf8.count)
        if authority.hasSuffix("/") { authority = authority.dropLast() }
        guard !authority.isEmpty, !authority.contains(where: { "/?#@, ".contains($0) }) else { throw refuse(rule) }
        // After the brackets of an IPv6 address.
        let hasPort = authority.drop(while: { $0 != "]" }).contains(":") || !authority.hasPrefix("[") && authority.contains(":")
        usesTLS = scheme == "https://"
        do {
            target = try Target.parse(hasPort ? String(authority) : "\(authority):\(Self.usualPort)")
        } catch {
            throw refuse(rule)
        }
        guard usesTLS || isInsecure || target.isLocal else {
            throw refuse("https, or a loopback address, unless telemetry.otlp_insecure is true")
        }
    }
}
