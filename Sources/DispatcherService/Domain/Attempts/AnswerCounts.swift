import CarillonAPI
import Providers
import ServiceKit

/// Counts the providers' answers of the last minute, by app and provider; those of browsers' push services by host, because the answers of one say
/// nothing about another. The registry's mass guard decides by them (REG-20).
///
/// Only answers about the token count: a throttle or a failure of the provider says nothing about the token.
struct AnswerCounts: Sendable {
    static let windowSeconds: Int64 = 60

    struct Counts: Sendable, Hashable {
        var all = 0
        /// Answers that called the token dead or unknown.
        var dead = 0
    }

    private struct Key: Hashable {
        var tenant: CommonV1.Tenant
        var provider: ProviderID
        /// Nil where all environments are of one provider.
        var host: ProviderEnvironment?

        init(_ route: Route) {
            tenant = route.tenant
            provider = route.provider
            host = route.environment.isHost ? route.environment : nil
        }

        /// Hashes without the provider: each app has few.
        func hash(into hasher: inout Hasher) {
            hasher.combine(tenant)
            hasher.combine(host)
        }
    }

    /// The answers of one app and provider, a bucket a second.
    private struct Window {
        var buckets: [(second: Int64, counts: Counts)] = []
        /// Nil while only probes without a result were counted.
        var lastAnswer: SteadyInstant?

        mutating func add(_ count: Int, isDead: Bool, isAnswer: Bool, now: SteadyInstant) {
            if isAnswer { lastAnswer = now }
            let second = now.milliseconds / 1_000
            if buckets.last?.second != second {
                buckets.removeAll { $0.second <= second - AnswerCounts.windowSeconds }
                buckets.append((second, Counts()))
            }
            buckets[buckets.count - 1].counts.all += count
            if isDead { buckets[buckets.count - 1].counts.dead += count }
        }
    }

    private var windows: [Key: Window] = [:]
    /// Beyond this, windows without answers in the last minute are dropped: users name push services.
    private static let mostWindows = 10_000
    /// The last answer of ``counts(of:now:)``, until something is counted. The reports of one group of results all ask for the same.
    private var latest: (route: Route, second: Int64, counts: Counts)?

    /// Counts the decision on an answer.
    mutating func count(_ decision: AttemptDecision, route: Route, now: SteadyInstant) {
        let isDead: Bool
        switch decision {
        case .sent: isDead = false
        // An alert is about the app's configuration: the provider did not judge the token.
        case .failed(_, _, isDeadLetter: false, raisesAlert: false, _): isDead = false
        case .deviceGone: isDead = true
        case .failed, .retry, .throttled, .pauseCredential, .lostOnTrial, .sendAgain: return
        }
        add(1, isDead: isDead, isAnswer: true, route: route, now: now)
    }

    /// Counts answers that took pushes.
    mutating func countAccepted(_ count: Int, route: Route, now: SteadyInstant) { add(count, isDead: false, isAnswer: true, route: route, now: now) }

    private mutating func add(_ count: Int, isDead: Bool, isAnswer: Bool, route: Route, now: SteadyInstant) {
        latest = nil
        if windows.count >= Self.mostWindows {
            let second = now.milliseconds / 1_000
            windows = windows.filter { $0.value.buckets.last.map { $0.second > second - Self.windowSeconds } ?? false }
        }
        windows[Key(route), default: Window()].add(count, isDead: isDead, isAnswer: isAnswer, now: now)
    }

    /// Counts a probe without a result as an invalid token: many of them at once are doubtful as well.
    mutating func countUnreachable(on route: Route, now: SteadyInstant) {
        add(1, isDead: true, isAnswer: false, route: route, now: now)
    }

    /// Whether the provider answered about any token of the app since an instant, which shows that it was up.
    func spoke(on route: Route, since instant: SteadyInstant) -> Bool {
        windows[Key(route)]?.lastAnswer.map { $0 >= instant } ?? false
    }

    /// The answers of the 60 s that end now.
    mutating func counts(of route: Route, now: SteadyInstant) -> Counts {
        let second = now.milliseconds / 1_000
        if let latest, latest.second == second, latest.route == route { return latest.counts }
        let counts = (windows[Key(route)]?.buckets ?? []).reduce(into: Counts()) { sum, bucket in
            guard bucket.second > second - Self.windowSeconds else { return }
            sum.all += bucket.counts.all
            sum.dead += bucket.counts.dead
        }
        latest = (route, second, counts)
        return counts
    }
}
