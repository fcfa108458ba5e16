import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon users`.
struct Users: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Users of an app, and who is whose guardian.",
        subcommands: [
            UsersAdd.self, UsersList.self, UsersShow.self, UsersSet.self, UsersRelate.self, UsersRelations.self, UsersUnrelate.self,
            UsersErase.self, UsersExport.self,
        ])
}

/// `carillon users add`.
struct UsersAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add users; of those that are there already, only what is named changes."
    )
    .example("carillon users add alice bob --timezone Europe/Berlin")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User ids.") var ids: [String]
    @Option(help: "Time zone of these users, such as Europe/Berlin.") var timezone: String?

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var users: [RegistryV1.User] = []
        for id in ids {
            let name = try await UsersSet.isKnown(id, owner, clients) ? "" : id
            users.append(.init(tenant: owner, userId: id, displayName: name, timezone: timezone))
        }
        let results = try await clients.registry.upsertUsers(.init(users: users)).results
        for bad in results where !bad.reason.isEmpty { throw refusal(bad, of: ids[Int(bad.index)]) }
        if system.json { return try printJSON(["users": ids]) }
        print(Format.counted(ids.count, "user"))
    }
}

/// `carillon users list`.
struct UsersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List users, a page at a time.")
        .example("carillon users list --limit 20")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var page: PageOptions

    struct Row: Encodable {
        var userId, displayName, status, inactiveReason: String
        var roles: [String]
    }

    func run() async throws {
        let clients = try system.clients()
        let request = RegistryV1.ListUsersRequest(tenant: try await tenant.resolve(clients), pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.registry.listUsers(request) }
        let rows = answer.users.map {
            Row(userId: $0.userId, displayName: $0.displayName, status: $0.status.name, inactiveReason: $0.inactiveReason, roles: $0.roles)
        }
        let view = ListPage(rows, next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(
            view.text(empty: "no users", after: page.after) { rows in
                var table = TextTable(["user", "name", "roles", "status"])
                for row in rows {
                    let reason = row.inactiveReason.isEmpty ? "" : ": \(row.inactiveReason)"
                    table.add([row.userId, row.displayName, row.roles.joined(separator: ", "), row.status + reason])
                }
                return table
            })
    }
}
