import ServiceKit
import Testing

@testable import GatewayService

@Suite("What of the spool waits")
struct ReplayWaitsTests {
    private let chat = SpooledRequests.chat
    private let forum = SpooledRequests.forum
    private let now = ContinuousClock.now

    @Test("DR-03 While the evaluator is away nothing is sent, for longer each time, and at least as long as it asks")
    func away() {
        var waits = ReplayWaits()
        #expect(waits.pause(at: now) == nil)
        waits.evaluatorIsAway(at: now)
        #expect(waits.pause(at: now) == now + .milliseconds(100))
        waits.evaluatorIsAway(at: now)
        #expect(waits.pause(at: now) == now + .milliseconds(200) && waits.next(after: now) == now + .milliseconds(200))
        waits.evaluatorIsAway(asked: .seconds(3_600), at: now)
        #expect(waits.pause(at: now) == now + .seconds(60))
        #expect(waits.pause(at: now + .seconds(60)) == nil)
        waits.answered(for: chat, at: now)
        #expect(waits.pause(at: now) == nil)
    }

    @Test("DR-03 An app that the evaluator cannot take now waits, and others do not")
    func app() {
        var waits = ReplayWaits()
        waits.appWaits(chat, at: now)
        #expect(!waits.isDue(chat, at: now) && waits.isDue(forum, at: now) && waits.pause(at: now) == nil)
        #expect(waits.isDue(chat, at: now + .milliseconds(100)))
        waits.appWaits(chat, at: now)
        #expect(waits.next(after: now) == now + .milliseconds(200))
        waits.answered(for: chat, at: now)
        #expect(waits.isDue(chat, at: now) && waits.next(after: now) == nil)
    }

    @Test("DR-03 After a call that fails its requests are sent one by one, and then together again")
    func alone() {
        var waits = ReplayWaits()
        waits.sendAlone(2, of: chat, at: now)
        #expect(waits.isAlone(chat) && waits.isDue(chat, at: now) && !waits.isAlone(forum))
        waits.answered(for: chat, at: now)
        #expect(waits.isAlone(chat))
        waits.answered(for: chat, at: now)
        #expect(!waits.isAlone(chat))
    }

    @Test("DR-03 A request that the evaluator fails for is passed over after three tries, and comes again after a minute")
    func passedOver() {
        var waits = ReplayWaits()
        for _ in 0..<2 { waits.failed(7, of: chat, at: now) }
        #expect(waits.passedOver(of: chat, at: now).isEmpty)
        waits.failed(7, of: chat, at: now)
        #expect(waits.passedOver(of: chat, at: now) == [7] && waits.passedOver(of: forum, at: now).isEmpty)
        waits.answered(for: chat, at: now)
        #expect(waits.next(after: now) == now + .seconds(60))
        #expect(waits.passedOver(of: chat, at: now + .seconds(60)).isEmpty)
        waits.removed([7])
        #expect(waits.passedOver(of: chat, at: now).isEmpty && waits.next(after: now) == nil)
    }
}
