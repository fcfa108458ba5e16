import CarillonAPI
import Cryptography
import Protobuf
import RPC
import ServiceKit

/// A call for a test push with an idempotency key (GW-04).
///
/// The push leaves before the answer is stored, so the push itself must show a repeated call that it was sent. Its id is derived from caller, method
/// and key, and from the request: the queue has it for as long as an idempotency record lasts. The day is part of it, because a key may be used anew
/// after that time: when a crash comes right before a new day (UTC) and the repeated call after it, the push is sent twice.
struct KeyedTestCall: Sendable {
    /// Of equal calls: they take turns.
    let turn: [String]
    /// The beginning of ``pushID``, which calls with this key have in common, whatever they request.
    let idPrefix: String
    /// The id of the call's push.
    let pushID: String

    /// Nil for a call without a key.
    ///
    /// - Throws: errors of encoding.
    init?(_ context: ServerContext, _ request: DispatcherV1.TestPushRequest, at now: Instant) throws {
        guard let key = context.metadata[string: IdempotencyKey.metadataKey] else { return nil }
        let caller = context.callerTenant
        turn = [caller.organizationId, caller.appId, context.callerName, context.method.description, key]
        let day = IdempotencyKey.lifetime.wholeMilliseconds
        idPrefix = DerivedID.make(prefix: "test_", milliseconds: now.milliseconds / day * day, parts: turn) + "_"
        pushID = idPrefix + SHA256.hexadecimal(try request.bytes()).prefix(16)
    }
}
