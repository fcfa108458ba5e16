public import CarillonAPI
import RPC

/// Asks preferences whether users may be pushed. Nothing is kept: what a user chose counts for the next question (ARCH-09).
public struct SendAnswers: Sendable {
    /// An answer, and the version of the policy that it was made with.
    public struct Versioned: Sendable {
        /// What preferences say.
        public let answer: PreferencesV1.SendAnswer
        /// 0 where preferences did not say.
        public let policyVersion: Int64
    }

    /// Questions one `CheckSend` takes.
    public static let questionsPerCall = 1_000

    /// What stands for an answer that does not fit into a message: nothing goes to that user, and everybody else is answered.
    public static let tooLarge = PreferencesV1.SendAnswer(gate: .cancelled)

    private let preferences: PreferencesV1.Preferences.Client

    /// Asks this client's service.
    public init(_ preferences: PreferencesV1.Preferences.Client) { self.preferences = preferences }

    /// The answers for an instant, in the order of the questions.
    ///
    /// - Throws: what a call throws; ``UnexpectedAnswer``.
    public func answers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> [PreferencesV1.SendAnswer] {
        try await versionedAnswers(to: questions, of: tenant, at: now).map(\.answer)
    }

    /// The same, each with the version of the policy that it was made with: preferences may hear of a new one later than the asker, or sooner.
    ///
    /// - Throws: what a call throws; ``UnexpectedAnswer``.
    public func versionedAnswers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> [Versioned] {
        var asked: [Versioned] = []
        asked.reserveCapacity(questions.count)
        var rest = questions[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Self.questionsPerCall))
            rest = rest.dropFirst(part.count)
            asked += try await part.bisectingOversized {
                try await ask(together: $0, of: tenant, at: now)
            } tooLarge: { _, _ in
                [Versioned(answer: Self.tooLarge, policyVersion: 0)]
            }
        }
        return asked
    }

    /// One call, of at most ``questionsPerCall``.
    private func ask(
        together questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> [Versioned] {
        let response = try await preferences.checkSend(.init(tenant: tenant, questions: questions, atMs: now.milliseconds))
        guard response.answers.count == questions.count else {
            throw UnexpectedAnswer(what: "\(response.answers.count) answers to \(questions.count) questions")
        }
        return response.answers.map { Versioned(answer: $0, policyVersion: response.policyVersion) }
    }
}

/// A peer answered something that does not fit the question.
public struct UnexpectedAnswer: Error, CustomStringConvertible {
    /// What came, in words.
    public var what: String

    /// - Parameter what: came instead.
    public init(what: String) { self.what = what }

    public var description: String { "unexpected answer: \(what)" }
}
