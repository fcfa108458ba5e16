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
        let registry = clients.registry
        func tenant(_ app: RegistryV1.App) -> CommonV1.Tenant { .init(organizationId: app.organizationId, appId: app.appId) }
        let directory = AppDirectory(
            app: { id in try await found { try await registry.getApp(.init(appId: id)).app.map(tenant) } },
            apps: { organization, token in
                let page = try await registry.listApps(.init(organizationId: organization, pageSize: 100, pageToken: token))
                return (page.apps.map(tenant), page.nextPageToken)
            })
        return try await directory.choose(organization: organization, app: app)
    }
}

/// Prints a value as JSON, so that programs and diffs can read it.
func printJSON(_ value: some Encodable) throws { print(try jsonText(of: value)) }

/// A value as JSON, keys sorted and in `snake_case`.
func jsonText(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
