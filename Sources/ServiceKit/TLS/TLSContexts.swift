import Cryptography
public import Logging
import NIOCore
import Synchronization
public import TLS

/// Makes the TLS contexts of a process. They count and log TLS failures, and reload their files after a change or SIGHUP (SEC-13): new handshakes use
/// the new certificate, open connections go on, unusable files change nothing.
public final class TLSContexts: Sendable {
    private struct Member {
        let name: String
        let context: any ReloadableTLSContext
        var files: FileWatch
    }

    private let metrics: MetricsRegistry
    private let logger: Logger
    private let members = Mutex<[Member]>([])

    /// None yet.
    public init(metrics: MetricsRegistry, logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    /// For a listener.
    ///
    /// - Parameter name: Of the listener, in logs and metrics: `rpc`, `http`.
    /// - Throws: ``ConfigurationError`` naming the file that cannot be used.
    public func server(_ configuration: TLSServerConfiguration, name: String) throws -> TLSServerContext {
        let context = try configured(name) {
            // All counters exist from the start, so that an alert can use them.
            for kind in TLSError.Kind.ofConnections { _ = Self.failures(metrics, name, kind) }
            return try TLSServerContext(configuration) { [metrics, logger] error, peer in
                Self.failures(metrics, name, error.kind).increment()
                // A check whether the port is open closes the connection without a handshake.
                logger.log(
                    level: error.kind == .abandoned ? .debug : .notice, "TLS connection refused: \(error)",
                    metadata: ["listener": "\(name)", "peer": "\(peer.map { "\($0)" } ?? "unknown")"])
            }
        }
        watch(context, name: name)
        return context
    }

    /// For outgoing connections.
    ///
    /// - Throws: ``ConfigurationError`` naming the file that cannot be used.
    public func client(_ configuration: TLSClientConfiguration, name: String) throws -> TLSClientContext {
        let context = try configured(name) { try TLSClientContext(configuration) }
        watch(context, name: name)
        return context
    }

    /// Reloads the files of all contexts, or with `onlyChanged` those of contexts whose files changed (``FileWatch``).
    func reload(onlyChanged: Bool) {
        members.withLock { members in
            for index in members.indices {
                let stamps = members[index].context.files.map(FileStamp.init(path:))
                guard members[index].files.look(stamps) || !onlyChanged else { continue }
                members[index].files.wereRead(stamps)
                reload(members[index])
            }
        }
    }

    private func reload(_ member: Member) {
        do {
            try member.context.reload()
            logger.notice(
                "certificates read again; new connections use them",
                metadata: ["tls": "\(member.name)", "files": "\(member.context.files.joined(separator: " "))"])
            reloads(member.name, "ok").increment()
        } catch {
            logger.error(
                "certificates cannot be read again; the ones in use stay in use", metadata: ["tls": "\(member.name)", "error": "\(error)"])
            reloads(member.name, "failed").increment()
        }
    }

    private func watch(_ context: any ReloadableTLSContext, name: String) {
        guard !context.files.isEmpty else { return }
        // Both counters exist from the start, so that an alert can use them.
        for result in ["ok", "failed"] { _ = reloads(name, result) }
        if context.certificateExpiresAt != nil {
            metrics.gauge("carillon_tls_certificate_expires_timestamp_seconds", ["tls": name], help: "When the certificate in use ends.") {
                Double(context.certificateExpiresAt ?? 0)
            }
        }
        let stamps = context.files.map(FileStamp.init(path:))
        members.withLock { $0.append(Member(name: name, context: context, files: FileWatch(stamps))) }
    }

    private func reloads(_ name: String, _ result: String) -> Counter {
        metrics.counter(
            "carillon_tls_reloads_total", ["tls": name, "result": result], help: "Times that certificate files were read again while running.")
    }

    private static func failures(_ metrics: MetricsRegistry, _ name: String, _ kind: TLSError.Kind) -> Counter {
        metrics.counter(
            "carillon_tls_failures_total", ["listener": name, "kind": kind.label],
            help: "Connections that failed in TLS: refused certificates, failed handshakes.")
    }

    private func configured<T>(_ name: String, _ make: () throws -> T) throws -> T {
        do {
            return try make()
        } catch {
            throw ConfigurationError("TLS (\(name)): \(error)")
        }
    }
}

extension TLSError.Kind {
    /// Failures of single connections.
    fileprivate static let ofConnections: [Self] = [.certificate, .handshake, .abandoned, .timedOut, .connection]

    /// For metrics.
    fileprivate var label: String {
        switch self {
        case .configuration: "configuration"
        case .certificate: "certificate"
        case .handshake: "handshake"
        case .abandoned: "abandoned"
        case .timedOut: "timed_out"
        case .connection: "connection"
        }
    }
}
