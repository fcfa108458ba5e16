public import CarillonAPI
import RPC

/// The policies of a batch's apps (``PolicySource/policies(for:)``): of each app its policy, or why there is none.
public struct PolicyAnswers: Sendable {
    private var answers: [CommonV1.Tenant: Result<AppPolicy, APIError>]

    /// - Parameter answers: of each app of the batch.
    public init(_ answers: [CommonV1.Tenant: Result<AppPolicy, APIError>] = [:]) { self.answers = answers }

    /// The policy of an app.
    ///
    /// - Throws: `not_found` for an unknown app. `unavailable` where the policy cannot be read now, or where the batch was not asked about the app:
    ///   the sender of an item with this answer sends it again later, and items of other apps go on.
    public func policy(of tenant: CommonV1.Tenant) throws(APIError) -> AppPolicy {
        guard let answer = answers[tenant] else { throw Self.unavailable }
        return try answer.get()
    }

    /// The policies that could be read.
    public var known: [CommonV1.Tenant: AppPolicy] { answers.compactMapValues { try? $0.get() } }

    /// Why there is no policy: the app does not exist, or its policy cannot be read now, whatever the cause is.
    static func refusal(_ error: any Error) -> APIError {
        guard let error = error as? any RPCErrorConvertible else { return unavailable }
        let refusal = APIError(error.rpcError)
        return refusal.reason == .notFound ? refusal : APIError(.unavailable, "the policy of the app cannot be read now: \(refusal.message)")
    }

    /// The policy did not come in time.
    static let unavailable = APIError(.unavailable, "the policy of the app cannot be read now; try again")
}

extension PolicySource {
    /// Asks about each app at the same time. ``PolicyWatcher`` also limits questions and waits.
    public func policies(for tenants: Set<CommonV1.Tenant>) async -> PolicyAnswers {
        let answers = await tenants.concurrentMap { tenant -> PolicyAnswer in
            do { return PolicyAnswer(tenant: tenant, answer: .success(try await current(for: tenant))) } catch {
                return PolicyAnswer(tenant: tenant, answer: .failure(PolicyAnswers.refusal(error)))
            }
        }
        return PolicyAnswers(answers)
    }

    /// Asks about the only app of a call. It may take longer than for a batch: no other app waits.
    ///
    /// - Returns: the app's policy, or that there is no such app.
    /// - Throws: while the policy cannot be read, what ``current(for:)`` throws. The call fails, so that its caller repeats it.
    public func policies(forOnly tenant: CommonV1.Tenant) async throws -> PolicyAnswers {
        do {
            return PolicyAnswers([tenant: .success(try await current(for: tenant))])
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            return PolicyAnswers([tenant: .failure(APIError(error.rpcError))])
        }
    }
}

extension PolicyAnswers {
    init(_ answers: [PolicyAnswer]) {
        self.init(Dictionary(answers.map { ($0.tenant, $0.answer) }) { first, _ in first })
    }
}

/// A child task's answer. Not a tuple: see decision 0048.
struct PolicyAnswer: Sendable {
    var tenant: CommonV1.Tenant
    var answer: Result<AppPolicy, APIError>
}
