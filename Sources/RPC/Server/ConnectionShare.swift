import HTTP2

/// State shared by the calls of one connection. Confined to the connection's event loop.
final class ConnectionShare {
    let largeMessages: LargeMessageBudget
    /// The charges of its calls to the server's budget.
    var account: MessageBudget.Account
    /// Handlers that still run after their calls have ended.
    var lingeringHandlers = 0

    private init(_ core: ServerCore) {
        self.largeMessages = LargeMessageBudget(limit: core.limits.maxLargeMessageBytesPerConnection)
        self.account = MessageBudget.Account(of: core.messageBudget)
    }

    /// The share of a connection, made at first use.
    static func of(_ connection: HTTP2Connection, _ core: ServerCore) -> ConnectionShare {
        if let share = connection.attachment as? ConnectionShare { return share }
        let share = ConnectionShare(core)
        connection.attachment = share
        return share
    }
}
