import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon orgs`.
struct Organizations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "orgs", abstract: "Organizations; each app belongs to one.",
        subcommands: [OrganizationsCreate.self, OrganizationsUpdate.self, OrganizationsList.self])
}

/// `carillon orgs create`.
struct OrganizationsCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Create an organization.")
        .example("carillon orgs create acme --name Acme --timezone Europe/Berlin")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Id of the organization.") var id: String
    @Option(help: "Its name.") var name: String
    @Option(help: "The policy profile of its apps.") var profile = "chat"
    @Option(help: "Time zone, such as Europe/Berlin.") var timezone = "UTC"
    @Option(help: "Language of users who have chosen none, such as en.") var locale = "en"

    func run() async throws {
        let tenants = try system.clients().tenants
        if try await found({ try await tenants.getOrganization(.init(organizationId: id)).organization }) != nil {
            throw RPCError(code: .alreadyExists, message: "the organization \(id) exists: change it with `carillon orgs update \(id)`")
        }
        let organization = RegistryV1.Organization(
            organizationId: id, name: name, timezone: timezone, defaultLocale: locale, profile: profile)
        _ = try await tenants.upsertOrganization(.init(organization: organization))
        if system.json { return try printJSON(["organization_id": id, "profile": profile]) }
        print("organization \(id), profile \(profile)")
    }
}

/// `carillon orgs update`: what is not named stays.
struct OrganizationsUpdate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "update", abstract: "Change an organization; what is not named stays.")
        .example("carillon orgs update acme --status suspended")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Id of the organization.") var id: String
    @Option(help: "Its name.") var name = ""
    @Option(help: "The policy profile of apps made from now on.") var profile = ""
    @Option(help: "Time zone, such as Europe/Berlin.") var timezone = ""
    @Option(help: "Language of users who have chosen none, such as en.") var locale = ""
    @Option(help: "active, or suspended: every send is refused.") var status = ""

    func validate() throws { try requireWord(status, of: "--status", among: RegistryV1.OrganizationStatus.words) }

    func run() async throws {
        let tenants = try system.clients().tenants
        guard try await found({ try await tenants.getOrganization(.init(organizationId: id)).organization }) != nil else {
            throw RPCError(code: .notFound, message: "there is no organization \(id): make it with `carillon orgs create`")
        }
        let changes = RegistryV1.Organization(
            organizationId: id, name: name, timezone: timezone, defaultLocale: locale, status: try .init(word: status, field: "organization.status"),
            profile: profile)
        guard let now = try await tenants.upsertOrganization(.init(organization: changes)).organization else { return }
        let row = OrganizationsList.Row(now)
        if system.json { return try printJSON(row) }
        print("organization \(row.organizationId): \(row.name), profile \(row.profile), \(row.status), \(row.timezone)")
    }
}

/// `carillon orgs list`.
struct OrganizationsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List organizations.")
        .example("carillon orgs list")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable {
        var organizationId, name, profile, status, timezone: String

        init(_ organization: RegistryV1.Organization) {
            organizationId = organization.organizationId
            name = organization.name
            profile = organization.profile
            status = organization.status.name
            timezone = organization.timezone
        }
    }

    func run() async throws {
        let tenants = try system.clients().tenants
        let rows = try await everyPage { token in
            let page = try await tenants.listOrganizations(.init(pageSize: 1_000, pageToken: token))
            return (page.organizations.map(Row.init), page.nextPageToken)
        }
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("no organizations: make one with `carillon orgs create`") }
        var table = TextTable(["organization", "name", "profile", "status", "zone"])
        for row in rows { table.add([row.organizationId, row.name, row.profile, row.status, row.timezone]) }
        print(table.text)
    }
}
