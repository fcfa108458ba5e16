import CarillonAPI

/// What the ledger knows of one push device of a notification (RCPT-02), and the rules by which reports change it (RCPT-01).
///
/// Reports come twice, late and out of order. The state only ever moves forward: a provider's word by its sequence, a device's own
/// word above any provider's.
struct DeviceState: Sendable, Hashable {
    var pushDeviceID = ""
    var deviceID = ""
    var platform = ""
    var provider = ""
    var pushID = ""
    var status = CommonV1.DeliveryStatus.pending
    /// Of the newest outcome taken in.
    var sequence: Int64 = 0
    var attempts = 0
    var sentAt: Int64?
    var deliveredAt: Int64?
    var displayedAt: Int64?
    var openedAt: Int64?
    var dismissedAt: Int64?
    var failedAt: Int64?
    var failureReason = ""
    var providerCode = ""
    var providerMessageID = ""
    var providerLatency: Int32 = 0
    /// The device's own word or nothing: no provider of this build confirms delivery.
    var deliveryEvidence = ReceiptsV1.DeliveryEvidence.unspecified
    var actionTaken = ""
    var opens = 0
    var isClamped = false
    /// The provider's text beside ``providerCode``.
    var providerMessage = ""

    /// Whether anything may still happen without the device's own doing.
    var isOpen: Bool { status.isOpen }

    /// Takes in what the dispatcher says of an attempt, or of the push device as a whole.
    mutating func merge(_ outcome: ReceiptsV1.Outcome) {
        attempts = max(attempts, Int(outcome.attemptNumber))
        if provider.isEmpty { provider = outcome.provider }
        if outcome.status == .sent {
            sentAt = sentAt ?? outcome.occurredAtMs
            if providerMessageID.isEmpty { providerMessageID = outcome.providerMessageId }
            if providerLatency == 0 { providerLatency = outcome.providerLatencyMs }
        }
        guard outcome.sequence >= sequence else { return }
        sequence = outcome.sequence
        guard mayBecome(outcome.status) else { return }
        status = outcome.status
        switch outcome.status {
        case .sent:
            (failedAt, failureReason, providerCode, providerMessage) = (nil, "", "", "")
        case .failed, .expired, .cancelled, .skipped:
            failedAt = outcome.occurredAtMs
            failureReason = outcome.status == .skipped ? outcome.skipReason.name : outcome.failureReason
            providerCode = outcome.providerCode
            providerMessage = outcome.providerErrorMessage
        default:
            // Queued again after an attempt: why is worth knowing while it waits.
            failureReason = outcome.failureReason
            providerCode = outcome.providerCode
            providerMessage = outcome.providerErrorMessage
        }
    }

    /// Whether a newer outcome of the provider's side may replace the present status.
    private func mayBecome(_ next: CommonV1.DeliveryStatus) -> Bool {
        switch status {
        case .delivered, .opened, .dismissed:
            // The device itself said so.
            false
        case .sent:
            // Accepted, and refused by a later word of the provider. Nothing else takes an acceptance back.
            next == .failed
        default:
            // Waiting, or ended and queued again by an operator.
            true
        }
    }

    /// Takes in a device's own word. The first report of a kind counts, later ones change nothing but the number of openings.
    ///
    /// - Returns: Whether it was the first of its kind.
    mutating func merge(_ kind: ClientReportKind, at instant: Int64, action: String, isClamped clamped: Bool) -> Bool {
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
}

/// What a client says about a notification (RCPT-06, RCPT-07).
typealias ClientReportKind = ReceiptsV1.ClientEventKind.Known

extension ClientReportKind {
    /// Where it leaves the device: what is displayed was delivered.
    var status: CommonV1.DeliveryStatus {
        switch self {
        case .delivered, .displayed: .delivered
        case .opened: .opened
        case .dismissed: .dismissed
        }
    }
}

extension CommonV1.DeliveryStatus {
    /// Nothing final is known yet.
    static let open: [Self] = [.pending, .scheduled, .held, .queued]

    /// One of ``open``.
    var isOpen: Bool { Self.open.contains(self) }

    /// How far a device's own word reaches: anything a provider says counts less, opening more than swiping away.
    fileprivate var clientRank: Int {
        switch self {
        case .delivered: 1
        case .dismissed: 2
        case .opened: 3
        default: 0
        }
    }

    /// The status of a push from those of its devices (RCPT-04).
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
