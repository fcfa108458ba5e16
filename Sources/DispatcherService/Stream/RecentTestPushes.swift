import CarillonAPI
import ServiceKit

/// The test pushes that this process has put into the stream, for calls that are repeated with their key. Another dispatcher puts the same push into
/// the stream again, which knows its deliveries.
struct RecentTestPushes: Sendable {
    /// Longer than a test push lives.
    static let lifetime = Duration.seconds(600)
    static let most = 1_000

    private var pushes: [String: (push: StoredPush, until: ContinuousClock.Instant)] = [:]

    mutating func add(_ message: DispatcherV1.Push, now: ContinuousClock.Instant) {
        guard pushes[message.pushId] == nil, pushes.count < Self.most else { return }
        let deliveries = message.targets.map { target in
            StoredDelivery(pushDeviceID: target.device?.pushDeviceId ?? "", state: .queued, reason: "", providerCode: "")
        }
        pushes[message.pushId] = (StoredPush(message: message, deliveries: deliveries), now + Self.lifetime)
    }

    mutating func ended(_ push: String, _ device: String, _ state: DeliveryState, reason: String, code: String) {
        guard let place = pushes[push]?.push.deliveries.firstIndex(where: { $0.pushDeviceID == device }) else { return }
        pushes[push]?.push.deliveries[place] = StoredDelivery(pushDeviceID: device, state: state, reason: reason, providerCode: code)
    }

    func push(idPrefix: String) -> StoredPush? { pushes.first { $0.key.hasPrefix(idPrefix) }?.value.push }

    mutating func forgetOld(now: ContinuousClock.Instant) {
        if !pushes.isEmpty { pushes = pushes.filter { $0.value.until > now } }
    }
}
