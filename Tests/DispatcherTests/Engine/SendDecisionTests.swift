import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct SendDecisionTests {
    let now = Instant(milliseconds: 1_000_000)

    func push(version: Int64 = 3, action: String = "drop") -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.preferencesVersion = version
        push.quietHoursAction = action
        return push
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
        #expect(SendDecision.judge(push(), answer: answer(), now: now) == .send)
    }

    @Test("DISP-04 a user who switched push off after the decision gets none")
    func switchedOff() {
        #expect(SendDecision.judge(push(), answer: answer(version: 4) { $0.pushEnabled = false }, now: now) == .skip(.preferenceDisabled))
        #expect(SendDecision.judge(push(), answer: answer(version: 4) { $0.typeId = "" }, now: now) == .skip(.preferenceDisabled))
        #expect(SendDecision.judge(push(), answer: answer(version: 4) { $0.channelMuted = true }, now: now) == .skip(.channelMuted))
    }

    @Test("DISP-04 the document the evaluator judged is not judged again")
    func sameVersion() {
        #expect(SendDecision.judge(push(), answer: answer { $0.channelMuted = true }, now: now) == .send)
    }

    @Test(
        "DISP-04 quiet hours are looked at by the clock, whatever the version",
        arguments: [
            ("", SendDecision.send), ("deliver", .send), ("drop", .skip(.quietHours)), ("inbox_only", .skip(.quietHours)),
            ("hold", .wait(until: Instant(milliseconds: 2_000_000))), ("hold_batch", .wait(until: Instant(milliseconds: 2_000_000))),
            ("deliver_if_critical_allowed/drop", .skip(.quietHours)),
            ("deliver_if_critical_allowed/hold", .wait(until: Instant(milliseconds: 2_000_000))),
        ])
    func quietHours(_ action: String, _ expected: SendDecision) {
        let quiet = answer { answer in
            answer.quietHoursActive = true
            answer.quietUntilMs = 2_000_000
        }
        #expect(SendDecision.judge(push(action: action), answer: quiet, now: now) == expected)
    }

    @Test("EVAL-21 critical is let through when the user allows it")
    func critical() {
        let quiet = answer { answer in
            answer.quietHoursActive = true
            answer.allowCritical = true
        }
        #expect(SendDecision.judge(push(action: "deliver_if_critical_allowed/drop"), answer: quiet, now: now) == .send)
    }
}
