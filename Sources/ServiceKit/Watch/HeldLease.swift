/// The holder's side of the agreement, as a value: until when what is kept may be used.
///
/// It counts from the moment a beat was sent, not from its echo: however long that was on its way, the owner heard the beat later than it
/// was sent, and waits for the holder from then on.
struct HeldLease: Sendable {
    typealias Moment = ContinuousClock.Instant

    let margin: Duration
    private var lastBeat: UInt64 = 0
    /// Beats without an echo yet, oldest first.
    private var sent: [(beat: UInt64, at: Moment)] = []
    /// Nil while nobody counts on this holder.
    private var trustedUntil: Moment?

    /// Beats in flight; an echo that comes so late is of no use.
    private static let mostInFlight = 64

    init(margin: Duration) { self.margin = margin }

    /// Takes the number of the beat that is sent now.
    mutating func beat(at now: Moment) -> UInt64 {
        lastBeat += 1
        if sent.count == Self.mostInFlight { sent.removeFirst() }
        sent.append((lastBeat, now))
        return lastBeat
    }

    /// The owner answered a beat.
    mutating func echoed(_ beat: UInt64, lease: Duration) {
        guard let index = sent.firstIndex(where: { $0.beat == beat }) else { return }
        let until = sent[index].at + lease - margin
        sent.removeFirst(index + 1)
        trustedUntil = max(trustedUntil ?? until, until)
    }

    /// The stream is over.
    mutating func lost() {
        trustedUntil = nil
        sent = []
    }

    /// Whether what is kept may be used now.
    func isLive(at now: Moment) -> Bool { trustedUntil.map { now < $0 } ?? false }
}
