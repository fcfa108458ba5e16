import CarillonAPI
import NIOConcurrencyHelpers
import NIOCore
import Providers
import ServiceKit
import TestConditions
import Testing

@Suite("Delayed answers") struct DelayedAnswerTests {
    private static let other = String(repeating: "ee", count: 32)

    /// The time until the next answer is due; nil: none is.
    private func nextDue(_ fixture: SimulatorFixture) -> Duration? { fixture.clock.nextDue.map { $0 - SimulatorFixture.start } }

    /// A connection that has many streams, to a simulator whose answers to one device wait for five seconds, and to the other for two.
    private func start(_ fixture: SimulatorFixture) async throws -> SenderConnection {
        let sender = try await fixture.connectAPNs()
        _ = try await sender.send(fixture.apnsRequest(notification: "notif_first"))
        #expect(try await sender.untilAvailable(1000))
        _ = try await fixture.control.addFaults(
            .init(faults: [
                .init(provider: "apns", token: SimulatorFixture.deviceToken, action: .delay, delayMs: 5_000),
                .init(provider: "apns", token: Self.other, action: .delay, delayMs: 2_000),
            ]))
        return sender
    }

    @Test("SIM-02 answers with several delays leave each at its time, a short delay before an earlier long one")
    func severalDelays() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await start(fixture)
        let long = sender.begin(try fixture.apnsRequest(notification: "notif_1"))
        let short = sender.begin(try fixture.apnsRequest(notification: "notif_2", token: Self.other))
        try await sender.ping()
        #expect(nextDue(fixture) == Duration.seconds(2) && fixture.activity.snapshot.withheld == 2)
        fixture.clock.advance(by: .milliseconds(1_999))
        try await sender.ping()
        #expect(fixture.activity.snapshot.withheld == 2)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await short.get().status == 200)
        let later = sender.begin(try fixture.apnsRequest(notification: "notif_3"))
        try await sender.ping()
        #expect(nextDue(fixture) == Duration.seconds(5) && fixture.activity.snapshot.withheld == 2)
        fixture.clock.advance(by: .seconds(3))
        #expect(try await long.get().status == 200)
        try await sender.ping()
        #expect(nextDue(fixture) == Duration.seconds(7) && fixture.activity.snapshot.withheld == 1)
        fixture.clock.advance(by: .seconds(2))
        #expect(try await later.get().status == 200)
        #expect(nextDue(fixture) == nil && fixture.activity.snapshot.withheld == 0 && fixture.activity.snapshot.busy == 0)
        await fixture.close()
    }

    @Test("SIM-02 answers that are due at once leave in the order of their times, then of their requests")
    func order() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await start(fixture)
        let answered = NIOLockedValueBox<[Int]>([])
        var pending: [EventLoopFuture<SenderConnection.Response>] = []
        for number in 0..<40 {
            // The second half waits for two seconds, the first for five.
            let request = try fixture.apnsRequest(notification: "notif_\(number)", token: number < 20 ? SimulatorFixture.deviceToken : Self.other)
            let answer = sender.begin(request)
            answer.whenSuccess { _ in answered.withLockedValue { $0.append(number) } }
            pending.append(answer)
        }
        try await sender.ping()
        #expect(fixture.activity.snapshot.withheld == 40)
        fixture.clock.advance(by: .seconds(60))
        for answer in pending { #expect(try await answer.get().status == 200) }
        #expect(answered.withLockedValue { $0 } == Array(20..<40) + Array(0..<20))
        await fixture.close()
    }

    @Test("SIM-02 an answer whose sender is gone leaves nothing behind that the clock waits for")
    func gone() async throws {
        let fixture = try await SimulatorFixture()
        let (first, second) = (try await start(fixture), try await fixture.connectAPNs())
        let pending = try (0..<3).map { first.begin(try fixture.apnsRequest(notification: "notif_\($0)", token: Self.other)) }
        try await first.ping()
        let kept = second.begin(try fixture.apnsRequest(notification: "notif_kept"))
        try await second.ping()
        #expect(nextDue(fixture) == Duration.seconds(2) && fixture.activity.snapshot.withheld == 4)
        await first.close()
        for answer in pending { await #expect(throws: (any Error).self) { try await answer.get() } }
        try await eventually("answers withheld: 1") { fixture.activity.snapshot.withheld == 1 }
        try await second.ping()
        #expect(nextDue(fixture) == Duration.seconds(5))
        fixture.clock.advance(by: .seconds(5))
        #expect(try await kept.get().status == 200)
        #expect(nextDue(fixture) == nil)
        await fixture.close()
    }
}
