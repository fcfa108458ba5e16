public import ArgumentParser
import CarillonAPI
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

    /// How long a call waits for a service that cannot be reached: long enough for a restart.
    private static let patience = Duration.seconds(1)

    /// Clients of the system that runs in the folder.
    ///
    /// - Throws: `SystemError.noSystem` where there are no keys, `SystemError.systemNotRunning` where no service runs.
    func clients() throws -> OperatorClients {
        let clients = try clientsWithoutSystem()
        guard folder.isInUse else { throw SystemError.systemNotRunning(runFolder: folder.path) }
        return clients
    }

    /// Clients for a command that can do without the system, or without some of its services.
    func clientsWithoutSystem() throws -> OperatorClients {
        try OperatorClients(runFolder: runFolder, patience: Self.patience) { Carillon.say("carillon: \($0)") }
    }
}

/// The transport between the services of a system that a command starts.
struct TransportOptions: ParsableArguments {
    @Option(help: "Between services: plain (Unix sockets or loopback, bearer keys) or tls (mutual TLS, certificates).")
    var transport = CarillonSystem.Transport.plain
}

extension CarillonSystem.Transport: ExpressibleByArgument {}

/// The app that a command is about.
struct TenantOptions: ParsableArguments {
    @Option(help: "Organization; the app's when not given.")
    var organization: String?

    @Option(help: "App; CARILLON_APP when not given, or the only one there is.")
    var app: String?

    /// The environment variable that names the app of commands without `--app`.
    static let variable = "CARILLON_APP"

    /// The app that the environment names; nil where it names none.
    static var inheritedApp: String? { SystemOptions.inherited(variable) }

    /// The tenant that the options or the environment name, or the only one.
    ///
    /// - Throws: `not_found` for a name that no app has; ``InputError`` where none is named and there is none, or several.
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
        return try await directory.choose(
            organization: organization, app: app, environment: Self.inheritedApp)
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
