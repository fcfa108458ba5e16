import CarillonAPI

/// What a step of a trace says, as members for programs. A step has those that it knows.
struct TraceFacts: Encodable, Equatable {
    var eventId, carillonEventId, eventType, traceId: String?
    var userId, typeId, outcome, reason, carriedBy: String?
    var pushId, pushDeviceId, platform, provider, providerMessageId: String?
    /// The provider's.
    var code: String?
    /// The number of the attempt; of a mail or webhook, of attempts.
    var attempt: Int64?
    var action: String?
    /// The number of the snooze, from 1.
    var snooze: Int32?

    private enum CodingKeys: CodingKey {
        case eventId, carillonEventId, eventType, traceId, userId, typeId, outcome, reason, carriedBy, pushId, pushDeviceId, platform, provider
        case providerMessageId, code, attempt, action, snooze
    }

    /// Leaves out what is unknown or empty.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let texts: [(CodingKeys, String?)] = [
            (.eventId, eventId), (.carillonEventId, carillonEventId), (.eventType, eventType), (.traceId, traceId), (.userId, userId),
            (.typeId, typeId), (.outcome, outcome), (.reason, reason), (.carriedBy, carriedBy), (.pushId, pushId),
            (.pushDeviceId, pushDeviceId), (.platform, platform), (.provider, provider), (.providerMessageId, providerMessageId),
            (.code, code), (.action, action),
        ]
        for case (let key, let text?) in texts where !text.isEmpty { try values.encode(text, forKey: key) }
        try values.encodeIfPresent(attempt, forKey: .attempt)
        try values.encodeIfPresent(snooze, forKey: .snooze)
    }
}

extension TraceFacts {
    /// Of an accepted event.
    init(_ event: EvaluatorV1.ExplainResponse) {
        (eventId, carillonEventId, eventType, traceId) = (event.eventId, event.carillonEventId, event.eventType, event.traceId)
    }

    /// Of a decision.
    init(_ decision: EvaluatorV1.Decision) {
        (userId, typeId, outcome, pushId, carriedBy) =
            (decision.userId, decision.typeId, decision.outcome.name, decision.pushId, decision.carriedBy)
        reason = decision.reason == .unspecified ? nil : decision.reason.name
    }
}
