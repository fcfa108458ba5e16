import ArgumentParser
import CarillonAPI
import RPC
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
        let policy = try await clients.tenants.getPolicy(.init(tenant: of))
        let name = SettingName.first(of: setting)
        if policy.settings.contains(where: { $0.name == name }) {
            let request = RegistryV1.ExplainSettingRequest(tenant: of, setting: setting, typeId: type)
            let explained = try await namingType("--type") { try await clients.administration.explainSetting(request) }
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
            return try await found { try await clients.tenants.getApp(.init(appId: name)).app } != nil
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

/// `carillon policy profiles`.
struct PolicyProfiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profiles", abstract: "The profiles with their versions: the shipped ones, and your own."
    )
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
