public import ArgumentParser
import Foundation
import RPC
import ServiceKit
import SystemControl

/// The options of every command that calls a system.
struct SystemOptions: ParsableArguments {
    @Option(name: .customLong("run-dir"), help: "The system's run folder; CARILLON_RUN or ./run when not given.")
    var runDirectory: String?

    @Flag(help: "Print JSON instead of tables.")
    var json = false

    var runFolder: URL {
        URL(filePath: runDirectory ?? Self.inherited("CARILLON_RUN") ?? "run").standardizedFileURL
    }

    /// The value of an environment variable; nil when it is not set or empty.
    static func inherited(_ variable: String) -> String? {
        ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    var folder: RunFolder { RunFolder(path: runFolder.path) }

    /// Addresses of services that run elsewhere, for example in containers, by name: `CARILLON_PEERS_NAME`, the variables that services read as well.
    ///
    /// - Throws: ``InputError`` naming the variable.
    func peers() throws -> [String: Target] { try Self.peers(in: ProcessInfo.processInfo.environment) }

    static func peers(in environment: [String: String]) throws -> [String: Target] {
        var peers: [String: Target] = [:]
        for service in RunFolder.serviceNames {
            let variable = "CARILLON_PEERS_" + service.uppercased().replacing("-", with: "_")
            guard let address = environment[variable], !address.isEmpty else { continue }
            do {
                peers[service] = try Target.parse(address)
                // Errors of calls name the service, not its address.
                peers[service]?.name = service
            } catch {
                throw InputError("\(variable): \(error)")
            }
        }
        return peers
    }

    /// Whether the service runs in the folder on this machine, or has an address elsewhere.
    func isRunning(_ service: String) throws -> Bool { try peers()[service] != nil || folder.isRunning(service) }

    /// How long a call waits for a service that cannot be reached: long enough for a restart.
    private static let patience = Duration.seconds(1)

    /// Clients of the system that runs in the folder.
    ///
    /// - Throws: `SystemError.noSystem` where there are no keys, `SystemError.systemNotRunning` where no service runs.
    func clients() throws -> OperatorClients {
        let clients = try clientsWithoutSystem()
        guard try !peers().isEmpty || folder.isInUse else { throw SystemError.systemNotRunning(runFolder: folder.path) }
        return clients
    }

    /// As ``clients()``, for a call that is meant to last: nothing is said while it waits.
    func patientClients() throws -> OperatorClients {
        guard try !peers().isEmpty || folder.isInUse else { throw SystemError.systemNotRunning(runFolder: folder.path) }
        return try OperatorClients(runFolder: runFolder, peers: peers(), patience: Self.patience)
    }

    /// Clients for a command that can do without the system, or without some of its services.
    func clientsWithoutSystem() throws -> OperatorClients {
        try OperatorClients(runFolder: runFolder, peers: peers(), patience: Self.patience) { Carillon.say("carillon: \($0)") }
    }
}

/// The transport between the services of a system that a command starts.
struct TransportOptions: ParsableArguments {
    @Option(help: "Between services: plain (Unix sockets or loopback, bearer keys) or tls (mutual TLS, certificates).")
    var transport = CarillonSystem.Transport.plain
}

extension CarillonSystem.Transport: ExpressibleByArgument {}
