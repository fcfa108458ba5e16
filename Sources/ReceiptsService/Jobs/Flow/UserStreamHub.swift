import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// The open streams of each user (GW-06). A change wakes the streams of its users. Events stay in the store, so a slow reader delays nobody, and
/// nothing is kept for one.
final class UserStreamHub: Sendable {
    /// Most streams: a stream takes about 10 KiB.
    static let mostStreams = 20_000
    /// Most streams of a user, over all gateways: every window of a browser may hold one.
    static let mostOfUser = 50

    /// A stream's place in the hub.
    struct Place: Sendable {
        let user: UserKey
        let stream: ServedStream
        fileprivate let slot: Int
    }

    private struct State {
        var places: [UserKey: [Place]] = [:]
        var count = 0
        var heartbeats = HeartbeatWheel()
    }

    private let state = Mutex(State())
    private let activity: ActivityTracker

    init(activity: ActivityTracker, metrics: MetricsRegistry) {
        self.activity = activity
        metrics.gauge("carillon_user_streams", help: "Streams of open apps.") { [weak self] in Double(self?.count ?? 0) }
    }

    /// Streams that are open.
    var count: Int { state.withLock { $0.count } }

    /// Adds a stream, until ``close(_:)``.
    ///
    /// - Throws: `rate_limited` for too many streams, of the user or of all.
    func open(_ user: UserKey) throws(APIError) -> Place {
        let stream = ServedStream(activity: activity, unread: Self.unread)
        let (place, isUserFull) = state.withLock { state -> (Place?, Bool) in
            guard state.places[user, default: []].count < Self.mostOfUser else { return (nil, true) }
            guard state.count < Self.mostStreams else { return (nil, false) }
            let place = Place(user: user, stream: stream, slot: state.heartbeats.slotOfNewStream())
            state.places[user, default: []].append(place)
            state.count += 1
            return (place, false)
        }
        if let place { return place }
        let words =
            isUserFull ? "this user has \(Self.mostOfUser) streams; end one, or wait" : "there are \(Self.mostStreams) streams of users; try again"
        throw APIError(.rateLimited, words, retryAfter: .seconds(30))
    }

    /// The stream has ended.
    func close(_ place: Place) {
        state.withLock { state in
            let rest = state.places[place.user, default: []].filter { $0.stream !== place.stream }
            state.places[place.user] = rest.isEmpty ? nil : rest
            state.count -= 1
        }
        place.stream.close()
    }

    /// Rows were added to users' feeds.
    func changed(_ changes: StoreChanges) {
        let woken = state.withLock { state -> [Place] in
            guard state.count > 0 else { return [] }
            guard !changes.everything else { return state.places.values.flatMap { $0 } }
            return changes.users.flatMap { state.places[UserKey($0)] ?? [] }
        }
        for place in woken { place.stream.arrived() }
    }

    /// Counters of users changed, or users were erased.
    ///
    /// - Parameter users: not evaluated while there is no stream.
    func changed<Users: Sequence>(countersOf users: @autoclosure () -> Users) where Users.Element == UserKey {
        guard count > 0 else { return }
        let users = Array(users())
        let woken = state.withLock { state in users.flatMap { state.places[$0] ?? [] } }
        for place in woken { place.stream.arrived() }
    }

    /// Wakes the streams of the next slot for a heartbeat.
    func beat() {
        let due = state.withLock { state -> [Place] in
            let slot = state.heartbeats.turn()
            return state.places.values.flatMap { $0.filter { $0.slot == slot } }
        }
        for place in due { place.stream.beat() }
    }

    private static let unread = APIError(.deadlineExceeded, "the app has not read its events for a minute; begin the stream again")
}
