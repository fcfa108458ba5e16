import ArgumentParser
import CarillonAPI
import RPC
import SystemControl

/// The app that a command is about.
struct TenantOptions: ParsableArguments {
    @Option(help: "Organization; the app's when not given.")
    var organization: String?

    @Option(help: "App; CARILLON_APP when not given, or the only one there is.")
    var app: String?

    /// The environment variable that names the app of commands without `--app`.
    static let variable = "CARILLON_APP"

    /// The app that the environment names; nil where it names none.
    static var inheritedApp: String? { SystemOptions.inherited(variable) }

    /// The tenant that the options or the environment name, or the only one.
    ///
    /// - Throws: `not_found` for a name that no app has; ``InputError`` where none is named and there is none, or several.
    func resolve(_ clients: OperatorClients) async throws -> CommonV1.Tenant {
        if let organization, let app { return CommonV1.Tenant(organizationId: organization, appId: app) }
        let tenants = clients.tenants
        func tenant(_ app: RegistryV1.App) -> CommonV1.Tenant { .init(organizationId: app.organizationId, appId: app.appId) }
        let directory = AppDirectory(
            app: { id in try await found { try await tenants.getApp(.init(appId: id)).app.map(tenant) } },
            apps: { organization, token in
                let page = try await tenants.listApps(.init(organizationId: organization, pageSize: 100, pageToken: token))
                return (page.apps.map(tenant), page.nextPageToken)
            })
        return try await directory.choose(
            organization: organization, app: app, environment: Self.inheritedApp)
    }
}

/// Finds the app that a command line names.
struct AppDirectory {
    /// The app with an id; nil where there is none.
    var app: (_ id: String) async throws -> CommonV1.Tenant?
    /// A page of an organization's apps; of all organizations' where it is empty.
    var apps: (_ organization: String, _ token: String) async throws -> (items: [CommonV1.Tenant], next: String)

    /// Apps that an error names.
    private static let mostNames = 10

    /// The app that is named, or the only one there is.
    ///
    /// - Parameter environment: the app that `CARILLON_APP` names; used where `app` is nil.
    /// - Throws: `not_found` for a name that no app has; ``InputError`` where none is named and there is none, or several.
    func choose(organization: String?, app: String?, environment: String? = nil) async throws -> CommonV1.Tenant {
        if let named = app ?? environment {
            guard let found = try await self.app(named), organization.map({ $0 == found.organizationId }) ?? true else {
                let origin = app == nil ? ", which \(TenantOptions.variable) names" : ""
                throw RPCError(
                    code: .notFound,
                    message:
                        "there is no app \(named)\(organization.map { " in the organization \($0)" } ?? "") here\(origin): see `carillon apps list`")
            }
            return found
        }
        var found: [CommonV1.Tenant] = []
        var token = ""
        repeat {
            let page = try await apps(organization ?? "", token)
            found += page.items
            token = page.next
        } while !token.isEmpty && found.count <= Self.mostNames
        guard found.count == 1 else {
            // An app's id is that of one app in all organizations.
            let names = found.prefix(Self.mostNames).map(\.appId).joined(separator: ", ")
            let more = found.count > Self.mostNames ? " and more" : ""
            throw InputError(
                found.isEmpty
                    ? "no app\(organization.map { " of the organization \($0)" } ?? "") here: "
                        + "create it with `carillon orgs create` and `carillon apps create`"
                    : "more than one app: name one with --app or \(TenantOptions.variable); there are: \(names)\(more)")
        }
        return found[0]
    }
}
