import Foundation
import Logging
import OutboundHTTP
public import ServiceKit

/// The HTTP/JSON API of Carillon for phones, browsers and host systems (GW-01…06), the pictures of notifications (EVAL-33), and the spool of events
/// (DR-03).
public enum GatewayService {
    /// Name and ports: 7106 is that of its RPC. Requests to an unreachable peer fail after a short wait, so that clients' requests do not pile up.
    public static let definition = ServiceDefinition(name: "gateway", defaultPort: 7106, peerPatience: .seconds(5))

    /// Builds a process from what its main gets: the HTTP server, which listens already, and the watch over policies.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        // Callers cannot be authenticated without the registry.
        runtime.needs("registry")
        let settings = try HTTPServerSettings(runtime.config) { try runtime.tls.server($0, name: "http") }
        if let note = settings.note { runtime.logger.notice("\(note)") }
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let media = try MediaSettings(runtime.config, runFolder: runtime.runFolder.path, executable: executable)
        let limits = try SpoolLimits(runtime.config)
        let store = try runtime.openBuffer(migrations: GatewayMigrations.all, holding: Spool.contentsInWords) { _ = try SpoolContents.read($0) }
        let spool = try await Spool.open(
            in: store, clock: runtime.clock, activity: runtime.activity, metrics: runtime.metrics, limits: limits, logger: runtime.logger)
        let issuers = OutboundClient.ofIssuers(hosts: media.hosts, caFile: media.caFile)
        let published = PublishedKeySets(
            ages: try .init(runtime.config), clock: runtime.clock, metrics: runtime.metrics, logger: runtime.logger
        ) { try await issuers.get($0, mostBytes: $1) }
        let components = try GatewayComponents(
            clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics,
            peers: GatewayPeers { runtime.channel(to: $0) }, limits: try RequestLimits(runtime.config, clock: runtime.clock),
            platform: try PlatformIssuer(runtime.config), media: media, spool: spool,
            published: published, tracer: runtime.tracer, logger: runtime.logger)
        try runtime.refuseUnknownSettings()
        let server = try await HTTPServer(
            settings, router: components.router(), group: runtime.group, logger: runtime.logger, onCut: runtime.cuts.count)
        runtime.degrades(without: "images of notifications") { [media = components.media] in media.problem }
        runtime.degrades(without: "the evaluator") { spool.problem }
        runtime.degrades(without: "the spool of events") { spool.storeProblem }
        if let origin = settings.origin(boundTo: server.address) { components.media.listens(at: origin) }
        runtime.metrics.gauge("carillon_http_held_bytes", help: "Bytes of bodies and HTTP/2 heads that are not complete, or not answered yet.") {
            [weak server] in
            Double(server?.heldBodyBytes ?? 0)
        }
        // Workers stop in reverse order: the HTTP server before those that its last requests use, and first the streams that it would wait for.
        return ServiceComponents(
            rpc: [MediaService(publisher: components.media)],
            workers: [components.policies, components.jobs, components.replay, server, components.held],
            onShutdown: [{ await components.media.close() }, { await issuers.close() }], extraAddresses: [settings.scheme: server.address])
    }
}
