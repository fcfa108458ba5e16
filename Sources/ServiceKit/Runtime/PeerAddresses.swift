import RPC
import TLS

/// Finds the addresses of a peer.
enum PeerAddresses {
    /// Settings first, then the peer's own record in the run folder. A mistake in the settings surfaces as the error of
    /// every call, naming the setting: it is found at start by ``check(_:_:)``.
    static func target(
        of service: String, config: ServiceConfig, runFolder: RunFolder, tls: TLSFiles?
    ) -> (Target, TLSClientContext?) {
        do {
            if let configured = try config.optionalString(key(of: service)) {
                let usesTLS = !configured.hasPrefix("unix:")
                var target = try Target.parse(configured)
                // Errors and metrics call the peer by what it is, beside where it is.
                target.name = service
                return (target, usesTLS ? try tls?.clientContext(serverName: service) : nil)
            }
            let context = try tls?.clientContext(serverName: service)
            let usesTLS = context != nil
            let target = Target.resolver(name: service) {
                guard let record = runFolder.record(of: service) else {
                    throw ConfigurationError("\(service) is not running: there is no \(runFolder.recordPath(of: service))")
                }
                return record.addresses.filter { address in
                    if case .ip = address { true } else { !usesTLS }
                }
            }
            return (target, context)
        } catch {
            return (Target.resolver(name: service) { throw error }, nil)
        }
    }

    /// - Throws: ``ConfigurationError`` for a `peers.NAME` that is no address.
    static func check(_ config: ServiceConfig) throws {
        for service in RunFolder.serviceNames {
            guard let found = try config.find(key(of: service)) else { continue }
            do {
                _ = try Target.parse(found.value)
            } catch {
                throw ConfigurationError("\(key(of: service)) (\(found.source)): \(error)")
            }
        }
    }

    private static func key(of service: String) -> String { "peers.\(service)" }
}

extension ProcessRecord {
    /// Its addresses as a channel takes them.
    public var addresses: [Target.Address] {
        rpc.compactMap { text in
            if text.hasPrefix("unix:") { return .unix(path: String(text.dropFirst("unix:".count))) }
            guard text.hasPrefix("ipv4:") || text.hasPrefix("ipv6:"), let colon = text.lastIndex(of: ":"),
                let port = Int(text[text.index(after: colon)...])
            else { return nil }
            let host = text[..<colon].dropFirst("ipv4:".count).filter { $0 != "[" && $0 != "]" }
            return .ip(String(host), port: port)
        }
    }
}
