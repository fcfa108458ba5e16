import CarillonAPI
import RPC
import ServiceKit

/// What does not fit into a message (ARCH-02), and what a neighbour refuses to answer for good, stops nothing but itself: it is asked about in
/// ever smaller parts, and what is refused alone is decided without an answer.
extension AudienceLookup {
    /// Waits for neighbours that are away.
    ///
    /// - Parameter now: The clock, milliseconds: everything but dedup is judged at this instant.
    /// - Returns: The first events of the list at least (``PreparedEvents/incompleteFrom``).
    /// - Throws: `CancellationError` only.
    func prepare(_ events: [PendingEvent], tenant: CommonV1.Tenant, now: Int64) async throws -> PreparedEvents {
        do {
            return try await prepareTogether(events, tenant: tenant, now: now)
        } catch let error as RPCError where error.isRefusedForGood {
            guard events.count > 1 else {
                return try await undecidable(events.map { .init(event: $0, candidates: [], refusal: refusal(of: $0, for: error)) }, tenant: tenant)
            }
            let half = events.count / 2
            var prepared = try await prepare(Array(events[..<half]), tenant: tenant, now: now)
            prepared.incompleteFrom = prepared.incompleteFrom ?? events[half].row
            return prepared
        }
    }

    /// The part of an event that comes after what was decided of it. Waits for neighbours that are away.
    ///
    /// - Throws: `CancellationError` only.
    func preparePart(of event: PendingEvent, after progress: EventProgress, now: Int64) async throws -> (PreparedEvents, EventPart) {
        do {
            return try await preparePartTogether(of: event, after: progress, now: now)
        } catch let error as RPCError where error.isRefusedForGood {
            let rest = EventPart(after: progress.after, through: nil, firstOrdinal: progress.ordinal)
            let item = PreparedEvents.Item(event: event, candidates: [], refusal: refusal(of: event, for: error), part: rest)
            return (try await undecidable([item], tenant: event.event.tenant ?? .init()), rest)
        }
    }

    /// What has to be known to decide held notifications again: of all together or, where that does not fit, in several parts. Waits for
    /// neighbours that are away.
    ///
    /// - Parameters:
    ///   - held: of one app.
    ///   - events: theirs, by row.
    /// - Throws: `CancellationError` only.
    func prepare(
        _ held: [HeldNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, now: Int64
    ) async throws -> [PreparedRelease] {
        try await held.inHalves(where: \.isRefusedForGood) {
            [try await prepareTogether($0, events: events, tenant: tenant, now: now)]
        } tooLarge: { one, error in
            let ending = events[one.eventRow].map { refusal(of: $0, for: error) }
            return [try await prepareTogether([one], events: events, tenant: tenant, now: now, refusal: ending)]
        }
    }

    /// One stream; audiences and users by themselves, and users in halves, where a message of it is too large.
    ///
    /// - Parameter oversized: Gets the users who are too large alone.
    /// - Throws: `CancellationError`, or that what is asked beside users is too large.
    func resolve(_ request: RegistryV1.ResolveRequest, oversized: inout Set<String>) async throws -> [RegistryV1.ResolveResponse] {
        do {
            return try await retry.untilAnswered("resolve an audience") {
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
                    retry.logger.error(
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

    /// Of whom the registry knows too much, nothing is asked.
    static let oversizedUser = Refusal(.cancelled, "what the registry knows of the user does not fit into a message")

    private func undecidable(_ items: [PreparedEvents.Item], tenant: CommonV1.Tenant) async throws -> PreparedEvents {
        // Whether what is decided is kept is the policy's to say.
        let app = try await policy(of: tenant)
        return PreparedEvents(tenant: tenant, app: app, items: items, facts: AudienceFacts(), answers: [])
    }

    private func refusal(of event: PendingEvent, for error: RPCError) -> Refusal {
        retry.logger.error(
            "what has to be known to decide an event is not answered, for good; nobody is told of it",
            metadata: ["event": "\(event.carillonEventID)", "error": "\(error)"])
        let problem = error.isTooLarge ? "does not fit into a message" : "is not answered"
        return Refusal(.cancelled, "what has to be known to decide it \(problem): \(error.message)")
    }
}
