import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon seed` (CTL-03).
struct Seed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Create an organization and an app with a profile, with people and devices to try it on.",
        discussion: """
            The organization is `demo`, and the app `demo-PROFILE` unless --organization and --app name others; an app that exists is refused. \
            The people have the roles that the profile's types are for, a phone (or a desktop) each, and classes, teams, guardians or a channel \
            where the profile has such. With the provider simulators the app can send at once.
            """
    )
    .example("carillon seed school")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The profile: `carillon policy profiles` lists them.") var profile: String
    @Option(help: "The organization; it is created where there is none.") var organization = "demo"
    @Option(help: "Id of the new app.") var app: String?

    private struct Result: Encodable {
        var organizationId, appId, profile: String
        var users, devices, channels, groups, guardians: Int
        var userIds: [String]
    }

    /// Before the organization is made: the registry would refuse the app's name after it.
    func validate() throws {
        if let app, !TenantID.canBeApp(app) { throw ValidationError("--app \(app): it has \(TenantID.appWords)") }
        guard TenantID.canBeOrganization(organization) else {
            throw ValidationError("--organization \(organization): it has \(TenantID.organizationWords)")
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let profiles = try await clients.administration.listProfiles(.init()).profiles.map(\.name)
        guard profiles.contains(profile) else {
            throw InputError("there is no profile \(profile); there are \(profiles.joined(separator: ", "))")
        }
        let id = app ?? "demo-\(profile)"
        if try await found({ try await clients.tenants.getApp(.init(appId: id)).app }) != nil {
            throw RPCError(code: .alreadyExists, message: "the app \(id) exists: choose another name with --app")
        }
        let isSimulated = try system.isRunning(CarillonSystem.simulator)
        let result: Result
        do {
            result = try await make(id, withSimulators: isSimulated, clients)
        } catch let failure as RPCError {
            let app = try? await found { try await clients.tenants.getApp(.init(appId: id)).app }
            let owner = try? await found { try await clients.tenants.getOrganization(.init(organizationId: organization)).organization }
            var told = failure
            told.message += Self.remains(app: app?.appId, organization: owner?.organizationId)
            throw told
        }
        if system.json { return try printJSON(result) }
        print(Self.text(result, isSimulated: isSimulated))
    }

    /// What a failed run leaves behind, as words after its error. A nil id: it leaves none.
    static func remains(app: String?, organization: String?) -> String {
        if let app { return "; the app \(app) is there and may be incomplete: choose another name with --app" }
        return organization.map { "; the organization \($0) is there, without the app" } ?? ""
    }

    private func make(_ id: String, withSimulators isSimulated: Bool, _ clients: OperatorClients) async throws -> Result {
        let workspace = Workspace(organization: organization, app: id, clients: clients, runFolder: system.runFolder)
        if try await found({ try await clients.tenants.getOrganization(.init(organizationId: organization)).organization }) == nil {
            try await workspace.create(name: "Demo of \(profile)", profile: profile, withSimulators: isSimulated)
        } else {
            try await workspace.createApp(
                name: "Demo of \(profile)", profile: profile, withDemoIssuer: isSimulated, withDemoCredentials: isSimulated)
        }
        let plan = SeedPlan(profile: profile, hasPhones: try await workspace.sendsToPhones())
        try await workspace.add(plan.people)
        try await workspace.relate(plan.guardians)
        for channel in plan.channels { try await workspace.addChannel(channel.id, name: channel.name, members: channel.members) }
        for group in plan.groups { try await workspace.addGroup(group.id, name: group.name, kind: plan.groupKind, members: group.members) }
        return Result(
            organizationId: organization, appId: id, profile: profile, users: plan.people.count,
            devices: plan.people.reduce(0) { $0 + $1.platforms.count }, channels: plan.channels.count, groups: plan.groups.count,
            guardians: Set(plan.guardians.map(\.guardian)).count, userIds: plan.people.map(\.userID))
    }

    private static func text(_ made: Result, isSimulated: Bool) -> String {
        let counts = [
            Format.counted(made.users, "user"), Format.counted(made.devices, "device"),
            made.channels > 0 ? Format.counted(made.channels, "channel") : "",
            made.groups > 0 ? Format.counted(made.groups, "group") : "", made.guardians > 0 ? Format.counted(made.guardians, "guardian") : "",
        ].filter { !$0.isEmpty }
        let shown = made.userIds.prefix(8).joined(separator: ", ") + (made.userIds.count > 8 ? " …" : "")
        let user = made.userIds.first ?? ""
        let next =
            isSimulated
            ? "try: carillon push test --app \(made.appId) \(user)"
            : "it cannot send yet: store a provider's credentials with carillon credentials put; its devices are samples with invalid tokens"
        return """
            app \(made.appId) of \(made.organizationId), profile \(made.profile): \(counts.joined(separator: ", "))
            users: \(shown)
            \(next)
            """
    }
}
