import Cryptography
public import Protobuf
public import RPC
public import ServiceKit
public import Storage

/// A part of a call that has an idempotency key of its own (GW-04): the gateway passes on requests that waited in its spool together (DR-03). The
/// host system's own repeat of such a request is a call of the same method, and finds the record.
public struct IdempotentPart: Sendable {
    private let call: IdempotentCall

    /// - Parameters:
    ///   - request: the request as it came under the key.
    ///   - context: of the call with all parts, by the caller of each.
    /// - Throws: `invalid_argument` for a malformed key.
    public init(key: String, request: some Message, context: ServerContext) throws {
        try IdempotencyKey.check(key)
        let actor = context.principal?.actor
        call = IdempotentCall(
            organizationID: actor?.organizationID ?? "", appID: actor?.appID ?? "", principal: context.callerName,
            method: context.method.description, key: key, requestHash: SHA256.hash(try request.bytes()))
    }

    /// Stores the answer under the key, in the transaction of the effect. An answer that the key has already stays.
    ///
    /// - Throws: `idempotency_mismatch` when the key was used with another request.
    public func record(_ response: some RecordedResponse, at now: Instant, lifetime: Duration, _ database: Database) throws {
        guard try IdempotencyTable.answer(to: call, at: now, database) == nil else { return }
        try IdempotencyTable.remember(response, for: call, accessedTenants: [], at: now, until: now + lifetime, database)
    }
}
