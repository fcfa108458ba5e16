import ServiceKit

/// A turn that one dispatcher took, or gave back, of a pace that all of them keep. Told as far as possible: who misses it takes one turn too many.
struct SharedTurn: Codable, Sendable, Hashable {
    /// What has a pace.
    enum Pace: String, Codable, Sendable {
        /// Pushes to one address of a Live Activity that nobody waits for.
        case activity
        /// Pushes to one broadcast channel.
        case channel
    }

    let pace: Pace
    /// The id of an address; the id of a channel, with its app.
    let key: String
    /// The next turn is then, by the domain clock. Nil: the turn was given back.
    let until: Instant?
}
