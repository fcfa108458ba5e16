import Synchronization

/// Why a fetch ended.
public enum FetchEnding: Sendable, Hashable {
    /// The batch is full.
    case complete
    /// The consumer has no more messages now (404), after a fetch of what is there.
    case noMessages
    /// The server's time for the fetch is over (408).
    case expired
    /// The next message is larger than the bytes that are left (409).
    case maxBytes
    /// The consumer was deleted (409).
    case consumerDeleted
    /// More fetches wait than the consumer permits, or a limit of the consumer was exceeded (409).
    case limited(String)
    /// The consumer moves to another server, or its server stops (409). The next fetch finds it.
    case moved(String)
    /// Another status.
    case other(status: Int, text: String)
    /// The server said nothing in time.
    case timedOut
    /// The connection broke, the server knows no such consumer, or the user may not fetch.
    case failed(NATSError)

    /// Reads the status of the server that ends a fetch.
    init(_ message: NATSMessage) {
        let text = NATSError.bounded(message.statusText)
        let lower = text.lowercased()
        switch message.status {
        case 404: self = .noMessages
        case 408: self = .expired
        case 409 where lower.contains("maxbytes"): self = .maxBytes
        case 409 where lower.contains("consumer deleted"): self = .consumerDeleted
        case 409 where lower.contains("exceeded"): self = .limited(text)
        case 409 where lower.contains("leadership") || lower.contains("shutdown"): self = .moved(text)
        case 503: self = .failed(NATSError(.noResponders, "no such consumer, or it has no leader now", status: 503))
        case .some(let status): self = .other(status: status, text: text)
        case nil: self = .failed(NATSError(.malformedReply, "a fetch was answered without a status"))
        }
    }
}

/// The messages of one fetch, until it ends.
final class FetchCollector: Sendable {
    /// What a message did to its fetch.
    enum Addition {
        case more
        case full
        /// The fetch had ended; the message is not in it.
        case ended
    }

    /// A fetch's messages, and why there are not more.
    struct Result: Sendable {
        var messages: [(message: NATSMessage, delivery: Delivery)] = []
        var ending: FetchEnding?
    }

    private struct State {
        var result = Result()
        var continuation: CheckedContinuation<Result, Never>?
    }

    let consumerKey: String
    private let batch: Int
    private let state = Mutex(State())

    init(consumerKey: String, batch: Int) {
        self.consumerKey = consumerKey
        self.batch = batch
    }

    func add(_ message: NATSMessage, _ delivery: Delivery) -> Addition {
        state.withLock { state in
            guard state.result.ending == nil, state.result.messages.count < batch else { return .ended }
            state.result.messages.append((message, delivery))
            return state.result.messages.count == batch ? .full : .more
        }
    }

    /// Ends the fetch; only the first ending counts.
    func end(_ ending: FetchEnding) {
        let resumed = state.withLock { state -> (CheckedContinuation<Result, Never>, Result)? in
            if state.result.ending == nil { state.result.ending = ending }
            guard let continuation = state.continuation else { return nil }
            state.continuation = nil
            return (continuation, state.result)
        }
        if let (continuation, result) = resumed { continuation.resume(returning: result) }
    }

    /// Waits for the end. For one caller, once.
    func result() async -> Result {
        await withCheckedContinuation { continuation in
            let ended = state.withLock { state -> Result? in
                if state.result.ending != nil {
                    return state.result
                }
                state.continuation = continuation
                return nil
            }
            if let ended { continuation.resume(returning: ended) }
        }
    }
}
