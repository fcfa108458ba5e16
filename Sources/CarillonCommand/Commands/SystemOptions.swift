import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// What every command that talks to a system takes.
struct SystemOptions: ParsableArguments {
    @Option(name: .customLong("run-dir"), help: "The system's run folder; CARILLON_RUN or ./run when not given.")
    var runDirectory: String?

    @Flag(help: "Print JSON in place of tables.")
    var json = false

    var runFolder: URL {
        URL(filePath: runDirectory ?? ProcessInfo.processInfo.environment["CARILLON_RUN"] ?? "run").standardizedFileURL
    }

    var folder: RunFolder { RunFolder(path: runFolder.path) }

    func clients() throws -> OperatorClients { try OperatorClients(runFolder: runFolder) }
}

/// What the services of a started system speak.
struct TransportOptions: ParsableArguments {
    @Option(help: "What services speak with each other: plain (Unix sockets or loopback, known by keys) or tls (mutual TLS, known by certificates).")
    var transport = CarillonSystem.Transport.plain
}

extension CarillonSystem.Transport: ExpressibleByArgument {}

/// Whose data a command is about.
struct TenantOptions: ParsableArguments {
    @Option(help: "Organization; may be left out where there is only one.")
    var organization: String?

    @Option(help: "App; may be left out where there is only one.")
    var app: String?

    /// The tenant named, or the only one there is.
    func resolve(_ clients: OperatorClients) async throws -> CommonV1.Tenant {
        if let organization, let app { return CommonV1.Tenant(organizationId: organization, appId: app) }
        let organizations = try await clients.registry.listOrganizations(.init(pageSize: 100)).organizations.map(\.organizationId)
            .filter { organization == nil || $0 == organization }
        var found: [CommonV1.Tenant] = []
        for id in organizations {
            found += try await clients.registry.listApps(.init(organizationId: id, pageSize: 100)).apps
                .filter { app == nil || $0.appId == app }.map { CommonV1.Tenant(organizationId: id, appId: $0.appId) }
        }
        guard found.count == 1 else {
            let names = found.map { "\($0.organizationId)/\($0.appId)" }.joined(separator: ", ")
            throw ValidationError(
                found.isEmpty
                    ? "no such organization and app here: create them with `carillon orgs create` and `carillon apps create`"
                    : "several apps here (\(names)): name one with --organization and --app")
        }
        return found[0]
    }
}

/// Prints a value as JSON, keys sorted, so that programs and diffs can read it.
func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
}
