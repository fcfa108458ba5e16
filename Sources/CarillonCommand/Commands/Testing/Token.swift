import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon token`: an access token of a demo user, for the gateway.
struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Sign an access token for a user with the run folder's demo issuer.")
        .example("carillon token alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "A role of the user; may be repeated; member when not given.") var role: [String] = []
    @Flag(help: "A token of the platform's issuer, for an administrator of all organizations; --app names the app they see first.")
    var platform = false

    func validate() throws {
        guard HostID.canBeUser(user) else {
            throw ValidationError("'\(user)' is no user id: \(HostID.userWords)")
        }
        if platform, !role.isEmpty { throw ValidationError("--role goes without --platform: an administrator of the platform has no other role") }
    }

    /// A token and its user.
    struct Issued: Encodable {
        var token, userId: String
        /// Nil for a token of an administrator of the platform without a first app.
        var appId: String?
    }

    func run() async throws {
        let issued = try await issue()
        // The token alone, so that a shell can put it into a header.
        try system.json ? printJSON(issued) : print(issued.token)
    }

    func issue() async throws -> Issued {
        // Test mode has a virtual clock. A token can also be signed while no system runs.
        let now = (try? await ClockCommand.time(system).firstNow()) ?? SystemClock().now
        if platform {
            try Self.requireTrust(isGatewayRunning: system.isRunning("gateway"), isSimulated: system.isRunning(CarillonSystem.simulator))
            let tokens = try PlatformTokens(runFolder: system.runFolder)
            return Issued(token: try tokens.token(administrator: user, app: tenant.app, now: now), userId: user, appId: tenant.app)
        }
        let tokens = try UserTokens(runFolder: system.runFolder)
        let app = try await app()
        let token = try tokens.token(
            user: user, app: app.id, roles: role.isEmpty ? ["member"] : role, audience: app.known?.auth?.audience ?? "", now: now)
        if let known = app.known { try Self.requireAccepted(token, by: known, runFolder: system.folder, now: now) }
        return Issued(token: token, userId: user, appId: app.id)
    }

    /// A gateway beside real providers accepts no administrator whom the run folder's key vouches for. Where no gateway runs nobody knows.
    ///
    /// - Throws: ``InputError`` where a gateway runs without the simulators.
    static func requireTrust(isGatewayRunning: Bool, isSimulated: Bool) throws {
        guard isGatewayRunning, !isSimulated else { return }
        throw InputError(
            "--platform: only a system on the provider simulators accepts this token, and this system runs without them; "
                + "sign tokens with your own issuer, which the gateway's settings platform_issuer.* name")
    }

    /// - Throws: ``InputError`` where the app has another issuer: the gateway would refuse the token.
    static func requireAccepted(_ token: String, by app: RegistryV1.App, runFolder: RunFolder, now: Instant) throws {
        guard let refusal = (app.auth ?? .init()).refusal(of: token, now: now) else { return }
        let keys = ShellPath.quoted(runFolder.path("issuer/jwks.json"))
        throw InputError(
            "the app \(app.appId) does not accept tokens that the run folder's key signs: \(refusal). Get a token where the app's users sign in, or "
                + "let the app accept this key: carillon apps issuer \(app.appId) --issuer \(UserTokens.issuer) --jwks \(keys)")
    }

    /// The app that is named, or the only one. An app that is named is taken unchecked while the registry does not run.
    private func app() async throws -> (id: String, known: RegistryV1.App?) {
        if let app = tenant.app ?? TenantOptions.inheritedApp, try !system.isRunning("registry") { return (app, nil) }
        let clients = try system.clients()
        let id = try await tenant.resolve(clients).appId
        return (id, try await clients.existingApp(id))
    }
}
