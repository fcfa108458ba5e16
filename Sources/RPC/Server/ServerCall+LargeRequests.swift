import HTTP2
import NIOCore

/// Large requests. A request larger than its stream's window needs further window before it is complete, which the connection's budget limits. The
/// handler of a request that was decoded outside the event loop waits for room for its answer.
extension ServerCall {
    /// A streaming handler read a message.
    ///
    /// - Parameter credit: Bytes that the stream's window gets back.
    func taken(_ message: ReceivedMessage, credit: Int) {
        self.stream.consumed(credit)
        guard self.state?.isOver == false else { return }
        let bytes = message.wire.readableBytes
        self.queuedBytes -= bytes
        self.releaseDecompressed()
        _ = self.settleHeldBytes()
        // A large message stays in memory while it waits for the thread that decodes it.
        let unpacked = message.decompressedBytes + (message.isLarge ? bytes : 0)
        if unpacked > 0, !self.chargeDecompressed(unpacked) { return }
        guard self.inbound.taken() else { return }
        self.releaseRoom()
        if self.inbound.largeMessageBytes > 0 { self.creditLargeMessage() }
    }

    /// Opens the stream's window for a message larger than the window, when the connection's budget has room.
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

    /// The budget has reserved `bytes` for the message that waited.
    func reservationGranted(_ bytes: Int) {
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

    /// Returns when the connection has room for the answer of a decoded large request, or when the call is over.
    ///
    /// The connection had room when the request was complete, but several requests may be decoded before the first answer, and their answers
    /// together may exceed the connection's limit. After this wait, the answer of a handler that does not suspend has room.
    @Sendable
    func awaitRoomForAnswer() async {
        await withUnsafeContinuation { (handler: UnsafeContinuation<Void, Never>) in
            self.onLoop { self.suspend(handler) }
        }
    }

    private func suspend(_ handler: UnsafeContinuation<Void, Never>) {
        guard self.state?.isOver == false, self.stream.connection.isCongested else {
            self.decodingEnded()
            return handler.resume()
        }
        self.waitingHandler = handler
        // At once, so that its answer counts before the next waiting call is checked.
        self.stream.connection.whenUncongested(self.stream) { self.workers.executor.runNow { self.resumeHandler() } }
    }

    /// Resumes the handler that waits for room.
    func resumeHandler() {
        guard let handler = self.waitingHandler else { return }
        self.waitingHandler = nil
        self.decodingEnded()
        handler.resume()
    }

    /// The state shared with the other calls of the connection.
    var share: ConnectionShare { ConnectionShare.of(self.stream.connection, self.core) }

    private var budget: LargeMessageBudget { self.share.largeMessages }
}
