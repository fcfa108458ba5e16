import ServiceKit

/// The dispatchers that live, as a value. Times are real and monotonic, because heartbeats are about processes.
///
/// Each dispatcher hears all heartbeats, its own too, on one watch. It compares them with its own: without its own, the watch is interrupted, and
/// nobody counts as gone. Otherwise all dispatchers that NATS lost at once would each take the whole quota.
struct FleetMembers: Sendable {
    /// How often a member says that it lives.
    static let interval = Duration.seconds(2)
    /// A member without a heartbeat for so long is gone.
    static let lifetime = Duration.seconds(10)
    /// A longer wait for the own heartbeat means that the watch was interrupted.
    static let interruption = Duration.seconds(6)
    /// A clock that differs by more is reported.
    static let clockTolerance = Duration.seconds(2)
    /// A clock that differs by so much is an error.
    static let wrongClock = Duration.seconds(60)
    /// How old a heartbeat is at most.
    static let oldest = Duration.seconds(60)

    /// What operators must know about another member. It is told when it begins.
    enum Warning: Sendable, Hashable {
        case otherVersion(FleetMember)
        /// The member's clock is ahead of the own one by `ahead`, which may be negative.
        case otherClock(FleetMember, ahead: Duration)
    }

    private struct Known: Sendable {
        var member: FleetMember
        var heardAt: ContinuousClock.Instant
        /// Heartbeats in a row whose clock differs. One alone may have been late.
        var differing = 0
        var isWarnedOfClock = false
        /// Its clock or the own one is wrong by ``FleetMembers/wrongClock``.
        var isFarOff = false
    }

    let own: FleetMember
    private var others: [String: Known] = [:]
    /// When the own heartbeat was heard last; nil: never.
    private var ownHeardAt: ContinuousClock.Instant?

    init(own: FleetMember) { self.own = own }

    /// The live members other than the own one, by id.
    var living: [FleetMember] { others.values.map(\.member).sorted { $0.id < $1.id } }

    /// The part of each quota and send rate that is this dispatcher's, above 0 and at most 1.
    var share: Double { 1 / Double(others.count + 1) }

    /// Whether the clock of this dispatcher or of another one is wrong. Then a refused credential may be the fault of a clock: access tokens have
    /// dates.
    var clocksDiffer: Bool { others.values.contains(where: \.isFarOff) }

    /// A heartbeat came.
    ///
    /// - Parameters:
    ///   - now: when it came.
    ///   - ownClock: the own domain clock then.
    ///   - isLive: false for the heartbeats that the watch begins with; they may be old.
    mutating func heard(_ member: FleetMember, at now: ContinuousClock.Instant, ownClock: Instant, isLive: Bool = true) -> [Warning] {
        guard member.id != own.id else {
            ownIsHeard(at: now)
            return []
        }
        var warnings: [Warning] = []
        let before = others[member.id]
        if member.version != own.version, before?.member.version != member.version { warnings.append(.otherVersion(member)) }
        var known = before ?? Known(member: member, heardAt: now)
        (known.member, known.heardAt) = (member, now)
        let ahead = member.clock - ownClock
        let difference = max(ahead, .zero - ahead)
        known.isFarOff = difference >= (isLive ? Self.wrongClock : Self.wrongClock + Self.oldest)
        if difference <= Self.clockTolerance {
            (known.differing, known.isWarnedOfClock) = (0, false)
        } else if isLive {
            known.differing += 1
            if known.differing > 1, !known.isWarnedOfClock {
                known.isWarnedOfClock = true
                warnings.append(.otherClock(member, ahead: ahead))
            }
        }
        others[member.id] = known
        return warnings
    }

    /// The own heartbeat came back. Members that are silent for ``lifetime`` before it are dropped.
    private mutating func ownIsHeard(at now: ContinuousClock.Instant) {
        defer { ownHeardAt = now }
        guard let ownHeardAt, now - ownHeardAt <= Self.interruption else {
            // The others get their whole time again after an interruption.
            for id in others.keys { others[id]?.heardAt = now }
            return
        }
        others = others.filter { now - $0.value.heardAt <= Self.lifetime }
    }

    /// A member said that it has stopped.
    mutating func left(_ id: String) { others[id] = nil }
}
