import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Orders of operators, and lanes without a connection")
struct LaneOrdersTests {
    private let start = Instant(milliseconds: 1_000_000)
    private let route = Route(organizationID: "org", appID: "chat", provider: .apns, environment: .sandbox)

    private func order(_ kind: LaneOrder.Kind, _ scope: LaneOrder.Scope, holds: Bool = true, at seconds: Int = 0) -> LaneOrder {
        LaneOrder(kind: kind, scope: scope, holds: holds, at: start + .seconds(seconds))
    }

    @Test("CTL-01 an order covers the routes that its fields name, and an empty field stands for all")
    func scopes() {
        let cases: [(LaneOrder.Scope, Bool)] = [
            (.init(), true), (.init(provider: "apns"), true), (.init(provider: "fcm"), false),
            (.init(provider: "apns", environment: "production"), false), (.init(organization: "org", app: "chat"), true),
            (.init(organization: "elsewhere", app: "chat"), false),
            (.init(provider: "apns", environment: "sandbox", organization: "org", app: "chat"), true),
        ]
        for (scope, covers) in cases {
            #expect(scope.covers(route) == covers, "\(scope.label)")
        }
    }

    @Test("DISP-30 the latest order counts, whatever order they come in; a provider that is down wins over a pause")
    func latest() {
        var orders = LaneOrders()
        let down = order(.down, .init(provider: "apns"))
        #expect(orders.follow(order(.pause, .init())) == true)
        #expect(orders.follow(down) == true)
        #expect(orders.follow(down) == false, "a watch that begins again tells it again")
        #expect(orders.order(for: route)?.kind == .down && orders.pauseOfAll != nil)
        let up = orders.next(.down, .init(provider: "apns"), holds: false, reason: "", now: start - .seconds(5))
        #expect(up.at > down.at, "the clock of this dispatcher is behind")
        #expect(orders.follow(up) == true)
        #expect(orders.follow(down) == false)
        #expect(orders.order(for: route)?.kind == .pause && !orders.isDown(route))
    }

    @Test("DISP-30 a lane without a connection counts as down after the window, and an operator's word begins the window anew")
    func unreachable() {
        let (now, limits) = (SteadyInstant(milliseconds: 5_000_000), OutageDetector.Limits())
        var lane = LaneState()
        #expect(lane.downAt(limits) == nil)
        _ = lane.providerUnreachable(reason: "refused", now: now)
        _ = lane.providerUnreachable(reason: "refused", now: now + .seconds(20))
        #expect(lane.downAt(limits) == now + .seconds(60))
        #expect(lane.stayedUnreachable(now: now + .seconds(60)) == .wentDown)
        #expect(lane.condition(at: now + .seconds(60)) == .blocked(.providerDown, reason: "refused"))
        // A connection is no answer: a probe leaves on it.
        lane.providerConnected()
        #expect(lane.condition(at: now + .seconds(89)).waitReason == .providerDown)
        #expect(lane.condition(at: now + .seconds(90)) == .open)
        #expect(lane.takeProbe(now: now + .seconds(90)) == true)
        #expect(lane.condition(at: now + .seconds(90)).waitReason == .providerDown)
        #expect(lane.attemptAnswered(now: now + .seconds(91)) == .cameBack)
        _ = lane.providerUnreachable(reason: "refused", now: now + .seconds(100))
        #expect(lane.calledUp(wasCalledDown: false, hasPushes: true, now: now + .seconds(150)) == false)
        #expect(lane.downAt(limits) == now + .seconds(210))
    }

    @Test("DISP-30 CTL-01 called up without waiting pushes, a lane begins anew; with some of them, one leaves before the others")
    func calledUp() {
        let (now, limits) = (SteadyInstant(milliseconds: 5_000_000), OutageDetector.Limits())
        for wasDown in [true, false] {
            var lane = LaneState()
            if wasDown { for _ in 0..<20 { _ = lane.attemptFailed(limits, now: now) } }
            #expect(lane.outage.isDown == wasDown)
            var busy = lane
            #expect(lane.calledUp(wasCalledDown: true, hasPushes: false, now: now + .seconds(1)) == false)
            #expect(!lane.outage.sendsProbes && lane.condition(at: now + .seconds(1)) == .open)
            let later = lane.attemptFailed(limits, now: now + .seconds(20))
            #expect(later == .none)
            #expect(busy.calledUp(wasCalledDown: true, hasPushes: true, now: now + .seconds(1)) == true)
            #expect(busy.attemptFailed(limits, now: now + .seconds(20)) == .wentDown)
        }
    }

    @Test("DISP-30 apps on one lane share an outage: the one that asks for the fewest attempts decides")
    func shared() {
        let (few, many) = (OutageDetector.Limits(window: .seconds(10), minimumAttempts: 3), OutageDetector.Limits())
        #expect(OutageDetector.Limits.shared([many, few]) == few)
        let long = OutageDetector.Limits(window: .seconds(90), minimumAttempts: 3)
        #expect(OutageDetector.Limits.shared([few, long, many]) == long)
        #expect(OutageDetector.Limits.shared([]) == OutageDetector.Limits())
    }

    @Test("CTL-01 the rate of a lane is what the provider accepted in the last 60 s")
    func rate() {
        var count = MinuteCount()
        let now = SteadyInstant(milliseconds: 5_000_000)
        count.add(3, at: now)
        count.add(4, at: now + .seconds(30))
        #expect(count.sum(at: now + .seconds(59)) == 7)
        #expect(count.sum(at: now + .seconds(60)) == 4)
        #expect(count.sum(at: now + .seconds(90)) == 0)
    }

    @Test("DISP-30 5xx, timeouts and lost connections are failures; refusals and throttles show that the provider works")
    func verdicts() {
        func retry(_ cause: Retry.Cause) -> ProviderVerdict { .retry(Retry(scope: .lane, cause: cause, code: "x", status: 503)) }
        let failures: [ProviderVerdict] = [retry(.providerFailure), .unknown(.timeout), .unknown(.connectionLost), .unknown(.streamReset)]
        #expect(failures.allSatisfy { $0.showsProviderUp == false })
        let answers: [ProviderVerdict] = [
            .accepted(messageID: ""), retry(.rateLimited), retry(.deviceLimited), retry(.tokenUpdates),
            .rejected(Rejection(.device, code: "Unregistered", status: 410, action: .retireAddress)),
        ]
        #expect(answers.allSatisfy { $0.showsProviderUp == true })
        #expect(retry(.connection).showsProviderUp == nil)
        #expect(retry(.ownFailure).showsProviderUp == nil, "this dispatcher could not keep a message for a desktop")
        let ticket = ProviderVerdict.retry(Retry(scope: .device, cause: .providerFailure, code: "ProviderError", status: 200))
        #expect(ticket.showsProviderUp == nil, "Expo answered, and could not reach Apple")
    }
}
