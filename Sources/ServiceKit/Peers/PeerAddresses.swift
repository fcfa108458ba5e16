public import RPC
import TLS

/// Finds the addresses of a peer.
enum PeerAddresses {
    /// The addresses from the settings, else from the peer's record in the run folder. ``check(_:usesTLS:)`` finds mistakes in the settings at the
    /// start; without it each call fails with the setting's name.
    static func target(
        of service: String, config: ServiceConfig, runFolder: RunFolder, tls: TLSClientContext?
    ) -> (Target, TLSClientContext?) {
        do {
            let tls = tls?.expecting(service)
            if let configured = try config.optionalString(key(of: service)) {
                var target = try Target.parse(configured)
                // Errors and metrics name the service, not only its address.
                target.name = service
                return (target, configured.hasPrefix("unix:") ? nil : tls)
            }
            let usesTLS = tls != nil
            return (Target.resolver(name: service) { try addresses(of: service, runFolder: runFolder, usesTLS: usesTLS) }, tls)
        } catch {
            return (Target.resolver(name: service) { throw error }, nil)
        }
    }

    /// The peer's addresses by its record, those that both sides can use.
    private static func addresses(of service: String, runFolder: RunFolder, usesTLS: Bool) throws -> [Target.Address] {
        let records = runFolder.records(of: service)
        guard let record = records.first else {
            throw ConfigurationError("\(service) is not running: there is no \(runFolder.recordPath(of: service))")
        }
        let addresses = records.flatMap { record in
            let usable = record.addresses.filter { address in
                if case .ip = address { record.tls == usesTLS } else { !usesTLS }
            }
            // Of several processes each gets its share of the calls, so each counts once.
            return ServiceInstance.services.contains(service) ? Array(usable.prefix(1)) : usable
        }
        guard !addresses.isEmpty else {
            throw ConfigurationError(
                "\(service) \(record.tls ? "speaks TLS" : "speaks no TLS") at \(record.rpc.joined(separator: " ")), and this service "
                    + "does\(usesTLS ? "" : " not"); give both tls.certificate, tls.private_key and tls.ca, or neither"
            )
        }
        return addresses
    }

    /// - Throws: ``ConfigurationError`` for a malformed `peers.NAME`, and for another host without TLS (SEC-03).
    static func check(_ config: ServiceConfig, usesTLS: Bool) throws {
        for service in RunFolder.serviceNames {
            let key = key(of: service)
            guard let found = try config.find(key) else { continue }
            let target: Target
            do {
                target = try Target.parse(found.value)
            } catch {
                throw ConfigurationError("\(key) (\(found.source)): \(error)")
            }
            guard usesTLS || target.isLocal else {
                throw ConfigurationError.badValue(
                    key, found.value, rule: "a loopback address or a Unix socket unless tls.certificate, tls.private_key and tls.ca are set",
                    source: found.source)
            }
        }
    }

    private static func key(of service: String) -> String { "peers.\(service)" }
}

extension ProcessRecord {
    /// The addresses for a channel.
    public var addresses: [Target.Address] {
        rpc.compactMap { try? Target.parse($0).fixedAddresses.first }
    }
}
