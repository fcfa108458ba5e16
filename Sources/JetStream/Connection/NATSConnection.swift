import CNATS
import Dispatch

/// A connection to one of several NATS servers, which connects again for ever.
///
/// All calls are asynchronous and block no thread; each has a limit of time. Nothing is kept for a later connection: a call without a connection
/// fails at once, and requests fail when theirs breaks. Subscriptions survive.
public final class NATSConnection: Sendable {
    /// The longest time that a request may wait.
    public static let longestTimeout = Duration.seconds(600)

    let core: ConnectionCore

    private init(_ core: ConnectionCore) { self.core = core }

    deinit { core.abandon() }

    /// Connects.
    ///
    /// - Parameter events: is called for one event after another, on the connection's queue: it returns at once, because nothing is sent meanwhile.
    /// - Throws: ``NATSError`` for options that cannot be used; with ``NATSOptions/FirstConnect/required`` also when no server lets the client in.
    public static func connect(_ options: NATSOptions, events: @escaping @Sendable (NATSEvent) -> Void = { _ in }) async throws -> NATSConnection {
        let core = ConnectionCore(options, events: events)
        let failure: NATSError? = await withCheckedContinuation { continuation in
            core.queue.async {
                do throws(NATSError) {
                    try core.connect()
                    continuation.resume(returning: nil)
                } catch {
                    guard options.firstConnect == .inBackground, error.kind != .invalidArgument else { return continuation.resume(returning: error) }
                    events(.connectFailed(error))
                    core.retryLater()
                    continuation.resume(returning: nil)
                }
            }
        }
        if let failure { throw failure }
        return NATSConnection(core)
    }

    /// Whether there is a connection now.
    public var isConnected: Bool { core.phase == .connected }

    /// The number of requests that wait for an answer.
    public var pendingRequests: Int { core.requests.count }

    /// Sends a request and waits for the first answer.
    ///
    /// - Parameters:
    ///   - subject: without wildcards.
    ///   - timeout: at most ``longestTimeout``; exact to 50 ms.
    /// - Throws: ``NATSError``; `CancellationError`.
    public func request(_ subject: String, headers: [NATSHeader] = [], payload: [UInt8] = [], timeout: Duration) async throws -> NATSMessage {
        try WireNames.checkPublish(subject)
        try WireNames.check(headers)
        return try await requestUnchecked(subject, headers: headers, payload: payload, timeout: timeout)
    }

    /// As ``request(_:headers:payload:timeout:)``, with a subject that may have the filter of a consumer in it. The caller checked it.
    func requestUnchecked(_ subject: String, headers: [NATSHeader] = [], payload: [UInt8], timeout: Duration) async throws -> NATSMessage {
        try core.checkConnected(subject)
        let requests = core.requests
        let token = requests.makeToken()
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    do throws(NATSError) {
                        try requests.add(token, .reply(continuation), subject: subject, timeout: min(timeout, Self.longestTimeout))
                    } catch {
                        return continuation.resume(throwing: error)
                    }
                    send(
                        Outgoing(
                            subject: subject, reply: requests.inbox(of: token), headers: headers, payload: payload, completion: .request(token)))
                    // The handler below may have run before the waiter was there.
                    if Task.isCancelled { cancel(token) }
                }
            } onCancel: {
                cancel(token)
            }
        } catch var error as NATSError {
            if error.subject == nil { error.subject = subject }
            throw error
        }
    }

    /// Sends a request without waiting: requests that one task starts leave in that order.
    ///
    /// - Parameter handle: takes the answer, once, on a thread of the connection; it returns at once.
    func startRequest(
        _ subject: String, headers: [NATSHeader], payload: [UInt8], timeout: Duration,
        _ handle: @escaping @Sendable (Result<NATSMessage, NATSError>) -> Void
    ) {
        do throws(NATSError) {
            try WireNames.checkPublish(subject)
            try WireNames.check(headers)
            try core.checkConnected(subject)
            let token = core.requests.makeToken()
            try core.requests.add(token, .answer(handle), subject: subject, timeout: min(timeout, Self.longestTimeout))
            send(
                Outgoing(
                    subject: subject, reply: core.requests.inbox(of: token), headers: headers, payload: payload, completion: .request(token)))
        } catch {
            handle(.failure(error))
        }
    }

    private func cancel(_ token: UInt64) {
        guard case .reply(let continuation)? = core.requests.remove(token) else { return }
        continuation.resume(throwing: CancellationError())
    }

    /// Sends a request whose waiter is in the table; a failure goes to the waiter.
    func send(_ message: Outgoing) {
        do {
            try core.send(message)
        } catch {
            if case .request(let token) = message.completion { core.requests.fail(token, error) }
        }
    }

    /// Publishes without an answer, and returns when the library has written the message or has it in its buffer for the socket.
    ///
    /// The message may be lost when the connection breaks at that moment. To be sure, publish to a stream
    /// (``JetStreamClient/publish(_:headers:payload:options:)``).
    ///
    /// - Throws: ``NATSError``.
    public func publish(_ subject: String, reply: String? = nil, headers: [NATSHeader] = [], payload: [UInt8] = []) async throws {
        try WireNames.checkPublish(subject)
        if let reply { try WireNames.checkPublish(reply) }
        try WireNames.check(headers)
        try await withCheckedThrowingContinuation { continuation in
            do throws(NATSError) {
                try core.send(Outgoing(subject: subject, reply: reply, headers: headers, payload: payload, completion: .publish(continuation)))
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Has a message published that may be lost without harm, such as an acknowledgement.
    ///
    /// - Throws: ``NATSError`` when there is no connection or too much waits.
    func publishSoon(_ subject: String, payload: [UInt8]) throws(NATSError) {
        try core.send(Outgoing(subject: subject, payload: payload, completion: .none))
    }

    /// Calls a handler for each message of a subject, which may have wildcards, until ``NATSSubscription/unsubscribe()``.
    ///
    /// - Parameter handler: is called on a thread of this subscription, one message after another; it returns soon, and does not wait for calls
    ///   of this connection.
    /// - Throws: ``NATSError``. A denied permission comes later, as ``NATSEvent/failed(_:)``.
    public func subscribe(_ subject: String, handler: @escaping @Sendable (NATSMessage) -> Void) async throws -> NATSSubscription {
        try WireNames.checkSubscribe(subject)
        let core = core
        let key: UInt = try await withCheckedThrowingContinuation { continuation in
            core.queue.async {
                do throws(NATSError) {
                    continuation.resume(returning: try core.subscribe(subject, handler))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
        return NATSSubscription(core, key, subject)
    }

    /// Waits until the server has handled everything that was published before. Other calls of this connection wait meanwhile.
    ///
    /// - Throws: ``NATSError``.
    public func flush(timeout: Duration = .seconds(5)) async throws {
        try core.checkConnected("flush")
        let core = core
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            core.queue.async {
                guard let connection = core.connection else {
                    return continuation.resume(throwing: NATSError(.notConnected, "there is no connection now", subject: "flush"))
                }
                let status = natsConnection_FlushTimeout(connection, timeout.milliseconds)
                if status == NATS_OK { continuation.resume() } else { continuation.resume(throwing: NATSLibrary.failure(status, subject: "flush")) }
            }
        }
    }

    /// Closes for good: refuses further calls, waits for answers to requests, writes what waits, and closes.
    ///
    /// - Parameter limit: the longest time for that. Requests that are not answered then fail with ``NATSError/Kind/closed``.
    public func close(within limit: Duration = .seconds(5)) async {
        let end = ContinuousClock.now + limit
        core.beginClosing()
        while core.requests.count > 0, ContinuousClock.now < end, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(5))
        }
        await core.close(within: max(.milliseconds(100), end - .now))
    }
}

/// A subscription of a connection. It ends with ``unsubscribe()`` or the connection, not with the last reference.
public final class NATSSubscription: Sendable {
    public let subject: String
    private let core: ConnectionCore
    private let key: UInt

    init(_ core: ConnectionCore, _ key: UInt, _ subject: String) {
        self.core = core
        self.key = key
        self.subject = subject
    }

    /// Ends the subscription. The handler may be running when this returns; it is not called again.
    public func unsubscribe() {
        CallbackTable.shared.remove(key)
        core.queue.async { [core, key] in core.unsubscribe(key) }
    }
}
