import CarillonAPI
import Cryptography
import Protobuf
import RPC
import ServiceKit

/// A call for a test push with an idempotency key (GW-04).
///
/// The push leaves before the answer is stored, so the push itself must show a repeated call that it was sent. Its id is derived from caller, method
/// and key, and from the request: the queue has it for as long as an idempotency record lasts. The day (UTC) is part of it, because a key may be used
/// anew after that time.
struct KeyedTestCall: Sendable {
    /// Of equal calls: they take turns.
    let turn: [String]
    /// The beginnings of the ids of pushes that calls with this key sent on this day and on the day before, whatever they request.
    let idPrefixes: [String]
    /// The ending of these ids, by the request.
    private let idSuffix: String

    /// The id of the call's push.
    var pushID: String { idPrefixes[0] + idSuffix }

    /// Nil for a call without a key.
    ///
    /// - Throws: errors of encoding.
    init?(_ context: ServerContext, _ request: DispatcherV1.TestPushRequest, at now: Instant) throws {
        guard let key = context.metadata[string: IdempotencyKey.metadataKey] else { return nil }
        let caller = context.callerTenant
        turn = [caller.organizationId, caller.appId, context.callerName, context.method.description, key]
        let day = IdempotencyKey.lifetime.wholeMilliseconds
        let today = now.milliseconds / day * day
        idPrefixes = [today, today - day].map { [turn] in DerivedID.make(prefix: "test_", milliseconds: $0, parts: turn) + "_" }
        idSuffix = String(SHA256.hexadecimal(try request.bytes()).prefix(16))
    }

    /// Whether the push is of the same request as this call.
    func isRequest(of push: DispatcherV1.Push) -> Bool { push.pushId.hasSuffix("_" + idSuffix) }
}
