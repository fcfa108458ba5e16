public import CarillonAPI
import Protobuf
public import RPC
import TLS

/// Authenticates the caller (SEC-04) and authorizes the method (SEC-05), before the handler runs.
///
/// - A client certificate identifies a service (URI `spiffe://carillon/service/NAME`). Without mutual TLS a bearer key does.
/// - The metadata `carillon-actor-bin` identifies a user. Only the gateway may send it.
/// - Where users call without a gateway, their access token identifies them (``UserAuthentication``).
/// - The option in the contract names the services that may call for themselves and the roles that a forwarded user
///   needs. A method without the option is refused for all callers. Health and reflection are open to all.
///
/// The handler checks which data the user may access: ``RPC/ServerContext/requireScope(tenant:userID:)``.
public struct AuthorizationInterceptor: ServerInterceptor {
    /// The metadata key that carries the gateway's user.
    public static let actorKey = "carillon-actor-bin"
    /// The metadata key with the address of the gateway's client, for records. Accepted from the gateway only.
    public static let originKey = "carillon-origin"
    /// The metadata key with the time at which the gateway accepted a request that waited in its spool, in milliseconds since 1970 (DR-03). Accepted
    /// from the gateway only.
    public static let acceptedAtKey = "carillon-accepted-at"
    /// The start of the URI in a service's certificate.
    public static let certificateURIPrefix = "spiffe://carillon/service/"
    /// The service that forwards users.
    static let forwarder = "gateway"

    private static let anonymousServices: Set<String> = [
        "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
    ]

    private let keys: ServiceKeyDirectory
    private let users: (any UserAuthentication)?
    private let onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)?

    /// Authenticates callers by the keys of a run folder and by their certificates.
    ///
    /// - Parameters:
    ///   - users: authenticates users who call without a gateway; nil: none may.
    ///   - onRefusal: audits a refused administration method, or refused access to another user's data, before the caller gets the answer
    ///     (ROLE-01). The context names the caller.
    public init(
        keys: ServiceKeyDirectory, users: (any UserAuthentication)? = nil,
        onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)? = nil
    ) {
        self.keys = keys
        self.users = users
        self.onRefusal = onRefusal
    }

    /// Authenticates and authorizes the call, and passes it on.
    ///
    /// - Throws: `unauthenticated`, `forbidden`, `invalid_argument` for an unreadable user, and errors of the handler.
    public func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        if AuthorizationInterceptor.anonymousServices.contains(context.method.service.fullName) { return try await next(context) }
        var context = context
        let principal = try await identify(context)
        context.principal = principal
        do {
            try AuthorizationInterceptor.authorize(principal, for: context.method)
        } catch {
            if context.method.authorization?.isAdministrative == true { await onRefusal?(AuditEvent(refused: context), context) }
            throw error
        }
        do {
            try await next(context)
        } catch {
            await recordRefusal(by: principal, context)
            throw error
        }
        // A batch may succeed although single items were refused.
        await recordRefusal(by: principal, context)
    }

    /// Whether the call will be authorized; otherwise its request is not read.
    public func admits(_ context: ServerContext) -> Bool {
        if AuthorizationInterceptor.anonymousServices.contains(context.method.service.fullName) { return true }
        // The token is verified when the call runs.
        if userToken(of: context) != nil { return true }
        do {
            try AuthorizationInterceptor.authorize(authenticate(context), for: context.method)
            return true
        } catch {
            return false
        }
    }

    /// Audits a refusal by the handler. Refusals of ordinary users are mistakes, and are not audited.
    private func recordRefusal(by principal: Principal, _ context: ServerContext) async {
        guard let onRefusal, let words = context.refusalNote, let rule = context.method.authorization, let actor = principal.actor,
            rule.isAdministrative || actor.isAdministrator
        else { return }
        await onRefusal(AuditEvent(refused: context, words), context)
    }

    /// The caller: a user with a token, or as ``authenticate(_:)`` identifies it.
    private func identify(_ context: ServerContext) async throws -> Principal {
        guard let users, let token = userToken(of: context) else { return try authenticate(context) }
        return Principal(actor: CommonActor(try await users.actor(ofToken: token)))
    }

    /// The access token of a user who calls a method that users may call without a gateway; nil for another caller. A certificate that names a
    /// service wins over a token.
    private func userToken(of context: ServerContext) -> String? {
        guard let users, users.covers(context.method), context.metadata[binary: AuthorizationInterceptor.actorKey] == nil,
            let credential = AccessTokenVerifier.bearer(context.metadata[string: "authorization"]), AccessTokenVerifier.isToken(credential),
            context.peerIdentity == nil || service(of: context) == nil
        else { return nil }
        return credential
    }

    /// Identifies the caller.
    ///
    /// - Throws: `unauthenticated`, without the reason; `forbidden` for a user whom another service than the gateway forwards; `invalid_argument` for
    ///   an unreadable user.
    func authenticate(_ context: ServerContext) throws -> Principal {
        guard let service = service(of: context) else {
            throw APIError(.unauthenticated, "the call carries no valid credentials")
        }
        guard let bytes = context.metadata[binary: AuthorizationInterceptor.actorKey] else { return Principal(service: service) }
        guard service == AuthorizationInterceptor.forwarder else {
            throw APIError(.forbidden, "a user is believed from the gateway only, not from \(service)")
        }
        guard let actor = try? CommonV1.Actor(bytes: bytes), AuthorizationInterceptor.isComplete(actor) else {
            throw APIError(
                .invalidArgument, field: AuthorizationInterceptor.actorKey,
                "must be a carillon.common.v1.Actor with app_id, and with user_id unless its only role is system; "
                    + "one of the platform needs no app_id, and has the role system_admin alone")
        }
        return Principal(service: service, actor: CommonActor(actor))
    }

    /// Whether the actor has all required ids. A host system's own key has no user, and the platform's administrators have no app.
    private static func isComplete(_ actor: CommonV1.Actor) -> Bool {
        if actor.platform { return !actor.userId.isEmpty && actor.roles == [.systemAdmin] }
        return !actor.appId.isEmpty && (!actor.userId.isEmpty || actor.roles == [.system])
    }

    /// Whether the contract lets this principal call the method.
    ///
    /// - Throws: `forbidden`, naming what would be needed.
    static func authorize(_ principal: Principal, for method: MethodDescriptor) throws {
        guard let rule = method.authorization else {
            throw APIError(.forbidden, "\(method) says not who may call it, so nobody may")
        }
        if let actor = principal.actor {
            guard actor.roles.contains(where: rule.roles.contains) else {
                let needed = rule.roles.isEmpty ? "no role allows it" : "needs the role " + rule.roles.joined(separator: " or ")
                throw APIError(.forbidden, "\(method.name): \(needed)")
            }
        } else if let service = principal.service {
            guard rule.callers.contains(service) else {
                throw APIError(.forbidden, "\(method.name): not for \(service) itself")
            }
        } else {
            throw APIError(.unauthenticated, "the call carries no valid credentials")
        }
    }

    /// The calling service. Over mutual TLS only the certificate counts, so a leaked key is useless on another host.
    private func service(of context: ServerContext) -> String? {
        guard let identity = context.peerIdentity else { return bearerService(context.metadata) }
        let prefix = AuthorizationInterceptor.certificateURIPrefix
        return identity.uris.first { $0.hasPrefix(prefix) && $0.count > prefix.count }.map { String($0.dropFirst(prefix.count)) }
    }

    private func bearerService(_ metadata: Metadata) -> String? {
        guard let value = metadata[string: "authorization"], value.utf8.count > 7, value.prefix(7).lowercased() == "bearer " else {
            return nil
        }
        return keys.principal(forKey: String(value.dropFirst(7)))
    }
}

extension Principal.Actor {
    /// The runtime's actor from the contract's.
    public init(_ actor: CommonV1.Actor) {
        self.init(
            userID: actor.userId, organizationID: actor.organizationId, appID: actor.appId, roles: actor.roles.map(\.name), deviceID: actor.deviceId,
            isPlatform: actor.platform)
    }

    /// The contract's actor, for forwarding.
    public var message: CommonV1.Actor {
        CommonV1.Actor(
            userId: userID, organizationId: organizationID, appId: appID, roles: roles.compactMap { CommonV1.Role(name: $0) }, deviceId: deviceID,
            platform: isPlatform)
    }

    /// The app whose user or host system it is; empty for the platform's own administrators, whose app is only where they look.
    var home: CommonV1.Tenant { isPlatform ? .init() : .init(organizationId: organizationID, appId: appID) }
}
