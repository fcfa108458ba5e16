import Providers
import ServiceKit

/// What to do about one attempt: a value made of the provider's verdict, the attempt's history and the policy, without I/O
/// (tables DISP-09 and DISP-13, schedule DISP-23, throttles DISP-24).
enum AttemptDecision: Sendable, Hashable {
    case sent(messageID: String)
    /// The address is dead. No other decision may retire an address. `since`: the instant from which the provider knows. `mayBeOtherEnvironment`: the
    /// provider does not know the address in this environment.
    case deviceGone(code: String, since: Instant?, mayBeOtherEnvironment: Bool)
    /// `isDeadLetter`: out of attempts, to be listed and requeued (DISP-25). `blamesDevice`: counts against the device (REG-21).
    case failed(reason: String, code: String, isDeadLetter: Bool, raisesAlert: Bool, blamesDevice: Bool)
    /// Again after the wait. `throttlesLane`: the provider asked everybody to wait that long.
    case retry(after: Duration, code: String, countsAttempt: Bool, throttlesLane: Bool)
    /// Again when the throttle of this scope is over.
    case throttled(scope: Retry.Scope, retryAfter: Duration?, code: String, countsAttempt: Bool)
    /// Back into the queue, uncounted; its credential is paused.
    case pauseCredential(code: String)
    /// Back into the queue, uncounted and at its old place, because the lane was on trial and gave no answer, or the provider is down (DISP-30).
    case lostOnTrial(code: String)
    /// Again at once, uncounted.
    case sendAgain(SendAgain)

    enum SendAgain: Sendable, Hashable {
        /// With a new provider token or access token.
        case newAuthorization
        case shrunk
        /// With those deliveries of its request that are of the same part.
        case divided(part: Int)
    }
}

/// The rules by which the attempts of one app are judged, from its policy.
struct AttemptRules: Sendable, Hashable {
    var schedule: RetrySchedule
    /// `rate_limit_counts_attempt`.
    var throttleCountsAttempt: Bool

    /// Wait before a message is sent again whose connection the provider wanted to end. The message is fine, but a provider that always answers so
    /// must not be asked without pause.
    static let afterConnectionEnd: Duration = .seconds(1)

    init(schedule: RetrySchedule, throttleCountsAttempt: Bool) {
        self.schedule = schedule
        self.throttleCountsAttempt = throttleCountsAttempt
    }

    init(_ policy: Policy) {
        self.init(
            schedule: RetrySchedule(
                delays: policy.retryDelaysSeconds.map { .seconds($0) }, maximumAttempts: policy.maxAttempts,
                jitterRatio: policy.retryJitterRatio),
            throttleCountsAttempt: policy.rateLimitCountsAttempt)
    }

    /// The rules for probes: `token_validation_soft_retries` retries on the usual schedule. A throttle never counts as an attempt, because it says
    /// nothing about the token.
    init(probing policy: Policy) {
        self.init(policy)
        schedule.maximumAttempts = 1 + policy.deviceLifecycle.validationSoftRetries
        throttleCountsAttempt = false
    }

    /// - Parameters:
    ///   - attempt: Number of this attempt, from 1: the counted ones before it, plus one.
    ///   - hasRenewedAuthorization: A new token was tried in this attempt already.
    ///   - isShrunk: The payload was shrunk in this attempt already.
    ///   - isTrial: The lane was on trial when the request left.
    ///   - isDown: The provider counts as down.
    ///   - random: in 0 ..< 1, for the jitter; asked for when there is a retry.
    func decide(
        _ verdict: ProviderVerdict, attempt: Int, hasRenewedAuthorization: Bool = false, isShrunk: Bool = false, isTrial: Bool = false,
        isDown: Bool = false, random: @autoclosure () -> Double = 0
    ) -> AttemptDecision {
        switch verdict {
        case .accepted(let messageID):
            return .sent(messageID: messageID)
        case .rejected(let rejection):
            return decide(rejection, hasRenewedAuthorization: hasRenewedAuthorization, isShrunk: isShrunk)
        case .retry(let retry) where isDown && retry.cause == .providerFailure:
            return .lostOnTrial(code: retry.code)
        case .retry(let retry):
            return decide(retry, attempt: attempt, random)
        case .unknown(let unknown) where isTrial || isDown:
            return .lostOnTrial(code: unknown.rawValue)
        case .unknown(let unknown):
            switch schedule.afterFailure(ofAttempt: attempt, random: random()) {
            case .retry(let wait):
                return .retry(after: wait, code: unknown.rawValue, countsAttempt: true, throttlesLane: false)
            case .attemptsUsedUp:
                return .failed(
                    reason: FailureReason.unknownOutcome, code: unknown.rawValue, isDeadLetter: true, raisesAlert: false, blamesDevice: false)
            }
        }
    }

    private func decide(_ rejection: Rejection, hasRenewedAuthorization: Bool, isShrunk: Bool) -> AttemptDecision {
        switch rejection.action {
        case .retireAddress:
            return .deviceGone(
                code: rejection.code, since: rejection.tokenDeadSince, mayBeOtherEnvironment: rejection.mayBeOtherEnvironment)
        case .fail:
            // A fault of configuration raises an alert; it must not count against every device of the app.
            return .failed(
                reason: FailureReason.rejected, code: rejection.code, isDeadLetter: false, raisesAlert: rejection.raisesAlert,
                blamesDevice: !rejection.raisesAlert && rejection.failureClass != .credential)
        case .shrinkOnce where isShrunk:
            return .failed(reason: FailureReason.payloadTooLarge, code: rejection.code, isDeadLetter: false, raisesAlert: false, blamesDevice: false)
        case .shrinkOnce:
            return .sendAgain(.shrunk)
        // A fresh token is refused as too old: a clock is wrong, ours or theirs; only a human can tell.
        case .renewCredentialOnce where hasRenewedAuthorization:
            return .pauseCredential(code: rejection.code)
        case .renewCredentialOnce:
            return .sendAgain(.newAuthorization)
        case .pauseCredential:
            return .pauseCredential(code: rejection.code)
        }
    }

    private func decide(_ retry: Retry, attempt: Int, _ random: () -> Double) -> AttemptDecision {
        switch retry.cause {
        case .rateLimited:
            if throttleCountsAttempt, case .attemptsUsedUp = schedule.afterFailure(ofAttempt: attempt) {
                return .failed(reason: FailureReason.attemptsUsedUp, code: retry.code, isDeadLetter: true, raisesAlert: false, blamesDevice: false)
            }
            return .throttled(scope: retry.scope, retryAfter: retry.after, code: retry.code, countsAttempt: throttleCountsAttempt)
        case .tokenUpdates:
            return .throttled(scope: retry.scope, retryAfter: retry.after, code: retry.code, countsAttempt: false)
        case .connection:
            return .retry(after: Self.afterConnectionEnd, code: retry.code, countsAttempt: false, throttlesLane: false)
        case .providerFailure, .ownFailure, .deviceLimited:
            switch schedule.afterFailure(ofAttempt: attempt, random: random()) {
            case .retry(let wait):
                // The provider's wait wins over the schedule.
                return .retry(
                    after: retry.after ?? wait, code: retry.code, countsAttempt: true,
                    throttlesLane: retry.scope == .lane && retry.after != nil)
            case .attemptsUsedUp:
                return .failed(reason: FailureReason.attemptsUsedUp, code: retry.code, isDeadLetter: true, raisesAlert: false, blamesDevice: false)
            }
        }
    }
}
