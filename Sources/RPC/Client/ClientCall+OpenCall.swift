import HTTP2
import NIOCore
import Synchronization

/// The interface of a streaming call for its reading and writing tasks.
extension ClientCall: OpenCall, MessageSink {
    var requests: any MessageSink { self }

    var responses: any MessageSource {
        guard case .stream(let queue) = self.output else { preconditionFailure("a unary call has no stream of responses") }
        return queue
    }

    func finishRequests() {
        self.backlog?.finish()
        if self.eventLoop.inEventLoop {
            self.finishRequestsOnLoop()
        } else {
            self.eventLoop.execute { self.finishRequestsOnLoop() }
        }
    }

    func send(_ frame: ByteBuffer, compressed: Bool) async throws {
        guard let gate = self.gate, let backlog = self.backlog, try gate.check() else { return }
        if self.eventLoop.inEventLoop {
            self.drainBacklog()
            try self.write(frame, compressed: compressed)
        } else {
            switch backlog.append(frame, compressed: compressed, gate: gate) {
            case .mustDrain: self.eventLoop.execute { self.drainBacklog() }
            case .willBeDrained: break
            case .tooLate: throw RPCError.writtenAfterLast(self.outgoing.method)
            }
        }
        try await gate.pass()
    }

    /// Sends the requests that tasks on other threads have written.
    func drainBacklog() {
        guard let frames = self.backlog?.takeAll() else { return }
        do {
            for entry in frames { try self.write(entry.frame, compressed: entry.compressed) }
        } catch {
            self.cancel(error)
        }
        self.openGateIfThereIsRoom()
    }
}

/// Returns window credit from a queue of responses to the call that fills it. Made before the call exists.
///
/// The credit of messages that are read before the loop's next turn is returned together.
final class CreditReturn: Sendable {
    private struct State: Sendable {
        weak var call: ClientCall?
        var count = 0
        var credit = 0
    }

    private let state = Mutex(State())

    func attach(_ call: ClientCall) {
        self.state.withLock { $0.call = call }
    }

    /// The reader took a message.
    func taken(_ credit: Int) {
        let (call, isFirst) = self.state.withLock { state in
            defer { (state.count, state.credit) = (state.count + 1, state.credit + credit) }
            return (state.call, state.count == 0)
        }
        guard let call else { return }
        if call.eventLoop.inEventLoop {
            self.giveBack(call)
        } else if isFirst {
            call.eventLoop.execute { self.giveBack(call) }
        }
    }

    private func giveBack(_ call: ClientCall) {
        let (count, credit) = self.state.withLock { state in
            defer { (state.count, state.credit) = (0, 0) }
            return (state.count, state.credit)
        }
        if count > 0 { call.taken(count, credit: credit) }
    }
}
