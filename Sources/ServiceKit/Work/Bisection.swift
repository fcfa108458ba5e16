public import RPC

extension Array where Element: Sendable {
    /// Asks or tells about all elements together and, where a message would be too large (ARCH-02), about two halves, down to single ones: what
    /// does not fit by itself stops nothing else.
    ///
    /// - Parameters:
    ///   - call: What is done about some elements, which follow each other. It bears repetition.
    ///   - alone: What stands for the answers about one element that such an error is about, and why.
    /// - Returns: The answers about the parts, in the order of the elements.
    /// - Throws: what `call` throws besides such errors, and what `alone` throws.
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
