import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon service-keys` (GW-03).
struct ServiceKeys: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service-keys", abstract: "Keys with which host systems call the gateway on an app's behalf.",
        subcommands: [ServiceKeysCreate.self, ServiceKeysList.self, ServiceKeysRevoke.self], defaultSubcommand: ServiceKeysList.self)

    struct Row: Encodable {
        var keyId, organizationId, appId, name: String
        var scopes: [String]
        var createdAt: String
        /// Nil while the key opens something.
        var revokedAt: String?

        init(_ key: RegistryV1.ServiceKey) {
            let tenant = key.tenant ?? .init()
            (keyId, organizationId, appId, name, scopes) = (key.keyId, tenant.organizationId, tenant.appId, key.name, key.scopes.map(\.name))
            createdAt = Instant(milliseconds: key.createdAtMs).rfc3339
            revokedAt = key.revokedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        }
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["key", "app", "name", "scopes", "created", "revoked"])
        for row in rows {
            table.add([row.keyId, row.appId, row.name, row.scopes.joined(separator: ", "), row.createdAt, row.revokedAt ?? ""])
        }
        return table
    }
}

/// `carillon service-keys create`.
struct ServiceKeysCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a key; its secret is printed this once.",
        discussion: "Carillon keeps only a hash of the secret. When it is lost, make another key and revoke this one.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "What it is for, such as the name of the host system.") var name: String
    @Option(
        name: .customLong("scope"),
        help: "What it may do: events, directory, devices, preferences, telemetry or act_as_user; may be repeated.")
    var scopes: [String] = ["events", "directory"]

    func validate() throws {
        for scope in scopes {
            try requireWord(scope, of: "--scope", among: RegistryV1.ServiceKeyScope.words)
        }
    }

    struct Made: Encodable {
        var serviceKey: ServiceKeys.Row
        var secret: String
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let scopes = try scopes.map { try RegistryV1.ServiceKeyScope(word: $0, field: "scopes") }
        let answer = try await clients.tenants.createServiceKey(.init(appId: owner.appId, name: name, scopes: scopes))
        guard let key = answer.key else { return }
        let row = ServiceKeys.Row(key)
        if system.json { return try printJSON(Made(serviceKey: row, secret: answer.secret)) }
        print("service key \(row.keyId) of \(row.appId) for \(row.scopes.joined(separator: ", "))")
        print("secret \(answer.secret) (shown this once)")
    }
}

/// `carillon service-keys list`.
struct ServiceKeysList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "The keys of an app, revoked ones too; never their secrets.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var page: PageOptions

    func run() async throws {
        let clients = try system.clients()
        let request = RegistryV1.ListServiceKeysRequest(
            tenant: try await tenant.resolve(clients), pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.tenants.listServiceKeys(request) }
        let view = ListPage(answer.keys.map(ServiceKeys.Row.init), next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no service keys: make one with `carillon service-keys create`", after: page.after, ServiceKeys.table))
    }
}

/// `carillon service-keys revoke`.
struct ServiceKeysRevoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Revoke a key: within five seconds the gateway refuses it.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Its id, as `list` shows it.") var key: String

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.tenants.revokeServiceKey(.init(tenant: tenant.resolve(clients), keyId: key))
        let row = ServiceKeys.Row(answer.key ?? .init(keyId: key))
        if system.json { return try printJSON(row) }
        print("service key \(row.keyId) is revoked\(row.revokedAt.map { " since \($0)" } ?? "")")
    }
}
