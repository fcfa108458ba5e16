import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon users set`.
struct UsersSet: AsyncParsableCommand, TakesEmptyText {
    static let placesOfEmptyText: Set = ["--name", "--email", "--locale", "--timezone", "--birth-date", "--reason"]
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a user, or add one; what is not named stays.",
        discussion: "An empty text empties the field. A user set inactive receives nothing from that moment on."
    )
    .example("carillon users set alice --status inactive --reason left")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "Display name.") var name: String?
    @Option(help: "A role; may be repeated, and replaces all roles.") var role: [String] = []
    @Option(help: "Address for fallback mail.") var email: String?
    @Option(help: "Language, such as de or pt-BR.") var locale: String?
    @Option(help: "Time zone, such as Europe/Berlin.") var timezone: String?
    @Option(help: "Date of birth, YYYY-MM-DD.") var birthDate: String?
    @Option(help: "Under 13: yes, no, or unknown; counts where no date of birth is known.") var under13: String?
    @Option(help: "Emoji in texts: yes, no, or unknown for what the role says.") var emoji: String?
    @Option(help: "No animated pictures: yes or no.") var reduceMotion: String?
    @Option(help: "active or inactive.") var status: String?
    @Option(help: "Why inactive: graduated, left …") var reason: String?

    func validate() throws {
        try requireWord(status, of: "--status", among: RegistryV1.UserStatus.words)
        try requireWord(under13, of: "--under13", among: ["yes", "no", "unknown"])
        try requireWord(emoji, of: "--emoji", among: ["yes", "no", "unknown"])
        try requireWord(reduceMotion, of: "--reduce-motion", among: ["yes", "no"])
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var person = try asked(owner)
        if name == nil, try await !KnownUsers.contains(user, owner, clients) { person.displayName = user }
        let results = try await clients.registry.upsertUsers(.init(users: [person])).results
        for bad in results where !bad.reason.isEmpty { throw refusal(bad) }
        guard let stored = try await clients.registry.getUser(.init(tenant: owner, userId: user)).user else { return }
        if system.json { return try printJSON(UsersShow.View(stored)) }
        print("\(user) is \(stored.status.name)\(stored.inactiveReason.isEmpty ? "" : ": \(stored.inactiveReason)")")
    }

    /// What the options name, and what they empty.
    private func asked(_ owner: CommonV1.Tenant) throws -> RegistryV1.User {
        var person = RegistryV1.User(tenant: owner, userId: user, roles: role, displayName: name ?? "")
        person.status = try .init(word: status ?? "", field: "status")
        person.inactiveReason = reason ?? ""
        (person.email, person.locale, person.timezone, person.birthDate) = (
            Self.text(email), Self.text(locale), Self.text(timezone), Self.text(birthDate)
        )
        if let under13 { person.under13 = Self.answer(under13) }
        if let emoji { person.emojiOk = Self.answer(emoji) }
        if let reduceMotion { person.reduceMotion = reduceMotion == "yes" }
        let emptied: [(String, Bool)] = [
            ("display_name", name == ""), ("email", email == ""), ("locale", locale == ""), ("timezone", timezone == ""),
            ("birth_date", birthDate == ""), ("inactive_reason", reason == ""), ("under_13", under13 != nil && person.under13 == nil),
            ("emoji_ok", emoji != nil && person.emojiOk == nil),
        ]
        person.clearFields = emptied.filter(\.1).map(\.0)
        return person
    }

    /// An empty text names nothing to set.
    private static func text(_ option: String?) -> String? { option.flatMap { $0.isEmpty ? nil : $0 } }

    /// An answer to a question; nil for an unknown one.
    private static func answer(_ word: String) -> Bool? { word == "unknown" ? nil : word == "yes" }
}
