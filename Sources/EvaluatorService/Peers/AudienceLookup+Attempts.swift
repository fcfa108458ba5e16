import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit

/// A question that does not fit into a message (ARCH-02), or that a peer refuses or fails to answer, is asked in ever smaller parts
/// (``DurableWork/PeerDelivery``). An event that is refused alone is decided without an answer. An event that a peer fails for without a reason is
/// quarantined where the peer answers about other events of the app. Where the peer answers about none, the events are left for later.
extension AudienceLookup {
    /// The answers of one call about some events.
    private final class Part: Sendable {
        let group: PreparedEvents
        init(_ group: PreparedEvents) { self.group = group }
    }

    /// Rounds of a first look-up (``DurableWork/PeerDelivery``). A failure without a reason ends it, and the events are looked up again.
    static let roundsAtFirst = 1
    /// Rounds of a further look-up. They are enough to find one event among 500 for which the peer fails.
    static let roundsOfRetry = 16

    /// Looks up events of one app.
    ///
    /// - Parameters:
    ///   - events: in the order of acceptance.
    ///   - peers: ``audiences``, of the app's lane where it has one.
    ///   - rounds: after so many the rest is left.
    ///   - now: everything but dedup is judged at this instant.
    /// - Returns: the events in their order, up to the first one that is left or too large.
    /// - Throws: `CancellationError` only.
    func prepare(
        _ events: [PendingEvent], of tenant: CommonV1.Tenant, by peers: PeerDelivery, rounds: Int, now: Instant
    ) async throws -> PreparedRun {
        let attempts = try await peers.deliver("look up the audiences of events", events, .rounds(rounds)) { events in
            let part = Part(try await prepareTogether(events, tenant: tenant, now: now))
            return DeliveryAnswer(events.map { _ in part }, rejected: [])
        }
        // Most often there is one part. Events that were asked about together, but not one after the other, keep their order.
        var run = PreparedRun(tenant: tenant)
        while run.count < events.endIndex {
            switch attempts[run.count] {
            case .done(.delivered(let part)):
                // Answers of one call are one part.
                let end = attempts.answers == nil ? attempts[run.count...].firstIndex { $0.part !== part } ?? attempts.endIndex : attempts.endIndex
                if part.group.incompleteFrom == nil, part.group.items.count == end - run.count {
                    // Most often: all events of the call, one after the other.
                    run.groups.append(part.group)
                    run.count = end
                    continue
                }
                let asked = events[run.count..<end].lazy.map(\.row)
                let small = Set(asked.prefix { $0 != part.group.incompleteFrom })
                var group = part.group
                group.items.removeAll { !small.contains($0.event.row) }
                if !group.items.isEmpty { run.groups.append(group) }
                run.count += small.count
                if small.count < asked.count { return run }
            case .done(.refused(let refusal)):
                run.groups.append(await undecided(events[run.count], refusal))
                run.count += 1
            case .done(.gone(let error)):
                let refusal = DeliveryRefusal(error: error, tries: 1, first: now, last: now)
                run.groups.append(await undecided(events[run.count], refusal))
                run.count += 1
            case .left(let failure):
                run.left = UnansweredEvent(event: events[run.count], progress: nil, failure: failure)
                return run
            case .later:
                run.left = UnansweredEvent(event: events[run.count], progress: nil, failure: nil)
                return run
            }
        }
        return run
    }

    /// The outcome of a look-up of a part.
    enum PartAttempt: Sendable {
        case prepared(PreparedEvents, EventPart)
        case left(UnansweredEvent)
    }

    /// Looks up the next part of an event.
    ///
    /// - Parameters:
    ///   - progress: where the part before ended.
    ///   - known: what the registry answered before the part's turn; nil: it is asked.
    ///   - peers: ``audiences`` of the app's lane.
    ///   - rounds: after so many the part is left.
    /// - Throws: `CancellationError` only.
    func preparePart(
        of event: PendingEvent, after progress: EventProgress, resolved known: ResolvedPart? = nil, by peers: PeerDelivery, rounds: Int, now: Instant
    ) async throws -> PartAttempt {
        var known = known
        let attempts = try await peers.deliver(
            "look up a part of an event's audience", [event], .rounds(rounds)
        ) { _ -> DeliveryAnswer<PreparedPart> in
            // A further try comes later, and asks the registry as well.
            let resolved = known
            known = nil
            let prepared = try await preparePartTogether(of: event, after: progress, resolved: resolved, now: now)
            return DeliveryAnswer([PreparedPart(prepared)], rejected: [])
        }
        let rest = EventPart(restAfter: progress)
        switch attempts.first {
        case .done(.delivered(let prepared)): return .prepared(prepared.events, prepared.part)
        case .done(.refused(let refusal)): return .prepared(await undecided(event, refusal, part: rest), rest)
        case .left(let failure): return .left(UnansweredEvent(event: event, progress: progress, failure: failure))
        case .later: return .left(UnansweredEvent(event: event, progress: progress, failure: nil))
        case .done(.gone), nil:
            return .prepared(
                PreparedEvents(tenant: event.event.tenant ?? .init(), app: nil, items: [], snapshot: AudienceSnapshot(), answers: []), rest)
        }
    }

    /// Whether the peers answer about an event now.
    ///
    /// - Throws: `CancellationError` only.
    func isAnswered(_ event: PendingEvent, by peers: PeerDelivery, now: Instant) async throws -> Bool {
        let start = EventProgress(after: "", ordinal: 0)
        let attempts = try await peers.deliver("look up another event of an app", [event], .rounds(Self.roundsAtFirst)) { _ in
            DeliveryAnswer([PreparedPart(try await preparePartTogether(of: event, after: start, now: now))], rejected: [])
        }
        if case .done(.delivered) = attempts.first { return true }
        return false
    }

    private struct PreparedPart: Sendable {
        var events: PreparedEvents
        var part: EventPart
        init(_ prepared: (PreparedEvents, EventPart)) { (events, part) = prepared }
    }

    /// Looks up deferred notifications, to decide them again: all together or, where they do not fit into a message, in several parts. The call waits
    /// while a peer is away. Notifications that a peer fails for without a reason are left: they stay deferred.
    ///
    /// - Parameters:
    ///   - deferred: of one app.
    ///   - events: of the notifications, by row.
    /// - Throws: `CancellationError` only.
    func prepare(
        _ deferred: [DeferredNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, now: Instant
    ) async throws -> PreparedReleases {
        let readable = deferred.filter { events[$0.eventRow]?.unreadable == nil }
        let attempts = try await audiences.deliver("look up deferred notifications", readable, .leavingUnclear) { deferred in
            let release = PreparedPartOfRelease(try await prepareTogether(deferred, events: events, tenant: tenant, now: now))
            return DeliveryAnswer(deferred.map { _ in release }, rejected: [])
        }
        var prepared = PreparedReleases()
        var seen: Set<ObjectIdentifier> = []
        var ended: [(deferred: DeferredNotification, error: APIError)] = []
        for one in deferred {
            guard let problem = events[one.eventRow]?.unreadable else { continue }
            ended.append((one, APIError(.internalError, "its event cannot be read: \(problem)")))
        }
        for (one, attempt) in zip(readable, attempts) {
            switch attempt {
            case .done(.delivered(let part)): if seen.insert(ObjectIdentifier(part)).inserted { prepared.releases.append(part.release) }
            case .done(.gone(let error)): ended.append((one, error))
            case .done(.refused(let refusal)): ended.append((one, refusal.error))
            case .left(let failure): prepared.left.append(.init(deferred: one, alone: failure != nil))
            case .later: prepared.left.append(.init(deferred: one, alone: false))
            }
        }
        guard !ended.isEmpty else { return prepared }
        do {
            let app = try await policy(of: tenant)
            for (one, error) in ended {
                let ending = events[one.eventRow].map { refusal(of: $0, for: error) } ?? Refusal(.cancelled, error.message)
                prepared.releases.append(release([one], events: events, tenant: tenant, app: app, now: now, ending: ending))
            }
        } catch {
            // The policy says whether their decisions are kept, and cannot be read.
            try Task.checkCancellation()
            prepared.left += ended.map { .init(deferred: $0.deferred, alone: true) }
        }
        return prepared
    }

    private final class PreparedPartOfRelease: Sendable {
        let release: PreparedRelease
        init(_ release: PreparedRelease) { self.release = release }
    }

    /// Ends an event for which a peer refuses an answer. Quarantines an event for which a peer fails without a reason or misses the deadline.
    func undecided(_ event: PendingEvent, _ refused: DeliveryRefusal, part: EventPart? = nil) async -> PreparedEvents {
        let tenant = event.event.tenant ?? .init()
        let item: PreparedEvents.Item
        if case .refused = DeliveryVerdict(refused.error) {
            item = .init(event: event, candidates: [], refusal: refusal(of: event, for: refused.error), part: part)
        } else {
            item = .init(event: event, candidates: [], refusal: nil, quarantine: refused, part: part)
        }
        return PreparedEvents(tenant: tenant, app: await policyOrNone(of: tenant), items: [item], snapshot: AudienceSnapshot(), answers: [])
    }

    /// The policy says whether decisions are kept. Without a policy they are not.
    private func policyOrNone(of tenant: CommonV1.Tenant) async -> AppPolicy? { try? await policies.current(for: tenant) }

    private func refusal(of event: PendingEvent, for error: APIError) -> Refusal {
        logger.error(
            "a peer refuses a question about an event for good; nobody is told of the event",
            metadata: ["event": "\(event.carillonEventID)", "error": "\(error)"])
        let problem = error.reason == .payloadTooLarge ? "does not fit into a message" : "is not answered"
        return Refusal(.cancelled, "what has to be known to decide it \(problem): \(error.message)")
    }
}

extension DeliveryAttempt where Answer: AnyObject {
    /// The answer of the call; nil where there is none.
    fileprivate var part: Answer? { if case .done(.delivered(let part)) = self { part } else { nil } }
}
