import CarillonAPI
import ServiceKit

/// What has to be known to decide held notifications again: less than for a new event, because whom it concerned is decided.
extension AudienceLookup {
    /// - Parameter refusal: Ends them all, without anybody being asked.
    /// - Throws: `CancellationError`, or that what has to be known of all of these together does not fit into a message.
    func prepareTogether(
        _ held: [HeldNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, now: Int64, refusal: Refusal? = nil
    ) async throws -> PreparedRelease {
        var release = PreparedRelease(
            group: PreparedEvents(tenant: tenant, app: nil, items: [], facts: AudienceFacts(), answers: []), entries: [], now: now)
        guard let app = try await policy(of: tenant) else {
            release.entries = held.map { .init(held: $0, item: 0, candidate: 0) }
            return release
        }
        release.group.app = app
        var rows: [Int64] = []
        var targets: [Int64: [Target]] = [:]
        for item in held {
            if targets[item.eventRow] == nil { rows.append(item.eventRow) }
            let target = Target(userID: item.userID, candidateTypes: [item.typeID])
            let candidate = targets[item.eventRow]?.count ?? 0
            targets[item.eventRow, default: []].append(target)
            release.entries.append(.init(held: item, item: 0, candidate: candidate))
        }
        let positions = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
        for index in release.entries.indices { release.entries[index].item = positions[release.entries[index].held.eventRow] ?? 0 }

        let concerned = rows.compactMap { row in events[row].map { ($0, targets[row] ?? []) } }
        let suspended = Refusal(.organizationSuspended, "the organization was suspended when quiet hours ended")
        if let refusal = refusal ?? (app.policy.organizationSuspended ? suspended : nil) {
            release.group.items = concerned.map { event, targets in
                let candidates = targets.map {
                    PreparedEvents.Candidate(userID: $0.userID, types: $0.candidateTypes, refusal: refusal, answer: -1)
                }
                return .init(event: event, candidates: candidates, refusal: nil)
            }
            return release
        }
        release.group.facts = try await facts(for: concerned, tenant: tenant)
        var questions = QuestionList()
        for (event, targets) in concerned {
            release.group.items.append(
                item(event, targets: targets, app: app, facts: release.group.facts, now: now, questions: &questions))
        }
        let kept = try await keptAnswers(to: questions.questions, tenant: tenant, now: now, policy: app.policy)
        release.group.answers = kept.map(\.answer)
        release.policyOfPreferences = kept.map(\.policyVersion).min() ?? 0
        return release
    }

    private func facts(for events: [(PendingEvent, [Target])], tenant: CommonV1.Tenant) async throws -> AudienceFacts {
        var users: Set<String> = []
        var channels: Set<String> = []
        var subjects: Set<String> = []
        for (pending, targets) in events {
            let event = pending.event
            let needs = AudienceNeeds(of: event)
            users.formUnion(targets.map(\.userID))
            if event.data["sender_name"] == nil { users.insert(event.actorId) }
            if needs.channelName { channels.insert(event.channelId) }
            if needs.subject { subjects.insert(event.subjectUserId) }
        }
        users.remove("")
        var facts = AudienceFacts()
        let request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: channels.sorted(), subjectUserIds: subjects.sorted())
        try await resolve(request, users: users, into: &facts)
        return facts
    }
}
