package import CarillonAPI
package import RPC
package import ServiceKit
package import Storage

extension Store {
    /// As ``writeOnce(for:clock:lifetime:recording:_:response:)``, but without an idempotency record where an item of the call was rejected for
    /// later: the caller repeats the call, which then takes the item. The items that `body` records now must bear repetition.
    ///
    /// - Parameter rejected: the items that the call rejected before `body`.
    package func writeOnce<Effect: Sendable, Response: RecordedResponse>(
        for context: ServerContext, clock: any DomainClock, rejected: [CommonV1.ItemResult],
        _ body: @escaping @Sendable (Database) throws -> Effect, response: @escaping @Sendable (Effect) -> Response
    ) async throws -> (response: Response, effect: Effect?) {
        guard rejected.contains(where: \.saysLater) else { return try await writeOnce(for: context, clock: clock, body, response: response) }
        let effect = try await write(body)
        return (response(effect), effect)
    }
}
