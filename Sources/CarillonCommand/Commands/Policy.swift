import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon policy`.
struct Policy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What an app does: settings, where they come from, profiles.",
        subcommands: [PolicyExplain.self, PolicySet.self, PolicyClear.self, PolicyMove.self, PolicyProfiles.self])
}

/// `carillon policy explain` (POL-02).
struct PolicyExplain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "The effective value of settings, and where each comes from.",
        discussion: "One setting is explained layer by layer, a map entry by entry. The app may be left out where there is only one.")
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
        let name = String(setting.prefix { $0 != "." })
        if policy.settings.contains(where: { $0.name == name }) {
            let explained = try await clients.administration.explainSetting(.init(tenant: of, setting: setting, typeId: type))
            if system.json { return try printJSON(Explained(explained)) }
            return print(Explained(explained).text)
        }
        let rows = policy.settings.filter { $0.name.hasPrefix(setting) }.map { Row(name: $0.name, value: $0.value, origin: $0.origin) }
        guard !rows.isEmpty else { throw InputError("no app is called '\(setting)', and no setting begins with it") }
        if system.json { return try printList(rows) }
        var table = TextTable(["setting", "value", "from"])
        for row in rows { table.add([row.name, row.value, row.origin]) }
        print("profile \(policy.profile) \(policy.profileVersion)\n\(table.text)")
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
            origin = response.origin
            allowed = response.allowed
            profile = "\(response.profile) \(response.profileVersion)"
            perType = response.perType
            layers = response.layers.map { .init(origin: $0.origin, value: $0.value) }
            entries = response.entries.map { .init(key: $0.key, value: $0.value, origin: $0.origin) }
        }

        var text: String {
            var lines = ["\(setting) = \(value), from the \(origin == "default" ? "platform's default" : origin)"]
            lines.append("takes \(allowed)\(perType ? "; a type may override it" : "")")
            if !entries.isEmpty {
                var table = TextTable(["entry", "value", "from"])
                for entry in entries { table.add([entry.key, entry.value, entry.origin]) }
                lines.append(table.text)
            }
            var table = TextTable(["layer", "says"])
            for layer in layers { table.add([layer.origin == "profile" ? "profile \(profile)" : layer.origin, layer.value]) }
            lines.append(table.text)
            return lines.joined(separator: "\n")
        }
    }
}

/// Whose layer a change is made in.
struct LayerOptions: ParsableArguments {
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "The organization's layer, which holds for all its apps.") var forOrganization = false
    @Flag(help: "Say what would change, and change nothing.") var dryRun = false

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
        discussion: "Values are YAML or JSON: max_attempts=7 'retry_delays_seconds=[1, 5]' ttl_seconds_by_priority.low=60")
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
        try PolicyChanges.report(try await clients.administration.patchPolicy(request).changes, dryRun: layer.dryRun, json: system.json)
    }
}

/// `carillon policy clear`.
struct PolicyClear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Take overrides back; the layer below holds again.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var layer: LayerOptions
    @Argument(help: "Settings, or entries of maps.") var settings: [String]

    func run() async throws {
        let clients = try system.clients()
        var request = try await layer.request(clients)
        request.clear = settings
        try PolicyChanges.report(try await clients.administration.patchPolicy(request).changes, dryRun: layer.dryRun, json: system.json)
    }
}

/// `carillon policy move` (POL-01).
struct PolicyMove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move an app to another profile, or to another version of its own.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(help: "The profile; the app's own when not given.") var profile = ""
    @Option(help: "The version; the newest when not given.") var version: Int32 = 0
    @Flag(help: "Say what would change, and change nothing.") var dryRun = false

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.administration.moveProfile(
            .init(tenant: tenant.resolve(clients), profile: profile, version: version, dryRun: dryRun))
        if !system.json {
            print("\(dryRun ? "would move" : "moved") to \(answer.profile) \(answer.version)")
            if !answer.addedTypes.isEmpty { print("types added: \(answer.addedTypes.joined(separator: ", "))") }
            if !answer.removedTypes.isEmpty { print("types gone, their events refused: \(answer.removedTypes.joined(separator: ", "))") }
        }
        try PolicyChanges.report(answer.changes, dryRun: dryRun, json: system.json)
    }
}

/// `carillon policy profiles`.
struct PolicyProfiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "profiles", abstract: "The profiles shipped, with their versions.")
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
    struct Row: Encodable { var app, setting, before, after, originBefore, originAfter: String }

    static func report(_ changes: [RegistryV1.SettingChange], dryRun: Bool, json: Bool) throws {
        let rows = changes.map {
            Row(app: $0.appId, setting: $0.name, before: $0.before, after: $0.after, originBefore: $0.originBefore, originAfter: $0.originAfter)
        }
        if json { return try printList(rows) }
        if rows.isEmpty { return print(dryRun ? "no effective value would change" : "no effective value changed") }
        var table = TextTable(["app", "setting", "before", "after"])
        for row in rows { table.add([row.app, row.setting, "\(row.before) (\(row.originBefore))", "\(row.after) (\(row.originAfter))"]) }
        print(table.text)
        if dryRun { print("nothing was changed") }
    }
}

/// What a look-up finds, or nil where there is no such thing.
func found<Value>(_ look: () async throws -> Value?) async throws -> Value? {
    do { return try await look() } catch let error as RPCError where error.code == .notFound { return nil }
}
