import Providers
import ServiceKit

/// Whether a provider is down (DISP-30), as a value. One for each lane.
///
/// The provider is down when the window holds enough attempts and all of them failed with 5xx, a timeout or a connection error. A lane with little
/// traffic never makes so many in a window: there fewer failures in a row are enough, over one to ten windows (``Limits/attemptsOfQuietLane``).
/// While it is down one probe leaves for each ``probeInterval``. Any other answer, a refusal or a throttle too, shows that the provider works, and
/// ends the outage. Where pushes wait when an operator calls the provider up, one leaves as a probe at once, and its answer decides.
struct OutageDetector: Sendable, Hashable {
    /// `outage_window_seconds` and `outage_min_attempts` of the app.
    struct Limits: Sendable, Hashable {
        var window: Duration = .seconds(60)
        /// At least 1.
        var minimumAttempts = 20

        /// So many failures within ``longWindow`` without an answer between them, the first at least a window ago, are an outage, too. More than a
        /// quarter of ``minimumAttempts``, and at least 6: one push alone has five attempts (DISP-23), and blames no provider.
        var attemptsOfQuietLane: Int { max(6, minimumAttempts / 4 + 1) }
        var longWindow: Duration { window * 10 }
    }

    /// A change of the provider's condition, for one alert at its start and one line at its end.
    enum Change: Sendable, Hashable {
        case none
        case wentDown
        case cameBack
    }

    /// The time between two probes, from the start of one to the start of the next.
    static let probeInterval: Duration = .seconds(30)
    /// The failure of a probe that left later than this in a trial is no outage: the pushes that the trial was to protect have expired, or were
    /// cancelled.
    static let longestTrial: Duration = .seconds(60)

    /// The latest failures since the last answer, oldest first, at most as many as the limits need.
    private var failures: [SteadyInstant] = []
    private var lastAnswer: SteadyInstant?
    private var nextProbeAt: SteadyInstant?

    /// The start of the outage. Nil while the provider is up.
    private(set) var downSince: SteadyInstant?

    init() {}

    var isDown: Bool { downSince != nil }

    /// An operator called the provider up, and no answer has come yet.
    private(set) var isOnTrial = false
    private var trialSince: SteadyInstant?

    /// Whether pushes leave as probes alone.
    var sendsProbes: Bool { isDown || isOnTrial }

    /// When the next probe may leave. Nil while all pushes leave.
    var nextProbe: SteadyInstant? { sendsProbes ? nextProbeAt : nil }

    /// An attempt ended with 5xx, a timeout or a connection error.
    mutating func failed(_ limits: Limits, now: SteadyInstant) -> Change {
        guard !isDown else { return .none }
        if isOnTrial {
            let lastProbeAt = (nextProbeAt ?? now) - Self.probeInterval
            guard let trialSince, lastProbeAt >= trialSince + Self.longestTrial else { return goDown(now: now) }
            (isOnTrial, nextProbeAt) = (false, nil)
        }
        let minimum = max(1, limits.minimumAttempts)
        failures.removeAll { now >= $0 + limits.longWindow }
        failures.append(now)
        let kept = max(minimum, limits.attemptsOfQuietLane)
        if failures.count > kept { failures.removeFirst(failures.count - kept) }
        // An answer within the window: not all attempts of the window failed.
        if let lastAnswer, now < lastAnswer + limits.window { return .none }
        // The oldest of the latest failures shows whether the window holds enough.
        let latest = failures.suffix(minimum)
        let fillWindow = latest.count == minimum && latest.first.map { now < $0 + limits.window } == true
        let lastLonger = failures.count >= limits.attemptsOfQuietLane && failures.first.map { now >= $0 + limits.window } == true
        guard fillWindow || lastLonger else { return .none }
        return goDown(now: now)
    }

    private mutating func goDown(now: SteadyInstant) -> Change {
        (downSince, nextProbeAt, failures, isOnTrial) = (now, now + Self.probeInterval, [], false)
        return .wentDown
    }

    /// The provider answered an attempt with anything but 5xx.
    mutating func answered(now: SteadyInstant) -> Change {
        let wasStopped = sendsProbes
        failures = []
        (lastAnswer, downSince, nextProbeAt, isOnTrial) = (now, nil, nil, false)
        return wasStopped ? .cameBack : .none
    }

    /// No connection to the provider could be made for a whole window (decision 0114): all that would have left in it has failed.
    mutating func unreachable(now: SteadyInstant) -> Change {
        guard !isDown else { return .none }
        return goDown(now: now)
    }

    /// An operator says that the provider is up: it counts as up, and a probe leaves at once. When the probe fails, the provider is down again.
    mutating func calledUp(now: SteadyInstant) {
        (downSince, nextProbeAt, failures, isOnTrial, trialSince) = (nil, now, [], true, now)
    }

    /// Whether a probe leaves now. True once for each interval, whether or not the previous probe has ended.
    mutating func takeProbe(now: SteadyInstant) -> Bool {
        guard sendsProbes, let nextProbeAt, now >= nextProbeAt else { return false }
        self.nextProbeAt = now + Self.probeInterval
        return true
    }
}

extension OutageDetector.Limits {
    /// `outage_window_seconds` and `outage_min_attempts`.
    init(_ policy: Policy) {
        self.init(window: .seconds(policy.outageWindowSeconds), minimumAttempts: policy.outageMinAttempts)
    }

    /// Apps that share a lane share its outages (decision 0114): the limits of the app that asks for the fewest attempts count, and of equal ones the
    /// longest window. A false alarm delays pushes by half a minute, and one that comes late costs attempts.
    static func shared(_ limits: some Sequence<Self>) -> Self {
        limits.min { ($0.minimumAttempts, $1.window) < ($1.minimumAttempts, $0.window) } ?? Self()
    }
}

extension ProviderVerdict {
    /// Whether the attempt shows that the provider works (DISP-30). False for 5xx, timeouts and connection errors; nil: it shows neither.
    var showsProviderUp: Bool? {
        switch self {
        case .accepted, .unknown(.unreadableAnswer): true
        case .rejected(let rejection): rejection.status < 500
        case .unknown(.timeout), .unknown(.streamReset), .unknown(.connectionLost): false
        case .retry(let retry):
            switch retry.cause {
            // A failure that is told within a good answer is one of this message's way.
            case .providerFailure: retry.status == 0 || retry.status >= 500 ? false : nil
            case .connection, .ownFailure: nil
            case .rateLimited, .deviceLimited, .tokenUpdates: true
            }
        }
    }
}
