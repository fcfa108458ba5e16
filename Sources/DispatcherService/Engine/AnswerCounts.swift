import Providers
import ServiceKit

/// How the providers' answers of the last minute were, by app and provider: what the registry's mass guard decides by (REG-20).
///
/// Only answers that speak of the token count: what was throttled or failed on the provider's side says nothing of it.
struct AnswerCounts: Sendable {
    static let windowSeconds: Int64 = 60

    struct Counts: Sendable, Hashable {
        var all = 0
        /// Those that called the token dead, or did not know it.
        var dead = 0
    }

    private struct Key: Hashable {
        var appID: String
        var provider: ProviderKind
    }

    /// One second's answers.
    private struct Bucket {
        var second: Int64
        var counts = Counts()
    }

    private var buckets: [Key: [Bucket]] = [:]
    private var lastAnswer: [Key: Instant] = [:]

    /// Counts what was made of an answer.
    mutating func count(_ decision: AttemptDecision, route: Route, now: Instant) {
        let isDead: Bool
        switch decision {
        case .sent: isDead = false
        case .failed(_, _, isDeadLetter: false, _, _): isDead = false
        case .deviceGone: isDead = true
        case .failed, .retry, .throttled, .holdLane, .sendAgain: return
        }
        lastAnswer[Key(appID: route.appID, provider: route.provider)] = now
        let second = now.milliseconds / 1_000
        var ofRoute = buckets[Key(appID: route.appID, provider: route.provider)] ?? []
        if ofRoute.last?.second != second {
            ofRoute.removeAll { $0.second <= second - Self.windowSeconds }
            ofRoute.append(Bucket(second: second))
        }
        ofRoute[ofRoute.count - 1].counts.all += 1
        if isDead { ofRoute[ofRoute.count - 1].counts.dead += 1 }
        buckets[Key(appID: route.appID, provider: route.provider)] = ofRoute
    }

    /// Whether the provider said anything of any token of the app since an instant: it was up.
    func spoke(on route: Route, since instant: Instant) -> Bool {
        lastAnswer[Key(appID: route.appID, provider: route.provider)].map { $0 >= instant } ?? false
    }

    /// The answers of the 60 s that end now.
    func counts(of route: Route, now: Instant) -> Counts {
        let oldest = now.milliseconds / 1_000 - Self.windowSeconds
        return (buckets[Key(appID: route.appID, provider: route.provider)] ?? []).reduce(into: Counts()) { sum, bucket in
            guard bucket.second > oldest else { return }
            sum.all += bucket.counts.all
            sum.dead += bucket.counts.dead
        }
    }
}
