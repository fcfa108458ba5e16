import CarillonAPI
import Synchronization

/// Apps whose events are prepared in a lane of their own, and up to which row. The reader of all apps' events passes over these apps and extends
/// their lanes (``BatchPreparation``).
final class AppLanes: Sendable {
    /// The right to hold events of a lane in memory.
    struct Place: Sendable {}

    /// Lanes of a kind that hold events at the same time. The others wait for their turn.
    static let lanesAtOnce = 8

    /// A lane sends one for its turn, and receives one afterwards.
    let places = BoundedQueue<Place>(capacity: lanesAtOnce)
    /// The same for lanes that got no answer at their last turn. Their turns may take minutes.
    let retries = BoundedQueue<Place>(capacity: lanesAtOnce)
    private let ends = Mutex<[CommonV1.Tenant: Int64]>([:])

    /// The apps that have a lane.
    var apps: Set<CommonV1.Tenant> { ends.withLock { Set($0.keys) } }

    /// Opens a lane.
    ///
    /// - Parameter end: row of the last event that belongs to the lane.
    func open(_ app: CommonV1.Tenant, through end: Int64) { ends.withLock { $0[app] = end } }

    /// Adds events that were passed over.
    ///
    /// - Returns: false where the app has no lane any more.
    func extend(_ app: CommonV1.Tenant, through end: Int64) -> Bool {
        ends.withLock { ends in
            guard ends[app] != nil else { return false }
            ends[app] = end
            return true
        }
    }

    /// Row of the last event that belongs to an app's lane.
    func end(of app: CommonV1.Tenant) -> Int64 { ends.withLock { $0[app] ?? 0 } }

    /// Closes a lane, unless it was extended beyond a row.
    ///
    /// - Returns: whether the lane is closed.
    func close(_ app: CommonV1.Tenant, at row: Int64) -> Bool {
        ends.withLock { ends in
            guard let end = ends[app], end > row else {
                ends[app] = nil
                return true
            }
            return false
        }
    }
}

/// Where a lane goes on.
struct AppLane: Sendable {
    /// An event that is prepared in parts.
    struct Begun: Sendable {
        var event: PendingEvent
        var progress: EventProgress
    }

    let app: CommonV1.Tenant
    /// Row of the last event that was sent on.
    var after: Int64
    /// The event behind it, where some of its parts were sent on.
    var begun: Begun?
}
