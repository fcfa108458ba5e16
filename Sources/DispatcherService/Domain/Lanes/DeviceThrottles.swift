import Providers
import ServiceKit

/// Devices that the provider throttles (APNs 429 `TooManyRequests`, FCM device quota).
///
/// A throttle concerns its device only: other devices of the lane go on. Bounded: beyond `capacity` devices, the throttles that end first
/// are dropped, which costs at most one more 429 each.
struct DeviceThrottles: Sendable {
    private struct Entry: Sendable {
        var until: SteadyInstant
        var consecutive: Int
    }

    private var entries: [String: Entry] = [:]
    private let capacity: Int

    init(capacity: Int = 100_000) { self.capacity = capacity }

    var count: Int { entries.count }

    /// Records a 429 for one device and returns when it may be sent to again.
    mutating func throttle(_ device: String, retryAfter: Duration?, curve: ThrottleCurve, now: SteadyInstant) -> SteadyInstant {
        let consecutive = (entries[device]?.consecutive ?? 0) + 1
        let until = now + curve.delay(consecutive: consecutive, retryAfter: retryAfter)
        if entries[device] == nil, entries.count >= capacity { makeRoom(now) }
        entries[device] = Entry(until: max(until, entries[device]?.until ?? until), consecutive: consecutive)
        return entries[device]?.until ?? until
    }

    /// Another dispatcher got a 429 for the device.
    mutating func follow(_ device: String, until: SteadyInstant, now: SteadyInstant) {
        if entries[device] == nil, entries.count >= capacity { makeRoom(now) }
        let known = entries[device] ?? Entry(until: until, consecutive: 0)
        entries[device] = Entry(until: max(until, known.until), consecutive: max(1, known.consecutive))
    }

    /// When the device may be sent to, if that is later than `now`.
    func until(_ device: String, now: SteadyInstant) -> SteadyInstant? {
        guard !entries.isEmpty, let entry = entries[device], entry.until > now else { return nil }
        return entry.until
    }

    /// The provider took a push for this device.
    mutating func accepted(_ device: String) {
        if !entries.isEmpty { entries[device] = nil }
    }

    private mutating func makeRoom(_ now: SteadyInstant) {
        entries = entries.filter { $0.value.until > now }
        guard entries.count >= capacity else { return }
        let ends = entries.values.map(\.until).sorted()
        let keepAfter = ends[ends.count / 10]
        entries = entries.filter { $0.value.until > keepAfter }
    }
}
