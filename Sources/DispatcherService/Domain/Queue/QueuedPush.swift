import CarillonAPI
import ServiceKit

/// A decoded push, shared by its deliveries in memory.
final class QueuedPush: Sendable {
    let message: DispatcherV1.Push
    /// Index of each target by device; empty for up to ``few`` targets.
    private let places: [String: Int]

    /// Up to this many targets are searched one by one.
    private static let few = 8

    init(message: DispatcherV1.Push) {
        let devices = message.targets.count > Self.few ? message.targets.map { $0.device?.pushDeviceId ?? "" } : []
        places = Dictionary(devices.enumerated().map { ($1, $0) }) { first, _ in first }
        // Last, so that the message is moved here.
        self.message = message
    }

    var expiresAt: Instant { Instant(milliseconds: message.expiresAtMs) }

    /// The place of a device's target; the first one when the push names the device twice.
    func place(of device: String) -> Int? {
        guard places.isEmpty else { return places[device] }
        return message.targets.indices.first { self.device(at: $0) == device }
    }

    /// The id of a target's device.
    func device(at place: Int) -> String { message.targets[place].device?.pushDeviceId ?? "" }

    /// Whether a target has a device. Asks for its id, because a comparison of the device with nil copies the device.
    func hasDevice(at place: Int) -> Bool { message.targets[place].device?.pushDeviceId != nil }
}

/// By message.
extension QueuedPush: Hashable {
    static func == (first: QueuedPush, second: QueuedPush) -> Bool { first.message == second.message }
    func hash(into hasher: inout Hasher) { hasher.combine(message) }
}
