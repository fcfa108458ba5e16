import HTTP2
import NIOCore
import Synchronization

/// A streaming call as its two tasks see it.
extension ClientCall: OpenCall, MessageSink {
    var requests: any MessageSink { self }

    var responses: any MessageSource {
        guard case .stream(let queue) = self.output else { preconditionFailure("a unary call has no stream of responses") }
        return queue
    }

    func finishRequests() {
        if self.eventLoop.inEventLoop {
            self.finishRequestsOnLoop()
        } else {
            self.eventLoop.execute { self.finishRequestsOnLoop() }
        }
    }

    func send(_ frame: ByteBuffer, compressed: Bool) async throws {
        guard try self.gate.check() else { return }
        if self.eventLoop.inEventLoop {
            try self.write(frame, compressed: compressed)
        } else {
            try await self.eventLoop.submit { try self.write(frame, compressed: compressed) }.get()
        }
        try await self.gate.pass()
    }
}

/// The way back from a queue of responses to the call that fills it, made before the call exists.
final class CreditReturn: Sendable {
    private struct Reference: Sendable {
        weak var call: ClientCall?
    }

    private let reference = Mutex(Reference())

    var call: ClientCall? { self.reference.withLock { $0.call } }

    func attach(_ call: ClientCall) {
        self.reference.withLock { $0.call = call }
    }
}
