public import CarillonAPI
public import RPC
public import Storage
import Synchronization

/// Streams changed users to listeners in other processes: those whose rows of a store changed, or those that the service tells. Nobody waits for
/// listeners: a slow one gets several changes together.
///
/// An unacknowledged change counts as work in progress, so that virtual time does not advance before the listener has it.
public final class ChangeFeed: Sendable {
    private struct Listener {
        /// Changes that were not sent to it yet.
        var news = StoreChanges()
        /// Number of its newest change, sent or not.
        var sequence: UInt64 = 0
        /// The newest change is not acknowledged.
        var isBehind = false
        var wake: AsyncStream<Void>.Continuation
    }

    private struct State {
        var listeners: [UInt64: Listener] = [:]
        var lastNumber: UInt64 = 0
    }

    /// Most listeners: more than a system has processes. A stream costs some kilobytes.
    static let mostListeners = 256

    private let activity: ActivityTracker
    private let state = Mutex(State())

    /// A feed of what ``tell(_:)`` is given.
    ///
    /// - Parameter name: of the store, in metrics.
    public init(name: String, activity: ActivityTracker, metrics: MetricsRegistry) {
        self.activity = activity
        metrics.gauge("carillon_change_listeners", ["store": name], help: "Processes that listen for changed users.") { [weak self] in
            Double(self?.state.withLock { $0.listeners.count } ?? 0)
        }
    }

    /// A feed of the users whose rows of a store change.
    ///
    /// - Parameters:
    ///   - tables: the watched tables.
    ///   - name: of the store, in metrics.
    /// - Throws: ``StoreError``.
    public convenience init(of store: Store, tables: [WatchedTable], name: String, activity: ActivityTracker, metrics: MetricsRegistry) throws {
        self.init(name: name, activity: activity, metrics: metrics)
        try store.watch(tables) { [weak self] in self?.tell($0) }
    }

    /// Serves a listener until its stream ends.
    ///
    /// - Throws: `rate_limited` for too many listeners; what the stream throws.
    public func serve(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>
    ) async throws {
        let (number, wake) = try open()
        defer { close(number) }
        try await response.write(.init())
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for try await request in requests { self.acknowledge(request.acknowledged, by: number) }
            }
            group.addTask {
                for await _ in wake {
                    if let news = self.take(number) { try await response.write(news) }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func open() throws -> (number: UInt64, wake: AsyncStream<Void>) {
        let (wake, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state -> UInt64? in
            guard state.listeners.count < Self.mostListeners else { return nil }
            state.lastNumber += 1
            state.listeners[state.lastNumber] = Listener(wake: continuation)
            return state.lastNumber
        }
        guard let number else { throw APIError(.rateLimited, "more than \(Self.mostListeners) processes listen for changes of this store") }
        return (number, wake)
    }

    private func close(_ number: UInt64) {
        let listener = state.withLock { $0.listeners.removeValue(forKey: number) }
        if listener?.isBehind == true { activity.end() }
    }

    /// Tells all listeners. Of a store it is called on its writer, after the commit.
    public func tell(_ changes: StoreChanges) {
        state.withLock { state in
            for number in state.listeners.keys {
                guard var listener = state.listeners[number] else { continue }
                listener.news.formUnion(changes)
                listener.sequence += 1
                if !listener.isBehind { activity.begin() }
                listener.isBehind = true
                state.listeners[number] = listener
                listener.wake.yield()
            }
        }
    }

    private func take(_ number: UInt64) -> CommonV1.WatchChangesResponse? {
        state.withLock { state in
            guard let listener = state.listeners[number], !listener.news.isEmpty else { return nil }
            state.listeners[number]?.news = StoreChanges()
            return CommonV1.WatchChangesResponse(
                sequence: listener.sequence, changes: listener.news.messages, everything: listener.news.everything)
        }
    }

    private func acknowledge(_ sequence: UInt64, by number: UInt64) {
        let isInStep = state.withLock { state in
            guard let listener = state.listeners[number], listener.isBehind, sequence >= listener.sequence else { return false }
            state.listeners[number]?.isBehind = false
            return true
        }
        if isInStep { activity.end() }
    }
}

extension StoreChanges {
    /// The changes as messages.
    fileprivate var messages: [CommonV1.ChangedUsers] {
        var byTenant: [CommonV1.Tenant: [String]] = [:]
        for user in users { byTenant[.init(organizationId: user.organization, appId: user.app), default: []].append(user.user) }
        return byTenant.map { .init(tenant: $0.key, userIds: $0.value) }
    }

    /// The changes of a message.
    init(_ message: CommonV1.WatchChangesResponse) {
        self.init()
        if message.everything { insertEverything() }
        for changed in message.changes {
            let (organization, app) = (changed.tenant?.organizationId ?? "", changed.tenant?.appId ?? "")
            for user in changed.userIds { insert(ChangedUser(organization: organization, app: app, user: user)) }
        }
    }
}
