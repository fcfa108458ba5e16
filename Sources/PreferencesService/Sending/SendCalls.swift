import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PreferencesHandlers {
    func checkSend(
        _ request: PreferencesV1.CheckSendRequest, context: ServerContext
    ) async throws -> PreferencesV1.CheckSendResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.questions.count <= SendChecks.largestBatch else {
            throw APIError(.payloadTooLarge, field: "questions", "has at most \(SendChecks.largestBatch) questions")
        }
        try Self.checkInstant(request.atMs, field: "at_ms")
        guard !request.questions.isEmpty else { return .init() }
        let governing = try await policies.current(for: request.tenant ?? .init())
        let instant = request.atMs == 0 ? clock.now : Instant(milliseconds: request.atMs)
        let asked = try await known(to: request.questions, tenant: Tenant(request.tenant), governing: governing)
        let consented = try await consented(among: request.questions, tenant: Tenant(request.tenant))
        var judge = SendJudge(governing: governing, instant: instant, consented: consented, tellsChanges: request.withChangesAt)
        return .init(
            answers: zip(request.questions, asked.users).map { question, user in
                judge.answer(question, user, channel: asked.channel(of: question, user))
            }, policyVersion: governing.policy.version)
    }

    /// Children with a consent in force. Read anew each time, and only where somebody needs one: a revocation acts at once (PREF-17).
    private func consented(among questions: [PreferencesV1.SendQuestion], tenant: Tenant) async throws -> Set<String> {
        let children = Set(questions.lazy.filter(\.guardianConsentRequired).map(\.userId))
        guard !children.isEmpty else { return [] }
        return try await store.read { try ConsentRows.consented(children, tenant: tenant, $0) }
    }

    /// What is known of those whom questions ask about, in their order.
    private struct Asked: Sendable {
        var users: [KnownChoices]
        /// Of users with many channels.
        var channels: [SendChecks.ChannelKey: ChannelChoice] = [:]

        func channel(of question: PreferencesV1.SendQuestion, _ user: KnownChoices) -> ChannelChoice {
            switch user.channels {
            case .few(let channels): channels.isEmpty ? ChannelChoice() : channels[question.channelId] ?? ChannelChoice()
            case .many: channels[.init(userId: question.userId, channelId: question.channelId)] ?? ChannelChoice()
            }
        }
    }

    /// From what is in mind, as far as that goes; the store is asked for the rest.
    private func known(to questions: [PreferencesV1.SendQuestion], tenant: Tenant, governing: AppPolicy) async throws -> Asked {
        let nowMs = nowMs
        let oldest = nowMs - Int64(governing.policy.preferenceCacheTTLSeconds) * 1_000
        let found = choices.find(questions.lazy.map(\.userId), tenant: tenant, since: oldest)
        var missing = Set<String>()
        var withMany = Set<SendChecks.ChannelKey>()
        var users: [KnownChoices] = []
        users.reserveCapacity(questions.count)
        for (question, user) in zip(questions, found.known) {
            if let user {
                if case .many = user.channels { withMany.insert(.init(userId: question.userId, channelId: question.channelId)) }
                users.append(user)
            } else {
                missing.insert(question.userId)
                users.append(KnownChoices(readAtMs: nowMs))
            }
        }
        lookups.misses.increment(by: missing.count)
        lookups.hits.increment(by: questions.count - missing.count)
        guard !missing.isEmpty || !withMany.isEmpty else { return Asked(users: users) }

        let (read, channels) = try await store.read { [sets = choices.sets, missing, withMany] database in
            let read = try SendChecks.users(missing, tenant: tenant, sets: sets, nowMs: nowMs, database)
            var keys = withMany
            for question in questions {
                guard case .many? = read[question.userId]?.channels else { continue }
                keys.insert(.init(userId: question.userId, channelId: question.channelId))
            }
            return (read, try SendChecks.channels(keys, tenant: tenant, database))
        }
        choices.keep(read, tenant: tenant, readAfter: found.commit)
        for (index, question) in questions.enumerated() {
            if let user = read[question.userId] { users[index] = user }
        }
        return Asked(users: users, channels: channels)
    }
}
