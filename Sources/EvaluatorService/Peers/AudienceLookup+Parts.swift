import CarillonAPI
import ServiceKit

/// Looks up events for more users than a batch takes in parts, and they are decided in parts. So memory has some thousands of users, whatever the
/// size of the audience.
extension AudienceLookup {
    /// Looks up the next part of an event.
    ///
    /// - Throws: `CancellationError`; the error that a peer answers with, for example that the question does not fit into a message.
    func preparePartTogether(of event: PendingEvent, after progress: EventProgress, now: Instant) async throws -> (PreparedEvents, EventPart) {
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
        let query = try await queries(of: [event], tenant: tenant).first ?? event.query
        prepared.snapshot = try await snapshot(of: &part, event: event.event, query, tenant: tenant)
        var questions = QuestionList()
        prepared.items = [item(event, part: part, app: app, snapshot: prepared.snapshot, now: now, questions: &questions)]
        prepared.answers = try await answers(to: questions.questions, tenant: tenant, now: now)
        return (prepared, part)
    }

    /// Asks for the next users of each list. The part ends where the first incomplete list ends. Then its users are looked up.
    private func snapshot(
        of part: inout EventPart, event: EvaluatorV1.Event, _ query: AudienceQuery, tenant: CommonV1.Tenant
    ) async throws -> AudienceSnapshot {
        let (channel, thread) = (event.channelId, event.threadId)
        var snapshot = AudienceSnapshot()
        var ends: [String] = []
        if query.channelFollowers {
            for answer in try await followers(of: [channel], after: part.after, limit: limits.membersPerPart, tenant: tenant) {
                snapshot.channelFollowers[channel] = answer.userIds
                if answer.incomplete { ends += answer.userIds.suffix(1) }
            }
        }
        var request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: query.channelDescription && !query.channelMembers ? [channel] : [],
            membersLimit: UInt32(limits.membersPerPart), membersAfter: part.after)
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
        part.through = ends.min(by: EventPart.precedes)

        let range = part
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
        return snapshot
    }
}
