import HTTP2
import NIOCore

/// Charges to the server's budget: bytes of a request that no handler has yet, and decompressed bytes.
extension ServerCall {
    /// Fewer bytes are not charged, because an open stream costs as much. Most requests are complete at once and never charged.
    private static let uncountedBytes = 1_024

    /// Heads of at least this many decoded bytes are charged. Four bytes on the wire can refer to 4 KiB of the HPACK table, so the sent bytes say
    /// little.
    private static let countedHeadBytes = 4_096

    /// Charges the head of an incomplete request. Counts it twice, because it is kept as received and as metadata.
    func holdHead(_ bytes: Int) {
        guard bytes >= Self.countedHeadBytes, self.state?.isOver == false else { return }
        self.headBytes = 2 * bytes
        _ = self.settleHeldBytes()
    }

    /// Adjusts the charge to the present bytes. Returns false when the call was ended or refused.
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
        if !self.isAdmitted {
            guard self.interceptorsAdmit() else {
                self.refuseRequest()
                return false
            }
            self.isAdmitted = true
        }
        guard self.share.account.charge(more) else {
            self.endForExhaustedBudget()
            return false
        }
        self.heldBytes = held
        return true
    }

    /// Large requests are decoded one after the other while the loops read on. So a request stays charged until its turn, even when its call is over.
    func keepChargeUntilDecoded() { self.waitsForDecoding = true }

    /// The handler gets its large request now, or ended without it.
    func decodingEnded() {
        self.eventLoop.preconditionInEventLoop()
        guard self.waitsForDecoding else { return }
        self.waitsForDecoding = false
        _ = self.settleHeldBytes()
    }

    /// Charges the decompressed size of a message until the handler returns or reads the next one. Returns false when the budget has no room; then
    /// the call has ended.
    func chargeDecompressed(_ bytes: Int) -> Bool {
        guard self.share.account.charge(bytes) else {
            self.endForExhaustedBudget()
            return false
        }
        self.decompressedBytes += bytes
        return true
    }

    /// Releases the charge for decompressed bytes.
    func releaseDecompressed() {
        guard self.decompressedBytes > 0 else { return }
        self.share.account.release(self.decompressedBytes)
        self.decompressedBytes = 0
    }

    /// Ends the call with `UNAVAILABLE`, because the budget has no room.
    func endForExhaustedBudget() {
        self.stream.countCut(.messageBudget)
        self.end(
            with: RPCError(
                code: .unavailable, message: "the server has no memory left for unfinished calls; call again later",
                details: [.retry(after: .seconds(1))]))
    }
}
