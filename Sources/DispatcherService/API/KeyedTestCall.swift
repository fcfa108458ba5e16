import CarillonAPI
import Cryptography
import Protobuf
import RPC
import ServiceKit

/// A call for a test push with an idempotency key (GW-04).
///
/// The push is sent before the answer is stored. A repeated call therefore finds the push by its id, which is derived from caller, method, key, day
/// and request. The queue keeps the push as long as an idempotency record lives. The day (UTC) is part of the id, because a key may be used again
/// after that time.
struct KeyedTestCall: Sendable {
    /// Equal for calls with the same key. Such calls run one after the other.
    let turn: [String]
    /// The prefixes of the ids of pushes with this key, of this day and of the day before. They do not depend on the request.
    let idPrefixes: [String]
    /// The suffix of these ids. It depends on the request.
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
        let day = IdempotencyKey.lifetime
        let today = now - .milliseconds(now.milliseconds % day.wholeMilliseconds)
        idPrefixes = [today, today - day].map { [turn] in DerivedID.make(prefix: "test_", at: $0, parts: turn) + "_" }
        idSuffix = String(SHA256.hexadecimal(try request.bytes()).prefix(16))
    }

    /// Whether the push is of the same request as this call.
    func isRequest(of push: DispatcherV1.Push) -> Bool { push.pushId.hasSuffix("_" + idSuffix) }
}
