import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon orgs`.
struct Organizations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "orgs", abstract: "Organizations.", subcommands: [OrganizationsCreate.self, OrganizationsList.self])
}

/// `carillon orgs create`.
struct OrganizationsCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Create an organization, or change it.")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Its id.") var id: String
    @Option(help: "Its name.") var name: String
    @Option(help: "One of the policy profiles.") var profile = "chat"
    @Option(help: "IANA zone.") var timezone = "UTC"

    func run() async throws {
        var organization = RegistryV1.Organization()
        organization.organizationId = id
        organization.name = name
        organization.profile = profile
        organization.timezone = timezone
        organization.defaultLocale = "en"
        let made = try await system.clients().registry.upsertOrganization(.init(organization: organization)).organization
        print("organization \(made?.organizationId ?? id), profile \(made?.profile ?? profile)")
    }
}

/// `carillon orgs list`.
struct OrganizationsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List organizations.")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable { var organizationId, name, profile, status, timezone: String }

    func run() async throws {
        let rows = try await system.clients().registry.listOrganizations(.init(pageSize: 1_000)).organizations
            .map { Row(organizationId: $0.organizationId, name: $0.name, profile: $0.profile, status: $0.status, timezone: $0.timezone) }
        if system.json { return try printJSON(rows) }
        var table = TextTable(["organization", "name", "profile", "status", "zone"])
        for row in rows { table.add([row.organizationId, row.name, row.profile, row.status, row.timezone]) }
        print(table.text)
    }
}

/// `carillon apps`.
struct Apps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Apps of organizations.", subcommands: [AppsCreate.self, AppsList.self])
}

/// `carillon apps create`.
struct AppsCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create an app with the run folder's token issuer and a first service key, or change it.")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Its id: lower-case letters, digits, `.`, `_`, `-`.") var id: String
    @Option(help: "The organization it belongs to.") var organization: String
    @Option(help: "Its name.") var name: String
    @Option(help: "One of the policy profiles.") var profile = "chat"
    @Option(help: "Bundle id for APNs.") var topic = KeyMaterial.apnsTopic
    @Option(help: "Firebase project.") var fcmProject = KeyMaterial.fcmProject
    @Flag(help: "Hand the dispatcher the run folder's throw-away provider keys, which the simulators trust.") var demoCredentials = false

    func run() async throws {
        let clients = try system.clients()
        let workspace = Workspace(organization: organization, app: id, clients: clients, runFolder: system.runFolder)
        try await workspace.createApp(name: name, profile: profile, apnsTopic: topic, fcmProject: fcmProject)
        if demoCredentials { try await workspace.putCredentials() }
        let key = try await clients.registry.createServiceKey(.init(appId: id, name: "first", scopes: ["events", "directory", "act_as_user"]))
        if system.json { return try printJSON(["app_id": id, "service_key": key.secret]) }
        print("app \(id) of \(organization), profile \(profile)")
        print("service key \(key.secret) (shown this once)")
    }
}

/// `carillon apps list`.
struct AppsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List apps.")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable {
        var organizationId, appId, name, profile: String
        var users, activeDevices, channels: Int64
    }

    func run() async throws {
        let registry = try system.clients().registry
        var rows: [Row] = []
        for organization in try await registry.listOrganizations(.init(pageSize: 1_000)).organizations {
            for app in try await registry.listApps(.init(organizationId: organization.organizationId, pageSize: 1_000)).apps {
                let counts = try await registry.statistics(.init(tenant: .init(organizationId: app.organizationId, appId: app.appId)))
                rows.append(
                    Row(
                        organizationId: app.organizationId, appId: app.appId, name: app.name, profile: app.profile, users: counts.users,
                        activeDevices: counts.devicesActive, channels: counts.channels))
            }
        }
        if system.json { return try printJSON(rows) }
        var table = TextTable(["organization", "app", "name", "profile", "users", "devices", "channels"])
        for row in rows {
            table.add([
                row.organizationId, row.appId, row.name, row.profile, Format.count(row.users), Format.count(row.activeDevices),
                Format.count(row.channels),
            ])
        }
        print(table.text)
    }
}

/// `carillon users`.
struct Users: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Users of an app.", subcommands: [UsersAdd.self, UsersList.self])
}

/// `carillon users add`.
struct UsersAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add users, or change them.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User ids.") var ids: [String]
    @Option(help: "IANA zone of these users.") var timezone: String?

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let users = ids.map { id in
            var user = RegistryV1.User()
            user.tenant = owner
            user.userId = id
            user.displayName = id
            user.roles = ["member"]
            user.status = "active"
            user.timezone = timezone
            return user
        }
        let results = try await clients.registry.upsertUsers(.init(users: users)).results
        for bad in results where !bad.reason.isEmpty { throw ValidationError("\(ids[Int(bad.index)]): \(bad.reason): \(bad.message)") }
        print("\(ids.count) users")
    }
}

/// `carillon users list`.
struct UsersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List users, a page at a time.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Users a page.") var limit: Int32 = 50
    @Option(help: "Where the last page ended.") var after = ""

    struct Row: Encodable { var userId, displayName, status: String }

    func run() async throws {
        let clients = try system.clients()
        let page = try await clients.registry.listUsers(.init(tenant: tenant.resolve(clients), pageSize: limit, pageToken: after))
        let rows = page.users.map { Row(userId: $0.userId, displayName: $0.displayName, status: $0.status) }
        if system.json { return try printJSON(rows) }
        var table = TextTable(["user", "name", "status"])
        for row in rows { table.add([row.userId, row.displayName, row.status]) }
        print(table.text)
        if !page.nextPageToken.isEmpty { print("more: --after \(page.nextPageToken)") }
    }
}
