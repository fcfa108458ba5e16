import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon policy`.
struct Policy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Settings of an app: their values, where these come from, profiles.",
        subcommands: [PolicyExplain.self, PolicySet.self, PolicyClear.self, PolicyMove.self, PolicyProfiles.self])
}

/// `carillon policy explain` (POL-02).
struct PolicyExplain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "The effective value of settings, and where each comes from.",
        discussion: "One setting is explained layer by layer, a map entry by entry. The app may be left out where there is only one."
    )
    .example("carillon policy explain shop max_attempts")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "Explain it for notifications of this type.") var type = ""
    @Argument(help: "[<app>] [<setting>]: a setting, one entry of a map (`sound_by_category.dm`), or the beginning of names.") var names: [String] =
        []

    struct Row: Encodable { var name, value, origin: String }

    func validate() throws {
        if names.count > 2 { throw ValidationError("name an app and a setting") }
    }

    func run() async throws {
        let clients = try system.clients()
        var owner = tenant
        var setting = names.last ?? ""
        if names.count == 2 {
            owner.app = names[0]
        } else if tenant.app == nil, !setting.isEmpty, try await isApp(setting, clients) {
            (owner.app, setting) = (setting, "")
        }
        let of = try await owner.resolve(clients)
        let policy = try await clients.registry.getPolicy(.init(tenant: of))
        let name = SettingName.first(of: setting)
        if policy.settings.contains(where: { $0.name == name }) {
            let explained = try await clients.administration.explainSetting(.init(tenant: of, setting: setting, typeId: type))
            if system.json { return try printJSON(Explained(explained)) }
            return print(Explained(explained).text)
        }
        let rows = policy.settings.filter { $0.name.hasPrefix(setting) }.map { Row(name: $0.name, value: $0.value, origin: $0.origin.name) }
        guard !rows.isEmpty else { throw InputError(Self.unknown(setting, isSetting: names.count == 2, among: policy.settings.map(\.name))) }
        if system.json { return try printList(rows) }
        var table = TextTable(["setting", "value", "from"])
        for row in rows { table.add([row.name, row.value, row.origin]) }
        print("profile \(policy.profile) \(policy.profileVersion)\n\(table.text)")
    }

    /// The error for a name that begins no setting's.
    ///
    /// - Parameter isSetting: it stands behind an app's name, and so is meant for a setting.
    static func unknown(_ name: String, isSetting: Bool, among settings: [String]) -> String {
        let meant = UnknownWord.suggestion(for: SettingName.first(of: name), among: settings)
        return (isSetting ? "no setting begins with '\(name)'" : "no app is called '\(name)', and no setting begins with it") + meant
    }

    /// Whether a single name is an app's. No setting has an app's name: settings are words with underscores.
    private func isApp(_ name: String, _ clients: OperatorClients) async throws -> Bool {
        do {
            return try await found { try await clients.registry.getApp(.init(appId: name)).app } != nil
        } catch let error as RPCError where error.code == .invalidArgument {
            return false
        }
    }

    /// One setting, layer by layer.
    struct Explained: Encodable {
        struct Layer: Encodable { var origin, value: String }
        struct Entry: Encodable { var key, value, origin: String }

        var setting, value, origin, allowed, profile: String
        var perType: Bool
        var layers: [Layer]
        var entries: [Entry]

        init(_ response: RegistryV1.ExplainSettingResponse) {
            setting = response.setting
            value = response.value
            origin = response.origin.name
            allowed = response.allowed
            profile = "\(response.profile) \(response.profileVersion)"
            perType = response.perType
            layers = response.layers.map { .init(origin: $0.origin.name, value: $0.value) }
            entries = response.entries.map { .init(key: $0.key, value: $0.value, origin: $0.origin.name) }
        }

        var text: String {
            var lines = ["\(setting) = \(value), from the \(origin == RegistryV1.PolicyOrigin.default.name ? "platform's default" : origin)"]
            lines.append("takes \(allowed)\(perType ? "; a type may override it" : "")")
            if !entries.isEmpty {
                var table = TextTable(["entry", "value", "from"])
                for entry in entries { table.add([entry.key, entry.value, entry.origin]) }
                lines.append(table.text)
            }
            var table = TextTable(["layer", "says"])
            for layer in layers {
                table.add([layer.origin == RegistryV1.PolicyOrigin.profile.name ? "profile \(profile)" : layer.origin, layer.value])
            }
            lines.append(table.text)
            return lines.joined(separator: "\n")
        }
    }
}

/// Whose layer a change is made in.
struct LayerOptions: ParsableArguments {
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "Change the organization's layer, which counts for all its apps.") var forOrganization = false
    @Flag(help: "Show what would change, and change nothing.") var dryRun = false

    func request(_ clients: OperatorClients) async throws -> RegistryV1.PatchPolicyRequest {
        var request = RegistryV1.PatchPolicyRequest()
        request.dryRun = dryRun
        if forOrganization, let organization = tenant.organization {
            request.organizationId = organization
            return request
        }
        let owner = try await tenant.resolve(clients)
        request.organizationId = owner.organizationId
        request.appId = forOrganization ? "" : owner.appId
        return request
    }
}

/// `carillon policy set`.
struct PolicySet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Override settings; `map.key=value` sets one entry.",
        discussion: "Values are YAML or JSON: max_attempts=7 'retry_delays_seconds=[1, 5]' ttl_seconds_by_priority.low=60"
    )
    .example("carillon policy set max_attempts=7 ttl_seconds_by_priority.low=60 --dry-run")
    @OptionGroup var system: SystemOptions
    @OptionGroup var layer: LayerOptions
    @Argument(help: "setting=value …") var settings: [String]

    func run() async throws {
        let clients = try system.clients()
        var request = try await layer.request(clients)
        for setting in settings {
            guard let equals = setting.firstIndex(of: "=") else { throw InputError("'\(setting)' is not setting=value") }
            request.set[String(setting[..<equals])] = String(setting[setting.index(after: equals)...])
        }
        try await PolicyChanges.make(request, clients, json: system.json)
    }
}

/// `carillon policy clear`.
struct PolicyClear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Remove overrides; the value of the layer below counts again.")
        .example("carillon policy clear max_attempts")
    @OptionGroup var system: SystemOptions
    @OptionGroup var layer: LayerOptions
    @Argument(help: "Settings, or entries of maps.") var settings: [String]

    func run() async throws {
        let clients = try system.clients()
        var request = try await layer.request(clients)
        request.clear = settings
        try await PolicyChanges.make(request, clients, json: system.json)
    }
}

/// `carillon policy move` (POL-01).
struct PolicyMove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move an app to another profile, or to another version of its own."
    )
    .example("carillon policy move --profile-version 2 --dry-run")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "The profile; the app's own when not given.") var profile = ""
    // Not --version, which prints carillon's own.
    @Option(help: "The profile's version, as `carillon policy profiles` lists them; the newest when not given.") var profileVersion: Int32?
    @Flag(help: "Show what would change, and change nothing.") var dryRun = false

    /// Where an app came from, where it went, and what that changed.
    struct Move: Encodable {
        var profile: String
        var version: Int32
        var fromProfile: String
        var fromVersion: Int32
        var dryRun: Bool
        var addedTypes, removedTypes: [String]
        var changes: [PolicyChanges.Row]

        init(_ answer: RegistryV1.MoveProfileResponse, from: (profile: String, version: Int32), dryRun: Bool) {
            (profile, version) = (answer.profile, answer.version)
            (fromProfile, fromVersion) = (from.profile, from.version)
            (addedTypes, removedTypes) = (answer.addedTypes, answer.removedTypes)
            self.dryRun = dryRun
            changes = answer.changes.map(PolicyChanges.Row.init)
        }

        var text: String {
            guard (profile, version) != (fromProfile, fromVersion) else { return "the app is on \(profile) \(version) already: nothing to move" }
            var lines = ["\(dryRun ? "would move" : "moved") from \(fromProfile) \(fromVersion) to \(profile) \(version)"]
            if !addedTypes.isEmpty { lines.append("types added: \(addedTypes.joined(separator: ", "))") }
            if !removedTypes.isEmpty { lines.append("types gone, their events refused: \(removedTypes.joined(separator: ", "))") }
            return (lines + [PolicyChanges.text(changes, dryRun: dryRun)]).joined(separator: "\n")
        }
    }

    func validate() throws {
        if let profileVersion, profileVersion < 1 { throw ValidationError("--profile-version \(profileVersion): versions begin with 1") }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let before = try await clients.registry.getPolicy(.init(tenant: owner))
        let answer = try await clients.administration.moveProfile(
            .init(tenant: owner, profile: profile, version: profileVersion ?? 0, dryRun: dryRun))
        let move = Move(answer, from: (before.profile, before.profileVersion), dryRun: dryRun)
        try system.json ? printJSON(move) : print(move.text)
    }
}

/// `carillon policy profiles`.
struct PolicyProfiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "profiles", abstract: "The profiles shipped, with their versions.")
        .example("carillon policy profiles")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable {
        var name: String
        var versions: [Int32]
    }

    func run() async throws {
        let rows = try await system.clients().administration.listProfiles(.init()).profiles.map { Row(name: $0.name, versions: $0.versions) }
        if system.json { return try printList(rows) }
        var table = TextTable(["profile", "versions"])
        for row in rows { table.add([row.name, row.versions.map(String.init).joined(separator: ", ")]) }
        print(table.text)
    }
}

/// What a change did, or would do.
enum PolicyChanges {
    struct Row: Encodable {
        var app, setting, before, after, originBefore, originAfter: String

        init(_ change: RegistryV1.SettingChange) {
            (app, setting, before, after) = (change.appId, change.name, change.before, change.after)
            (originBefore, originAfter) = (change.originBefore.name, change.originAfter.name)
        }
    }

    /// Asks for a change of a layer, and prints its effect.
    ///
    /// - Throws: the registry's refusal; that of an unknown setting names the setting that was probably meant.
    static func make(_ request: RegistryV1.PatchPolicyRequest, _ clients: OperatorClients, json: Bool) async throws {
        let changes: [RegistryV1.SettingChange]
        do {
            changes = try await clients.administration.patchPolicy(request).changes
        } catch let error as RPCError {
            throw SettingName.refusal(error, of: request.set.keys.sorted() + request.clear)
        }
        let rows = changes.map(Row.init)
        try json ? printList(rows) : print(text(rows, dryRun: request.dryRun))
    }

    static func text(_ rows: [Row], dryRun: Bool) -> String {
        if rows.isEmpty { return dryRun ? "no effective value would change" : "no effective value changed" }
        var table = TextTable(["app", "setting", "before", "after"])
        for row in rows { table.add([row.app, row.setting, "\(row.before) (\(row.originBefore))", "\(row.after) (\(row.originAfter))"]) }
        return table.text + (dryRun ? "\nnothing was changed" : "")
    }
}

/// Names of settings, as commands take them: `max_attempts`, or `sound_by_category.dm` for one entry of a map.
enum SettingName {
    /// The setting's own name.
    static func first(of name: String) -> String { String(name.prefix { $0 != "." }) }

    /// A refusal of a change. Where a setting of the change does not exist, the error names it, and the setting that was probably meant.
    ///
    /// - Parameter names: those of the change.
    static func refusal(_ error: RPCError, of names: [String]) -> RPCError {
        guard error.code == .invalidArgument, let field = error.field,
            let unknown = names.first(where: { SettingCatalogue.setting(named: first(of: $0)) == nil && (field == "clear" || field == "set.\($0)") })
        else { return error }
        var named = error
        named.message = "\(unknown): \(error.message)" + UnknownWord.suggestion(for: first(of: unknown), among: SettingCatalogue.all.map(\.name))
        return named
    }
}

/// What a look-up finds, or nil where there is no such thing.
func found<Value>(_ look: () async throws -> Value?) async throws -> Value? {
    do { return try await look() } catch let error as RPCError where error.code == .notFound { return nil }
}
