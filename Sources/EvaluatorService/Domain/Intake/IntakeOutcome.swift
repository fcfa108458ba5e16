import CarillonAPI
import DurableWork

/// What the intake does with a message of a stream, and why.
enum IntakeOutcome: Sendable, Hashable {
    /// The event is stored, or was before: acknowledged.
    case accepted(isDuplicate: Bool)
    /// The event is refused for good, as in a call: its message is terminated, and does not come again.
    case refused(APIError)
    /// The event cannot be taken now: it comes again after a while.
    case givenBack(APIError, after: Duration)

    /// The limits of giving back.
    struct Limits: Sendable, Hashable {
        /// Most deliveries of a message; -1: no limit.
        var deliveries = -1
        /// The wait after the first delivery. It doubles with each one.
        var firstWait = Duration.seconds(1)
        var longestWait = Duration.seconds(60)
    }

    /// The outcomes of the events of a submission, in their order.
    ///
    /// - Parameters:
    ///   - answer: of the evaluator, as to a call.
    ///   - deliveries: how often the message of each event was delivered, this time included.
    static func all(_ answer: EvaluatorV1.SubmitEventsResponse, deliveries: [Int], _ limits: Limits) -> [IntakeOutcome] {
        var outcomes = deliveries.map { later(APIError(.internalError, "the event was not answered"), deliveries: $0, limits) }
        for event in answer.accepted where outcomes.indices.contains(Int(event.index)) {
            outcomes[Int(event.index)] = .accepted(isDuplicate: event.duplicate)
        }
        for result in answer.rejected where outcomes.indices.contains(Int(result.index)) {
            let place = Int(result.index)
            outcomes[place] = result.saysLater ? later(result.error, deliveries: deliveries[place], limits) : .refused(result.error)
        }
        return outcomes
    }

    /// The outcome of an event that cannot be taken now. After the last delivery NATS would drop it silently, so it is refused.
    static func later(_ error: APIError, deliveries: Int, _ limits: Limits) -> IntakeOutcome {
        guard limits.deliveries < 0 || deliveries < limits.deliveries else {
            return .refused(
                APIError(error.reason, field: error.field, "\(error.message); this was delivery \(deliveries), the last (intake.max_deliveries)"))
        }
        let wait = min(limits.firstWait * (1 << min(max(0, deliveries - 1), 20)), limits.longestWait)
        return .givenBack(error, after: max(wait, min(error.retryAfter ?? .zero, limits.longestWait)))
    }
}
