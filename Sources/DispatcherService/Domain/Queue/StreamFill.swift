/// The bytes of a stream, as this process knows them: what NATS said last, and what this process has published since.
///
/// NATS must not limit them itself. Server 2.9 compares a new message without its overhead with the limit, stores it, and then removes the oldest
/// messages until the stream is within its limit, although the stream is to refuse new ones.
struct StreamFill: Sendable {
    private var bytes = 0

    mutating func measured(_ bytes: Int) { self.bytes = bytes }

    mutating func published(_ bytes: Int) { self.bytes += bytes }

    /// - Parameter limit: -1: none.
    func isFull(_ limit: Int) -> Bool { limit >= 0 && bytes >= limit }
}
