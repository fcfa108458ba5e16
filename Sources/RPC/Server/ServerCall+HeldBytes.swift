import HTTP2
import NIOCore

/// What a call holds of its request that no handler has, and what its handler decompresses: charged to the server's budget.
extension ServerCall {
    /// Less than this is not counted: an open stream costs as much. Most requests are complete at once and never held.
    private static let uncountedBytes = 1_024

    /// Heads from this size on are counted. Four bytes on the wire can name 4 KiB of the HPACK table, so a head is no measure of what was sent.
    private static let countedHeadBytes = 4_096

    /// Counts the head of a request that is not complete: twice, as it is kept as it came and as metadata.
    func holdHead(_ bytes: Int) {
        guard bytes >= Self.countedHeadBytes, self.state?.isOver == false else { return }
        self.headBytes = 2 * bytes
        _ = self.settleHeldBytes()
    }

    /// Accounts for what is held now; `false`: the call is over, or as good as over.
    func settleHeldBytes() -> Bool {
        guard !self.waitsForDecoding else { return true }
        var held = self.headBytes + self.inbound.bufferedBytes + self.queuedBytes + (self.unaryRequest?.wire.readableBytes ?? 0)
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

    /// Large requests are decoded one after the other, and the loops read on meanwhile: what waits for its turn counts, also when its call is
    /// over.
    func keepCharge() { self.waitsForDecoding = true }

    /// The handler gets its large request now, or is back without it.
    func decodingEnded() {
        self.eventLoop.preconditionInEventLoop()
        guard self.waitsForDecoding else { return }
        self.waitsForDecoding = false
        _ = self.settleHeldBytes()
    }

    /// Makes room for what a compressed message becomes, until the handler returns or wants the next; `false`: the call is over.
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

    /// Answers that the budget is spent.
    func endForWantOfRoom() {
        self.stream.countCut(.messageBudget)
        self.end(
            with: RPCError(
                code: .unavailable, message: "the server holds as many bytes of unfinished calls as it may; call again later",
                details: [.retry(after: .seconds(1))]))
    }
}
