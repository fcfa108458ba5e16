import CarillonAPI
import DurableWork
import ServiceKit
import Synchronization

/// The apps whose events are prepared in lanes, and the last row of each lane. The reader of all apps' events skips these apps and extends their
/// lanes (``EventPreparation``). An app with large events has a second lane for them.
final class AppLanes: Sendable {
    private struct State {
        /// Row of the last event of each lane.
        var ends: [CommonV1.Tenant: Int64] = [:]
        /// Apps that were slow when their lanes closed, and until when the reader skips their events.
        var slow: [CommonV1.Tenant: ContinuousClock.Instant] = [:]
        /// The events in the lanes of large events.
        var large: [CommonV1.Tenant: LargeEvents] = [:]
    }

    /// Lanes of a kind that have events in memory at the same time. The others wait for their turn.
    static let lanesAtOnce = 16
    /// How long the reader skips a slow app after its lane has closed.
    static let timeOfSlowApp = Duration.seconds(30)
    /// Parts of large events, of all apps, that may be sent on and not committed.
    static let partsAtOnce = 3
    /// Parts of large events, of all apps, that the registry may be asked about before their turn. One lane uses two: the part whose turn it is, and
    /// the next one.
    static let partsAhead = 4

    /// A lane takes a permit for its turn: it may have events in memory.
    let turns = AsyncSemaphore(lanesAtOnce)
    /// The same for lanes that got no answer at their last turn. Their turns may take minutes.
    let retries = AsyncSemaphore(lanesAtOnce)
    /// A part of a large event has a permit from when it is sent on until it is committed. So few are in front of other events, and those of several
    /// apps alternate.
    let parts = AsyncSemaphore(partsAtOnce)
    /// The answers of the registry that wait for the turn of their part.
    let ahead = PlacesAhead(partsAhead)
    private let state = Mutex(State())

    /// The apps that the reader skips: they have a lane, or large events, or were slow a moment ago.
    ///
    /// - Parameter now: The time.
    func apps(at now: ContinuousClock.Instant = .now) -> Set<CommonV1.Tenant> {
        state.withLock { state in
            state.slow = state.slow.filter { $0.value > now }
            return Set(state.ends.keys).union(state.slow.keys).union(state.large.keys)
        }
    }

    /// Opens a lane.
    ///
    /// - Parameter end: row of the last event that belongs to the lane.
    func open(_ app: CommonV1.Tenant, through end: Int64) { state.withLock { $0.ends[app] = end } }

    /// Adds events that were skipped.
    ///
    /// - Returns: false where the app's lane has closed.
    func extend(_ app: CommonV1.Tenant, through end: Int64) -> Bool {
        state.withLock { state in
            guard state.ends[app] != nil else { return false }
            state.ends[app] = end
            return true
        }
    }

    /// Row of the last event that belongs to an app's lane.
    func end(of app: CommonV1.Tenant) -> Int64 { state.withLock { $0.ends[app] ?? 0 } }

    /// Closes a lane, unless it was extended beyond a row.
    ///
    /// - Parameters:
    ///   - isSlow: The app's look-ups take longer than the reader waits. Its next events open the lane again.
    ///   - now: The time.
    /// - Returns: whether the lane is closed.
    func close(_ app: CommonV1.Tenant, at row: Int64, isSlow: Bool, now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            if let end = state.ends[app], end > row { return false }
            state.ends[app] = nil
            state.slow[app] = isSlow ? now + Self.timeOfSlowApp : nil
            return true
        }
    }
}

/// The lanes of large events.
extension AppLanes {
    /// Adds a large event.
    ///
    /// - Returns: whether the app had none: the caller begins the lane.
    func addLarge(_ event: PendingEvent, of app: CommonV1.Tenant) -> Bool {
        state.withLock { state in
            let isFirst = state.large[app] == nil
            state.large[app, default: LargeEvents()].add(event)
            return isFirst
        }
    }

    /// Adds an event that must not overtake the app's large events.
    ///
    /// - Returns: false where it may.
    func hold(_ event: PendingEvent, of app: CommonV1.Tenant) -> Bool { state.withLock { $0.large[app]?.hold(event) ?? false } }

    /// See ``LargeEvents/ready(limit:)``.
    func ready(of app: CommonV1.Tenant, limit: Int) -> [Int64] { state.withLock { $0.large[app]?.ready(limit: limit) ?? [] } }

    /// See ``LargeEvents/firstLarge``.
    func firstLarge(of app: CommonV1.Tenant) -> Int64? { state.withLock { $0.large[app]?.firstLarge } }

    /// See ``LargeEvents/setLarge(_:)``.
    func setLarge(_ row: Int64, of app: CommonV1.Tenant) { state.withLock { state -> Void in state.large[app]?.setLarge(row) } }

    /// Removes events that are sent on.
    func remove(_ rows: [Int64], of app: CommonV1.Tenant) { state.withLock { state -> Void in state.large[app]?.remove(rows) } }

    /// Whether no more events of the app may be held.
    func isFull(of app: CommonV1.Tenant) -> Bool { state.withLock { $0.large[app]?.isFull ?? false } }

    /// Events of the app were looked up in its other lane.
    func answered(_ events: ArraySlice<PendingEvent>, of app: CommonV1.Tenant) {
        state.withLock { state -> Void in state.large[app]?.answered(events) }
    }

    /// See ``LargeEvents/control``.
    func control(of app: CommonV1.Tenant) -> PendingEvent? { state.withLock { $0.large[app]?.control } }

    /// Closes the lane of an app's large events, unless some are left.
    ///
    /// - Returns: whether it is closed.
    func closeLarge(of app: CommonV1.Tenant) -> Bool {
        state.withLock { state in
            guard state.large[app]?.isEmpty ?? true else { return false }
            state.large[app] = nil
            return true
        }
    }
}

/// Where a lane goes on.
struct AppLane: Sendable {
    /// An event some of whose parts were sent on.
    struct Begun: Sendable {
        var event: PendingEvent
        var progress: EventProgress
    }

    /// An event that is not answered, while another event of the app is.
    struct Suspect: Sendable {
        var row: Int64
        var progress: EventProgress?
        /// Turns in a row that showed this.
        var turns: Int
        var refusal: DeliveryRefusal
    }

    let app: CommonV1.Tenant
    /// Whether it has the app's large events, and those that must not overtake them.
    let isForLarge: Bool
    /// Row of the last event that was sent on.
    var after: Int64
    /// Events behind that one that the lane of large events has.
    var moved: Set<Int64> = []
    /// Whether it began to have some: that lane is to be opened.
    var opensLarge = false
    /// The lane's own delivery. A peer that fails for this app is still called for other apps.
    let peers: PeerDelivery
    /// Of the lane of large events: the event whose parts are sent on.
    var begun: Begun?
    /// The registry's answer about the next part of that event; nil: it is asked at the part's turn.
    var ahead: PartAhead?
    var suspect: Suspect?
    /// Whether a look-up of the last turn took longer than the reader waits.
    var isSlow = false

    init(app: CommonV1.Tenant, after: Int64 = 0, isForLarge: Bool = false, peers: PeerDelivery) {
        (self.app, self.after, self.isForLarge, self.peers) = (app, after, isForLarge, peers)
    }
}
