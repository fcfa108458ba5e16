import ServiceKit

/// How many deliveries of a route this process claims in ``span``, while it always has some to claim.
///
/// A slow route needs no more than that in the window. With more, one process would have work for many seconds while another one has none.
struct ClaimPace: Sendable {
    static let span = Duration.seconds(2)

    private var since: SteadyInstant
    private var count = 0
    /// In the last span that is over; nil before its end.
    private(set) var claims: Int?

    init(since: SteadyInstant) { self.since = since }

    mutating func claimed(_ number: Int, at now: SteadyInstant) {
        let elapsed = now - since
        if elapsed >= Self.span {
            claims = Int((Double(count) * (Self.span / elapsed)).rounded(.up))
            (since, count) = (now, 0)
        }
        count += number
    }
}
