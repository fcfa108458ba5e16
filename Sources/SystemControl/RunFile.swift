import Foundation

/// What a running service wrote of itself: `run/NAME.json`.
public struct RunFile: Sendable, Codable {
    /// The process.
    public var pid: Int32
    /// Addresses its gRPC server listens on, as `ipv4:127.0.0.1:7101` or `unix:/path`.
    public var rpc: [String]
    /// Address of the admin port, `127.0.0.1:7201`.
    public var admin: String
    /// Further addresses by name: the gateway's `http`, the simulators' `apns`, `fcm`, `oauth`.
    public var extra: [String: String]?

    /// Reads the file of a service.
    ///
    /// - Throws: `SystemError.badRunFile`.
    public init(_ service: String, in runFolder: URL) throws {
        let url = runFolder.appending(path: "\(service).json")
        do {
            self = try JSONDecoder().decode(RunFile.self, from: Data(contentsOf: url))
        } catch {
            throw SystemError.badRunFile(path: url.path, cause: error.localizedDescription)
        }
    }

    /// One of the further addresses.
    public func address(_ name: String) throws -> String {
        guard let address = extra?[name] else { throw SystemError.badRunFile(path: name, cause: "it names no \(name) address") }
        return address
    }

    /// One of the further addresses as host and port.
    public func hostAndPort(_ name: String) throws -> (host: String, port: Int) {
        let address = try address(name)
        guard let colon = address.lastIndex(of: ":"), let port = Int(address[address.index(after: colon)...]) else {
            throw SystemError.badRunFile(path: name, cause: "'\(address)' is not host:port")
        }
        return (String(address[..<colon]), port)
    }
}

/// Where the simulators of a run folder listen, as the dispatcher's settings.
struct SimulatedProviders {
    let dispatcherSettings: [String: String]

    init(runFolder: URL) throws {
        let file = try RunFile(CarillonSystem.simulator, in: runFolder)
        dispatcherSettings = [
            "providers.apns.base_url": "https://\(try file.address("apns"))",
            "providers.fcm.base_url": "https://\(try file.address("fcm"))",
            "providers.oauth.token_url": try file.address("oauth"),
            "providers.ca_file": runFolder.appending(path: "ca/ca.pem").path,
        ]
    }
}
