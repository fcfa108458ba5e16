import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("Outcomes of messages of a stream")
struct IntakeOutcomeTests {
    private let limits = IntakeOutcome.Limits()
    private let away = APIError(.unavailable, "the store is full")

    @Test("Each event of a submission has its outcome: accepted, known before, refused for good, or for later")
    func all() {
        let answer = EvaluatorV1.SubmitEventsResponse(
            accepted: [.init(index: 0, eventId: "a"), .init(index: 2, eventId: "c", duplicate: true)],
            rejected: [APIError(.invalidArgument, field: "channel_id", "needed").itemResult(1), away.itemResult(3)])
        #expect(
            IntakeOutcome.all(answer, deliveries: [1, 1, 1, 2, 1], limits) == [
                .accepted(isDuplicate: false), .refused(APIError(.invalidArgument, field: "channel_id", "needed")), .accepted(isDuplicate: true),
                .givenBack(away, after: .seconds(2)), .givenBack(APIError(.internalError, "the event was not answered"), after: .seconds(1)),
            ])
    }

    @Test(
        "T31 The wait doubles with each delivery up to a minute, and is as long as the store asks for",
        arguments: [(1, 0, 1), (2, 0, 2), (3, 0, 4), (6, 0, 32), (7, 0, 60), (1_000_000, 0, 60), (1, 5, 5), (4, 5, 8), (1, 600, 60)])
    func waits(delivery: Int, asked: Int, wait: Int) {
        let error = APIError(.storageBusy, "locked", retryAfter: asked > 0 ? .seconds(asked) : nil)
        #expect(IntakeOutcome.later(error, deliveries: delivery, limits) == .givenBack(error, after: .seconds(wait)))
    }

    @Test("After the last delivery the server would say nothing: the message is refused, with the setting")
    func lastDelivery() {
        var limits = limits
        limits.deliveries = 3
        #expect(IntakeOutcome.later(away, deliveries: 2, limits) == .givenBack(away, after: .seconds(2)))
        guard case .refused(let error) = IntakeOutcome.later(away, deliveries: 3, limits) else {
            Issue.record("given back")
            return
        }
        #expect(error.reason == .unavailable && error.message.contains("the store is full") && error.message.contains("intake.max_deliveries"))
    }
}
