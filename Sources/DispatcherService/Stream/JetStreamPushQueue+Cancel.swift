import CarillonAPI
import DurableWork
import JetStream
import Protobuf
import ServiceKit
import Storage
import Synchronization

// Cancellation. Each delivery is ended by the dispatcher that has it, so that no two dispatchers report different outcomes.
extension JetStreamPushQueue {
    /// Cancels the unsent deliveries of these notifications. Those in this window end at once; a bucket tells the other dispatchers, also for
    /// deliveries that are fetched, or enqueued, later. Parked ones come back to end: at once where they were counted, otherwise at their time.
    ///
    /// - Returns: for each notification the number of deliveries that end: those in the stream without those in flight here. NATS needs
    ///   long to count, so after a second the rest is not counted: nil, or the number of deliveries that ended here.
    func cancel(_ notificationIDs: [String], of tenant: CommonV1.Tenant, now: Instant) async throws -> [Int?] {
        let keys = notificationIDs.map { DeliveryKeys.notification($0, of: tenant) }
        let begin = ContinuousClock.now
        var counts: [(queued: Int, parked: Int)] = []
        for key in keys {
            guard ContinuousClock.now - begin < Self.countingTime else { break }
            counts.append(try await asking { try await Self.count(ofNotification: key, $0) })
        }
        // First here: what follows the bucket would end them, too, and they would not be counted. From now on none of them is sent here.
        let (others, idle) = mark(keys)
        do {
            _ = try await asking { session in
                try await keys.concurrentMap(atOnce: Self.publishesInFlight) { _ = try await session.cancellations.put($0, []) }
            }
        } catch {
            // They are cancelled here, whoever else learns it.
            try await end(idle, as: .cancelled, now: now)
            throw error
        }
        try await end(idle, as: .cancelled, now: now)
        let here = idle.reduce(into: [:]) { $0[$1.content.keys.notification, default: 0] += 1 }
        let cancelledCounts = keys.enumerated().map { place, key in
            guard place < counts.count else { return here[key] }
            return max(0, counts[place].queued - others[key, default: 0]) + counts[place].parked
        }
        // The dispatcher that fetches them ends them.
        for (key, count) in zip(keys, counts) where count.parked > 0 { try await asking { try await bringBackAll(ofNotification: key, $0) } }
        return cancelledCounts
    }

    /// How long a call counts what it cancels. The evaluator waits for 5 s.
    private static let countingTime = Duration.seconds(1)

    private static func count(ofNotification key: String, _ session: StreamSession) async throws -> (queued: Int, parked: Int) {
        func queued() async throws -> Int { try await count(StreamSubjects.pushes(ofNotification: key), in: StreamSubjects.pushes, session) }
        let before = try await queued()
        let parked = try await count(StreamSubjects.parked(ofNotification: key), in: StreamSubjects.parked, session)
        // Twice: one that came back between the two questions was in neither answer.
        return (max(before, try await queued()), parked)
    }

    /// Another dispatcher cancelled a notification. Ends its deliveries here; those in flight get no further attempt.
    ///
    /// - Returns: the number of deliveries that ended.
    @discardableResult
    func cancelled(notification id: String, of tenant: CommonV1.Tenant) async throws -> Int {
        try await cancelled(key: DeliveryKeys.notification(id, of: tenant), now: clock.now)
    }

    private func cancelled(key: String, now: Instant) async throws -> Int {
        let idle = mark([key]).idle
        try await end(idle, as: .cancelled, now: now)
        return idle.count
    }

    /// Marks notifications as cancelled.
    ///
    /// - Returns: by notification the number of deliveries that are in flight or finished here; and those that end without an attempt.
    private func mark(_ keys: [String]) -> (others: [String: Int], idle: [StreamWindow.Entry]) {
        state.withLock { state in
            for key in keys { state.cancelled.insert(key, until: .now + settings.maxAge) }
            let concerned = state.window.cancel(notifications: Set(keys))
            let others = concerned.filter { !$0.isIdle }.reduce(into: [:]) { $0[$1.content.keys.notification, default: 0] += 1 }
            return (others, concerned.filter(\.isIdle))
        }
    }

    /// Follows what other dispatchers cancelled.
    ///
    /// - Parameter current: called when it has read what there is.
    func followCancellations(
        _ session: StreamSession, _ arrived: @escaping @Sendable (QueueArrival) async -> Void, current: @escaping @Sendable () -> Void
    ) async throws {
        try await session.cancellations.watch { event in
            guard case .entry(let entry) = event else { return current() }
            guard entry.operation == .put else { return }
            let isKnown = self.state.withLock { $0.cancelled.contains(entry.key) }
            guard !isKnown else { return }
            let ended = try await self.cancelled(key: entry.key, now: self.clock.now)
            if ended > 0 { await arrived(QueueArrival(cancelled: ended, wroteReports: true)) }
        }
    }

    // MARK: Erasure

    /// After these deliveries were published to another stream: an erasure meanwhile did not see them there. Its tombstone comes before it looks.
    ///
    /// - Throws: ``APIError``, `StoreError`. Queued and parked copies are asked about when they are fetched, dead letters only here.
    func dropErased(_ deliveries: [StreamDelivery]) async throws {
        guard !deliveries.isEmpty else { return }
        let (users, now) = (Set(deliveries.flatMap(\.push.message.namedUsers)), clock.now)
        let erased = try await store.read { try ErasedUsers.among(users, at: now, $0) }
        guard !erased.isEmpty else { return }
        for user in Set(deliveries.map(\.push.message.userKey)) where erased.contains(user) { _ = try await erase(user: user.id, of: user.tenant) }
        for delivery in deliveries where delivery.push.message.names(erased) {
            _ = try await withdrawDeadLetters(StreamSubjects.dead(delivery.keys)) { $0.names(erased) }
        }
    }

    /// Removes the unsent deliveries and dead letters of a user who is erased, and withdraws the dead letters of others by or about the user
    /// (PRIV-09). Deliveries in flight are asked about before each attempt, and queued ones when they are fetched.
    ///
    /// - Returns: the number of removed and withdrawn messages.
    func erase(user id: String, of tenant: CommonV1.Tenant) async throws -> Int {
        let key = DeliveryKeys.user(id, of: tenant)
        let tests = state.withLock { $0.testPushes.forget(user: UserKey(id, of: tenant)) }
        let idle = state.withLock { state in
            let rows = state.window.entries { $0.content.keys.user == key && $0.isIdle }.map(\.row)
            for row in rows { state.forget(row) }
            return rows
        }
        if !idle.isEmpty { madeRoom() }
        let named = try await eraseDesktopMessages(about: UserKey(id, of: tenant))
        return try await asking { session in
            for test in tests { try await session.testPushes.purge(test) }
            // The parked ones first: one that comes back meanwhile is in the queue then.
            let parked = try await session.client.purge(StreamSubjects.parked, subject: StreamSubjects.parked(ofUser: key))
            let unsent = try await session.client.purge(StreamSubjects.pushes, subject: StreamSubjects.pushes(ofUser: key))
            let dead = try await session.client.purge(StreamSubjects.dead, subject: StreamSubjects.dead(ofUser: key))
            let desktops = try await session.client.purge(StreamSubjects.desktops, subject: StreamSubjects.desktops(ofUser: key))
            let withdrawn = try await withdrawDeadLetters(StreamSubjects.dead(ofTenant: DeliveryKeys.tenant(tenant))) { $0.isAbout(id) }
            return parked + unsent + dead + desktops + withdrawn + named
        }
    }

    /// Removes messages for desktops whose text may name a user: those that this dispatcher accepted.
    ///
    /// - Returns: their number.
    private func eraseDesktopMessages(about user: UserKey) async throws -> Int {
        let found = try await DesktopMessageTable.inStream(about: user, store)
        guard !found.isEmpty else { return 0 }
        try await asking { session in
            for message in found {
                // In a stream that was lost and made anew, the sequence is another message's.
                let stored = try await session.client.message(StreamSubjects.desktops, sequence: message.sequence)
                guard let stored, try DispatcherV1.StoredDesktopMessage(bytes: stored.payload).pushId == message.pushID else { continue }
                try await session.client.deleteIfPresent(StreamSubjects.desktops, sequence: message.sequence)
            }
        }
        try await store.write { try DesktopMessageTable.remove(found.map(\.number), $0) }
        return found.count
    }
}
