import NIOCore

/// The sink of a streaming handler's responses.
final class ResponseSink: MessageSink {
    let gate = WriteGate()
    private let call: ServerCall

    init(call: ServerCall) {
        self.call = call
    }

    func send(_ frame: ByteBuffer, compressed: Bool) async throws {
        guard try self.gate.check() else { return }
        if self.call.eventLoop.inEventLoop {
            try self.call.write(frame, compressed: compressed)
        } else {
            try await self.call.eventLoop.submit { try self.call.write(frame, compressed: compressed) }.get()
        }
        try await self.gate.pass()
    }
}
