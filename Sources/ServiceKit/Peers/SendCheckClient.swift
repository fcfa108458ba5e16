public import CarillonAPI
import RPC

/// A client of preferences that asks whether users may get pushes. Answers are not cached, so a user's choice counts for the next question (ARCH-09).
public struct SendCheckClient: Sendable {
    /// Answers with their policy version.
    public struct Versioned: Sendable {
        /// The answers of preferences, in the order of the questions.
        public let answers: [PreferencesV1.SendAnswer]
        /// The lowest policy version behind the answers; 0 when it is unknown for one of them.
        public let policyVersion: Int64
    }

    /// Most questions in one `CheckSend`.
    public static let questionsPerCall = 1_000

    /// The answer about a user whose own answer exceeds a message: the user gets no push, and the other users get their answers.
    public static let tooLarge = PreferencesV1.SendAnswer(gate: .cancelled)

    private let preferences: PreferencesV1.Preferences.Client

    /// Uses a client of preferences.
    public init(_ preferences: PreferencesV1.Preferences.Client) { self.preferences = preferences }

    /// The answers for an instant, in the order of the questions.
    ///
    /// - Throws: errors of the calls; ``UnexpectedAnswer``.
    public func answers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> [PreferencesV1.SendAnswer] {
        try await versionedAnswers(to: questions, of: tenant, at: now).answers
    }

    /// The answers with their policy version. Preferences may learn of a new policy earlier or later than the caller.
    ///
    /// - Throws: errors of the calls; ``UnexpectedAnswer``.
    public func versionedAnswers(
        to questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> Versioned {
        var parts: [Versioned] = []
        var rest = questions[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Self.questionsPerCall))
            rest = rest.dropFirst(part.count)
            parts += try await part.bisectingOversized {
                [try await ask(together: $0, of: tenant, at: now)]
            } tooLarge: { _, _ in
                [Versioned(answers: [Self.tooLarge], policyVersion: 0)]
            }
        }
        // Most often there is one call.
        if parts.count == 1 { return parts[0] }
        return Versioned(answers: parts.flatMap(\.answers), policyVersion: parts.map(\.policyVersion).min() ?? 0)
    }

    /// One call, of at most ``questionsPerCall``.
    private func ask(
        together questions: [PreferencesV1.SendQuestion], of tenant: CommonV1.Tenant, at now: Instant
    ) async throws -> Versioned {
        let response = try await preferences.checkSend(.init(tenant: tenant, questions: questions, atMs: now.milliseconds))
        guard response.answers.count == questions.count else {
            throw UnexpectedAnswer(what: "\(response.answers.count) answers to \(questions.count) questions")
        }
        return Versioned(answers: response.answers, policyVersion: response.policyVersion)
    }
}

/// A peer's answer does not match the question.
public struct UnexpectedAnswer: Error, CustomStringConvertible {
    /// The answer in words.
    public var what: String

    /// - Parameter what: the answer in words.
    public init(what: String) { self.what = what }

    public var description: String { "unexpected answer: \(what)" }
}
