import CarillonAPI
import RPC
import ServiceKit

/// What does not fit into a message (ARCH-02), and what a peer refuses or fails to answer, stops nothing but itself (``ServiceKit/PeerDelivery``): it is
/// asked about in ever smaller parts. What is refused alone is decided without an answer. What a peer fails for, and does not say why, is set aside.
extension AudienceLookup {
    /// What was learned in one call about some events of any apps.
    private final class Part: Sendable {
        let groups: [PreparedEvents]
        init(_ groups: [PreparedEvents]) { self.groups = groups }
    }

    /// Waits for peers that cannot be reached.
    ///
    /// - Parameters:
    ///   - events: in the order of acceptance, of any apps.
    ///   - now: The clock, milliseconds: everything but dedup is judged at this instant.
    /// - Returns: the events by app, in their order, from the first event on (``PreparedEvents/incompleteFrom``).
    /// - Throws: `CancellationError` only.
    func prepare(_ events: [PendingEvent], now: Int64) async throws -> [PreparedEvents] {
        let outcomes = try await audiences.deliver("look up the audiences of events", events) { events in
            var tenants: [CommonV1.Tenant] = []
            var byTenant: [CommonV1.Tenant: [PendingEvent]] = [:]
            for event in events {
                let tenant = event.event.tenant ?? .init()
                if byTenant[tenant] == nil { tenants.append(tenant) }
                byTenant[tenant, default: []].append(event)
            }
            let part = Part(
                try await tenants.concurrentMap { [byTenant] tenant in
                    try await prepareTogether(byTenant[tenant] ?? [], tenant: tenant, now: now)
                })
            return DeliveryAnswer(events.map { _ in part }, rejected: [])
        }
        // Most often one part. Events that were asked about together, but not one after the other, keep their places.
        var groups: [PreparedEvents] = []
        var index = events.startIndex
        while index < events.endIndex {
            switch outcomes[index] {
            case .delivered(let part):
                let end = outcomes[index...].firstIndex { $0.part !== part } ?? outcomes.endIndex
                let rows = Set(events[index..<end].lazy.map(\.row))
                for var group in part.groups {
                    group.items.removeAll { !rows.contains($0.event.row) }
                    if !group.items.isEmpty || group.incompleteFrom != nil { groups.append(group) }
                }
                index = end
            case .refused(let refusal):
                groups.append(await undecided(events[index], refusal))
                index += 1
            case .gone(let error):
                groups.append(
                    await undecided(
                        events[index], DeliveryRefusal(error: error, tries: 1, first: .init(milliseconds: now), last: .init(milliseconds: now))))
                index += 1
            }
        }
        return groups
    }

    /// The part of an event that comes after what was decided of it. Waits for peers that cannot be reached.
    ///
    /// - Throws: `CancellationError` only.
    func preparePart(of event: PendingEvent, after progress: EventProgress, now: Int64) async throws -> (PreparedEvents, EventPart) {
        let outcomes = try await audiences.deliver("look up a part of an event's audience", [event]) { events in
            DeliveryAnswer([PreparedPart(try await preparePartTogether(of: event, after: progress, now: now))], rejected: [])
        }
        let rest = EventPart(after: progress.after, through: nil, firstOrdinal: progress.ordinal)
        switch outcomes.first {
        case .delivered(let prepared): return (prepared.events, prepared.part)
        case .refused(let refusal): return (await undecided(event, refusal, part: rest), rest)
        case .gone, nil:
            return (PreparedEvents(tenant: event.event.tenant ?? .init(), app: nil, items: [], facts: AudienceFacts(), answers: []), rest)
        }
    }

    private struct PreparedPart: Sendable {
        var events: PreparedEvents
        var part: EventPart
        init(_ prepared: (PreparedEvents, EventPart)) { (events, part) = prepared }
    }

    /// What has to be known to decide held notifications again: of all together or, where that does not fit, in several parts. Waits for
    /// peers that are away. Where a peer fails, and does not say why, nobody's quiet hours end with that: what is not answered is left.
    ///
    /// - Parameters:
    ///   - held: of one app.
    ///   - events: theirs, by row.
    /// - Throws: `CancellationError` only.
    func prepare(
        _ held: [HeldNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, now: Int64
    ) async throws -> PreparedReleases {
        let readable = held.filter { events[$0.eventRow]?.unreadable == nil }
        let attempts = try await audiences.deliverOrLeave("look up who waits for the end of quiet hours", readable) { held in
            let release = PreparedPartOfRelease(try await prepareTogether(held, events: events, tenant: tenant, now: now))
            return DeliveryAnswer(held.map { _ in release }, rejected: [])
        }
        var prepared = PreparedReleases()
        var seen: Set<ObjectIdentifier> = []
        var ended: [(held: HeldNotification, error: APIError)] = []
        for one in held {
            guard let problem = events[one.eventRow]?.unreadable else { continue }
            ended.append((one, APIError(.internalError, "its event cannot be read: \(problem)")))
        }
        for (one, attempt) in zip(readable, attempts) {
            switch attempt {
            case .done(.delivered(let part)): if seen.insert(ObjectIdentifier(part)).inserted { prepared.releases.append(part.release) }
            case .done(.gone(let error)): ended.append((one, error))
            case .done(.refused(let refusal)): ended.append((one, refusal.error))
            case .left(let alone): prepared.left.append(.init(held: one, alone: alone))
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
            // Without the policy it is not known what may be kept of how they ended.
            try Task.checkCancellation()
            prepared.left += ended.map { .init(held: $0.held, alone: true) }
        }
        return prepared
    }

    private final class PreparedPartOfRelease: Sendable {
        let release: PreparedRelease
        init(_ release: PreparedRelease) { self.release = release }
    }

    /// Resolves audiences and users in one stream. Where a message of the stream is too large, audiences are asked for apart from users, and
    /// users in halves.
    ///
    /// - Parameter oversized: gets the users whose answer is too large by itself.
    /// - Throws: `CancellationError`; an `RPCError` that is refused for good: other than too large, or too large without any users.
    func resolve(_ request: RegistryV1.ResolveRequest, oversized: inout Set<String>) async throws -> [RegistryV1.ResolveResponse] {
        do {
            return try await registry.ask("resolve an audience") {
                try await neighbours.registry.resolve(request, options: .init(timeout: Self.resolveTimeout)) { stream in
                    var responses: [RegistryV1.ResolveResponse] = []
                    for try await response in stream { responses.append(response) }
                    return responses
                }
            }
        } catch let error as RPCError where error.isTooLarge {
            let users = request.userIds
            var (first, second) = (request, RegistryV1.ResolveRequest(tenant: request.tenant))
            first.userIds = []
            if first == second {
                guard users.count > 1 else {
                    oversized.formUnion(users)
                    logger.error(
                        "the registry knows more of a user than a message takes; they are told of nothing",
                        metadata: ["user": "\(users.first ?? "")", "error": "\(error)"])
                    return []
                }
                first.userIds = Array(users[..<(users.count / 2)])
            } else {
                guard !users.isEmpty || first.includeMembers else { throw error }
                // Members are asked for as users, once it is known who they are.
                first.includeMembers = false
            }
            let responses = try await resolve(first, oversized: &oversized)
            second.userIds = Array(users[first.userIds.count...])
            if request.includeMembers {
                var known = Set(users)
                let members = responses.flatMap { $0.channels.flatMap(\.members) + $0.threads.flatMap(\.followers) }
                second.userIds += members.filter { known.insert($0).inserted }
            }
            return responses + (try await resolve(second, oversized: &oversized))
        }
    }

    /// The outcome for a user whose answer of the registry is too large by itself.
    static let oversizedUser = Refusal(.cancelled, "what the registry knows of the user does not fit into a message")

    /// What a peer refuses to answer ends the event; one that a peer fails for is set aside.
    private func undecided(_ event: PendingEvent, _ refused: DeliveryRefusal, part: EventPart? = nil) async -> PreparedEvents {
        let tenant = event.event.tenant ?? .init()
        var item = PreparedEvents.Item(event: event, candidates: [], refusal: nil, part: part)
        if case .unclear = DeliveryVerdict(refused.error) {
            item.setAside = refused
        } else {
            item.refusal = refusal(of: event, for: refused.error)
        }
        return PreparedEvents(tenant: tenant, app: await policyOrNone(of: tenant), items: [item], facts: AudienceFacts(), answers: [])
    }

    /// Whether what is decided is kept is the policy's to say: without one, it is not.
    private func policyOrNone(of tenant: CommonV1.Tenant) async -> AppPolicy? { try? await policies.current(for: tenant) }

    private func refusal(of event: PendingEvent, for error: APIError) -> Refusal {
        logger.error(
            "what has to be known to decide an event is not answered, for good; nobody is told of it",
            metadata: ["event": "\(event.carillonEventID)", "error": "\(error)"])
        let problem = error.reason == .payloadTooLarge ? "does not fit into a message" : "is not answered"
        return Refusal(.cancelled, "what has to be known to decide it \(problem): \(error.message)")
    }
}

extension DeliveryOutcome where Answer: AnyObject {
    /// What was learned together with others; nil where nothing was.
    fileprivate var part: Answer? { if case .delivered(let part) = self { part } else { nil } }
}
