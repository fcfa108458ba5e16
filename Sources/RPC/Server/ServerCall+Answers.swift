import HTTP2
import NIOCore

/// Answers: their heads, their encoding, and answers that wait for room on the connection.
extension ServerCall {
    /// The head of the response, from the options that the handler has set so far.
    func makeHead(_ options: ResponseOptions?) -> HTTP2Headers {
        if self.encodings.acceptsGzip {
            switch options?.compresses {
            case true?: self.compressesFrom = 0
            case false?: self.compressesFrom = nil
            case nil: self.compressesFrom = self.encodings.request == .gzip ? self.core.limits.minCompressedBytes : nil
            }
        }
        var head = self.compressesFrom == nil ? ResponseHeaders.head : ResponseHeaders.gzipHead
        if let options { options.initialMetadata.write(to: &head) }
        return head
    }

    static func okTrailers(_ options: ResponseOptions?) -> HTTP2Headers {
        var trailers = ResponseHeaders.okTrailers
        if let options { options.trailingMetadata.write(to: &trailers) }
        return trailers
    }

    /// The frame as it is sent: compressed, if the call compresses.
    func encoded(_ frame: ByteBuffer, compressed: Bool) -> ByteBuffer {
        guard compressed, let minimum = self.compressesFrom, frame.readableBytes >= minimum else { return frame }
        return MessageFrame.wrap(Gzip.compress(MessageFrame.payload(of: frame)), compressed: true)
    }

    // MARK: Waiting for room

    /// Keeps the answer of a handler until the connection has room for it.
    ///
    /// The connection had room when the handler began. But handlers that wait for the same event answer together, and their answers may exceed the
    /// connection's limit, which would close it with all its calls. The waiting answer is charged to the server's budget.
    func queueAnswer(_ frame: ByteBuffer) {
        guard self.share.account.charge(frame.readableBytes) else { return self.endForExhaustedBudget() }
        self.heldAnswerBytes = frame.readableBytes
        self.stream.connection.whenUncongested(self.stream) {
            guard self.state?.isOver == false else { return }
            self.releaseAnswer()
            self.answer(frame)
        }
    }

    func releaseAnswer() {
        self.share.account.release(self.heldAnswerBytes)
        self.heldAnswerBytes = 0
    }
}
