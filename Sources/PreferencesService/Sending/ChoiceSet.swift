import CarillonAPI
import Foundation
import Storage
import Synchronization

/// What users chose, as far as a send depends on it; users of equal choices share one, so that each is evaluated once in a batch.
final class ChoiceSet: Sendable {
    /// Without version, times and language, which no answer depends on but the version, and that stands beside.
    let document: PreferenceDocument
    /// Memory it takes, about, in bytes.
    let bytes: Int

    /// - Parameter storedBytes: what the choices take in the store; in memory it is some ten times that.
    init(_ document: PreferenceDocument, storedBytes: Int) {
        self.document = document
        bytes = 300 + 10 * storedBytes
    }
}

/// One user, as far as sends ask about them.
struct KnownChoices: UserCacheValue {
    /// The user's settings of conversation channels.
    enum Channels: Sendable {
        /// All of them.
        case few([String: ChannelChoice])
        /// More than are kept in mind: they are asked for one by one.
        case many
    }

    /// The most channels of a user that are kept in mind.
    static let mostChannels = 16

    var version: Int64 = 0
    /// Nil: the user never chose anything.
    var choices: ChoiceSet?
    var channels: Channels = .few([:])
    /// When it was read, by the domain's clock.
    var readAtMs: Int64

    /// Memory it takes, about, in bytes; a set that others share is counted in full.
    var bytes: Int {
        let channels = if case .few(let few) = channels { few.keys.reduce(0) { $0 + 80 + $1.utf8.count } } else { 0 }
        return 200 + channels + (choices?.bytes ?? 0)
    }
}

/// Makes equal choices one object.
final class ChoiceSets: Sendable {
    private struct Stored: Hashable {
        var pushEnabled, emailEnabled, promotionalOptIn: Bool
        /// `StoredChoices` as they lie in the store.
        var choices: [UInt8]
    }

    /// Sets that are remembered. Opt-outs carry their times, so there may be one for each user who ever opted out; beyond this the
    /// remembered ones are forgotten, which costs the next equal user a decoding.
    static let mostSets = 50_000

    private let sets = Mutex<[Stored: ChoiceSet]>([:])

    /// The set of one row of `documents`, whose columns begin at `first` (``DocumentRows/columns``).
    func set(_ row: Row, from first: Int) throws -> ChoiceSet {
        let choices = try row.withUnsafeData(atIndex: first + 2) { [UInt8]($0 ?? Data()) }
        let stored = Stored(pushEnabled: row[first], emailEnabled: row[first + 1], promotionalOptIn: row[first + 3], choices: choices)
        if let known = sets.withLock({ $0[stored] }) { return known }
        var document = PreferenceDocument(
            pushEnabled: stored.pushEnabled, emailEnabled: stored.emailEnabled, promotionalOptIn: stored.promotionalOptIn)
        // No bytes are no choices.
        if !choices.isEmpty { document.choices = try choices.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) } }
        let new = ChoiceSet(document, storedBytes: choices.count)
        return sets.withLock { sets in
            if sets.count >= Self.mostSets { sets = [:] }
            sets[stored] = new
            return new
        }
    }
}
