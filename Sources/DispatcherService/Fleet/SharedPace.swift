import Providers
import ServiceKit

/// One turn of a key in an interval, of all dispatchers together: each tells the turns that it takes, and the others wait after them (decision 0125).
final class SharedPace: Sendable {
    private let pace: SharedTurn.Pace
    private let interval: Duration
    private let fleet: any Fleet
    private let clock: any DomainClock
    let turns: RateLimiter<String>

    /// - Parameters:
    ///   - mostKeys: keys in memory. Those above it are forgotten, and wait for nothing.
    init(_ pace: SharedTurn.Pace, every interval: Duration, mostKeys: Int, fleet: any Fleet, clock: any DomainClock) {
        self.pace = pace
        self.interval = interval
        self.fleet = fleet
        self.clock = clock
        turns = RateLimiter(most: 1, interval: interval, mostKeys: mostKeys)
    }

    /// Takes the key's turn.
    ///
    /// - Returns: nil where it was free; otherwise how long to wait.
    func take(_ key: String) -> Duration? {
        let now = Moment(clock)
        if let wait = turns.take(key, at: now.steady) { return wait }
        fleet.tell(turn: SharedTurn(pace: pace, key: key, until: now.date + interval))
        return nil
    }

    /// Gives back a turn that was not used.
    func giveBack(_ key: String) {
        turns.giveBack(key)
        fleet.tell(turn: SharedTurn(pace: pace, key: key, until: nil))
    }

    /// Follows what another dispatcher told. What is of another pace, and what is over, changes nothing.
    func follow(_ turn: SharedTurn) {
        guard turn.pace == pace else { return }
        guard let until = turn.until else { return turns.free(turn.key) }
        let now = Moment(clock)
        guard until > now.date else { return }
        // A clock that is ahead holds nobody for longer than a turn.
        turns.follow(turn.key, until: now.steady + min(until - now.date, interval), at: now.steady)
    }
}
