import CarillonAPI
import ServiceKit

extension ReceiptsV1.DeliverySign {
    /// The sign of a push, by the states of its devices (EVAL-26). Providers confirm no delivery to a device, so that only a report of the
    /// client counts.
    ///
    /// - Parameters:
    ///   - devices: of the push.
    ///   - others: of the other pushes of its notification.
    ///   - sentAt: when the push was made. What the user did with the notification before says nothing about it.
    init(of devices: [DeviceState], others: [DeviceState], sentAt: Instant) {
        if devices.contains(where: { $0.deliveryEvidence == .device }) || others.contains(where: { $0.wasHandled(since: sentAt) }) {
            self = .confirmed
        } else if !devices.isEmpty, devices.allSatisfy({ $0.status == .failed || $0.status == .cancelled }) {
            self = devices.contains { $0.status == .cancelled } ? .cancelled : .failed
        } else {
            self = .none
        }
    }
}

extension DeviceState {
    /// Whether the user opened or dismissed the notification on this device.
    fileprivate func wasHandled(since instant: Instant) -> Bool { [openedAt, dismissedAt].contains { $0.map { $0 >= instant } ?? false } }
}
