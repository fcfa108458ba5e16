import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// `carillon apps`.
struct Apps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Apps of organizations.", subcommands: [AppsCreate.self, AppsUpdate.self, AppsList.self, AppsIssuer.self, AppsWeb.self])
}

/// `carillon apps create`.
struct AppsCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create an app.",
        discussion: """
            `carillon apps issuer` sets whose user tokens it accepts, `carillon credentials` what it sends with, and \
            `carillon service-keys create` makes a key with which your servers call the gateway. In a system with the provider simulators the \
            app accepts users' tokens of the run folder's demo issuer until you set another.
            """
    )
    .example("carillon apps create shop --organization acme --name Shop --topic com.acme")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Id of the app: lower-case letters, digits, `.`, `_`, `-`.") var id: String
    @Option(help: "The organization it belongs to.") var organization: String
    @Option(help: "Its name.") var name: String
    @Option(help: "A policy profile; the organization's when not given.") var profile = ""
    @Option(help: "Bundle id: the topic of APNs credentials that name none.") var topic: String?
    @Option(help: "Firebase project of FCM credentials that name none.") var fcmProject: String?
    @Option(help: "Project of Expo credentials that name none, as @owner/slug.") var expoProject: String?
    @Flag(help: "Hand the dispatcher the run folder's throw-away provider keys, which the simulators trust.") var demoCredentials = false

    func run() async throws {
        let clients = try system.clients()
        if try await found({ try await clients.tenants.getApp(.init(appId: id)).app }) != nil {
            throw RPCError(code: .alreadyExists, message: "the app \(id) exists: change it with `carillon apps update \(id)`")
        }
        let isSimulated = try system.isRunning(CarillonSystem.simulator)
        if demoCredentials { try Self.requireSimulators(isSimulated) }
        let workspace = Workspace(organization: organization, app: id, clients: clients, runFolder: system.runFolder)
        try await workspace.createApp(
            name: name, profile: profile, apnsTopic: topic ?? (demoCredentials ? KeyMaterial.apnsTopic : ""),
            fcmProject: fcmProject ?? (demoCredentials ? KeyMaterial.fcmProject : ""),
            expoProject: expoProject ?? (demoCredentials ? KeyMaterial.expoProject : ""), withDemoIssuer: isSimulated,
            withDemoCredentials: demoCredentials)
        let made = try await clients.tenants.getApp(.init(appId: id)).app
        if system.json { return try printJSON(["app_id": id, "organization_id": organization, "profile": made?.profile ?? profile]) }
        print("app \(id) of \(organization), profile \(made?.profile ?? profile)")
        for step in Self.nextSteps(id, isSimulated: isSimulated, hasCredentials: demoCredentials) { print(step) }
    }

    /// - Throws: ``InputError`` in a system on real providers, which would refuse the run folder's keys.
    static func requireSimulators(_ isSimulated: Bool) throws {
        guard !isSimulated else { return }
        throw InputError(
            "--demo-credentials: only the provider simulators accept these keys, and this system runs without them; "
                + "put your own with `carillon credentials put`")
    }

    /// What the app still needs, each with its command.
    static func nextSteps(_ id: String, isSimulated: Bool, hasCredentials: Bool) -> [String] {
        var steps = ["a key for your servers: carillon service-keys create NAME --app \(id)"]
        if !isSimulated { steps.append("whose user tokens it accepts: carillon apps issuer \(id) --issuer URL --jwks FILE") }
        if !hasCredentials { steps.append("what it sends with: carillon credentials put PROVIDER --app \(id)") }
        return steps
    }
}

/// `carillon apps update`: what is not named stays.
struct AppsUpdate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Change an app; what is not named stays. For its policy, see `carillon policy`."
    )
    .example("carillon apps update shop --name 'The shop'")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Id of the app.") var id: String
    @Option(help: "Its name.") var name = ""
    @Option(help: "Bundle id: the topic of APNs credentials put afterwards that name none.") var topic = ""
    @Option(help: "APNs environment of devices that name none: production or sandbox.") var environment = ""
    @Option(help: "Firebase project of FCM credentials put afterwards that name none.") var fcmProject = ""
    @Option(help: "Project of Expo credentials put afterwards that name none, as @owner/slug.") var expoProject = ""
    @Option(help: "Scheme of deep links.") var deepLinkScheme = ""
    @Option(help: "Android channel of types that name none.") var androidChannel = ""
    @Option(help: "A field to empty: apns_topic, fcm_project_id, expo_project, default_android_channel_id, deep_link_scheme, auth; may be repeated.")
    var clear: [String] = []

    func validate() throws { try requireWord(environment, of: "--environment", among: CommonV1.AddressEnvironment.words) }

    func run() async throws {
        let clients = try system.clients()
        let existing = try await clients.existingApp(id)
        var changes = RegistryV1.App(appId: id, organizationId: existing.organizationId)
        changes.name = name
        changes.apnsTopic = topic
        changes.apnsEnvironment = try .init(word: environment, field: "app.apns_environment")
        changes.fcmProjectId = fcmProject
        changes.expoProject = expoProject
        changes.deepLinkScheme = deepLinkScheme
        changes.defaultAndroidChannelId = androidChannel
        guard let app = try await clients.tenants.upsertApp(.init(app: changes, clearFields: clear)).app else { return }
        if system.json {
            return try printJSON([
                "app_id": app.appId, "organization_id": app.organizationId, "name": app.name, "profile": app.profile,
                "apns_topic": app.apnsTopic, "apns_environment": app.apnsEnvironment.name, "fcm_project_id": app.fcmProjectId,
                "expo_project": app.expoProject, "deep_link_scheme": app.deepLinkScheme, "default_android_channel_id": app.defaultAndroidChannelId,
            ])
        }
        print("app \(app.appId) of \(app.organizationId): \(app.name), profile \(app.profile) \(app.profileVersion)")
    }
}

/// `carillon apps list`.
struct AppsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List apps.")
        .example("carillon apps list --counts")
    @OptionGroup var system: SystemOptions
    @Option(help: "Only this organization's.") var organization = ""
    @Flag(help: "Count each app's users, devices and channels: of a large app that takes a while.") var counts = false

    struct Row: Encodable {
        var organizationId, appId, name, profile: String
        /// Nil without `--counts`, or while a large app is being counted.
        var users, activeDevices, channels: Int64?
    }

    func run() async throws {
        let clients = try system.clients()
        let apps = try await everyPage { token in
            let page = try await clients.tenants.listApps(.init(organizationId: organization, pageSize: 1_000, pageToken: token))
            return (page.apps, page.nextPageToken)
        }
        var rows: [Row] = []
        for app in apps.sorted(by: { ($0.organizationId, $0.appId) < ($1.organizationId, $1.appId) }) {
            var row = Row(organizationId: app.organizationId, appId: app.appId, name: app.name, profile: app.profile)
            if counts {
                let tenant = CommonV1.Tenant(organizationId: app.organizationId, appId: app.appId)
                let counted = try await Self.counted { try await clients.registry.statistics(.init(tenant: tenant)) }
                (row.users, row.activeDevices, row.channels) = (counted?.users, counted?.devicesActive, counted?.channels)
            }
            rows.append(row)
        }
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("no apps: make one with `carillon apps create`") }
        var table = TextTable(["organization", "app", "name", "profile"] + (counts ? ["users", "devices", "channels"] : []))
        for row in rows {
            let numbers = counts ? [row.users, row.activeDevices, row.channels].map { $0.map(Format.count) ?? "…" } : []
            table.add([row.organizationId, row.appId, row.name, row.profile] + numbers)
        }
        print(table.text)
    }

    /// Nil of a large app that is being counted for the first time; the others are listed all the same.
    private static func counted(_ ask: () async throws -> RegistryV1.StatisticsResponse) async throws -> RegistryV1.StatisticsResponse? {
        do { return try await ask() } catch let error as RPCError where error.field == "app_id" && error.code == .unavailable { return nil }
    }
}
