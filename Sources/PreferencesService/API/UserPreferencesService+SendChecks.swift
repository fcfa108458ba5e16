import CarillonAPI
import RPC
import ServiceKit
import Storage

extension UserPreferencesService {
    func checkSend(
        _ request: PreferencesV1.CheckSendRequest, context: ServerContext
    ) async throws -> PreferencesV1.CheckSendResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.questions.count, most: SendRules.largestBatch, field: "questions")
        try FieldRules.checkInstant(request.atMs, field: "at_ms")
        guard !request.questions.isEmpty else { return .init() }
        let app = try await policies.current(for: request.tenant ?? .init())
        let instant = request.atMs == 0 ? clock.now : Instant(milliseconds: request.atMs)
        let asked = try await users(of: request.questions, tenant: request.tenant ?? .init(), app: app)
        let consented = try await consented(among: request.questions, tenant: request.tenant ?? .init())
        var rules = SendRules(app: app, instant: instant, consented: consented)
        return .init(
            answers: zip(request.questions, asked.users).map { question, user in
                rules.answer(question, user, channel: asked.channel(of: question, user))
            }, policyVersion: app.policy.version)
    }

    /// Children with a consent in force. Not cached, so that a revocation takes effect at once (PREF-17); read only when a question needs a consent.
    private func consented(among questions: [PreferencesV1.SendQuestion], tenant: CommonV1.Tenant) async throws -> Set<String> {
        let children = Set(questions.lazy.filter(\.guardianConsentRequired).map(\.userId))
        guard !children.isEmpty else { return [] }
        return try await store.read { try ConsentTable.consented(among: children, tenant: tenant, $0) }
    }

    /// The users of the questions: from the cache, and the missing ones from the store.
    private func users(of questions: [PreferencesV1.SendQuestion], tenant: CommonV1.Tenant, app: AppPolicy) async throws -> AskedUsers {
        let now = clock.now
        let oldest = now - .seconds(app.policy.preferenceCacheTTLSeconds)
        let found = choices.find(questions.lazy.map(\.userId), tenant: tenant, since: oldest)
        var missing = Set<String>()
        var withMany = Set<ChannelKey>()
        var users: [UserChoices] = []
        users.reserveCapacity(questions.count)
        for (question, user) in zip(questions, found.known) {
            if let user {
                if case .many = user.channels { withMany.insert(.init(userId: question.userId, channelId: question.channelId)) }
                users.append(user)
            } else {
                missing.insert(question.userId)
                users.append(UserChoices(readAt: now))
            }
        }
        lookups.misses.increment(by: missing.count)
        lookups.hits.increment(by: questions.count - missing.count)
        guard !missing.isEmpty || !withMany.isEmpty else { return AskedUsers(users: users) }

        let (read, channels) = try await store.read { [sets = choices.sets, missing, withMany] database in
            let read = try UserChoices.read(missing, tenant: tenant, sharing: sets, at: now, database)
            var keys = withMany
            for question in questions {
                guard case .many? = read[question.userId]?.channels else { continue }
                keys.insert(.init(userId: question.userId, channelId: question.channelId))
            }
            return (read, try UserChoices.channels(keys, tenant: tenant, database))
        }
        choices.keep(read, tenant: tenant, readAfter: found.commit)
        for (index, question) in questions.enumerated() {
            if let user = read[question.userId] { users[index] = user }
        }
        return AskedUsers(users: users, channels: channels)
    }
}
