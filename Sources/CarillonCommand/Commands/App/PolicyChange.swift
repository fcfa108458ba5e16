import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// Whose layer a change is made in.
struct LayerOptions: ParsableArguments {
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "Change the organization's layer, which counts for all its apps.") var forOrganization = false
    @Flag(help: "Show what would change, and change nothing.") var dryRun = false

    func request(_ clients: OperatorClients) async throws -> RegistryV1.PatchPolicyRequest {
        var request = RegistryV1.PatchPolicyRequest()
        request.dryRun = dryRun
        if forOrganization, let organization = tenant.organization {
            request.tenant = .init(organizationId: organization)
            return request
        }
        let owner = try await tenant.resolve(clients)
        request.tenant = .init(organizationId: owner.organizationId, appId: forOrganization ? "" : owner.appId)
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
        let before = try await clients.tenants.getPolicy(.init(tenant: owner))
        let answer = try await clients.administration.moveProfile(
            .init(tenant: owner, profile: profile, version: profileVersion ?? 0, dryRun: dryRun))
        let move = Move(answer, from: (before.profile, before.profileVersion), dryRun: dryRun)
        try system.json ? printJSON(move) : print(move.text)
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
