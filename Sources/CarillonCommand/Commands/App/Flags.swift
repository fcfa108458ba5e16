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
        let rows = try await clients.administration.listFlags(.init(tenant: owner)).flags.map {
            Row(name: $0.name, value: $0.value, otherwise: $0.otherwise, percent: $0.percent, users: $0.userIds)
        }
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
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Make a flag, or replace it.")
        .example("carillon flags set new-composer on --percent 10 --user alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Name of the flag.") var name: String
    @Argument(help: "What the chosen users are told.") var value: String
    @Option(help: "A user chosen by name; may be repeated.") var user: [String] = []
    @Option(help: "Share of all users chosen, 0 to 100; raising it keeps those who were chosen.") var percent: Int32 = 0
    @Option(help: "What everybody else is told; nothing when not given.") var otherwise = ""

    func run() async throws {
        let clients = try system.clients()
        let flag = RegistryV1.FeatureFlag(name: name, value: value, userIds: user, percent: percent, otherwise: otherwise)
        _ = try await clients.administration.putFlags(.init(tenant: tenant.resolve(clients), flags: [flag]))
        if system.json { return try printJSON(FlagsList.Row(name: name, value: value, otherwise: otherwise, percent: percent, users: user)) }
        print("flag \(name): \(value) for \(percent) % of the users\(user.isEmpty ? "" : " and \(user.joined(separator: ", "))")")
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
