import CarillonAPI
import DurableWork
import ServiceKit

/// Looks up deferred notifications, to decide them again. That takes fewer questions than a new event: the targets are known.
extension AudienceLookup {
    /// Looks up deferred notifications of one app together.
    ///
    /// - Throws: `CancellationError`; the error that a peer answers with, for example that the question does not fit into a message.
    func prepareTogether(
        _ deferred: [DeferredNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, now: Instant
    ) async throws -> PreparedRelease {
        guard let app = try await policy(of: tenant) else {
            return release(deferred, events: events, tenant: tenant, app: nil, now: now)
        }
        if app.policy.organizationSuspended {
            let suspended = Refusal(.organizationSuspended, "the organization was suspended when the notification was due")
            return release(deferred, events: events, tenant: tenant, app: app, now: now, ending: suspended)
        }
        var release = release(deferred, events: events, tenant: tenant, app: app, now: now)
        let concerned = Self.concerned(deferred, events)
        release.group.snapshot = try await snapshot(for: concerned, tenant: tenant)
        var questions = QuestionList()
        release.group.items = concerned.map { event, targets in
            item(event, targets: targets, app: app, snapshot: release.group.snapshot, now: now, questions: &questions)
        }
        let answers = try await versionedAnswers(to: questions.questions, tenant: tenant, now: now)
        release.group.answers = answers.answers
        release.policyOfPreferences = answers.policyVersion
        return release
    }

    /// The events of deferred notifications, each with its users, in the order of the notifications.
    private static func concerned(_ deferred: [DeferredNotification], _ events: [Int64: PendingEvent]) -> [(PendingEvent, [Target])] {
        var rows: [Int64] = []
        var targets: [Int64: [Target]] = [:]
        for item in deferred {
            if targets[item.eventRow] == nil { rows.append(item.eventRow) }
            targets[item.eventRow, default: []].append(Target(userID: item.userID, candidateTypes: [item.typeID]))
        }
        return rows.compactMap { row in events[row].map { ($0, targets[row] ?? []) } }
    }

    /// Deferred notifications before any peer is asked.
    ///
    /// - Parameters:
    ///   - app: nil for one that does not exist any more.
    ///   - ending: the refusal that ends all of them without a question to a peer.
    func release(
        _ deferred: [DeferredNotification], events: [Int64: PendingEvent], tenant: CommonV1.Tenant, app: AppPolicy?, now: Instant,
        ending: Refusal? = nil
    ) -> PreparedRelease {
        var release = PreparedRelease(
            group: PreparedEvents(tenant: tenant, app: app, items: [], snapshot: AudienceSnapshot(), answers: []), entries: [], now: now)
        let concerned = app == nil ? [] : Self.concerned(deferred, events)
        let positions = Dictionary(uniqueKeysWithValues: concerned.enumerated().map { ($1.0.row, $0) })
        var candidates: [Int64: Int] = [:]
        for item in deferred {
            let candidate = candidates[item.eventRow] ?? 0
            candidates[item.eventRow] = candidate + 1
            release.entries.append(.init(deferred: item, item: positions[item.eventRow] ?? 0, candidate: candidate))
        }
        if let ending {
            release.group.items = concerned.map { event, targets in
                let refusal = Eligibility.erasedSubject(event) ?? ending
                let candidates = targets.map {
                    PreparedEvents.Candidate(userID: $0.userID, types: $0.candidateTypes, refusal: refusal, answer: -1)
                }
                return .init(event: event, candidates: candidates, refusal: nil)
            }
        }
        return release
    }

    private func snapshot(for events: [(PendingEvent, [Target])], tenant: CommonV1.Tenant) async throws -> AudienceSnapshot {
        var users: Set<String> = []
        var channels: Set<String> = []
        var subjects: Set<String> = []
        for (pending, targets) in events {
            let event = pending.event
            let query = pending.query
            users.formUnion(targets.map(\.userID))
            if event.data["sender_name"] == nil { users.insert(event.actorId) }
            if query.channelDescription { channels.insert(event.channelId) }
            if query.subject { subjects.insert(event.subjectUserId) }
        }
        users.remove("")
        var snapshot = AudienceSnapshot()
        let request = RegistryV1.ResolveRequest(
            tenant: tenant, describedChannelIds: channels.sorted(), subjectUserIds: subjects.sorted())
        try await resolve(request, users: users, into: &snapshot)
        return snapshot
    }
}
