import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct AnswerCountsTests {
    private let start = SteadyInstant(milliseconds: 1_770_000_000_000)
    private func route(_ app: String, _ environment: ProviderEnvironment = .production) -> Route {
        Route(organizationID: "org", appID: app, provider: .apns, environment: environment)
    }

    private let gone = AttemptDecision.deviceGone(code: "Unregistered", since: nil, mayBeOtherEnvironment: false)
    private let refused = AttemptDecision.failed(reason: "", code: "", isDeadLetter: false, raisesAlert: false, blamesDevice: true)

    @Test("REG-20 the answers of the last minute are counted by app and provider, over both environments")
    func counting() {
        var counts = AnswerCounts()
        for second in 0..<30 {
            let now = start + .seconds(second)
            counts.count(.sent(messageID: ""), route: route("a"), now: now)
            counts.count(gone, route: route("a", .sandbox), now: now)
            counts.count(refused, route: route("b"), now: now)
        }
        #expect(counts.counts(of: route("a"), now: start + .seconds(29)) == .init(all: 60, dead: 30))
        #expect(counts.counts(of: route("b"), now: start + .seconds(29)) == .init(all: 30, dead: 0))
        // The window moves on.
        #expect(counts.counts(of: route("a"), now: start + .seconds(74)) == .init(all: 30, dead: 15))
        #expect(counts.counts(of: route("a"), now: start + .seconds(200)) == .init())
    }

    @Test("REG-20 the answers of browsers' push services are counted for each of them: a dead one is not hidden by others, and accuses none of them")
    func pushServices() {
        func service(_ host: String) -> Route {
            Route(organizationID: "org", appID: "a", provider: ProviderID(rawValue: "web_push"), environment: ProviderEnvironment(rawValue: host))
        }
        var counts = AnswerCounts()
        counts.countAccepted(1_000, route: service("fcm.googleapis.com"), now: start)
        for _ in 0..<25 { counts.count(gone, route: service("push.example"), now: start) }
        counts.count(gone, route: service("fcm.googleapis.com"), now: start)
        #expect(counts.counts(of: service("push.example"), now: start) == .init(all: 25, dead: 25))
        #expect(counts.counts(of: service("fcm.googleapis.com"), now: start) == .init(all: 1_001, dead: 1))
        #expect(!counts.spoke(on: service("other.example"), since: start))
    }

    @Test("REG-20 what says nothing of a token is no answer: throttles, outages, unknown outcomes")
    func silence() {
        var counts = AnswerCounts()
        var silent: [AttemptDecision] = [
            .retry(after: .seconds(1), code: "503", countsAttempt: true, throttlesLane: false),
            .throttled(scope: .lane, retryAfter: nil, code: "429", countsAttempt: false), .pauseCredential(code: "403"),
            .lostOnTrial(code: "timeout"),
            .sendAgain(.shrunk),
            .failed(reason: "attempts_used_up", code: "500", isDeadLetter: true, raisesAlert: false, blamesDevice: false),
        ]
        // An alert is about the app's configuration, such as a wrong topic.
        silent.append(.failed(reason: "", code: "BadTopic", isDeadLetter: false, raisesAlert: true, blamesDevice: false))
        for decision in silent { counts.count(decision, route: route("a"), now: start) }
        #expect(counts.counts(of: route("a"), now: start) == .init())
        #expect(!counts.spoke(on: route("a"), since: start))
    }

    @Test("REG-20 REG-19 a probe of which nothing was learnt counts like a death, but is no sign of life of the provider")
    func unreachable() {
        var counts = AnswerCounts()
        counts.countUnreachable(on: route("a"), now: start)
        #expect(counts.counts(of: route("a"), now: start) == .init(all: 1, dead: 1))
        #expect(!counts.spoke(on: route("a"), since: start))
    }
}
