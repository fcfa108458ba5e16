import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct AttemptDecisionTests {
    let rules = AttemptRules(schedule: RetrySchedule(delays: [1, 5, 25].map { .seconds($0) }, maximumAttempts: 4), throttleCountsAttempt: false)

    func rejection(_ action: Rejection.Action, code: String = "X", alert: Bool = false, since: Instant? = nil) -> ProviderVerdict {
        .rejected(Rejection(.payload, code: code, status: 400, action: action, raisesAlert: alert, tokenDeadSince: since))
    }

    @Test("DISP-09 accepted is sent")
    func accepted() {
        #expect(rules.decide(.accepted(messageID: "id"), attempt: 1) == .sent(messageID: "id"))
    }

    @Test("T20 only a dead address retires one; the provider's time travels along (T19)")
    func deviceGone() {
        let since = Instant(milliseconds: 77)
        #expect(
            rules.decide(rejection(.retireAddress, code: "Unregistered", since: since), attempt: 1)
                == .deviceGone(code: "Unregistered", since: since, mayBeOtherEnvironment: false))
        for action in [Rejection.Action.fail, .pauseCredential, .shrinkOnce, .renewCredentialOnce] {
            if case .deviceGone = rules.decide(rejection(action), attempt: 1) { Issue.record("\(action) retires an address") }
        }
    }

    @Test("T30 a permanent error is not retried and is no dead letter")
    func permanent() {
        #expect(
            rules.decide(rejection(.fail, code: "BadTopic", alert: true), attempt: 1)
                == .failed(reason: "rejected_by_provider", code: "BadTopic", isDeadLetter: false, raisesAlert: true, blamesDevice: false))
    }

    @Test("REG-21 T20 what a provider refuses for good counts against the device, unless it is about configuration or size")
    func blame() {
        func blames(_ verdict: ProviderVerdict, isShrunk: Bool = false) -> Bool? {
            guard case .failed(_, _, _, _, let blames) = rules.decide(verdict, attempt: 4, isShrunk: isShrunk) else { return nil }
            return blames
        }
        #expect(blames(rejection(.fail, code: "INVALID_ARGUMENT")) == true)
        #expect(blames(rejection(.fail, code: "BadTopic", alert: true)) == false)
        #expect(blames(.rejected(Rejection(.credential, code: "X", status: 403, action: .fail))) == false)
        #expect(blames(rejection(.shrinkOnce), isShrunk: true) == false)
        // An outage is the provider's fault.
        #expect(blames(.retry(Retry(scope: .device, cause: .providerFailure, code: "UNAVAILABLE", status: 503))) == false)
        #expect(blames(.unknown(.timeout)) == false)
    }

    @Test("DISP-30 what is lost while the lane is on trial uses up no attempt, also not the last one")
    func lostOnTrial() {
        #expect(rules.decide(.unknown(.connectionLost), attempt: 4, isTrial: true) == .lostOnTrial(code: "connection_lost"))
        #expect(rules.decide(.unknown(.timeout), attempt: 1, isTrial: true) == .lostOnTrial(code: "timeout"))
        #expect(rules.decide(.accepted(messageID: "id"), attempt: 4, isTrial: true) == .sent(messageID: "id"))
        if case .failed(_, _, let isDeadLetter, _, _) = rules.decide(.unknown(.connectionLost), attempt: 4) {
            #expect(isDeadLetter, "on a lane that is well it counts: it may have been processed")
        } else {
            Issue.record("the fourth of four attempts is not the last")
        }
    }

    @Test("T17 an address that the provider does not know here is told from one that is dead")
    func otherEnvironment() {
        let verdict = ProviderVerdict.rejected(
            Rejection(.device, code: "BadDeviceToken", status: 400, action: .retireAddress, mayBeOtherEnvironment: true))
        #expect(rules.decide(verdict, attempt: 1) == .deviceGone(code: "BadDeviceToken", since: nil, mayBeOtherEnvironment: true))
    }

    @Test("DISP-09 an expired provider token: a new one once, then the credential is paused (T13)")
    func expiredToken() {
        #expect(rules.decide(rejection(.renewCredentialOnce), attempt: 4) == .sendAgain(.newAuthorization))
        #expect(
            rules.decide(rejection(.renewCredentialOnce, code: "ExpiredProviderToken"), attempt: 4, hasRenewedAuthorization: true)
                == .pauseCredential(code: "ExpiredProviderToken"))
        #expect(rules.decide(rejection(.pauseCredential, code: "Forbidden"), attempt: 1) == .pauseCredential(code: "Forbidden"))
    }

    @Test("DISP-21 too large: shrunk once, then failed as payload_too_large")
    func tooLarge() {
        #expect(rules.decide(rejection(.shrinkOnce), attempt: 1) == .sendAgain(.shrunk))
        #expect(
            rules.decide(rejection(.shrinkOnce, code: "PayloadTooLarge"), attempt: 1, isShrunk: true)
                == .failed(reason: "payload_too_large", code: "PayloadTooLarge", isDeadLetter: false, raisesAlert: false, blamesDevice: false))
    }

    @Test("DISP-23 provider failures follow the list and end as a dead letter")
    func providerFailure() {
        let verdict = ProviderVerdict.retry(Retry(scope: .device, cause: .providerFailure, code: "InternalServerError", status: 500))
        let decisions = (1...4).map { rules.decide(verdict, attempt: $0) }
        #expect(
            decisions == [
                .retry(after: .seconds(1), code: "InternalServerError", countsAttempt: true, throttlesLane: false),
                .retry(after: .seconds(5), code: "InternalServerError", countsAttempt: true, throttlesLane: false),
                .retry(after: .seconds(25), code: "InternalServerError", countsAttempt: true, throttlesLane: false),
                .failed(reason: "attempts_used_up", code: "InternalServerError", isDeadLetter: true, raisesAlert: false, blamesDevice: false),
            ])
    }

    @Test("DISP-22 DISP-30 a message for a desktop that the dispatcher itself cannot keep follows the list, and is held for no outage of a provider")
    func ownFailure() {
        let verdict = ProviderVerdict.retry(Retry(scope: .device, cause: .ownFailure, code: "mailbox_unavailable", status: 503))
        let next = AttemptDecision.retry(after: .seconds(1), code: "mailbox_unavailable", countsAttempt: true, throttlesLane: false)
        #expect(rules.decide(verdict, attempt: 1) == next && rules.decide(verdict, attempt: 1, isDown: true) == next)
        #expect(verdict.showsProviderUp == nil)
    }

    @Test("DISP-30 in an outage 5xx and lost requests use up no attempt, and refusals are as always")
    func outage() {
        let failure = ProviderVerdict.retry(Retry(scope: .lane, cause: .providerFailure, code: "UNAVAILABLE", status: 503))
        #expect(rules.decide(failure, attempt: 4, isDown: true) == .lostOnTrial(code: "UNAVAILABLE"))
        #expect(rules.decide(.unknown(.timeout), attempt: 4, isDown: true) == .lostOnTrial(code: "timeout"))
        #expect(rules.decide(rejection(.fail), attempt: 1, isDown: true) == rules.decide(rejection(.fail), attempt: 1))
    }

    @Test("DISP-13 Retry-After of a 503 wins over the list and is meant for the project")
    func retryAfter() {
        let verdict = ProviderVerdict.retry(Retry(after: .seconds(40), scope: .lane, cause: .providerFailure, code: "UNAVAILABLE", status: 503))
        #expect(
            rules.decide(verdict, attempt: 1)
                == .retry(after: .seconds(40), code: "UNAVAILABLE", countsAttempt: true, throttlesLane: true))
    }

    @Test("T26 an unknown outcome is retried, and counts as failed only when attempts are used up", arguments: UnknownOutcome.allCases)
    func unknown(_ outcome: UnknownOutcome) {
        #expect(
            rules.decide(.unknown(outcome), attempt: 1)
                == .retry(after: .seconds(1), code: outcome.rawValue, countsAttempt: true, throttlesLane: false))
        #expect(
            rules.decide(.unknown(outcome), attempt: 4)
                == .failed(reason: "unknown_outcome", code: outcome.rawValue, isDeadLetter: true, raisesAlert: false, blamesDevice: false))
    }

    @Test("DISP-24 a throttle counts as an attempt only where the policy says so")
    func throttled() {
        let verdict = ProviderVerdict.retry(Retry(after: .seconds(7), scope: .lane, cause: .rateLimited, code: "QUOTA_EXCEEDED", status: 429))
        #expect(
            rules.decide(verdict, attempt: 9)
                == .throttled(scope: .lane, retryAfter: .seconds(7), code: "QUOTA_EXCEEDED", countsAttempt: false))
        var chat = rules
        chat.throttleCountsAttempt = true
        #expect(
            chat.decide(verdict, attempt: 3)
                == .throttled(scope: .lane, retryAfter: .seconds(7), code: "QUOTA_EXCEEDED", countsAttempt: true))
        #expect(
            chat.decide(verdict, attempt: 4)
                == .failed(reason: "attempts_used_up", code: "QUOTA_EXCEEDED", isDeadLetter: true, raisesAlert: false, blamesDevice: false))
    }

    @Test("DISP-09 IdleTimeout: on a fresh connection, not counted")
    func idleTimeout() {
        let verdict = ProviderVerdict.retry(Retry(scope: .device, cause: .connection, code: "IdleTimeout", status: 400, reconnects: true))
        #expect(
            rules.decide(verdict, attempt: 4)
                == .retry(after: .seconds(1), code: "IdleTimeout", countsAttempt: false, throttlesLane: false))
    }
}
