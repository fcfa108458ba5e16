import HTTP2

/// What a call holds of its request that no handler has, and what its handler decompresses: charged to the server's budget.
extension ServerCall {
    /// Less than this is not counted: an open stream costs as much. Most requests are complete at once and never held.
    private static let uncountedBytes = 1_024

    /// Accounts for what is held now; `false`: the call is over, or as good as over.
    func settleHeldBytes() -> Bool {
        var held = self.inbound.bufferedBytes + self.queuedBytes + (self.unaryRequest?.wire.readableBytes ?? 0)
        if held < Self.uncountedBytes { held = 0 }
        let more = held - self.heldBytes
        guard more > 0 else {
            if more < 0 { self.share.account.release(-more) }
            self.heldBytes = held
            return true
        }
        if !self.isLetOn {
            guard self.askInterceptors() else {
                self.withholdRequest()
                return false
            }
            self.isLetOn = true
        }
        guard self.share.account.charge(more) else {
            self.endForWantOfRoom()
            return false
        }
        self.heldBytes = held
        return true
    }

    /// Makes room for what a compressed message becomes, until the handler returns or takes the next; `false`: the call is over.
    func chargeDecompressed(_ bytes: Int) -> Bool {
        guard self.share.account.charge(bytes) else {
            self.endForWantOfRoom()
            return false
        }
        self.decompressedBytes += bytes
        return true
    }

    /// What was decompressed for the handler is its to let go of.
    func releaseDecompressed() {
        guard self.decompressedBytes > 0 else { return }
        self.share.account.release(self.decompressedBytes)
        self.decompressedBytes = 0
    }

    private func endForWantOfRoom() {
        self.stream.countCut(.messageBudget)
        self.end(
            with: RPCError(
                code: .unavailable, message: "the server holds as many bytes of unfinished requests as it may; call again later",
                details: [.retry(after: .seconds(1))]))
    }
}
