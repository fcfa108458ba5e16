import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Group windows")
struct GroupWindowTests {
    private func at(_ seconds: Double) -> Instant { Instant(milliseconds: 1_780_000_000_000 + Int64(seconds * 1_000)) }

    private func end(_ now: Double, sent: Double? = nil, due: Double? = nil, _ emit: GroupEmit = .leading, waited: Deferral? = nil) -> Instant? {
        GroupWindow(sent: sent.map(at), due: due.map(at), length: .seconds(30)).end(at: at(now), emit: emit, waited: waited)
    }

    private func group(until seconds: Double) -> Deferral { .groupWindow(until: at(seconds)) }

    @Test("EVAL-29 Leading: the first one is sent at once, those within the window are collected until it ends")
    func leading() {
        #expect(end(0) == nil)
        #expect(end(0, sent: 0) == at(30) && end(29, sent: 0) == at(30) && end(29, sent: 0, due: 30) == at(30))
        // They are sent, and the next window is open.
        #expect(end(30, sent: 30, due: 30) == at(60) && end(59, sent: 30, due: 60) == at(60))
        #expect(end(60, sent: 30, due: 30) == nil)
    }

    @Test("EVAL-29 Trailing: the first one waits for the others of its window")
    func trailing() {
        #expect(end(0, .trailing) == at(30))
        #expect(end(20, due: 30, .trailing) == at(30))
        #expect(end(31, sent: 30, due: 30, .trailing) == at(60))
        #expect(end(61, sent: 30, due: 30, .trailing) == at(91))
    }

    @Test(
        "EVAL-29 Collected ones are sent when their window is over, also if the next one collects already", arguments: [GroupEmit.leading, .trailing])
    func released(emit: GroupEmit) {
        #expect(end(30, sent: 0, due: 30, emit, waited: group(until: 30)) == nil)
        #expect(end(30.1, sent: 0, due: 60, emit, waited: group(until: 30)) == nil)
        #expect(end(900, sent: 0, due: 30, emit, waited: group(until: 30)) == nil)
        // Erasure removed the records.
        #expect(end(30, emit, waited: group(until: 30)) == nil)
    }

    @Test("EVAL-29 One that comes too late for its group waits for the next one", arguments: [GroupEmit.leading, .trailing])
    func tooLate(emit: GroupEmit) {
        #expect(end(30.1, sent: 30, due: 30, emit, waited: group(until: 30)) == at(60))
        #expect(end(30.1, sent: 30, due: 60, emit, waited: group(until: 30)) == at(60))
        #expect(end(60, sent: 30, due: 60, emit, waited: group(until: 60)) == nil)
        // It was decided by a clock of before the end, and the group is gone.
        #expect(end(29.9, sent: 30, due: 30, emit) == at(30))
    }

    @Test("EVAL-29 Nothing overtakes collected ones that are due", arguments: [GroupEmit.leading, .trailing])
    func notOvertaken(emit: GroupEmit) {
        #expect(end(30.1, sent: 0, due: 30, emit) == at(30))
        #expect(end(900, sent: 0, due: 30, emit) == at(30), "the service was down")
    }

    @Test(
        "EVAL-29 What quiet hours held back waits again only where others were just sent, or are collected",
        arguments: [GroupEmit.leading, .trailing])
    func afterQuietHours(emit: GroupEmit) {
        let held = Deferral.quietHours(QuietHoursDeferral(action: .each, until: at(100), timezone: "UTC"))
        #expect(end(100, emit, waited: held) == nil)
        #expect(end(100, sent: 60, due: 60, emit, waited: held) == nil)
        #expect(end(100, sent: 90, emit, waited: held) == at(120))
        #expect(end(100, due: 110, emit, waited: held) == at(110))
    }

    @Test("DR-07 A clock that is set back by more than a window ends the windows that lie ahead")
    func clockSetBack() {
        #expect(end(0, sent: 31) == nil)
        #expect(end(0, due: 61) == nil)
    }
}
