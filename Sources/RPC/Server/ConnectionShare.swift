import HTTP2

/// What the calls of one connection share. For the connection's loop alone.
final class ConnectionShare {
    let largeMessages: LargeMessageBudget
    /// What its calls have of the server's budget.
    var account: MessageBudget.Account
    /// Handlers that still run though their calls are over.
    var lingeringHandlers = 0

    private init(_ core: ServerCore) {
        self.largeMessages = LargeMessageBudget(limit: core.limits.maxLargeMessageBytesPerConnection)
        self.account = MessageBudget.Account(of: core.messageBudget)
    }

    /// The connection's own, made by the first call that asks for it.
    static func of(_ connection: HTTP2Connection, _ core: ServerCore) -> ConnectionShare {
        if let share = connection.attachment as? ConnectionShare { return share }
        let share = ConnectionShare(core)
        connection.attachment = share
        return share
    }
}
