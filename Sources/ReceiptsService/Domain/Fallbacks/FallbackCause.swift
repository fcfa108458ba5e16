import CarillonAPI
import DurableWork

/// Why a user is mailed in place of a push (DISP-32). The raw value is the reason in the message.
enum FallbackCause: String, Sendable {
    /// The push failed on all devices.
    case allFailed = "all_failed"
    /// No provider accepted it in time.
    case delayed
    /// Its provider is in outage.
    case outage
}

extension FallbackCause {
    /// The cause that the devices of a notification show at any time; nil: there is none, or not yet.
    ///
    /// A device counts as without the push where it failed, expired, or waits for the end of an outage, and where the last check before sending
    /// skipped it. A push that only expired or was skipped is no failure.
    ///
    /// - Parameter devices: of all pushes of the notification.
    init?(of devices: [DeviceState]) {
        guard devices.allSatisfy(\.isWithoutPush) else { return nil }
        if devices.contains(where: \.waitsForOutage) {
            self = .outage
        } else if devices.contains(where: { $0.status == .failed }) {
            self = .allFailed
        } else {
            return nil
        }
    }

    /// Whether no provider accepted a notification that is still to be delivered, or failed.
    ///
    /// - Parameter devices: of all its pushes.
    static func isUnaccepted(_ devices: [DeviceState]) -> Bool {
        guard !devices.contains(where: { $0.isReached || $0.status == .cancelled }) else { return false }
        return devices.contains { $0.status.isOpen || $0.status == .failed || $0.status == .expired }
    }
}

extension DeviceState {
    /// Whether a provider has the push, or the device.
    fileprivate var isReached: Bool {
        [.sent, .delivered, .opened, .dismissed].contains(status) || deliveryEvidence != .unspecified
    }

    fileprivate var waitsForOutage: Bool { status == .queued && failureReason == ReceiptsV1.Outcome.outageReason }

    fileprivate var isWithoutPush: Bool { waitsForOutage || [.failed, .expired, .skipped].contains(status) && deliveryEvidence == .unspecified }
}

extension ReceiptsV1.Outcome {
    /// Whether it says that the push waits for the end of an outage.
    var waitsForOutage: Bool { status == .queued && failureReason == Self.outageReason }

    /// Whether a mail may be due after it.
    var leavesDeviceWithoutPush: Bool { waitsForOutage || [.failed, .expired, .skipped].contains(status) }
}
