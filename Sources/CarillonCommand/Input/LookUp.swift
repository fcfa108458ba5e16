import CarillonAPI
import RPC
import SystemControl

/// What a look-up finds, or nil where there is no such thing.
func found<Value>(_ look: () async throws -> Value?) async throws -> Value? {
    do { return try await look() } catch let error as RPCError where error.code == .notFound { return nil }
}

/// Calls a service for a command that takes the type of a notification.
///
/// - Parameter option: what the command calls the type, for the error in place of the field's name.
func namingType<Value>(_ option: String, _ call: () async throws -> Value) async throws -> Value {
    do { return try await call() } catch let error as RPCError where error.field == "type_id" {
        let reason = error.reason.map { "\($0): " } ?? ""
        throw RPCError(code: error.code, message: "\(reason)\(error.message) (\(option))")
    }
}

/// Users of an app, as the directory knows them. Services take any id, so commands look users up first: a typo would be stored.
enum KnownUsers {
    /// Whether the directory has a user.
    static func contains(_ user: String, _ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws -> Bool {
        try await found { try await clients.registry.getUser(.init(tenant: owner, userId: user)).user } != nil
    }

    /// - Throws: `not_found` that names the first user whom the directory does not have.
    static func require(_ users: [String], _ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws {
        try await require(users, owner) { try await contains($0, owner, clients) }
    }

    /// - Parameter isKnown: whether the directory has a user.
    static func require(_ users: [String], _ owner: CommonV1.Tenant, isKnown: (String) async throws -> Bool) async throws {
        for user in users where try await !isKnown(user) { throw RPCError(code: .notFound, message: unknown(user, owner)) }
    }

    /// The error about a user whom the directory does not have: never registered, or erased.
    static func unknown(_ user: String, _ owner: CommonV1.Tenant) -> String {
        "no user '\(user)' in app \(owner.appId): see `carillon users list`"
    }
}

extension OperatorClients {
    /// An app that a command changes.
    ///
    /// - Throws: `not_found` that names the app.
    func existingApp(_ id: String) async throws -> RegistryV1.App {
        guard let app = try await found({ try await tenants.getApp(.init(appId: id)).app }) else {
            throw RPCError(code: .notFound, message: "there is no app \(id): make it with `carillon apps create`")
        }
        return app
    }
}
