import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

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

    func validate() throws { try requireWord(status ?? "", of: "--status", among: RegistryV1.UserStatus.words) }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var person = try asked(owner)
        if name == nil, try await !Self.isKnown(user, owner, clients) { person.displayName = user }
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
        if let under13 { person.under13 = try Self.answer(under13, "--under13") }
        if let emoji { person.emojiOk = try Self.answer(emoji, "--emoji") }
        if let reduceMotion { person.reduceMotion = try Self.answer(reduceMotion, "--reduce-motion") ?? false }
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

    /// Whether the directory has a user.
    static func isKnown(_ user: String, _ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws -> Bool {
        do {
            return try await clients.registry.getUser(.init(tenant: owner, userId: user)).user != nil
        } catch let error as RPCError where error.code == .notFound {
            return false
        }
    }

    /// The error about a user whom the directory does not have: never registered, or erased.
    static func unknown(_ user: String, _ owner: CommonV1.Tenant) -> String {
        "no user '\(user)' in app \(owner.appId): see `carillon users list`"
    }

    /// Looks up users before a command does something about them: services take any id, and a typo would be stored.
    ///
    /// - Throws: `not_found` that names the first user whom the directory does not have.
    static func require(_ users: [String], _ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws {
        try await require(users, owner) { try await isKnown($0, owner, clients) }
    }

    /// - Parameter isKnown: whether the directory has a user.
    static func require(_ users: [String], _ owner: CommonV1.Tenant, isKnown: (String) async throws -> Bool) async throws {
        for user in users where try await !isKnown(user) { throw RPCError(code: .notFound, message: unknown(user, owner)) }
    }

    private static func answer(_ text: String, _ option: String) throws -> Bool? {
        switch text {
        case "yes": true
        case "no": false
        case "unknown": nil
        default: throw InputError("\(option) '\(text)' is none of yes, no, unknown")
        }
    }
}

/// One relationship as it is printed.
private struct RelationshipRow: Encodable {
    var relationshipId, guardianUserId, childUserId, status: String
    var verifiedAt, endedAt: String?

    init(_ relationship: RegistryV1.Relationship) {
        (relationshipId, status) = (relationship.relationshipId, relationship.status.name)
        (guardianUserId, childUserId) = (relationship.guardianUserId, relationship.childUserId)
        verifiedAt = relationship.verifiedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        endedAt = relationship.endedAtMs.map { Instant(milliseconds: $0).rfc3339 }
    }

    static func table(_ rows: [RelationshipRow]) -> String {
        var table = TextTable(["relationship", "guardian", "child", "status", "verified", "ended"])
        for row in rows {
            table.add([row.relationshipId, row.guardianUserId, row.childUserId, row.status, row.verifiedAt ?? "no", row.endedAt ?? ""])
        }
        return table.text
    }
}

/// `carillon users relate`.
struct UsersRelate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "relate", abstract: "Make somebody the guardian of a child.",
        discussion: "For a relationship that exists, it changes the verification, or begins again what ended."
    )
    .example("carillon users relate mom kid --verified")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id of the guardian.") var guardian: String
    @Argument(help: "User id of the child.") var child: String
    @Option(help: "Id of the relationship; made up when not given.") var id = ""
    @Flag(help: "Somebody made sure that this is the guardian.") var verified = false

    func run() async throws {
        let clients = try system.clients()
        let wanted = RegistryV1.Relationship(
            tenant: try await tenant.resolve(clients), relationshipId: id, guardianUserId: guardian, childUserId: child,
            verifiedNow: verified)
        let answer = try await clients.relationships.upsertRelationships(.init(relationships: [wanted]))
        for bad in answer.results where !bad.reason.isEmpty { throw refusal(bad) }
        let rows = answer.relationships.map(RelationshipRow.init)
        if system.json { return try printJSON(rows.first) }
        print(RelationshipRow.table(rows))
    }
}

/// `carillon users relations`.
struct UsersRelations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "relations", abstract: "List the guardians and the children of a user.")
        .example("carillon users relations kid")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Flag(help: "Also those that ended.") var ended = false

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var found: [RegistryV1.Relationship] = []
        for asGuardian in [false, true] {
            var token = ""
            repeat {
                let page = try await clients.relationships.listRelationships(
                    .init(
                        tenant: owner, guardianUserId: asGuardian ? user : "", childUserId: asGuardian ? "" : user, includeEnded: ended,
                        pageToken: token))
                found += page.relationships
                token = page.nextPageToken
            } while !token.isEmpty
        }
        let rows = found.map(RelationshipRow.init)
        if system.json { return try printList(rows) }
        print(rows.isEmpty ? "no relationships" : RelationshipRow.table(rows))
    }
}

/// `carillon users unrelate`.
struct UsersUnrelate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unrelate", abstract: "End a relationship.",
        discussion: "From that moment on nothing about the child goes to the guardian, what is queued included."
    )
    .example("carillon users unrelate rel_1")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Id of the relationship.") var id: String

    func run() async throws {
        let clients = try system.clients()
        let ended = try await clients.relationships.endRelationship(.init(tenant: tenant.resolve(clients), relationshipId: id)).relationship
        let row = RelationshipRow(ended ?? .init())
        if system.json { return try printJSON(row) }
        print("\(row.guardianUserId) is no guardian of \(row.childUserId) any more")
    }
}
