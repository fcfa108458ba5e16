import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct SendDecisionTests {
    let now = Instant(milliseconds: 1_000_000)

    func push(
        version: Int64 = 3, action: DispatcherV1.QuietHoursAction = .drop, deliversIfCriticalAllowed: Bool = false
    ) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.preferencesVersion = version
        push.quietHoursAction = action
        push.deliversIfCriticalAllowed = deliversIfCriticalAllowed
        return push
    }

    func judge(_ push: DispatcherV1.Push, answer: PreferencesV1.SendAnswer, now: Instant) -> SendDecision {
        SendDecision.judge(push, to: CommonV1.SendableDevice(deviceType: .ios), answer: answer, now: now)
    }

    func answer(version: Int64 = 3, _ change: (inout PreferencesV1.SendAnswer) -> Void = { _ in }) -> PreferencesV1.SendAnswer {
        var answer = PreferencesV1.SendAnswer()
        answer.typeId = "dm"
        answer.pushEnabled = true
        answer.version = version
        change(&answer)
        return answer
    }

    @Test("DISP-04 nothing changed: sent")
    func unchanged() {
        #expect(judge(push(), answer: answer(), now: now) == .send)
    }

    @Test("DISP-04 a user who switched push off after the decision gets none")
    func switchedOff() {
        #expect(judge(push(), answer: answer(version: 4) { $0.pushEnabled = false }, now: now) == .skip(.preferenceDisabled))
        #expect(judge(push(), answer: answer(version: 4) { $0.typeId = "" }, now: now) == .skip(.preferenceDisabled))
        #expect(judge(push(), answer: answer(version: 4) { $0.channelMuted = true }, now: now) == .skip(.channelMuted))
    }

    @Test("EVAL-56 DISP-04 a gate that closed after the decision holds, whatever the version")
    func gate() {
        #expect(
            judge(push(), answer: answer { $0.gate = .promotionalNotOptedIn }, now: now) == .skip(.promotionalNotOptedIn))
    }

    @Test("PREF-11 DISP-04 a device that the user left out after the decision gets none, but for what is blocking")
    func scope() {
        let desktopOnly = answer(version: 4) { $0.deviceScope = .desktopOnly }
        #expect(judge(push(), answer: desktopOnly, now: now) == .skip(.noDevices))
        #expect(judge(push(), answer: answer(version: 4) { $0.deviceScope = .mobileOnly }, now: now) == .send)
        #expect(judge(push(), answer: answer(version: 4) { $0.deviceScope = .primary }, now: now) == .skip(.noDevices))
        var blocking = push()
        blocking.priority = .blocking
        #expect(judge(blocking, answer: desktopOnly, now: now) == .send)
    }

    @Test("DISP-04 the document the evaluator judged is not judged again")
    func sameVersion() {
        #expect(judge(push(), answer: answer { $0.channelMuted = true }, now: now) == .send)
    }

    @Test(
        "DISP-04 quiet hours are looked at by the clock, whatever the version",
        arguments: [
            (DispatcherV1.QuietHoursAction.unspecified, SendDecision.send), (.deliver, .send), (.drop, .skip(.quietHours)),
            (.init(rawValue: 99), .skip(.quietHours)),
            (.inboxOnly, .skip(.quietHours)), (.hold, .wait(until: Instant(milliseconds: 2_000_000))),
            (.holdBatch, .wait(until: Instant(milliseconds: 2_000_000))),
        ])
    func quietHours(_ action: DispatcherV1.QuietHoursAction, _ expected: SendDecision) {
        let quiet = answer { answer in
            answer.quietHoursActive = true
            answer.quietUntilMs = 2_000_000
        }
        #expect(judge(push(action: action), answer: quiet, now: now) == expected)
        #expect(judge(push(action: action, deliversIfCriticalAllowed: true), answer: quiet, now: now) == expected)
    }

    @Test("EVAL-21 critical is let through when the user allows it")
    func critical() {
        let quiet = answer { answer in
            answer.quietHoursActive = true
            answer.allowCritical = true
        }
        #expect(judge(push(deliversIfCriticalAllowed: true), answer: quiet, now: now) == .send)
    }
}
