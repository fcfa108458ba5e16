import CarillonAPI
import ServiceKit

/// A push that some delivery in memory belongs to, decoded once for all of its devices.
final class QueuedPush: Sendable {
    let message: DispatcherV1.Push
    /// Places of the targets by device, where there are many.
    private let places: [String: Int]

    /// Up to so many targets are looked through.
    private static let few = 8

    init(message: DispatcherV1.Push) {
        self.message = message
        let devices = message.targets.count > Self.few ? message.targets.map { $0.device?.pushDeviceId ?? "" } : []
        places = Dictionary(devices.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    var expiresAt: Instant { Instant(milliseconds: message.expiresAtMs) }

    /// What the push says of a device; the first where it names it twice.
    func target(of device: String) -> DispatcherV1.Target? {
        guard places.isEmpty else { return places[device].map { message.targets[$0] } }
        return message.targets.first { $0.device?.pushDeviceId == device }
    }
}
