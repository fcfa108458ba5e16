import Protobuf
public import RPC
public import ServiceKit
public import Storage

/// Answers a repeated call from its idempotency record, before its handler runs (GW-04): the handler's checks might fail by now.
///
/// ``Storage/Store/writeOnce(for:clock:lifetime:recording:_:)`` writes the record, in the transaction of the effect. Calls that fail have no record,
/// nor have methods whose handlers do not use `writeOnce`: for them the key has no effect.
public struct IdempotencyInterceptor: ServerInterceptor {
    private let store: Store
    private let clock: any DomainClock

    /// - Parameter store: the store that the handlers write to. It has ``Storage/Migration/idempotencyKeys``.
    public init(store: Store, clock: any DomainClock) {
        self.store = store
        self.clock = clock
    }

    /// Answers repeated calls and passes new ones on.
    ///
    /// - Throws: `idempotency_mismatch` for a key that was used with another request, `invalid_argument` for a malformed key.
    public func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        guard let call = try await IdempotentCall(context) else { return try await next(context) }
        let now = clock.now
        guard let answer = try await store.read({ try IdempotencyTable.answer(to: call, at: now, $0) }) else { return try await next(context) }
        try context.answer(encoded: answer)
    }
}

extension Store {
    /// Writes a call's effect at most once for an idempotency key. The same transaction stores the effect and the idempotency record: after a crash
    /// both exist or neither does. Of two equal calls at the same time, the second gets the first one's answer.
    ///
    /// A handler calls it once, with the whole effect in `body`. Effects outside the store come before it and must bear repetition. When `body`
    /// throws, no record is stored.
    ///
    /// - Parameters:
    ///   - context: carries the key. Without a key this is ``write(_:)``.
    ///   - lifetime: how long the record is valid.
    ///   - recording: the answer as the record stores it; nil: unchanged. For secrets, which must not stand in a store.
    /// - Returns: the response, and whether it came from the record; then `body` did not run.
    /// - Throws: `idempotency_mismatch` when the key was used with another request, and what ``write(_:)`` throws.
    public func writeOnce<Response: RecordedResponse>(
        for context: ServerContext, clock: any DomainClock, lifetime: Duration = IdempotencyKey.lifetime,
        recording: (@Sendable (Response) -> Response)? = nil, _ body: @escaping @Sendable (Database) throws -> Response
    ) async throws -> (response: Response, isRepeated: Bool) {
        let (response, effect) = try await writeOnce(
            for: context, clock: clock, lifetime: lifetime, recording: recording, body, response: { $0 })
        return (response, effect == nil)
    }

    /// As ``writeOnce(for:clock:lifetime:recording:_:)``, for a handler that needs the result of `body` beside the response. Without a key,
    /// `response` runs after the transaction and does not keep the writer busy.
    ///
    /// - Returns: the response, and the result of `body`; nil: the response came from the record, and `body` did not run.
    public func writeOnce<Effect: Sendable, Response: RecordedResponse>(
        for context: ServerContext, clock: any DomainClock, lifetime: Duration = IdempotencyKey.lifetime,
        recording: (@Sendable (Response) -> Response)? = nil, _ body: @escaping @Sendable (Database) throws -> Effect,
        response: @escaping @Sendable (Effect) -> Response
    ) async throws -> (response: Response, effect: Effect?) {
        guard let call = try await IdempotentCall(context) else {
            let effect = try await write(body)
            return (response(effect), effect)
        }
        let now = clock.now
        return try await write { database in
            if let answer = try IdempotencyTable.answer(to: call, at: now, database) { return (try Response(bytes: answer), nil) }
            let effect = try body(database)
            let response = response(effect)
            let recorded = recording?(response) ?? response
            try IdempotencyTable.remember(
                recorded, for: call, accessedTenants: context.accessedTenants, at: now, until: now + lifetime, database)
            return (response, effect)
        }
    }

    /// Answers a call once for an idempotency key where the effect cannot be one transaction. The record is stored after `make`, so `make` may run
    /// more than once and must bear repetition.
    ///
    /// - Parameters:
    ///   - context: carries the key. Without a key this calls `make`, then `refuse`.
    ///   - principal: the owner of the record, instead of the caller's name: the effect deletes that name from the store.
    ///     ``IdempotencyInterceptor`` does not find such a record, so this method looks it up.
    ///   - refuse: throws, in the transaction of the record, where the answer must not be stored any more.
    /// - Throws: `idempotency_mismatch` when the key was used with another request, and what `make` and `refuse` throw; then no record is stored.
    public func answerOnce<Response: RecordedResponse>(
        for context: ServerContext, as principal: String, clock: any DomainClock,
        unless refuse: @escaping @Sendable (Database) throws -> Void = { _ in }, _ make: () async throws -> Response
    ) async throws -> Response {
        guard var call = try await IdempotentCall(context) else {
            let response = try await make()
            try await read { try refuse($0) }
            return response
        }
        call.principal = principal
        let (named, now) = (call, clock.now)
        if let answer = try await read({ try IdempotencyTable.answer(to: named, at: now, $0) }) { return try Response(bytes: answer) }
        let response = try await make()
        return try await write { database in
            if let answer = try IdempotencyTable.answer(to: named, at: now, database) { return try Response(bytes: answer) }
            try refuse(database)
            try IdempotencyTable.remember(
                response, for: named, accessedTenants: context.accessedTenants, at: now, until: now + IdempotencyKey.lifetime, database)
            return response
        }
    }
}
