import ServiceKit

/// Whether a provider that throttles single devices throttles the whole lane, as a value. One for each lane.
///
/// A push service's 429 is about one subscription (RFC 8030 §8.4), and one busy subscription must not stop all others. A sender that is too fast for
/// the service gets 429 for many subscriptions, and then each further request is in vain.
struct ThrottledDevices: Sendable {
    /// A window begins with a throttle.
    static let window: Duration = .seconds(60)
    /// So many devices, if they are more than the pushes that were accepted in the window, show that the lane is meant.
    static let several = 5

    private var since: SteadyInstant?
    private var devices: Set<String> = []
    private var accepted = 0

    init() {}

    /// A device was throttled.
    ///
    /// - Returns: whether the lane is meant.
    mutating func throttled(_ device: String, now: SteadyInstant) -> Bool {
        if since.map({ now - $0 >= Self.window }) ?? true { (since, devices, accepted) = (now, [], 0) }
        // More are not needed: each throttle after them asks again.
        if devices.count <= accepted || devices.count < Self.several { devices.insert(device) }
        return devices.count >= Self.several && devices.count > accepted
    }

    /// A push was accepted.
    mutating func wasAccepted() {
        if since != nil { accepted += 1 }
    }
}
