import ServiceKit
import Storage
import Synchronization

/// The silent pushes of the last hour, by device (EVAL-43). In memory, as ``UserRates`` are; the store has them for the next start
/// (``SilentPushTable``).
final class SilentPushRates: Sendable {
    private static let hour = Duration.seconds(3_600)

    /// What a device has for a push.
    enum Place: Sendable, Hashable {
        case taken
        /// All places of the hour are taken. The next one is free then.
        case free(at: Instant)
        /// A newer push of the kind was decided before: this one waited, and fell due meanwhile.
        case outdated
    }

    private struct Pushes {
        /// Ascending.
        var times: [Instant] = []
        /// By kind: when the newest one was accepted, milliseconds.
        var newest: [String: Int64] = [:]

        mutating func accept(_ syncType: String, _ acceptedAt: Int64) { newest[syncType] = max(acceptedAt, newest[syncType] ?? 0) }
    }

    private struct State {
        var devices: [SilentPushDevice: Pushes] = [:]
        var cleaned = Instant(milliseconds: 0)

        /// Forgets devices without a push in the last hour, once an hour.
        mutating func clean(_ now: Instant) {
            guard now >= cleaned + hour || now < cleaned else { return }
            devices = devices.filter { $0.value.times.last.map { $0 + hour > now } ?? false }
            cleaned = now
        }
    }

    private let state = Mutex(State())

    /// Takes a place of a device, if one is free.
    ///
    /// - Parameters:
    ///   - acceptedAt: when the push was accepted, milliseconds.
    ///   - limit: most pushes in an hour, at least 1.
    func takePlace(of device: SilentPushDevice, _ syncType: String, acceptedAt: Int64, at now: Instant, limit: Int) -> Place {
        state.withLock { state in
            state.clean(now)
            var pushes = state.devices[device] ?? Pushes()
            guard acceptedAt >= pushes.newest[syncType] ?? acceptedAt else { return .outdated }
            pushes.newest[syncType] = acceptedAt
            // Where the clock was set back, some times are ahead of now. They count as now, so that none counts for longer than an hour.
            pushes.times = pushes.times.map { min($0, now) }.filter { $0 + Self.hour > now }
            defer { state.devices[device] = pushes }
            guard pushes.times.count >= limit else {
                pushes.times.append(now)
                return .taken
            }
            return .free(at: pushes.times[pushes.times.count - limit] + Self.hour)
        }
    }

    /// Begins anew with the pushes in the store.
    func restore(from store: Store, at now: Instant) async throws {
        let (pushes, waiting) = try await store.read { (try SilentPushTable.pushes(since: now - Self.hour, $0), try SilentPushTable.waiting($0)) }
        state.withLock { state in
            state = State()
            for push in pushes {
                state.devices[push.device, default: Pushes()].times.append(push.sentAt)
                state.devices[push.device]?.accept(push.syncType, push.acceptedAt)
            }
            for item in waiting {
                for id in item.details.pushDeviceIDs {
                    let device = SilentPushDevice(user: item.user, pushDeviceID: id)
                    state.devices[device, default: Pushes()].accept(item.details.syncType, item.details.time)
                }
            }
        }
    }
}
