import Foundation
import RPC
public import ServiceKit

extension RunFolder {
    /// The folder at a file URL.
    init(_ url: URL) { self.init(path: url.path) }

    /// The record of a running process, by its name.
    ///
    /// - Throws: `SystemError.notRunning` without a record.
    public func runningService(_ service: String) throws -> ProcessRecord {
        guard let record = record(of: service) else { throw SystemError.notRunning(service: service) }
        return record
    }

    /// The addresses of all processes of a service, those of the first process first.
    ///
    /// - Throws: `SystemError.notRunning` without a record.
    func addresses(of service: String) throws -> [Target.Address] {
        let records = records(of: service)
        guard !records.isEmpty else { throw SystemError.notRunning(service: service) }
        return records.flatMap(\.addresses)
    }
}

extension ProcessRecord {
    /// One of the further addresses: the gateway's `http` or `https`, the simulators' `apns`, `fcm`, `oauth`, `expo`.
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
        guard let found = Self.hostAndPort(of: try address(name)) else { throw SystemError.noAddress(name: name, extra: extra) }
        return found
    }

    /// The parts of `127.0.0.1:7201`; nil for anything else.
    static func hostAndPort(of address: String) -> (host: String, port: Int)? {
        guard let colon = address.lastIndex(of: ":"), let port = Int(address[address.index(after: colon)...]) else { return nil }
        return (String(address[..<colon]), port)
    }
}

extension ProcessRecord {
    /// Whether the process answers on its admin port within 2 s. True when that is unknown: without such a port, and after the process closed it, its
    /// last step.
    func isAnswering() async -> Bool {
        guard let admin = Self.hostAndPort(of: admin) else { return true }
        let client = HTTPClient(host: admin.host, port: admin.port, timeout: .seconds(2))
        defer { Task { await client.close() } }
        do {
            _ = try await client.request("GET", "/healthz")
            return true
        } catch SystemError.noAnswer {
            return false
        } catch {
            return true
        }
    }
}

extension ServiceProcess {
    /// Whether the process answers. True when that is unknown: before the process listens, too.
    func isAnswering(in folder: RunFolder) async -> Bool {
        guard let record = folder.record(of: name), record.pid == pid else { return true }
        return await record.isAnswering()
    }
}

extension RunFolder {
    /// Whether a service that runs in the folder answers. True when that is unknown, and for a service that does not run.
    func isAnswering(_ service: String) async -> Bool {
        guard runningProcess(of: service) != nil, let record = record(of: service) else { return true }
        return await record.isAnswering()
    }
}

/// The addresses of a run folder's simulators, as the dispatcher's settings.
struct SimulatedProviders {
    let dispatcherSettings: [String: String]

    init(_ simulator: ProcessRecord, authority: String) throws {
        dispatcherSettings = [
            "providers.apns.base_url": "https://\(try simulator.address("apns"))",
            "providers.fcm.base_url": "https://\(try simulator.address("fcm"))",
            "providers.oauth.token_url": try simulator.address("oauth"),
            "providers.expo.base_url": "https://\(try simulator.address("expo"))",
            "providers.ca_file": authority,
            // Of the simulated mail server.
            "outbound.ca_file": authority,
        ]
    }
}
