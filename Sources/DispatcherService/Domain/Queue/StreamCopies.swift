/// Which copies of the queue NATS has lost (DR-05). The others go on, and a further loss may stop the queue.
struct StreamCopies: Sendable {
    /// A change that operators must know.
    enum Change: Sendable, Hashable {
        /// The servers whose copies are behind or away.
        case lost([String])
        case complete
    }

    private var last: [String] = []
    /// The servers that were told as lost.
    private(set) var lost: [String] = []

    /// NATS named the servers whose copies are behind or away. One answer alone may be of a moment, such as a new leader.
    mutating func seen(_ servers: [String]) -> Change? {
        defer { last = servers }
        guard servers == last, servers != lost else { return nil }
        lost = servers
        return servers.isEmpty ? .complete : .lost(servers)
    }
}
