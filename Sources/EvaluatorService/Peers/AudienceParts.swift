import CarillonAPI
import ServiceKit

/// Events to more people than one batch takes: looked up and decided in parts, so that memory holds some thousands of people however many
/// an event is for.
extension AudienceLookup {
    /// Looks up the next part of an event.
    ///
    /// - Throws: `CancellationError`; the error that a peer answers with, for example that the question does not fit into a message.
    func preparePartTogether(of event: PendingEvent, after progress: EventProgress, now: Int64) async throws -> (PreparedEvents, EventPart) {
        let tenant = event.event.tenant ?? .init()
        var part = EventPart(after: progress.after, through: nil, firstOrdinal: progress.ordinal)
        var prepared = PreparedEvents(tenant: tenant, app: nil, items: [], facts: AudienceSnapshot(), answers: [])
        // What happens to the app in the middle ends the event for those who are left.
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
        prepared.facts = try await facts(of: &part, event: event.event, tenant: tenant)
        var questions = QuestionList()
        prepared.items = [item(event, part: part, app: app, facts: prepared.facts, now: now, questions: &questions)]
        prepared.answers = try await answers(to: questions.questions, tenant: tenant, now: now)
        return (prepared, part)
    }

    /// Asks for the next people of each list. The part ends where the first incomplete list ends; its people are then looked up.
    private func facts(of part: inout EventPart, event: EvaluatorV1.Event, tenant: CommonV1.Tenant) async throws -> AudienceSnapshot {
        let needs = AudienceQuery(of: event)
        let (channel, thread) = (event.channelId, event.threadId)
        var facts = AudienceSnapshot()
        var ends: [String] = []
        if needs.channelFollowers {
            for answer in try await followers(of: [channel], after: part.after, limit: limits.membersPerPart, tenant: tenant) {
                facts.channelFollowers[channel] = answer.userIds
                if answer.incomplete { ends += answer.userIds.suffix(1) }
            }
        }
        var request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: needs.channelName && !needs.channelMembers ? [channel] : [],
            membersLimit: UInt32(limits.membersPerPart), membersAfter: part.after)
        if needs.channelMembers {
            request.channelIds = [channel]
            try await resolve(request, users: [], into: &facts)
            if facts.incomplete.members.contains(channel) { ends += facts.channels[channel]?.members?.suffix(1) ?? [] }
        }
        if needs.threadFollowers {
            // By itself: a limit holds for a request.
            (request.channelIds, request.threadIds) = ([], [thread])
            try await resolve(request, users: [], into: &facts)
            if facts.incomplete.threads.contains(thread) { ends += facts.threadFollowers[thread]?.suffix(1) ?? [] }
        }
        part.through = ends.min(by: EventPart.precedes)

        let range = part
        func within(_ users: [String]?) -> [String] { users?.filter(range.contains) ?? [] }
        let members = needs.channelMembers ? within(facts.channels[channel]?.members) : []
        let threadFollowers = needs.threadFollowers ? within(facts.threadFollowers[thread]) : []
        let follow = within(facts.channelFollowers[channel])
        if needs.channelMembers { facts.channels[channel]?.members = members }
        if needs.threadFollowers { facts.threadFollowers[thread] = threadFollowers }
        facts.channelFollowers[channel] = follow

        var users = Set(within(needs.users) + follow + members + threadFollowers)
        // The sender's name is needed with every part.
        if event.data["sender_name"] == nil { users.insert(event.actorId) }
        users.remove("")
        request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: needs.channelMembers || needs.threadFollowers || !needs.channelName ? [] : [channel])
        if !follow.isEmpty, !needs.channelMembers, !event.carriesMembers {
            request.describedChannelIds = []
            request.memberships = [.init(channelId: channel, userIds: follow)]
        }
        try await resolve(request, users: users, into: &facts)
        return facts
    }
}
