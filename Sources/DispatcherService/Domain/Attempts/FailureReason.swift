/// Values of `failure_reason` from the dispatcher itself; provider codes have a field of their own.
enum FailureReason {
    /// The address belongs to a provider this dispatcher has no sender for.
    static let noSender = "provider_not_enabled"
    static let payloadTooLarge = "payload_too_large"
    static let attemptsUsedUp = "attempts_used_up"
    /// No answer to the last attempt: whether the device got it is unknown.
    static let unknownOutcome = "unknown_outcome"
    static let deviceGone = "device_gone"
    /// The registry says that the device is no longer sendable.
    static let deviceNotSendable = "device_not_sendable"
    static let rejected = "rejected_by_provider"
    static let addressUnreadable = "address_unreadable"
}

/// Codes of deliveries that wait for something other than a retry.
enum WaitCode {
    /// The end of quiet hours.
    static let quietHours = "quiet_hours"
}
