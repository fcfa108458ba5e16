/// Words of `failure_reason` that the dispatcher itself gives; provider codes stand in their own field.
enum FailureReason {
    /// The address belongs to a provider this dispatcher has no sender for.
    static let noSender = "provider_not_enabled"
    static let payloadTooLarge = "payload_too_large"
    static let attemptsUsedUp = "attempts_used_up"
    /// No answer to the last attempt: whether the device got it is unknown.
    static let unknownOutcome = "unknown_outcome"
    static let deviceGone = "device_gone"
    /// The registry no longer knows the device as one to send to.
    static let deviceNotSendable = "device_not_sendable"
    static let rejected = "rejected_by_provider"
    static let addressUnreadable = "address_unreadable"
}

/// Codes of deliveries that wait for something other than their next attempt.
enum WaitCode {
    /// The end of quiet hours.
    static let quietHours = "quiet_hours"
}
