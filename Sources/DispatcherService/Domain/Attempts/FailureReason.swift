import CarillonAPI
import DurableWork

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
    /// The stored push cannot be decoded.
    static let unreadable = "unreadable"
    /// A newer push to the device has its collapse key (EVAL-55).
    static let replaced = "replaced_by_collapse_key"
    /// A desktop's agent was away, and newer messages to it took its place (DISP-22).
    static let mailboxFull = "mailbox_full"
    /// The user who sent it, or the child that it is about, was erased (decision 0067).
    static let withdrawn = ReceiptsV1.Outcome.withdrawnReason
}

/// Codes of deliveries that wait for something other than a retry.
enum WaitCode {
    /// The end of quiet hours.
    static let quietHours = "quiet_hours"
    /// The end of the pause that a provider demanded for one device.
    static let deviceThrottled = "device_throttled"
    /// The end of the pause between two pushes for a Live Activity that nobody waits for.
    static let activityPaced = "activity_paced"
}
