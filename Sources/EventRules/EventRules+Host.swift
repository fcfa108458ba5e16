public import CarillonAPI

extension EventRules {
    /// Checks that an event of a host leaves out what other calls set.
    public static func checkOfHost(_ event: EvaluatorV1.Event) throws(APIError) {
        guard event.overrideReason.isEmpty else {
            throw APIError(.forbidden, field: "override_reason", "only a system administrator overrides preferences, with SubmitOverride")
        }
        guard event.cancelledRecipients.isEmpty else {
            throw APIError(.invalidArgument, field: "cancelled_recipients", "leave the users out of recipients, or cancel their notifications")
        }
        guard event.snooze == nil else {
            throw APIError(.invalidArgument, field: "snooze", "leave it out; Snooze sends a notification again")
        }
        guard event.escalation == nil else {
            throw APIError(.invalidArgument, field: "escalation", "leave it out; the evaluator alone sends a notification to further devices")
        }
        guard event.silent == nil else {
            throw APIError(.invalidArgument, field: "silent", "leave it out: SubmitSilent submits a silent push")
        }
        guard event.pictures.isEmpty else {
            throw APIError(.invalidArgument, field: "pictures", "leave it out: name a picture's address in data.image_url")
        }
        guard event.content == nil else {
            throw APIError(.invalidArgument, field: "content", "an event has no content of its own: submit it with SubmitNotification")
        }
        guard event.broadcast == nil else {
            throw APIError(.invalidArgument, field: "broadcast", "an event of a host is no part of a broadcast: use SubmitBroadcast")
        }
    }
}
