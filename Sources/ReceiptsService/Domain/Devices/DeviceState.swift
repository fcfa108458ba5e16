import CarillonAPI
import ServiceKit

/// The state of a notification's push device in the ledger (RCPT-02), and the rules of its changes (RCPT-01).
///
/// Reports come repeatedly, late and out of order. The state only moves forward: outcomes count by their sequence number, and a report of the
/// device outranks any outcome.
struct DeviceState: Sendable, Hashable {
    var pushDeviceID = ""
    var deviceID = ""
    var platform = ""
    var provider = ""
    var pushID = ""
    var status = CommonV1.DeliveryStatus.pending
    /// Sequence number of the newest outcome.
    var sequence: Int64 = 0
    var attempts = 0
    var sentAt: Instant?
    var deliveredAt: Instant?
    var displayedAt: Instant?
    var openedAt: Instant?
    var dismissedAt: Instant?
    var failedAt: Instant?
    var failureReason = ""
    var providerCode = ""
    var providerMessageID = ""
    /// Of the provider's answer to the accepted push, milliseconds.
    var providerLatencyMs: Int32 = 0
    /// `device` after a report of the device; `provider_receipt` where only its provider said that the device's platform took the push. Unspecified
    /// before: an accepted push is no delivery.
    var deliveryEvidence = ReceiptsV1.DeliveryEvidence.unspecified
    var actionTaken = ""
    var opens = 0
    var isClamped = false
    /// The provider's text beside ``providerCode``.
    var providerMessage = ""
    /// What the payload of the accepted push lost to fit a limit (DISP-21).
    var payloadChanges = ""

    /// Whether further outcomes may come.
    var isOpen: Bool { status.isOpen }

    /// Whether the first attempt succeeded (RCPT-09): the device has the push, or the provider accepted it, and no other attempt was made. Nil before
    /// the first attempt.
    var firstAttemptSucceeded: Bool? {
        guard attempts > 0 else { return nil }
        return attempts == 1 && [.sent, .delivered, .opened, .dismissed].contains(status)
    }

    /// Applies an outcome of the dispatcher.
    mutating func merge(_ outcome: ReceiptsV1.Outcome) {
        attempts = max(attempts, Int(outcome.attemptNumber))
        if provider.isEmpty { provider = outcome.provider }
        if outcome.status == .sent {
            sentAt = sentAt ?? Instant(milliseconds: outcome.occurredAtMs)
            if providerMessageID.isEmpty { providerMessageID = outcome.providerMessageId }
            if providerLatencyMs == 0 { providerLatencyMs = outcome.providerLatencyMs }
            if payloadChanges.isEmpty { payloadChanges = outcome.payloadChanges }
        }
        // The report of an outage has no attempt's number: it is news while the push waits, also after attempts (DISP-30).
        guard outcome.sequence >= sequence || outcome.waitsForOutage && status.isOpen else { return }
        sequence = max(sequence, outcome.sequence)
        guard mayBecome(outcome) else { return }
        status = outcome.status
        switch outcome.status {
        case .sent:
            (failedAt, failureReason, providerCode, providerMessage) = (nil, "", "", "")
        case .delivered:
            if outcome.evidence == .device {
                deliveredAt = deliveredAt ?? Instant(milliseconds: outcome.occurredAtMs)
                deliveryEvidence = .device
            } else if deliveryEvidence == .unspecified {
                // The platform took it. When the device got it, only the device can say.
                deliveryEvidence = .providerReceipt
            }
        case .failed, .expired, .cancelled, .skipped:
            failedAt = Instant(milliseconds: outcome.occurredAtMs)
            failureReason = outcome.status == .skipped ? outcome.skipReason.name : outcome.failureReason
            providerCode = outcome.providerCode
            providerMessage = outcome.providerErrorMessage
        default:
            // Queued again after an attempt: the reason is shown while it waits.
            failureReason = outcome.failureReason
            providerCode = outcome.providerCode
            providerMessage = outcome.providerErrorMessage
        }
    }

    /// Whether a newer outcome may replace the present status.
    private func mayBecome(_ outcome: ReceiptsV1.Outcome) -> Bool {
        switch status {
        case .delivered, .opened, .dismissed:
            // The device itself reported it, or its provider's receipt did.
            false
        case .sent:
            // The provider may refuse a push after accepting it, or confirm it. A message that the dispatcher itself keeps for a desktop may expire
            // there. Nothing else revokes an acceptance.
            [.failed, .delivered].contains(outcome.status) || outcome.status == .expired && outcome.evidence == .device
        default:
            // Not final, or ended and requeued by an operator.
            true
        }
    }

    /// Applies a device's report. The first report of a kind counts; later ones only add to the number of openings.
    ///
    /// - Returns: whether it was the first of its kind.
    mutating func merge(_ kind: ClientReportKind, at instant: Instant, action: String, isClamped clamped: Bool) -> Bool {
        let isFirst: Bool
        switch kind {
        case .delivered:
            isFirst = deliveredAt == nil
            if isFirst { deliveredAt = instant }
        case .displayed:
            isFirst = displayedAt == nil
            if isFirst { displayedAt = instant }
        case .opened:
            isFirst = openedAt == nil
            if isFirst {
                openedAt = instant
                actionTaken = action.isEmpty ? "default" : action
            }
            opens += 1
        case .dismissed:
            isFirst = dismissedAt == nil
            if isFirst { dismissedAt = instant }
        }
        guard isFirst else { return false }
        if clamped { isClamped = true }
        deliveryEvidence = .device
        if kind.status.clientRank > status.clientRank { status = kind.status }
        return true
    }

    /// Takes the user's action in place of a mere opening (EVAL-42). The first action stays.
    mutating func act(_ action: String) {
        if actionTaken == "default" { actionTaken = action }
    }
}

extension CommonV1.DeliveryStatus {
    /// Statuses that are not final.
    static let open: [Self] = [.pending, .scheduled, .held, .queued]

    /// One of ``open``.
    var isOpen: Bool { Self.open.contains(self) }

    /// The rank of a device's report: above all outcomes, and opening above dismissing.
    fileprivate var clientRank: Int {
        switch self {
        case .delivered: 1
        case .dismissed: 2
        case .opened: 3
        default: 0
        }
    }

    /// The status of a push, by the statuses of its devices (RCPT-04).
    static func ofPush(_ devices: some Collection<CommonV1.DeliveryStatus>) -> CommonV1.DeliveryStatus {
        if devices.contains(where: { $0.clientRank > 0 }) { return .delivered }
        if devices.contains(.sent) { return .sent }
        if devices.isEmpty || devices.allSatisfy({ $0 == .pending }) { return .pending }
        if devices.contains(where: \.isOpen) { return .queued }
        for status in [CommonV1.DeliveryStatus.expired, .cancelled, .skipped] where devices.allSatisfy({ $0 == status }) {
            return status
        }
        return .failed
    }
}
