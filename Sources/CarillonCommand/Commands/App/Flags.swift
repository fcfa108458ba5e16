import ArgumentParser
import CarillonAPI
import SystemControl

/// `carillon flags` (ARCH-11).
struct Flags: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Feature flags: capabilities that some users get before others.", subcommands: [FlagsList.self, FlagsSet.self, FlagsRemove.self],
        defaultSubcommand: FlagsList.self)
}

/// `carillon flags list`.
struct FlagsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "The flags of an app, or what one user is told.")
        .example("carillon flags list --user alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "What this user's clients are told.") var user: String?

    /// A flag's value for one user.
    struct Told: Encodable { var name, value: String }

    struct Row: Encodable {
        var name, value, otherwise: String
        var percent: Int32
        var users: [String]

        /// Who is told what.
        var text: String {
            let chosen = "\(value) for \(percent) % of the users\(users.isEmpty ? "" : " and \(users.joined(separator: ", "))")"
            return otherwise.isEmpty ? chosen : "\(chosen), otherwise \(otherwise)"
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        if let user {
            let told = Self.told(try await clients.administration.resolveFlags(.init(tenant: owner, userId: user)).flags)
            if system.json { return try printList(told) }
            var table = TextTable(["flag", "told"])
            for flag in told { table.add([flag.name, flag.value]) }
            return print(told.isEmpty ? "\(user) is told of no flags" : table.text)
        }
        let rows = try await clients.administration.listFlags(.init(tenant: owner)).flags.map(Row.init)
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("no flags") }
        var table = TextTable(["flag", "value", "otherwise", "share", "users"])
        for row in rows { table.add([row.name, row.value, row.otherwise, "\(row.percent) %", row.users.joined(separator: ", ")]) }
        print(table.text)
    }

    /// Flags sorted by name.
    static func told(_ flags: [String: String]) -> [Told] {
        flags.sorted { $0.key < $1.key }.map { Told(name: $0.key, value: $0.value) }
    }
}

/// `carillon flags set`.
struct FlagsSet: AsyncParsableCommand, TakesEmptyText {
    static let placesOfEmptyText: Set = ["<value>", "--otherwise"]
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Make a flag, or change it; what is not named stays, and its users stay unless --without names them.",
        discussion: "The command reads the flag and writes it as a whole: two operators who change one flag at once may overwrite each other."
    )
    .example("carillon flags set new-composer on --percent 10 --user alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Name of the flag.") var name: String
    @Argument(help: "What the chosen users are told.") var value: String
    @Option(help: "A user chosen by name; may be repeated.") var user: [String] = []
    @Option(help: "A user who is not chosen by name any more; may be repeated.") var without: [String] = []
    @Option(help: "Share of all users chosen, 0 to 100; raising it keeps those who were chosen. 0 for a new flag.") var percent: Int32?
    @Option(help: "What everybody else is told; '' for nothing.") var otherwise: String?

    func validate() throws {
        if let both = user.first(where: without.contains) { throw ValidationError("--user \(both) and --without \(both) contradict each other") }
    }

    /// A flag before and after a change.
    struct Change: Encodable {
        var name, value, otherwise: String
        var percent: Int32
        var users: [String]
        /// Nil for a new flag.
        var before: FlagsList.Row?

        var text: String {
            let after = FlagsList.Row(name: name, value: value, otherwise: otherwise, percent: percent, users: users).text
            return "flag \(name): \(after)" + (before.map { "; before: \($0.text)" } ?? "")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let before = try await clients.administration.listFlags(.init(tenant: owner)).flags.first { $0.name == name }
        let stored = try await clients.administration.putFlags(.init(tenant: owner, flags: [changed(before)])).flags
        guard let after = stored.first(where: { $0.name == name }) else { return }
        let change = Change(
            name: name, value: after.value, otherwise: after.otherwise, percent: after.percent, users: after.userIds,
            before: before.map(FlagsList.Row.init))
        try system.json ? printJSON(change) : print(change.text)
    }

    /// The flag that the command makes of the one that is there.
    func changed(_ flag: RegistryV1.FeatureFlag?) -> RegistryV1.FeatureFlag {
        var changed = flag ?? .init(name: name)
        changed.value = value
        if let percent { changed.percent = percent }
        if let otherwise { changed.otherwise = otherwise }
        changed.userIds.removeAll(where: without.contains)
        for one in user where !changed.userIds.contains(one) { changed.userIds.append(one) }
        return changed
    }
}

/// `carillon flags remove`.
struct FlagsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove flags.")
        .example("carillon flags remove new-composer")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Names of flags.") var names: [String]

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.administration.putFlags(.init(tenant: tenant.resolve(clients), remove: names))
        if system.json { return try printJSON(["removed": names]) }
        print("removed \(names.joined(separator: ", "))")
    }
}

extension FlagsList.Row {
    init(_ flag: RegistryV1.FeatureFlag) {
        self.init(name: flag.name, value: flag.value, otherwise: flag.otherwise, percent: flag.percent, users: flag.userIds)
    }
}
