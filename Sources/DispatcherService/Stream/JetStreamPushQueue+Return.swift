import JetStream
import ServiceKit
import Synchronization

// Brings parked deliveries back: those of lanes that are open, and those whose date has come.
extension JetStreamPushQueue {
    /// Between two looks at parked deliveries. Real time, as for leases.
    private static let interval = Duration.seconds(1)
    /// The same while it brings some back.
    private static let busyInterval = Duration.milliseconds(100)
    /// Most deliveries of a fetch.
    private static let returnBatch = 256

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
                let count = try await bringBack(session, opening)
                backoff.reset()
                try await Task.sleep(for: count > 0 ? Self.busyInterval : Self.interval)
            } catch let error as NATSError where error.isRetryable || error.kind == .consumerNotFound {
                try await backoff.wait()
            }
        }
    }

    /// Brings back what this dispatcher has room for.
    ///
    /// - Returns: the number of deliveries.
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBack(_ session: StreamSession, _ opening: @Sendable (Route) async -> RouteOpening) async throws -> Int {
        var count = try await bringBackDue(session)
        for key in state.withLock({ Array($0.lot.waitingRoutes) }) {
            guard let route = try await route(ofParked: key, session) else { continue }
            let opening = await opening(route.route)
            guard opening != .closed else { continue }
            let room = state.withLock { $0.window.roomForParked(ofRoute: route.row, isTrial: opening == .unknown) }
            if room > 0 { count += try await bringBack(route: key, most: room, session) }
        }
        return count
    }

    /// The route with a key; nil: none of its deliveries is parked.
    private func route(ofParked key: String, _ session: StreamSession) async throws -> ReadyRoute? {
        let (known, mark) = state.withLock { state in
            (state.routesByKey[key].map { state.ready([$0]) }?.first, state.lot.mark(of: key))
        }
        if let known { return known }
        do {
            let first = try await session.client.nextMessage(StreamSubjects.parked, subject: StreamSubjects.parked(ofRoute: key), from: 1)
            guard let delivery = StreamCodec.delivery(first.payload, { first.header($0) }) else { return nil }
            return state.withLock { ReadyRoute(row: Self.row(of: delivery.route, &$0), route: delivery.route) }
        } catch let error as NATSError where error.kind == .messageNotFound {
            state.withLock { $0.lot.forget(route: key, since: mark) }
            return nil
        }
    }

    /// Brings back deliveries of a route, urgent ones first. Dispatchers that do so at the same time share them.
    private func bringBack(route key: String, most: Int, _ session: StreamSession) async throws -> Int {
        let mark = state.withLock { $0.lot.mark(of: key) }
        var (left, count, isEmpty) = (most, 0, true)
        for rank in PriorityRank.allCases where left > 0 {
            let layout = StreamLayout(settings: settings).parkedConsumer(ofRoute: key, rank)
            let consumer = try await session.client.createConsumer(StreamSubjects.parked, layout)
            guard consumer.pending > 0 || consumer.ackPending > 0 else { continue }
            isEmpty = false
            let limit = min(left, Self.returnBatch, state.withLock { $0.window.room(for: rank) })
            guard limit > 0 else { break }
            let pull = try PullConsumer(connection, stream: StreamSubjects.parked, name: layout.name)
            let messages = try await pull.fetch(limit, expires: .zero).messages
            left -= messages.count
            count += try await bringBack(messages, session)
        }
        if isEmpty, left > 0 { state.withLock { $0.lot.forget(route: key, since: mark) } }
        return count
    }

    private func bringBack(_ messages: [JetStreamMessage], _ session: StreamSession) async throws -> Int {
        var waiting: [JetStreamMessage] = []
        for message in messages {
            // One that waits for a date alone comes back at that date: the consumer need not give it again.
            if parking(message)?.waitsForLane == true { waiting.append(message) } else { try? message.ack() }
        }
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
}
