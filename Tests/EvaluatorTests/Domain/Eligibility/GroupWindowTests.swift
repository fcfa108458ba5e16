import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Group windows")
struct GroupWindowTests {
    private func at(_ seconds: Int64) -> Instant { Instant(milliseconds: 1_780_000_000_000 + seconds * 1_000) }

    private func end(_ now: Int64, begun: Int64?, _ emit: GroupEmit = .leading, waited: Deferral? = nil) -> Instant? {
        GroupWindow.end(at: at(now), begun: begun.map(at), window: .seconds(30), emit: emit, waited: waited)
    }

    private func group(until seconds: Int64) -> Deferral { .groupWindow(until: at(seconds)) }

    @Test("EVAL-29 Leading: the first one is sent at once, those within the window are collected until it ends")
    func leading() {
        #expect(end(0, begun: nil) == nil)
        #expect(end(0, begun: 0) == at(30) && end(29, begun: 0) == at(30))
        // The window of the collected ones begins with the end of theirs.
        #expect(end(29, begun: 30) == at(30))
        #expect(end(30, begun: 30) == at(60) && end(59, begun: 30) == at(60))
        #expect(end(60, begun: 30) == nil)
    }

    @Test("EVAL-29 Trailing: the first one waits for the others of its window")
    func trailing() {
        #expect(end(0, begun: nil, .trailing) == at(30))
        #expect(end(20, begun: 30, .trailing) == at(30))
        #expect(end(31, begun: 30, .trailing) == at(60))
        #expect(end(61, begun: 30, .trailing) == at(91))
    }

    @Test(
        "EVAL-29 A collected one is sent when its window is over, also if the next window collects already",
        arguments: [GroupEmit.leading, .trailing])
    func released(emit: GroupEmit) {
        #expect(end(30, begun: 30, emit, waited: group(until: 30)) == nil)
        #expect(end(31, begun: 60, emit, waited: group(until: 30)) == nil)
        #expect(end(900, begun: 30, emit, waited: group(until: 30)) == nil)
        // After a time without the service another one was sent first.
        #expect(end(900, begun: 890, emit, waited: group(until: 30)) == at(920))
        #expect(end(920, begun: 920, emit, waited: group(until: 920)) == nil)
        // Erasure removed the record.
        #expect(end(30, begun: nil, emit, waited: group(until: 30)) == nil)
    }

    @Test(
        "EVAL-29 What quiet hours held back does not wait again, unless others of its key were just sent", arguments: [GroupEmit.leading, .trailing])
    func afterQuietHours(emit: GroupEmit) {
        let held = Deferral.quietHours(QuietHoursDeferral(action: .each, until: at(100), timezone: "UTC"))
        #expect(end(100, begun: nil, emit, waited: held) == nil)
        #expect(end(100, begun: 60, emit, waited: held) == nil)
        #expect(end(100, begun: 90, emit, waited: held) == at(120))
    }

    @Test("DR-07 A clock that is set back by more than a window ends the windows that lie ahead")
    func clockSetBack() {
        #expect(end(0, begun: 31) == nil)
        #expect(end(0, begun: 30) == at(30))
    }
}
