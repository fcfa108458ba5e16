public import RPC

extension Array where Element: Sendable {
    /// Makes one call for all elements and bisects it while a message is too large (ARCH-02), down to single elements. An oversized element does not
    /// stop the others.
    ///
    /// - Parameters:
    ///   - call: called with consecutive elements; must bear repetition.
    ///   - alone: returns the answers for a single element whose message is too large.
    /// - Returns: the answers in the order of the elements.
    /// - Throws: other errors of `call`, and errors of `alone`.
    public func bisectingOversized<Answer: Sendable>(
        _ call: ([Element]) async throws -> [Answer],
        tooLarge alone: (Element, RPCError) async throws -> [Answer]
    ) async throws -> [Answer] {
        do {
            return try await call(self)
        } catch let error as RPCError where error.isTooLarge {
            guard count > 1 else {
                guard let element = first else { return [] }
                return try await alone(element, error)
            }
            let half = count / 2
            let answers = try await Array(self[..<half]).bisectingOversized(call, tooLarge: alone)
            return answers + (try await Array(self[half...]).bisectingOversized(call, tooLarge: alone))
        }
    }
}
