import JetStream
import ServiceKit
import Synchronization

// Brings parked deliveries back: those of open lanes, those whose date has come, and those of cancelled notifications.
extension JetStreamPushQueue {
    /// Between two looks at parked deliveries. Real time, as for leases.
    private static let interval = Duration.seconds(1)
    /// The same while some come back.
    private static let busyInterval = Duration.milliseconds(100)
    /// Most deliveries of a fetch.
    private static let returnBatch = 256
    /// Most fetches of a rank in one round.
    private static let fetchesOfRank = 50

    /// Runs until the stream is lost.
    ///
    /// - Throws: `NATSError` that does not pass by itself, `CancellationError`.
    func parkingLoop(_ session: StreamSession, _ opening: @escaping @Sendable (Route) async -> RouteOpening) async throws {
        while true {
            state.withLock { $0.lot = ParkingLot() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await self.followParked(session) }
                group.addTask { try await self.returnLoop(session, opening) }
                defer { group.cancelAll() }
                try await group.next()
            }
            try Task.checkCancellation()
        }
    }

    /// Learns what is parked, and what other dispatchers park.
    private func followParked(_ session: StreamSession) async throws {
        var options = FollowOptions(StreamSubjects.allParked)
        options.headersOnly = true
        try await session.client.follow(StreamSubjects.parked, options) { event in
            if case .message(let message) = event { self.note(parked: message) }
        }
    }

    func note(parked message: JetStreamMessage) {
        guard let parts = StreamSubjects.parts(ofParked: message.subject), let parking = parking(message) else { return }
        let now = clock.now
        state.withLock { state in
            let isCancelled = state.cancelled.contains(parts.notification)
            state.lot.parked(
                message.streamSequence, route: parts.route, waitsForLane: parking.waitsForLane, until: isCancelled ? now : parking.until)
        }
    }

    private func parking(_ message: JetStreamMessage) -> (until: Instant, waitsForLane: Bool)? {
        // What comes back early waits in the window for its exact time.
        StreamCodec.parking({ message.header($0) }, early: ParkingLot.step)
    }

    /// Returns when the dates of parked deliveries must be read anew.
    private func returnLoop(_ session: StreamSession, _ opening: @Sendable (Route) async -> RouteOpening) async throws {
        var backoff = Backoff(first: .milliseconds(100), longest: .seconds(5))
        while !state.withLock({ $0.lot.mustReadAnew(at: clock.now) }) {
            do {
                try await measure(session)
                await parkUnclaimed(session)
                let count = try await bringBackWhatFits(session, opening)
                backoff.reset()
                let isBusy = count > 0 || state.withLock { $0.returning.count > 0 }
                try await Task.sleep(for: isBusy ? Self.busyInterval : Self.interval)
            } catch let error as NATSError where error.isRetryable || error.kind == .consumerNotFound {
                try await backoff.wait()
            }
        }
    }

    /// Brings back the deliveries whose date has come, and those of open lanes for which this dispatcher has room.
    ///
    /// - Returns: the number of deliveries.
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBackWhatFits(_ session: StreamSession, _ opening: @Sendable (Route) async -> RouteOpening) async throws -> Int {
        state.withLock { $0.returning.forgetOld(now: .now) }
        var count = try await bringBackDue(session)
        for key in state.withLock({ Array($0.lot.waitingRoutes) }) {
            guard let route = try await route(ofParked: key, session) else { continue }
            let opening = await opening(route.route)
            guard opening != .closed else { continue }
            let room = state.withLock { state in
                state.window.roomForParked(ofRoute: route.row, isTrial: opening == .unknown, returning: state.returning.count(ofRoute: key))
            }
            if room > 0 { count += try await bringBackWaiting(ofRoute: key, most: room, session) }
        }
        return count
    }

    /// The route with a key; nil: none of its deliveries is parked.
    private func route(ofParked key: String, _ session: StreamSession) async throws -> ReadyRoute? {
        let (known, mark) = state.withLock { state in
            (state.routesByKey[key].map { state.ready([$0]) }?.first, state.lot.mark(of: key))
        }
        if let known { return known }
        guard let first = try await session.client.nextMessage(StreamSubjects.parked, subject: StreamSubjects.parked(ofRoute: key), from: 1) else {
            state.withLock { $0.lot.forget(route: key, since: mark) }
            return nil
        }
        guard let delivery = StreamCodec.delivery(first.payload, { first.header($0) }) else { return nil }
        return state.withLock { ReadyRoute(row: Self.row(of: delivery.route, &$0), route: delivery.route) }
    }

    /// Brings back deliveries of a route that wait for their lane, urgent ones first. Dispatchers that do so at the same time share them.
    private func bringBackWaiting(ofRoute key: String, most: Int, _ session: StreamSession) async throws -> Int {
        let mark = state.withLock { $0.lot.mark(of: key) }
        var (left, count, isEmpty) = (most, 0, true)
        for rank in PriorityRank.allCases where left > 0 {
            let layout = StreamLayout(settings: settings).parkedConsumer(ofRoute: key, rank)
            let consumer = try await session.client.createConsumer(StreamSubjects.parked, layout)
            guard consumer.pending > 0 || consumer.ackPending > 0 else { continue }
            isEmpty = false
            let pull = try PullConsumer(connection, stream: StreamSubjects.parked, name: layout.name)
            var onlyDates = false
            for _ in 0..<Self.fetchesOfRank where left > 0 {
                let room = min(left, Self.returnBatch, state.withLock { $0.window.room(for: rank) - $0.returning.count })
                guard room > 0 else { break }
                // Those that wait for a date stand in between, and take no room.
                let limit = onlyDates ? Self.returnBatch : room
                let messages = try await pull.fetch(limit, expires: .zero).messages
                let waiting = messages.filter { parking($0)?.waitsForLane == true }
                // They come back at their dates: the consumer need not give them again.
                for message in messages where parking(message)?.waitsForLane != true { try? message.ack() }
                for message in waiting.dropFirst(room) { try? message.nak() }
                left -= min(waiting.count, room)
                count += try await bringBackFetched(Array(waiting.prefix(room)), session)
                guard messages.count == limit else { break }
                onlyDates = waiting.isEmpty
            }
        }
        if isEmpty, left > 0 { state.withLock { $0.lot.forget(route: key, since: mark) } }
        return count
    }

    /// Brings back deliveries that the consumer of a route gave to this dispatcher, and that wait for their lane.
    private func bringBackFetched(_ waiting: [JetStreamMessage], _ session: StreamSession) async throws -> Int {
        guard !waiting.isEmpty else { return 0 }
        do {
            let isBack = try await bringBack(waiting.map { ParkedMessage($0) }, session)
            for (message, isBack) in zip(waiting, isBack) {
                if isBack { try? message.ack() } else { try? message.nak(delay: Self.interval) }
            }
            return isBack.count(where: \.self)
        } catch {
            for message in waiting { try? message.nak() }
            throw error
        }
    }

    // MARK: Dates and cancellations

    /// Most deliveries whose date has come that come back in one round: many may have the same date.
    private static let mostDue = 1_000

    /// Brings back the deliveries whose date has come: the next attempt, or the end.
    ///
    /// - Returns: their number.
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBackDue(_ session: StreamSession) async throws -> Int {
        let now = clock.now
        // All dispatchers do this, in different orders: each finds most of it done by others.
        let due = state.withLock { $0.lot.takeDue(by: now, most: Self.mostDue) }.shuffled()
        func tryAgain(_ sequences: some Sequence<Int>) {
            state.withLock { state in for sequence in sequences { state.lot.add(sequence, at: now + ParkingLot.step) } }
        }
        do {
            let (count, left) = try await bringBackEach(due, session) { try await session.client.message(StreamSubjects.parked, sequence: $0) }
            tryAgain(left)
            return count
        } catch {
            tryAgain(due)
            throw error
        }
    }

    /// Brings back all parked deliveries of a notification, whatever they wait for.
    ///
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBackAll(ofNotification key: String, _ session: StreamSession) async throws {
        let filter = StreamSubjects.parked(ofNotification: key)
        let subjects = try await session.client.streamInfo(StreamSubjects.parked, countingSubjects: filter).subjects.keys
        _ = try await bringBackEach(subjects.sorted(), session) { try await session.client.lastMessage(StreamSubjects.parked, subject: $0) }
    }

    /// Reads parked deliveries one by one, and brings them back.
    ///
    /// - Returns: the number of those that are back, and the sequences of those that must stay.
    private func bringBackEach<Key: Sendable>(
        _ keys: [Key], _ session: StreamSession, _ read: @escaping @Sendable (Key) async throws -> StoredMessage?
    ) async throws -> (count: Int, left: [Int]) {
        var (count, left) = (0, [Int]())
        for start in stride(from: 0, to: keys.count, by: Self.publishesInFlight) {
            let part = keys[start..<min(start + Self.publishesInFlight, keys.count)]
            let found = try await part.concurrentMap(atOnce: Self.readsInFlight) { key -> ParkedMessage? in
                // Nil: it is back already.
                try await read(key).flatMap { ParkedMessage($0) }
            }.compactMap(\.self)
            for (message, isBack) in zip(found, try await bringBack(found, session)) {
                if isBack { count += 1 } else { left.append(message.sequence) }
            }
        }
        return (count, left)
    }

    // MARK: The two steps

    /// Brings parked deliveries back into the queue.
    ///
    /// - Returns: for each of them, whether it is in the queue. The others stay parked.
    /// - Throws: `CancellationError`; then they may be in both.
    func bringBack(_ parked: [ParkedMessage], _ session: StreamSession) async throws -> [Bool] {
        let messages = parked.map { StreamCodec.broughtBack($0) }
        var results = try await session.client.publish(messages.compactMap(\.self), inFlight: Self.publishesInFlight)[...]
        let isBack = zip(parked, messages).map { parked, message in
            // A failure: the queue is full, or it still has the message that was parked, or NATS does not answer.
            guard message != nil, case .success(let answer)? = results.popFirst(), let parts = StreamSubjects.parts(ofParked: parked.subject) else {
                return false
            }
            state.withLock { $0.returning.broughtBack(answer.sequence, route: parts.route, parts.rank, at: .now) }
            return true
        }
        _ = await zip(parked, isBack).filter(\.1).map(\.0.sequence).concurrentMap(atOnce: Self.readsInFlight) { sequence in
            // One that stays is found by whoever fetches its delivery.
            try? await session.client.deleteMessage(StreamSubjects.parked, sequence: sequence)
        }
        return isBack
    }
}
