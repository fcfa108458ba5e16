import CarillonAPI
import Cryptography
import RPC
import ServiceKit

/// A unary call that carries an idempotency key (GW-04): whose key, for which method, with which request.
struct IdempotentCall: Sendable {
    /// Tenant of the acting user; empty for a service that calls for itself.
    let organizationID: String
    let appID: String
    /// `user:ann`, `platform:root`, `host` for a host system's key, `service:evaluator`.
    var principal: String
    /// The method's full name.
    let method: String
    let key: String
    /// SHA-256 of the encoded request.
    let requestHash: [UInt8]

    /// What a call says; nil for a call without key, and for a stream, which has no one answer to remember.
    ///
    /// - Throws: `invalid_argument` for a key that is none.
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
