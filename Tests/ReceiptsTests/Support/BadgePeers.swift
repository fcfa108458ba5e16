import CarillonAPI
import RPC
import ServiceKit
import Synchronization

/// An evaluator that keeps the silent pushes of badges, or is away, and preferences with one time zone and quiet hours for all users.
final class BadgePeers: RegistrableService {
    private struct State {
        var pushes: [[String]] = []
        var isAway = false
        var refusal: (@Sendable () async throws -> Void)?
        var unreadable = ""
        var quietEnd = ""
        var arePreferencesAway = false
        var questions: [Int] = []
    }
    private let state = Mutex(State())

    /// The users of each push.
    var pushes: [[String]] { state.withLock { $0.pushes } }

    func setAway(_ isAway: Bool) { state.withLock { $0.isAway = isAway } }

    /// Refuses pushes for good from now on; nil: takes them.
    ///
    /// - Parameter body: what happens before the answer.
    func refuse(_ body: (@Sendable () async throws -> Void)?) { state.withLock { $0.refusal = body } }

    /// The user whose preferences cannot be read from now on; empty: none.
    func setUnreadable(_ user: String) { state.withLock { $0.unreadable = user } }

    /// Gives users quiet hours, in Berlin.
    func setQuietHours(until end: String) {
        state.withLock { $0.quietEnd = end }
    }

    func setPreferencesAway(_ areAway: Bool) { state.withLock { $0.arePreferencesAway = areAway } }

    /// The number of users of each question for quiet hours.
    var questions: [Int] { state.withLock { $0.questions } }

    func registerMethods(with router: inout RPCRouter) {
        router.unary(EvaluatorV1.Evaluator.Method.submitSilent) { (request: EvaluatorV1.SubmitSilentRequest, _) in
            if let refusal = self.state.withLock({ $0.refusal }) {
                try await refusal()
                throw APIError(.invalidArgument, field: "user_ids", "the evaluator refuses the push")
            }
            try self.state.withLock { state in
                guard !state.isAway else { throw APIError(.unavailable, "the evaluator is away") }
                guard request.syncType == BadgePush.syncType, request.badge == nil else {
                    throw APIError(.invalidArgument, field: "sync_type", "is no push of the user's badge")
                }
                state.pushes.append(request.userIds)
            }
            return EvaluatorV1.SubmitSilentResponse()
        }
        router.unary(PreferencesV1.Preferences.Method.listQuietHours) { (request: PreferencesV1.ListQuietHoursRequest, _) in
            try self.state.withLock { state throws -> PreferencesV1.ListQuietHoursResponse in
                state.questions.append(request.userIds.count)
                guard !state.arePreferencesAway else { throw APIError(.unavailable, "the preferences are away") }
                return PreferencesV1.ListQuietHoursResponse(
                    users: request.userIds.filter { $0 != state.unreadable }.map {
                        PreferencesV1.UserQuietHours(userId: $0, end: state.quietEnd, timezone: "Europe/Berlin")
                    })
            }
        }
    }
}
