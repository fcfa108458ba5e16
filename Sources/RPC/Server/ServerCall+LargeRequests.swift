import HTTP2
import NIOCore

/// Large requests: those larger than the window of their stream need window before they are complete, and have a budget for that; those that
/// are decoded beside the loop wait for room for their answers.
extension ServerCall {
    /// A streaming handler took a message.
    ///
    /// - Parameter credit: what its stream's window gets back.
    func taken(_ message: ReceivedMessage, credit: Int) {
        self.stream.consumed(credit)
        guard self.state?.isOver == false else { return }
        let bytes = message.wire.readableBytes
        self.queuedBytes -= bytes
        self.releaseDecompressed()
        _ = self.settleHeldBytes()
        // A large one waits for the thread that decodes it, and lies here meanwhile.
        let unpacked = message.decompressedBytes + (message.isLarge ? bytes : 0)
        if unpacked > 0, !self.chargeDecompressed(unpacked) { return }
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

    /// Returns when the connection has room for the answer of a large request that is decoded, or the call is over.
    ///
    /// It had room when the request was complete, but requests go on to the decoder while none has its answer: all of them together would
    /// answer more than the connection may hold. So an answer of a handler that waits for nothing finds room.
    @Sendable
    func awaitRoomForAnswer() async {
        await withUnsafeContinuation { (handler: UnsafeContinuation<Void, Never>) in
            self.onLoop { self.holdBack(handler) }
        }
    }

    private func holdBack(_ handler: UnsafeContinuation<Void, Never>) {
        guard self.state?.isOver == false, self.stream.connection.isCongested else {
            self.decodingEnded()
            return handler.resume()
        }
        self.heldBack = handler
        // At once, so that its answer counts before the next call is asked.
        self.stream.connection.whenUncongested(self.stream) { self.workers.executor.runNow { self.letGo() } }
    }

    /// Lets a handler go on that was held back.
    func letGo() {
        guard let handler = self.heldBack else { return }
        self.heldBack = nil
        self.decodingEnded()
        handler.resume()
    }

    /// What this call shares with the others of its connection.
    var share: ConnectionShare { ConnectionShare.of(self.stream.connection, self.core) }

    private var budget: LargeMessageBudget { self.share.largeMessages }
}
