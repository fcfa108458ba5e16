import CarillonAPI
import ServiceKit

/// Looks up events for more users than a batch takes in parts, and they are decided in parts. So memory has some thousands of users, whatever the
/// size of the audience.
extension AudienceLookup {
    /// Looks up the next part of an event.
    ///
    /// - Parameter known: what the registry answered about the part before its turn; nil: it is asked.
    /// - Throws: `CancellationError`; the error that a peer answers with, for example that the question does not fit into a message.
    func preparePartTogether(
        of event: PendingEvent, after progress: EventProgress, resolved known: ResolvedPart? = nil, now: Instant
    ) async throws -> (PreparedEvents, EventPart) {
        let tenant = event.event.tenant ?? .init()
        var part = EventPart(after: progress.after, through: nil, firstOrdinal: progress.ordinal)
        var prepared = PreparedEvents(tenant: tenant, app: nil, items: [], snapshot: AudienceSnapshot(), answers: [])
        // Where the app is deleted or suspended between two parts, the event ends for the other users.
        guard let app = try await policy(of: tenant) else {
            prepared.items = [.init(event: event, candidates: [], refusal: nil, part: part)]
            return (prepared, part)
        }
        prepared.app = app
        guard !app.policy.organizationSuspended else {
            let refusal = Refusal(.organizationSuspended, "the organization was suspended when the event's turn came")
            prepared.items = [.init(event: event, candidates: [], refusal: refusal, part: part)]
            return (prepared, part)
        }
        let resolved: ResolvedPart
        if let known { resolved = known } else { resolved = try await resolvePart(of: event, after: progress.after) }
        part.through = resolved.through
        prepared.snapshot = resolved.snapshot
        var questions = QuestionList()
        prepared.items = [item(event, part: part, app: app, snapshot: prepared.snapshot, now: now, questions: &questions)]
        prepared.answers = try await answers(to: questions.questions, tenant: tenant, now: now)
        return (prepared, part)
    }

    /// Asks who the users of a part are, and what the registry knows of them. Preferences are not asked for their settings yet.
    ///
    /// The next users of each list come first. The part ends where the first incomplete list ends. Then its users are looked up.
    ///
    /// - Parameter after: the last user of the part before; empty: the first part.
    /// - Throws: as ``preparePartTogether(of:after:resolved:now:)``.
    func resolvePart(of pending: PendingEvent, after: String) async throws -> ResolvedPart {
        let event = pending.event
        let tenant = event.tenant ?? .init()
        let query = try await queries(of: [pending], tenant: tenant).first ?? pending.query
        let (channel, thread) = (event.channelId, event.threadId)
        var snapshot = AudienceSnapshot()
        var ends: [String] = []
        // Preferences know the followers of the channel, the registry all others: both are asked at the same time.
        async let following = followers(of: event, query, after: after, tenant: tenant)
        var request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: query.channelDescription && !query.channelMembers ? [channel] : [],
            membersLimit: UInt32(limits.membersPerPart), membersAfter: after)
        if query.channelMembers {
            request.channelIds = [channel]
            try await resolve(request, users: [], into: &snapshot)
            if snapshot.incomplete.members.contains(channel) { ends += snapshot.channels[channel]?.members?.suffix(1) ?? [] }
        }
        if query.threadFollowers {
            // In a request of its own: the limit counts for a request.
            (request.channelIds, request.threadIds) = ([], [thread])
            try await resolve(request, users: [], into: &snapshot)
            if snapshot.incomplete.threads.contains(thread) { ends += snapshot.threadFollowers[thread]?.suffix(1) ?? [] }
        }
        for answer in try await following {
            snapshot.channelFollowers[channel] = answer.userIds
            if answer.incomplete { ends += answer.userIds.suffix(1) }
        }
        let range = EventPart(after: after, through: ends.min(by: EventPart.precedes), firstOrdinal: 0)

        func within(_ users: [String]?) -> [String] { users?.filter(range.contains) ?? [] }
        let members = query.channelMembers ? within(snapshot.channels[channel]?.members) : []
        let threadFollowers = query.threadFollowers ? within(snapshot.threadFollowers[thread]) : []
        let follow = within(snapshot.channelFollowers[channel])
        if query.channelMembers { snapshot.channels[channel]?.members = members }
        if query.threadFollowers { snapshot.threadFollowers[thread] = threadFollowers }
        snapshot.channelFollowers[channel] = follow

        var users = Set(within(query.users) + follow + members + threadFollowers)
        // Each part needs the sender's name.
        if event.data["sender_name"] == nil { users.insert(event.actorId) }
        users.remove("")
        request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: query.channelMembers || query.threadFollowers || !query.channelDescription ? [] : [channel])
        if !follow.isEmpty, !query.channelMembers, !event.carriesMembers {
            request.describedChannelIds = []
            request.memberships = [.init(channelId: channel, userIds: follow)]
        }
        try await resolve(request, users: users, into: &snapshot)
        return ResolvedPart(after: after, through: range.through, snapshot: snapshot)
    }

    /// The next followers of the event's channel, where the event is for them.
    private func followers(
        of event: EvaluatorV1.Event, _ query: AudienceQuery, after: String, tenant: CommonV1.Tenant
    ) async throws -> [PreferencesV1.ChannelFollowers] {
        guard query.channelFollowers else { return [] }
        return try await followers(of: [event.channelId], after: after, limit: limits.membersPerPart, tenant: tenant)
    }
}

/// The users of a part of an event, as the registry knows them.
struct ResolvedPart: Sendable {
    /// As in ``EventPart``.
    var after: String
    /// As in ``EventPart``.
    var through: String?
    var snapshot: AudienceSnapshot
}
