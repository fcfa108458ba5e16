import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-16 Values of broadcasts")
struct BroadcastValueTests {
    @Test("EVAL-16 a broadcast is paused, resumed and cancelled as its state allows; a repeated change changes nothing")
    func changes() {
        func states(after change: BroadcastState.Change) -> [BroadcastState: BroadcastState] {
            Dictionary(uniqueKeysWithValues: BroadcastState.allCases.compactMap { state in state.after(change).map { (state, $0) } })
        }
        #expect(states(after: .pause) == [.pending: .paused, .running: .paused, .paused: .paused])
        #expect(states(after: .resume) == [.pending: .pending, .running: .running, .paused: .running])
        #expect(
            states(after: .cancel) == [
                .pending: .cancelling, .running: .cancelling, .paused: .cancelling, .cancelling: .cancelling, .cancelled: .cancelled,
                .finished: .cancelling,
            ])
    }

    @Test("EVAL-16 the state of a broadcast to several apps is that of those with the most left to do")
    func combined() {
        #expect(BroadcastState.combined([.finished, .finished]) == .finished)
        #expect(BroadcastState.combined([.pending, .pending]) == .pending)
        #expect(BroadcastState.combined([.pending, .finished]) == .running)
        #expect(BroadcastState.combined([.running, .paused]) == .running)
        #expect(BroadcastState.combined([.paused, .finished]) == .paused)
        #expect(BroadcastState.combined([.cancelling, .cancelled]) == .cancelling)
        #expect(BroadcastState.combined([.cancelled, .finished]) == .cancelled)
    }

    @Test("DISP-27 four fifths of the app's rate are for broadcasts, shared by those of the app; who has several devices takes several places")
    func pace() {
        func pace(_ requested: Int = 0, rate: Int = 100, broadcasts: Int = 1, pushes: Int64 = 0, targets: Int64 = 0) -> BroadcastPace {
            BroadcastPace(requested: requested, sendRate: rate, broadcasts: broadcasts, pushes: pushes, targets: targets)
        }
        func perSecond(_ pace: BroadcastPace) -> Double { Double(pace.users) * 1_000 / Double(pace.interval.wholeMilliseconds) }
        #expect((pace().users, pace().interval) == (20, .milliseconds(250)))
        #expect(perSecond(pace(broadcasts: 2)) == 40 && perSecond(pace(10)) == 10 && perSecond(pace(1_000)) == 80)
        #expect(perSecond(pace(pushes: 200, targets: 100)) == 40)
        // Users without devices do not make it faster.
        #expect(perSecond(pace(pushes: 10, targets: 100)) == 80)
        // A page has at most 1,000 users, and one at least.
        #expect(pace(rate: 1_000_000).users == 1_000 && (799_000...801_000).contains(perSecond(pace(rate: 1_000_000))) == false)
        #expect((pace(1).users, pace(1).interval) == (1, .seconds(1)))
        for rate in [1, 3, 100, 600, 16_666] { #expect(perSecond(pace(rate: rate)) <= Double(rate) * 0.8 + 0.001) }
    }

    @Test("DISP-27 a page that comes late does not make the next ones come later; after a stop it makes up for a second at most")
    func lateness() {
        let pace = BroadcastPace(requested: 0, sendRate: 100, broadcasts: 1, pushes: 0, targets: 0)
        let due = Instant(milliseconds: 1_000_000)
        #expect(pace.next(after: due, now: due + .milliseconds(40)) == due + .milliseconds(250))
        #expect(pace.next(after: due, now: due + .seconds(3_600)) == due + .seconds(3_599) + .milliseconds(250))
    }

    @Test("EVAL-16 filters keep users with a device of the kind, and readers of the language; the device's language comes first")
    func filters() throws {
        let policy = try ChatApp.policy()
        func filter(_ types: [CommonV1.DeviceType] = [], _ locales: [String] = []) -> BroadcastFilter? {
            BroadcastFilter(.init(broadcast: .init(broadcastId: "b", deviceTypes: types, locales: locales)))
        }
        let phone = ChatApp.device("i", of: "bob", type: .ios, locale: "es-MX")
        let tablet = ChatApp.device("a", of: "bob", type: .android, locale: "")
        var bob = ChatApp.user("bob", devices: [phone, tablet])
        bob.locale = "de"
        #expect(filter() == nil && BroadcastFilter(.init()) == nil)
        let spanish = try #require(filter([], ["es"]))
        #expect(spanish.admits(phone, of: bob, policy: policy) && !spanish.admits(tablet, of: bob, policy: policy))
        #expect(spanish.admits(bob, policy: policy))
        #expect(filter([], ["DE_de", "de"])?.admits(tablet, of: bob, policy: policy) == true)
        #expect(filter([], ["e", "es-ES"])?.admits(bob, policy: policy) == false)
        #expect(filter([.android], ["es"])?.admits(bob, policy: policy) == false, "no Android device is read in Spanish")
        #expect(filter([.web])?.admits(bob, policy: policy) == false)
        bob.devices = []
        #expect(filter([], ["de"])?.admits(bob, policy: policy) == true && filter([.ios])?.admits(bob, policy: policy) == false)
    }
}
