import CNATS
import Dispatch
import Synchronization

/// A message to be written.
struct Outgoing: Sendable {
    /// Who learns that the message was not written.
    enum Completion: Sendable {
        /// Nobody.
        case none
        /// The waiter for the answer, if the message was not written.
        case request(UInt64)
        /// A caller who waits until the library has the message.
        case publish(CheckedContinuation<Void, any Error>)
    }

    var subject: String
    var reply: String?
    var headers: [NATSHeader] = []
    var payload: [UInt8]
    var completion: Completion

    /// An estimate of the bytes in the line, the headers and the payload.
    var size: Int { headers.reduce(payload.count + subject.utf8.count + 64) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}

/// Messages on their way to the queue of the connection, which alone calls the library: a socket that takes no data stops that queue, and no caller.
final class OutgoingQueue: Sendable {
    private struct State {
        var messages: [Outgoing] = []
        var bytes = 0
        var isDraining = false
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: most bytes that wait.
    init(limit: Int) { self.limit = limit }

    /// Adds a message.
    ///
    /// - Returns: whether the caller has to start a drain.
    /// - Throws: ``NATSError`` when too many bytes wait.
    func add(_ message: Outgoing) throws(NATSError) -> Bool {
        let size = message.size
        let starts = state.withLock { state -> Bool? in
            guard state.bytes + size <= limit || state.messages.isEmpty else { return nil }
            state.messages.append(message)
            state.bytes += size
            defer { state.isDraining = true }
            return !state.isDraining
        }
        guard let starts else { throw NATSError(.overloaded, "\(limit) bytes wait to be written already", subject: message.subject) }
        return starts
    }

    /// All messages that wait; empty ends the drain.
    func take() -> [Outgoing] {
        state.withLock { state in
            let messages = state.messages
            state.messages = []
            state.bytes = 0
            state.isDraining = !messages.isEmpty
            return messages
        }
    }
}

extension ConnectionCore {
    /// Has a message written soon.
    ///
    /// - Throws: ``NATSError`` when there is no connection or too much waits.
    func send(_ message: Outgoing) throws(NATSError) {
        try checkConnected(message.subject)
        if try outgoing.add(message) { queue.async { self.drain() } }
    }

    private func drain() {
        while true {
            let messages = outgoing.take()
            if messages.isEmpty { return }
            for message in messages { write(message) }
        }
    }

    private func write(_ message: Outgoing) {
        var failure: NATSError?
        // The status is asked each time: the library would keep a message that comes between two connections for the next one.
        if let connection, natsConnection_Status(connection) == NATS_CONN_STATUS_CONNECTED {
            let status = publish(message, connection)
            if status != NATS_OK { failure = NATSLibrary.failure(status, subject: message.subject) }
        } else {
            failure = NATSError(.notConnected, "there is no connection now", subject: message.subject)
        }
        switch message.completion {
        case .none: break
        case .request(let token): if let failure { requests.fail(token, failure) }
        case .publish(let continuation): if let failure { continuation.resume(throwing: failure) } else { continuation.resume() }
        }
    }

    private func publish(_ message: Outgoing, _ connection: OpaquePointer) -> natsStatus {
        let length = Int32(clamping: message.payload.count)
        return message.payload.withUnsafeBytes { payload in
            if message.headers.isEmpty {
                guard let reply = message.reply else { return natsConnection_Publish(connection, message.subject, payload.baseAddress, length) }
                return natsConnection_PublishRequest(connection, message.subject, reply, payload.baseAddress, length)
            }
            var made: OpaquePointer?
            let data = payload.baseAddress?.assumingMemoryBound(to: CChar.self)
            let status = natsMsg_Create(&made, message.subject, message.reply, data, length)
            guard status == NATS_OK, let made else { return status }
            defer { natsMsg_Destroy(made) }
            for header in message.headers {
                let status = natsMsgHeader_Add(made, header.name, header.value)
                guard status == NATS_OK else { return status }
            }
            return natsConnection_PublishMsg(connection, made)
        }
    }
}
