import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon groups` (REG-05).
struct Groups: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Groups of users: classes, teams, departments, everybody with a role.",
        subcommands: [GroupsList.self, GroupsSet.self, GroupsMembers.self, GroupsRemove.self], defaultSubcommand: GroupsList.self)
}

/// `carillon groups list`.
struct GroupsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "The groups of an app, a page at a time.")
        .example("carillon groups list --user alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Only groups that this user is a member of by name.") var user = ""
    @OptionGroup var page: PageOptions

    struct Row: Encodable {
        var groupId, name, kind, role: String
        var members: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let request = RegistryV1.ListGroupsRequest(
            tenant: try await tenant.resolve(clients), userId: user, pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.groups.listGroups(request) }
        let rows = answer.groups.map { Row(groupId: $0.groupId, name: $0.name, kind: $0.kind.name, role: $0.role, members: $0.memberCount) }
        let view = ListPage(rows, next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(
            view.text(empty: "no groups", after: page.after) { rows in
                var table = TextTable(["group", "name", "kind", "members"])
                for row in rows {
                    table.add([row.groupId, row.name, row.role.isEmpty ? row.kind : "\(row.kind) \(row.role)", Format.count(row.members)])
                }
                return table
            })
    }
}

/// `carillon groups set`.
struct GroupsSet: AsyncParsableCommand, TakesEmptyText {
    static let placesOfEmptyText: Set = ["--name"]
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Make a group, or change it and its members.")
        .example("carillon groups set class-3b --kind class --add alice --add bob")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Group id.") var id: String
    @Option(help: "Its name; empty: none.") var name: String?
    @Option(help: "class, team, department, role or other.") var kind: String?
    @Option(help: "Whoever has this role is a member; for --kind role.") var role: String?
    @Option(help: "A user to add; may be repeated.") var add: [String] = []
    @Option(help: "A user to take out; may be repeated.") var remove: [String] = []
    @Flag(help: "The users of --add become the only members.") var replace = false

    func validate() throws { try requireWord(kind, of: "--kind", among: RegistryV1.GroupKind.words) }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var group = try await known(owner, clients)
        if let name {
            group.name = name
            if name.isEmpty { group.clearFields = ["name"] }
        }
        if let kind { (group.kind, group.role) = (try .init(word: kind, field: "kind"), "") }
        if let role { (group.kind, group.role) = (.role, role) }
        let change = RegistryV1.GroupChange(
            group: group,
            addMembers: add, removeMembers: remove, replaceMembers: replace)
        let results = try await clients.groups.upsertGroups(.init(changes: [change])).results
        for bad in results where !bad.reason.isEmpty { throw refusal(bad) }
        guard let stored = try await clients.groups.getGroup(.init(tenant: owner, groupId: id)).group else { return }
        let row = GroupsList.Row(
            groupId: stored.groupId, name: stored.name, kind: stored.kind.name, role: stored.role, members: stored.memberCount)
        if system.json { return try printJSON(row) }
        print("\(row.groupId): \(row.kind) with \(Format.counted(row.members, "member"))")
    }

    /// The group as it is, or the one that this command makes.
    private func known(_ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws -> RegistryV1.Group {
        try await found { try await clients.groups.getGroup(.init(tenant: owner, groupId: id)).group }
            ?? .init(tenant: owner, groupId: id, name: id)
    }
}

/// `carillon groups members`.
struct GroupsMembers: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "members", abstract: "The members of a group, a page at a time.")
        .example("carillon groups members class-3b")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Group id.") var id: String
    @OptionGroup var page: PageOptions

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        _ = try await clients.groups.getGroup(.init(tenant: owner, groupId: id))
        let request = RegistryV1.ResolveAudienceRequest(
            tenant: owner, audience: .groupId(id), pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.registry.resolveAudience(request) }
        let view = ListPage(answer.userIds, next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(
            view.text(empty: "no members", after: page.after) { users in
                var table = TextTable(["user"])
                for user in users { table.add([user]) }
                return table
            })
    }
}

/// `carillon groups remove`.
struct GroupsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a group; its members stay users.")
        .example("carillon groups remove class-3b")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Group id.") var id: String

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.groups.removeGroup(.init(tenant: tenant.resolve(clients), groupId: id))
        if system.json { return try printJSON(["removed": id]) }
        print("removed \(id)")
    }
}
