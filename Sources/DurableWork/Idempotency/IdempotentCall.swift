import CarillonAPI
import Cryptography
import RPC
import ServiceKit

/// A unary call with an idempotency key (GW-04): the key, its owner, the method and the request.
struct IdempotentCall: Sendable {
    /// Tenant of the acting user; empty for a service that acts for no user.
    let organizationID: String
    let appID: String
    /// `user:ann`, `platform:root`, `host` for a host system's key, `service:evaluator`.
    var principal: String
    /// The method's full name.
    let method: String
    let key: String
    /// SHA-256 of the encoded request.
    let requestHash: [UInt8]
}

extension IdempotentCall {
    /// Nil for a call without a key, and for a stream: it has no single answer.
    ///
    /// - Throws: `invalid_argument` for a malformed key.
    init?(_ context: ServerContext) async throws {
        guard let key = context.metadata[string: IdempotencyKey.metadataKey], let request = try await context.encodedRequest() else { return nil }
        try IdempotencyKey.check(key)
        let actor = context.principal?.actor
        organizationID = actor?.organizationID ?? ""
        appID = actor?.appID ?? ""
        principal = context.callerName
        method = context.method.description
        self.key = key
        requestHash = SHA256.hash(request)
    }
}
