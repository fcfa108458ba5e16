import CNATS
import Dispatch
import Synchronization

/// A connection of libnats, renewed when the library gives up.
// Sendable by confinement: the pointers of libnats and the other members that change (`connection`, `attempt`, `callbackID`, `subscriptions`,
// `hasInbox`, `closing`) are touched on `queue` alone, which is serial. Freeing a connection is a job of the same queue, so no call uses a freed
// one. Constant members are Sendable, and `shared` has a lock. Callbacks of the library come with a number, and hop to `queue`.
final class ConnectionCore: @unchecked Sendable {
    /// An event of the library, with texts that were copied on its thread.
    enum LibraryEvent: Sendable {
        case disconnected
        case reconnected(url: String)
        case closed(String)
        case lameDuck
        case slowConsumer(subject: String)
        case failed(String)
    }

    enum Phase: Sendable { case connecting, connected, disconnected, closing, closed }

    /// A subscription that survives the connection.
    struct Subscription {
        let subject: String
        let callback: UInt
        var pointer: OpaquePointer?
    }

    /// The most bytes of one subscription that wait for its handler.
    private static let maxPendingMessageBytes: Int32 = 64 * 1_024 * 1_024

    let options: NATSOptions
    let requests: PendingRequests
    let queue = DispatchQueue(label: "carillon.nats.connection")
    let outgoing: OutgoingQueue
    private let events: @Sendable (NATSEvent) -> Void
    private let shared = Mutex(Phase.connecting)

    private(set) var connection: OpaquePointer?
    private var attempt: UInt64 = 0
    private var callbackID: UInt?
    private var subscriptions: [UInt: Subscription] = [:]
    private var hasInbox = false
    private var closing: [CheckedContinuation<Void, Never>] = []

    init(_ options: NATSOptions, events: @escaping @Sendable (NATSEvent) -> Void) {
        self.options = options
        self.events = events
        requests = PendingRequests(limit: options.maxRequests)
        outgoing = OutgoingQueue(limit: options.maxPendingBytes)
    }

    var phase: Phase { shared.withLock { $0 } }

    /// Changes the phase, unless the connection is closing or closed and stays so.
    private func enter(_ phase: Phase) {
        shared.withLock { current in
            switch (current, phase) {
            case (.closed, _), (.closing, .connecting), (.closing, .connected), (.closing, .disconnected), (.closing, .closing): break
            default: current = phase
            }
        }
    }

    private var isEnding: Bool { phase == .closing || phase == .closed }

    /// Refuses a call without a connection.
    func checkConnected(_ subject: String) throws(NATSError) {
        switch phase {
        case .connected: return
        case .closing, .closed: throw NATSError(.closed, "the connection is closed", subject: subject)
        case .connecting, .disconnected: throw NATSError(.notConnected, "there is no connection now", subject: subject)
        }
    }

    // MARK: Connecting; on `queue`

    /// Connects once.
    func connect() throws(NATSError) {
        dispatchPrecondition(condition: .onQueue(queue))
        attempt += 1
        let id = CallbackTable.shared.add(.connection(self, attempt: attempt))
        do throws(NATSError) {
            let made = try ConnectionOptions(options, closure: UnsafeMutableRawPointer(bitPattern: id))
            var pointer: OpaquePointer?
            let status = natsConnection_Connect(&pointer, made.pointer)
            guard status == NATS_OK, let pointer else {
                throw NATSLibrary.connectFailure(status, servers: options.servers, text: NATSLibrary.lastError(status))
            }
            connection = pointer
            callbackID = id
        } catch {
            CallbackTable.shared.remove(id)
            throw error
        }
        if !hasInbox { enterInbox() }
        for key in subscriptions.keys { open(key) }
        enter(.connected)
        events(.connected(url: connection.map(NATSLibrary.url(of:)) ?? ""))
    }

    /// Connects, and tries again until it succeeds or the connection is closed.
    func keepConnecting() {
        dispatchPrecondition(condition: .onQueue(queue))
        guard !isEnding, connection == nil else { return }
        do {
            try connect()
        } catch {
            events(.connectFailed(error))
            retryLater()
        }
    }

    func retryLater() {
        let wait = options.reconnectWait.milliseconds
        let jitter = Int64.random(in: 0...max(1, wait / 2))
        queue.asyncAfter(deadline: .now() + .milliseconds(Int(wait + jitter))) { [weak self] in self?.keepConnecting() }
    }

    private func enterInbox() {
        hasInbox = true
        let callback = CallbackTable.shared.add(.subscription { [weak self] message in self?.receive(message) })
        subscriptions[callback] = Subscription(subject: requests.inboxPrefix + "*", callback: callback)
    }

    private func receive(_ message: NATSMessage) {
        guard let stray = requests.receive(message) else { return }
        // A message for a fetch that was cancelled or timed out: the server delivers it to another one at once, not after AckWait.
        try? send(Outgoing(subject: stray.ackSubject, payload: Array("-NAK".utf8), completion: .none))
    }

    /// Destroys the connection of libnats.
    private func release() {
        dispatchPrecondition(condition: .onQueue(queue))
        for (key, subscription) in subscriptions {
            if let pointer = subscription.pointer { natsSubscription_Destroy(pointer) }
            subscriptions[key]?.pointer = nil
        }
        if let id = callbackID { CallbackTable.shared.remove(id) }
        callbackID = nil
        if let connection { natsConnection_Destroy(connection) }
        connection = nil
    }

    // MARK: Events

    func handle(_ event: LibraryEvent, attempt: UInt64) { queue.async { self.onEvent(event, attempt) } }

    private func onEvent(_ event: LibraryEvent, _ attempt: UInt64) {
        guard attempt == self.attempt, connection != nil else { return }
        switch event {
        case .disconnected:
            // The library reports this for a connection that we close, too.
            if isEnding { return requests.failAll(NATSError(.closed, "the connection is closed")) }
            enter(.disconnected)
            requests.failAll(NATSError(.disconnected, "the connection broke before the answer"))
            events(.disconnected)
        case .reconnected(let url):
            enter(.connected)
            if !isEnding { events(.reconnected(url: url)) }
        case .closed(let text): onClosed(text)
        case .lameDuck: events(.lameDuck)
        case .slowConsumer(let subject): events(.slowConsumer(subject: subject))
        case .failed(let text): onFailure(text)
        }
    }

    private func onFailure(_ text: String) {
        guard let subject = NATSLibrary.deniedSubject(text) else { return events(.failed(NATSError(.refused, text))) }
        let error = NATSError(.permissionDenied, text, subject: subject)
        if subject.hasPrefix(requests.inboxPrefix) { requests.failAll(error) } else { requests.fail(subject: subject, error) }
        events(.failed(error))
    }

    /// The library closes a connection when a server refuses it twice. Operators repair credentials while we run, so we go on.
    private func onClosed(_ text: String) {
        release()
        if isEnding { return finish() }
        enter(.disconnected)
        requests.failAll(NATSError(.disconnected, "the connection broke before the answer"))
        events(.connectFailed(NATSLibrary.connectFailure(NATS_CONNECTION_CLOSED, servers: options.servers, text: text)))
        retryLater()
    }

    // MARK: Closing

    /// Refuses further calls from now on.
    func beginClosing() { enter(.closing) }

    /// Writes what waits, lets handlers finish, and closes.
    ///
    /// - Parameter limit: the longest time for that.
    func close(within limit: Duration) async {
        await withCheckedContinuation { continuation in
            queue.async {
                guard self.phase != .closed else { return continuation.resume() }
                self.closing.append(continuation)
                guard let connection = self.connection else { return self.finish() }
                if natsConnection_Status(connection) != NATS_CONN_STATUS_CONNECTED
                    || natsConnection_DrainTimeout(connection, limit.milliseconds) != NATS_OK
                {
                    self.release()
                    return self.finish()
                }
                // The library reports the end of the drain by the closed event. This is for the case that it does not.
                self.queue.asyncAfter(deadline: .now() + .milliseconds(Int(limit.milliseconds))) {
                    self.release()
                    self.finish()
                }
            }
        }
    }

    private func finish() {
        dispatchPrecondition(condition: .onQueue(queue))
        let isFirst = phase != .closed
        enter(.closed)
        for key in subscriptions.keys { CallbackTable.shared.remove(key) }
        subscriptions = [:]
        requests.failAll(NATSError(.closed, "the connection is closed"), closes: true)
        if isFirst { events(.closed) }
        for continuation in closing { continuation.resume() }
        closing = []
    }

    /// Closes without waiting.
    func abandon() {
        beginClosing()
        queue.async {
            self.release()
            self.finish()
        }
    }

    // MARK: Subscriptions; on `queue`

    /// - Returns: the key for ``unsubscribe(_:)``.
    func subscribe(_ subject: String, _ handler: @escaping @Sendable (NATSMessage) -> Void) throws(NATSError) -> UInt {
        dispatchPrecondition(condition: .onQueue(queue))
        guard !isEnding else { throw NATSError(.closed, "the connection is closed", subject: subject) }
        let key = CallbackTable.shared.add(.subscription(handler))
        subscriptions[key] = Subscription(subject: subject, callback: key)
        if connection != nil { open(key) }
        return key
    }

    func unsubscribe(_ key: UInt) {
        dispatchPrecondition(condition: .onQueue(queue))
        CallbackTable.shared.remove(key)
        if let pointer = subscriptions.removeValue(forKey: key)?.pointer { natsSubscription_Destroy(pointer) }
    }

    private func open(_ key: UInt) {
        guard let connection, let subscription = subscriptions[key], subscription.pointer == nil else { return }
        var pointer: OpaquePointer?
        let closure = UnsafeMutableRawPointer(bitPattern: key)
        let status = natsConnection_Subscribe(&pointer, connection, subscription.subject, NATSCallbacks.message, closure)
        guard status == NATS_OK, let pointer else {
            return events(.failed(NATSLibrary.failure(status, subject: subscription.subject)))
        }
        _ = natsSubscription_SetPendingLimits(pointer, Int32(clamping: max(1, options.maxPendingMessages)), Self.maxPendingMessageBytes)
        subscriptions[key]?.pointer = pointer
    }
}
