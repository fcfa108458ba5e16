import CarillonAPI
import RPC
import Storage

/// Asks preferences whether users may be pushed, and keeps what neither time nor policy nor the user has changed since (ARCH-09,
/// `preference_cache_ttl_seconds`).
public struct SendAnswers: Sendable {
    /// An answer, and the version of the policy that it was made with.
    public struct Kept: Sendable {
        /// What preferences say.
        public let answer: PreferencesV1.SendAnswer
        /// 0 where preferences did not say.
        public let policyVersion: Int64
    }
    /// Kept answers by question.
    public typealias Cache = WatchedCache<PreferencesV1.SendQuestion, Kept>

    /// Questions one `CheckSend` takes.
    public static let questionsPerCall = 1_000

    /// What stands for an answer that does not fit into a message: nothing goes to that user, and everybody else is answered.
    public static let tooLarge = PreferencesV1.SendAnswer(gate: .cancelled)

    private let preferences: PreferencesV1.Preferences.Client
    private let cache: Cache?

    /// - Parameter cache: nil asks each time.
    public init(_ preferences: PreferencesV1.Preferences.Client, cache: Cache? = nil) {
        self.preferences = preferences
        self.cache = cache
    }

    /// The answers for an instant, in the order of the questions.
    ///
    /// - Parameter policy: of the app, as the asker knows it; nil while it does not, and then nothing is kept.
    /// - Throws: what a call throws; ``UnexpectedAnswer``.
    public func answers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant, policy: Policy?
    ) async throws -> [PreferencesV1.SendAnswer] {
        try await keptAnswers(to: questions, of: tenant, at: now, policy: policy).map(\.answer)
    }

    /// The same, each with the version of the policy that it was made with: preferences may hear of a new one later than the asker, or sooner.
    ///
    /// - Throws: what a call throws; ``UnexpectedAnswer``.
    public func keptAnswers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant, policy: Policy?
    ) async throws -> [Kept] {
        guard let cache, let policy, cache.isUsable else { return try await ask(questions, of: tenant, at: now, isKept: false) }
        let until = now + .seconds(policy.preferenceCacheTTLSeconds)
        let wanted = questions.map { question in
            Cache.Wanted(question, of: ChangedUser(organization: tenant.organizationId, app: tenant.appId, user: question.userId))
        }
        return try await cache.answers(to: wanted, at: now, isCurrent: { $0.policyVersion == policy.version }) { places in
            try await ask(places.map { questions[$0] }, of: tenant, at: now, isKept: true).map { asked in
                // Preferences and the asker hear of a new policy at different times: what they do not agree on is not kept.
                guard asked.policyVersion == policy.version, policy.version > 0 else { return .init(asked, until: nil) }
                let change = asked.answer.changesAtMs.map(Instant.init(milliseconds:))
                return .init(asked, until: change.map { min($0, until) } ?? until)
            }
        }
    }

    private func ask(
        _ questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant, isKept: Bool
    ) async throws -> [Kept] {
        var asked: [Kept] = []
        asked.reserveCapacity(questions.count)
        var rest = questions[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Self.questionsPerCall))
            rest = rest.dropFirst(part.count)
            asked += try await part.inHalves {
                try await ask(together: $0, of: tenant, at: now, isKept: isKept)
            } tooLarge: { _, _ in
                // Of no version: it is not kept.
                [Kept(answer: Self.tooLarge, policyVersion: 0)]
            }
        }
        return asked
    }

    /// One call, of at most ``questionsPerCall``.
    private func ask(
        together questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant, isKept: Bool
    ) async throws -> [Kept] {
        let response = try await preferences.checkSend(
            .init(tenant: tenant, questions: questions, atMs: now.milliseconds, withChangesAt: isKept))
        guard response.answers.count == questions.count else {
            throw UnexpectedAnswer(what: "\(response.answers.count) answers to \(questions.count) questions")
        }
        return response.answers.map { Kept(answer: $0, policyVersion: response.policyVersion) }
    }
}

/// A neighbour answered something that does not fit the question.
public struct UnexpectedAnswer: Error, CustomStringConvertible {
    /// What came, in words.
    public var what: String

    /// - Parameter what: came instead.
    public init(what: String) { self.what = what }

    public var description: String { "unexpected answer: \(what)" }
}
