public import Protobuf
public import RPC
public import ServiceKit
public import Storage

/// Answers a repeated call from memory before its handler sees it (GW-04): what the handler would check may have changed since.
///
/// The memory is written by ``Storage/Store/writeOnce(for:clock:lifetime:remembering:_:)``, in the transaction of the effect. Methods whose
/// handlers do not use it, and calls that fail, leave no trace: their keys mean nothing.
public struct IdempotencyInterceptor: ServerInterceptor {
    private let store: Store
    private let clock: any DomainClock

    /// Looks into the store that the handlers write to; it has ``Storage/Migration/idempotencyKeys`` and
    /// ``Storage/Migration/idempotencyReach``.
    public init(store: Store, clock: any DomainClock) {
        self.store = store
        self.clock = clock
    }

    /// Lets new calls on.
    ///
    /// - Throws: `idempotency_mismatch` for a key that was used with another request, `invalid_argument` for one that is none.
    public func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        guard let call = try await IdempotentCall(context) else { return try await next(context) }
        let now = clock.now
        guard let answer = try await store.read({ try IdempotencyTable.answer(to: call, at: now, $0) }) else { return try await next(context) }
        try context.answer(encoded: answer)
    }
}

extension Store {
    /// Writes what a call asks for, at most once for an idempotency key: the answer is remembered in the same transaction, so after a
    /// crash there are both or neither, and of two equal calls at a time the second gets the first one's answer.
    ///
    /// A handler calls it once, with the whole effect in `body`. Where an effect has parts outside the store, those come first and bear
    /// repetition. What `body` throws is not remembered.
    ///
    /// - Parameters:
    ///   - context: the call's, which carries the key; without one this is ``write(_:)``.
    ///   - lifetime: how long the answer is remembered.
    ///   - remembering: what of the answer is remembered; nil: all of it. A secret that is shown once must not stand in a store.
    /// - Returns: the response, and whether it was remembered: `body` did not run then.
    /// - Throws: `idempotency_mismatch` when the key stands for another request, and what ``write(_:)`` throws.
    public func writeOnce<Response: Message>(
        for context: ServerContext, clock: any DomainClock, lifetime: Duration = IdempotencyKey.lifetime,
        recording: (@Sendable (Response) -> Response)? = nil, _ body: @escaping @Sendable (Database) throws -> Response
    ) async throws -> (response: Response, isRepeated: Bool) {
        let (response, effect) = try await writeOnce(
            for: context, clock: clock, lifetime: lifetime, recording: recording, body, response: { $0 })
        return (response, effect == nil)
    }

    /// The same for an effect that holds more than the response tells, or is quicker to have than to tell: what `body` returns becomes the
    /// response beside the writer, unless the response has to be remembered.
    ///
    /// - Returns: the response, and what `body` returned; nil: the response was remembered, and `body` did not run.
    public func writeOnce<Effect: Sendable, Response: Message>(
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
            let remembered = recording?(response) ?? response
            try IdempotencyTable.remember(
                remembered.bytes(), for: call, reaching: context.reached, at: now, until: now + lifetime, database)
            return (response, effect)
        }
    }

    /// Makes an answer at most once for an idempotency key, where the effect cannot be one transaction: `make` bears repetition, and the
    /// answer is remembered after it.
    ///
    /// - Parameters:
    ///   - context: the call's, which carries the key; without one this is `make` alone.
    ///   - principal: whom the key belongs to, in place of the caller's name, which the effect takes out of the store. ``IdempotencyInterceptor``
    ///     does not know that name, so this looks for itself.
    /// - Throws: `idempotency_mismatch` when the key stands for another request, and what `make` throws; that is not remembered.
    public func answerOnce<Response: Message>(
        for context: ServerContext, as principal: String, clock: any DomainClock, _ make: () async throws -> Response
    ) async throws -> Response {
        guard var call = try await IdempotentCall(context) else { return try await make() }
        call.principal = principal
        let (named, now) = (call, clock.now)
        if let answer = try await read({ try IdempotencyTable.answer(to: named, at: now, $0) }) { return try Response(bytes: answer) }
        let response = try await make()
        return try await write { database in
            if let answer = try IdempotencyTable.answer(to: named, at: now, database) { return try Response(bytes: answer) }
            try IdempotencyTable.remember(
                response.bytes(), for: named, reaching: context.reached, at: now, until: now + IdempotencyKey.lifetime, database)
            return response
        }
    }
}
