import ServiceKit

/// How fast a broadcast takes users (DISP-27).
///
/// A broadcast leaves a fifth of the app's `send_rate_per_second` to other notifications. So the dispatcher's queue does not grow, and a message that
/// comes meanwhile is sent at once. Broadcasts of one app share their part.
struct BroadcastPace: Sendable, Hashable {
    /// The part of the app's rate that broadcasts have.
    static let share = 0.8
    /// Most users of a page (EVAL-16).
    static let usersPerPage = 1_000
    /// A page has the users of a quarter of a second: a push that comes behind them waits no longer.
    static let pagesPerSecond = 4.0
    /// A worker that is late makes up for this time at most.
    static let burst = Duration.seconds(1)

    /// The users of the next page.
    let users: Int
    /// The time until the page after it.
    let interval: Duration

    /// - Parameters:
    ///   - requested: pushes a second that the broadcast asks for; 0: as many as it can have.
    ///   - sendRate: `send_rate_per_second` of the app.
    ///   - broadcasts: how many run in the app.
    ///   - pushes: to devices so far.
    ///   - targets: users who were decided so far.
    init(requested: Int, sendRate: Int, broadcasts: Int, pushes: Int64, targets: Int64) {
        let most = Double(sendRate) * Self.share / Double(max(1, broadcasts))
        let rate = requested > 0 ? min(Double(requested), most) : most
        // A user may have several devices, and each takes a place in the rate.
        let pushesPerUser = targets > 0 ? max(1, Double(pushes) / Double(targets)) : 1
        let usersPerSecond = rate / pushesPerUser
        users = min(Self.usersPerPage, max(1, Int(usersPerSecond / Self.pagesPerSecond)))
        interval = .milliseconds(max(1, Int((Double(users) * 1_000 / usersPerSecond).rounded(.up))))
    }

    /// When the page after one that was due is due.
    func next(after dueAt: Instant, now: Instant) -> Instant { max(dueAt, now - Self.burst) + interval }
}
