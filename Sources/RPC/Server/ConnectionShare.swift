import HTTP2

/// What the calls of one connection share. For the connection's loop alone.
final class ConnectionShare {
    let largeMessages: LargeMessageBudget
    /// Handlers that still run though their calls are over.
    var lingeringHandlers = 0

    private init(_ limits: RPCLimits) {
        self.largeMessages = LargeMessageBudget(limit: limits.maxLargeMessageBytesPerConnection)
    }

    /// The connection's own, made by the first call that asks for it.
    static func of(_ connection: HTTP2Connection, _ limits: RPCLimits) -> ConnectionShare {
        if let share = connection.attachment as? ConnectionShare { return share }
        let share = ConnectionShare(limits)
        connection.attachment = share
        return share
    }
}
