import HTTP2

/// Requests larger than the window of their stream: they need window before they are complete, and have a budget for that.
extension ServerCall {
    /// A streaming handler took a message.
    ///
    /// - Parameters:
    ///   - bytes: its length on the wire.
    ///   - decompressed: what it becomes, if it is compressed.
    ///   - credit: what its stream's window gets back.
    func taken(_ bytes: Int, decompressed: Int, credit: Int) {
        self.stream.consumed(credit)
        guard self.state?.isOver == false else { return }
        self.queuedBytes -= bytes
        self.releaseDecompressed()
        if decompressed > 0, !self.chargeDecompressed(decompressed) { return }
        _ = self.settleHeldBytes()
        guard self.inbound.taken() else { return }
        self.releaseRoom()
        if self.inbound.largeMessageBytes > 0 { self.creditLargeMessage() }
    }

    /// Opens the window for a message that it cannot hold, when the connection has room for it.
    func creditLargeMessage() {
        if self.reservedBytes == 0 {
            guard !self.isWaitingForRoom else { return }
            let bytes = self.inbound.largeMessageBytes
            guard self.budget.reserve(bytes, for: self) else {
                self.isWaitingForRoom = true
                return
            }
            self.reservedBytes = bytes
        }
        let early = self.inbound.takeEarlyCredit()
        if early > 0 { self.stream.consumed(early) }
    }

    /// The budget has room now.
    func roomAppeared(_ bytes: Int) {
        self.isWaitingForRoom = false
        self.reservedBytes = bytes
        self.creditLargeMessage()
    }

    func releaseRoom() {
        if self.isWaitingForRoom {
            self.isWaitingForRoom = false
            self.budget.forget(self)
        }
        guard self.reservedBytes > 0 else { return }
        let bytes = self.reservedBytes
        self.reservedBytes = 0
        self.budget.release(bytes)
    }

    /// What this call shares with the others of its connection.
    var share: ConnectionShare { ConnectionShare.of(self.stream.connection, self.core) }

    private var budget: LargeMessageBudget { self.share.largeMessages }
}
