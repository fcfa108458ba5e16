import ArgumentParser
import CarillonAPI
import RPC
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
            let name = try await KnownUsers.contains(id, owner, clients) ? "" : id
            users.append(.init(tenant: owner, userId: id, displayName: name, timezone: timezone))
        }
        let results = try await clients.registry.upsertUsers(.init(users: users)).results
        for bad in results where !bad.reason.isEmpty { throw refusal(bad, of: ids[Int(bad.index)]) }
        if system.json { return try printJSON(["users": ids]) }
        print("added or changed \(Format.counted(ids.count, "user")): \(ids.joined(separator: ", "))")
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

/// `carillon users show`.
struct UsersShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "One user as the directory knows them.")
        .example("carillon users show alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String

    struct View: Encodable {
        var userId, displayName, status, inactiveReason: String
        var roles: [String]
        var email, locale, timezone, birthDate: String?
        var under13, emojiOk: Bool?
        var reduceMotion: Bool

        init(_ user: RegistryV1.User) {
            (userId, displayName, status, inactiveReason) = (user.userId, user.displayName, user.status.name, user.inactiveReason)
            (roles, email, locale, timezone) = (user.roles, user.email, user.locale, user.timezone)
            (birthDate, under13, emojiOk, reduceMotion) = (user.birthDate, user.under13, user.emojiOk, user.reduceMotion ?? false)
        }
    }

    func run() async throws {
        let clients = try system.clients()
        guard let found = try await clients.registry.getUser(.init(tenant: tenant.resolve(clients), userId: user)).user else { return }
        let view = View(found)
        if system.json { return try printJSON(view) }
        func word(_ value: Bool?) -> String { value.map { $0 ? "yes" : "no" } ?? "not known" }
        var table = TextTable(["what", "value"])
        for (name, value) in [
            ("user", view.userId), ("name", view.displayName), ("roles", view.roles.joined(separator: ", ")),
            ("status", view.inactiveReason.isEmpty ? view.status : "\(view.status): \(view.inactiveReason)"),
            ("e-mail", view.email ?? ""), ("locale", view.locale ?? ""), ("timezone", view.timezone ?? ""),
            ("born", view.birthDate ?? "not known"), ("under 13", word(view.under13)), ("emoji", word(view.emojiOk)),
            ("reduced motion", word(view.reduceMotion)),
        ] { table.add([name, value]) }
        print(table.text)
    }
}
