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
        self.message = message
        let devices = message.targets.count > Self.few ? message.targets.map { $0.device?.pushDeviceId ?? "" } : []
        places = Dictionary(devices.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    var expiresAt: Instant { Instant(milliseconds: message.expiresAtMs) }

    /// The target of a device; the first one when the push names the device twice.
    func target(of device: String) -> DispatcherV1.Target? {
        guard places.isEmpty else { return places[device].map { message.targets[$0] } }
        return message.targets.first { $0.device?.pushDeviceId == device }
    }
}
