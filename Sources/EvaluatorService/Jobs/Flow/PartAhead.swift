import ServiceKit
import Synchronization

/// The registry's answer about a part of a large event, before the part's turn. Only the registry is asked so early: a user's settings count as they
/// are at the turn.
struct PartAhead: Sendable {
    /// Of the event.
    let row: Int64
    let part: ResolvedPart
    let askedAt: SteadyInstant
    /// ``SettingsChanges/sequence`` before the question. What is heard after it may be missing in the answer.
    let changesHeard: UInt64
    let place: PlacesAhead.Place

    /// An older answer is not used. A part may wait for the outbox for a long time.
    static let longestWait = Duration.seconds(1)

    /// Whether it is not used any more.
    func isOld(at now: SteadyInstant) -> Bool { now >= askedAt + Self.longestWait }

    /// Whether it is about the part whose turn it is, and new enough.
    ///
    /// - Parameters:
    ///   - row: of the event.
    ///   - after: the last user of the part before.
    func serves(_ row: Int64, after: String, at now: SteadyInstant) -> Bool {
        row == self.row && after == part.after && !isOld(at: now)
    }
}

extension AppLane {
    /// Drops an answer that is not used any more, with its place: a lane may wait for the outbox for hours.
    mutating func dropOldAnswer(at now: SteadyInstant) { if ahead?.isOld(at: now) == true { ahead = nil } }
}

/// Bounds the answers that are in memory before their turn. Lanes without a place ask at the turn.
final class PlacesAhead: Sendable {
    private let free: Mutex<Int>

    /// - Parameter count: of places.
    init(_ count: Int) { free = Mutex(count) }

    /// Takes a place; nil where none is free.
    func take() -> Place? {
        let isTaken = free.withLock { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
        return isTaken ? Place(self) : nil
    }

    /// A place that is taken. It is free again when nothing refers to it: a lane may end at any point.
    final class Place: Sendable {
        private let places: PlacesAhead

        fileprivate init(_ places: PlacesAhead) { self.places = places }

        deinit { places.free.withLock { $0 += 1 } }
    }
}
