/// The times of the agreement between the owner of a store and those who keep answers of it (ARCH-09). They are real time: virtual time
/// stands still, and a holder that was cut off does not.
public struct WatchTimes: Sendable, Hashable {
    /// The owner lets a write wait this long for a holder that it does not hear, and then does without it.
    public var lease: Duration
    /// A holder trusts what it keeps shorter than the lease by this, for clocks that do not run alike and for the time between a look and
    /// what follows from it.
    public var margin: Duration
    /// A holder's beats: several fit into a lease, so that a busy machine does not cost it.
    public var beat: Duration

    /// 2 s, of which a holder uses 1.5 s, with a beat each 250 ms.
    public init(lease: Duration = .seconds(2), margin: Duration = .milliseconds(500), beat: Duration = .milliseconds(250)) {
        self.lease = lease
        self.margin = margin
        self.beat = beat
    }
}
