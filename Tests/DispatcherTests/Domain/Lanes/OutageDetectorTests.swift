import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct OutageDetectorTests {
    let start = SteadyInstant(milliseconds: 5_000_000)
    let limits = OutageDetector.Limits()

    /// A provider that failed 20 times at `start`.
    private func down() -> OutageDetector {
        var detector = OutageDetector()
        for _ in 0..<20 { _ = detector.failed(limits, now: start) }
        return detector
    }

    @Test("DISP-30 DR-01 a provider is down with the 20th failure in 60 s, not with the 19th, and that is news once")
    func enoughFailures() {
        var detector = OutageDetector()
        for second in 0..<19 {
            let change = detector.failed(limits, now: start + .seconds(second))
            #expect(change == .none)
        }
        #expect(!detector.isDown)
        let twentieth = detector.failed(limits, now: start + .milliseconds(59_999))
        #expect(twentieth == .wentDown)
        #expect(detector.downSince == start + .milliseconds(59_999))
        let next = detector.failed(limits, now: start + .seconds(60))
        #expect(next == .none && detector.downSince == start + .milliseconds(59_999))
    }

    @Test("DISP-30 with little traffic six failures in a row are an outage, once the first is a window ago, and within ten windows")
    func quietLane() {
        var detector = OutageDetector()
        // One each 15 s.
        for index in 0..<5 { _ = detector.failed(limits, now: start + .seconds(15 * index)) }
        #expect(!detector.isDown, "one push alone has five attempts")
        let sixth = detector.failed(limits, now: start + .seconds(75))
        #expect(sixth == .wentDown)
        // Six at once are no window.
        var sudden = OutageDetector()
        for _ in 0..<6 { _ = sudden.failed(limits, now: start) }
        let early = sudden.failed(limits, now: start + .milliseconds(59_999))
        #expect(early == .none)
        let late = sudden.failed(limits, now: start + .seconds(60))
        #expect(late == .wentDown)
        // Six within ten minutes, and five.
        var slow = OutageDetector()
        for index in 0..<5 { _ = slow.failed(limits, now: start + .seconds(119 * index)) }
        let last = slow.failed(limits, now: start + .seconds(119 * 5))
        #expect(last == .wentDown)
        var rare = OutageDetector()
        for index in 0..<200 { _ = rare.failed(limits, now: start + .seconds(120 * index)) }
        #expect(!rare.isDown)
    }

    @Test("DISP-30 with little traffic any answer between the failures begins their count anew")
    func quietLaneAnswers() {
        var detector = OutageDetector()
        for index in 0..<200 {
            let now = start + .seconds(15 * index)
            // A push that nobody takes, and each sixth time another one that arrives.
            if index % 6 == 5 { _ = detector.answered(now: now) } else { _ = detector.failed(limits, now: now) }
        }
        #expect(!detector.isDown)
    }

    @Test("DISP-30 who asks for more attempts than usual also gets more of them with little traffic")
    func patientQuietLane() {
        let patient = OutageDetector.Limits(minimumAttempts: 100)
        var detector = OutageDetector()
        for index in 0..<25 { _ = detector.failed(patient, now: start + .seconds(15 * index)) }
        #expect(!detector.isDown)
        let next = detector.failed(patient, now: start + .seconds(15 * 25))
        #expect(next == .wentDown)
    }

    @Test("DISP-30 one answer in the window keeps the provider up until the answer has left the window")
    func oneAnswer() {
        var detector = OutageDetector()
        let change = detector.answered(now: start)
        #expect(change == .none)
        for _ in 0..<100 { _ = detector.failed(limits, now: start + .milliseconds(59_999)) }
        #expect(!detector.isDown)
        let later = detector.failed(limits, now: start + .seconds(60))
        #expect(later == .wentDown)
    }

    @Test("DISP-30 the app's own window and number of attempts count")
    func ownLimits() {
        let strict = OutageDetector.Limits(window: .seconds(10), minimumAttempts: 3)
        var detector = OutageDetector()
        _ = detector.failed(strict, now: start)
        _ = detector.failed(strict, now: start + .seconds(5))
        let tooLate = detector.failed(strict, now: start + .seconds(10))
        #expect(tooLate == .none)
        let third = detector.failed(strict, now: start + .seconds(11))
        #expect(third == .wentDown)
    }

    @Test("DISP-30 while a provider is down one probe leaves each 30 s, and none while it is up")
    func probes() {
        var up = OutageDetector()
        let none = up.takeProbe(now: start + .seconds(3_600))
        #expect(!none && up.nextProbe == nil)

        var detector = down()
        #expect(detector.nextProbe == start + .seconds(30))
        var probes: [Int] = []
        for second in 0..<100 where detector.takeProbe(now: start + .seconds(second)) {
            probes.append(second)
            let change = detector.failed(limits, now: start + .seconds(second))
            #expect(change == .none)
        }
        #expect(probes == [30, 60, 90])
        #expect(detector.isDown && detector.nextProbe == start + .seconds(120))
    }

    @Test("DISP-30 CTL-01 called up, a provider counts as up; one probe leaves, and its failure alone brings the outage back")
    func calledUp() {
        var detector = down()
        detector.calledUp(now: start + .seconds(5))
        #expect(!detector.isDown && detector.sendsProbes)
        let probes = [5, 6, 34, 35].map { detector.takeProbe(now: start + .seconds($0)) }
        #expect(probes == [true, false, false, true])
        let failed = detector.failed(limits, now: start + .seconds(36))
        #expect(failed == .wentDown && detector.isDown && detector.nextProbe == start + .seconds(66))
        detector.calledUp(now: start + .seconds(40))
        let answered = detector.answered(now: start + .seconds(41))
        #expect(answered == .cameBack && !detector.sendsProbes)
    }

    @Test("DISP-30 CTL-01 a trial whose pushes are gone ends after a minute with the next push, whose failure counts as any other")
    func staleTrial() {
        var detector = down()
        detector.calledUp(now: start)
        let left = detector.takeProbe(now: start + .seconds(600))
        #expect(left)
        var working = detector
        let failed = detector.failed(limits, now: start + .seconds(601))
        #expect(failed == .none && !detector.isDown && !detector.sendsProbes)
        let answered = working.answered(now: start + .seconds(601))
        #expect(answered == .cameBack)
    }

    @Test("DISP-30 an answered probe ends the outage, and the next outage needs 20 failures again")
    func recovery() {
        var detector = down()
        let probed = detector.takeProbe(now: start + .seconds(30))
        #expect(probed)
        let change = detector.answered(now: start + .seconds(31))
        #expect(change == .cameBack)
        #expect(!detector.isDown && detector.nextProbe == nil)
        for _ in 0..<19 { _ = detector.failed(limits, now: start + .seconds(200)) }
        #expect(!detector.isDown)
        let again = detector.failed(limits, now: start + .seconds(200))
        #expect(again == .wentDown)
    }
}
