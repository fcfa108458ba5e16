import Foundation
import ServiceKit

extension RunFolder {
    /// The folder at a file URL.
    init(_ url: URL) { self.init(path: url.path) }

    /// What a running service says of itself.
    ///
    /// - Throws: `SystemError.notRunning` when it says nothing.
    public func runningService(_ service: String) throws -> ProcessRecord {
        guard let record = record(of: service) else { throw SystemError.notRunning(service: service) }
        return record
    }
}

extension ProcessRecord {
    /// One of the further addresses: the gateway's `http` or `https`, the simulators' `apns`, `fcm`, `oauth`.
    ///
    /// - Throws: `SystemError.noAddress`.
    public func address(_ name: String) throws -> String {
        guard let address = extra[name] else { throw SystemError.noAddress(name: name, extra: extra) }
        return address
    }

    /// One of the further addresses as host and port.
    ///
    /// - Throws: `SystemError.noAddress`.
    public func hostAndPort(_ name: String) throws -> (host: String, port: Int) {
        let address = try address(name)
        guard let colon = address.lastIndex(of: ":"), let port = Int(address[address.index(after: colon)...]) else {
            throw SystemError.noAddress(name: name, extra: extra)
        }
        return (String(address[..<colon]), port)
    }
}

/// Where the simulators of a run folder listen, as the dispatcher's settings.
struct SimulatedProviders {
    let dispatcherSettings: [String: String]

    init(_ runFolder: RunFolder) throws {
        let simulator = try runFolder.runningService(CarillonSystem.simulator)
        dispatcherSettings = [
            "providers.apns.base_url": "https://\(try simulator.address("apns"))",
            "providers.fcm.base_url": "https://\(try simulator.address("fcm"))",
            "providers.oauth.token_url": try simulator.address("oauth"),
            "providers.ca_file": runFolder.authorityPath,
        ]
    }
}
