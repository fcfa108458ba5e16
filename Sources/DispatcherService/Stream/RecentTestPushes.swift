import CarillonAPI
import JSON
import Protobuf
import ServiceKit

/// The test pushes of all dispatchers, for calls that are repeated with their key (GW-04). From a bucket, a dispatcher learns those of the others and
/// those from before its start.
struct RecentTestPushes: Sendable {
    /// An entry of the bucket: a push under its id, or the state of a delivery under the id and the place of its target.
    struct News: Sendable, Hashable {
        var key: String
        var value: [UInt8]
    }

    /// Longer than a test push lives.
    static let lifetime = Duration.seconds(600)
    static let most = 1_000

    private var pushes: [String: (push: StoredPush, until: ContinuousClock.Instant)] = [:]
    /// What the bucket does not know yet, in its order.
    private var untold: [News] = []

    // MARK: This dispatcher's

    mutating func add(_ message: DispatcherV1.Push, now: ContinuousClock.Instant) {
        guard insert(message, now: now), let bytes = try? message.bytes() else { return }
        tell([News(key: message.pushId, value: bytes)])
    }

    mutating func ended(_ push: String, _ device: String, _ state: DeliveryState, reason: String, code: String) {
        guard let place = pushes[push]?.push.deliveries.firstIndex(where: { $0.pushDeviceID == device }) else { return }
        let delivery = StoredDelivery(pushDeviceID: device, state: state, reason: reason, providerCode: code)
        pushes[push]?.push.deliveries[place] = delivery
        tell([News(key: "\(push).\(place)", value: delivery.json)])
    }

    /// Returns each news once.
    mutating func takeUntold() -> [News] {
        defer { untold = [] }
        return untold
    }

    /// Adds news for the bucket. Beyond the limit the oldest are dropped: then a call that is repeated at another dispatcher gets no outcomes.
    mutating func tell(_ news: [News]) { untold = (untold + news).suffix(Self.most) }

    // MARK: All dispatchers'

    /// Takes an entry of the bucket. This dispatcher's own come back, too.
    mutating func heard(_ news: News, now: ContinuousClock.Instant) {
        guard let dot = news.key.lastIndex(of: ".") else {
            if let message = try? DispatcherV1.Push(bytes: news.value) { _ = insert(message, now: now) }
            return
        }
        let push = String(news.key[..<dot])
        guard let place = Int(news.key[news.key.index(after: dot)...]), let known = pushes[push]?.push.deliveries, known.indices.contains(place),
            let delivery = StoredDelivery(known[place].pushDeviceID, news.value)
        else { return }
        pushes[push]?.push.deliveries[place] = delivery
    }

    private mutating func insert(_ message: DispatcherV1.Push, now: ContinuousClock.Instant) -> Bool {
        guard pushes[message.pushId] == nil, pushes.count < Self.most else { return false }
        let deliveries = message.targets.map { target in
            StoredDelivery(pushDeviceID: target.device?.pushDeviceId ?? "", state: .queued, reason: "", providerCode: "")
        }
        pushes[message.pushId] = (StoredPush(message: message, deliveries: deliveries), now + Self.lifetime)
        return true
    }

    func push(idPrefix: String) -> StoredPush? { pushes.first { $0.key.hasPrefix(idPrefix) }?.value.push }

    mutating func forgetOld(now: ContinuousClock.Instant) {
        if !pushes.isEmpty { pushes = pushes.filter { $0.value.until > now } }
    }

    /// An erasure (PRIV-09).
    ///
    /// - Returns: the keys in the bucket.
    mutating func forget(user: UserKey) -> [String] {
        let found = pushes.filter { $0.value.push.message.userKey == user }
        for id in found.keys { pushes[id] = nil }
        untold.removeAll { news in found.keys.contains { news.key == $0 || news.key.hasPrefix($0 + ".") } }
        return found.flatMap { id, known in [id] + known.push.deliveries.indices.map { "\(id).\($0)" } }
    }
}

extension StoredDelivery {
    fileprivate var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("state", Int(state.rawValue))
            writer.member("reason", reason)
            writer.member("code", providerCode)
        }
        return writer.bytes
    }

    /// Nil for anything else.
    fileprivate init?(_ device: String, _ json: [UInt8]) {
        guard let members = (try? JSONElement(parsing: json))?.members,
            let state = members["state"]?.integer.flatMap({ DeliveryState(rawValue: .init($0)) })
        else { return nil }
        self.init(pushDeviceID: device, state: state, reason: members["reason"]?.string ?? "", providerCode: members["code"]?.string ?? "")
    }
}
