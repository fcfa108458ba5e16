import ServiceKit

/// Which bands have deliveries that are not in the store's index of ends.
///
/// Most deliveries are sent long before they end, so a new delivery is not in the index and costs nothing there. When the first of a band's new
/// deliveries may end, those of the band that are still ready are indexed. Deliveries that wait for another attempt are always indexed.
struct ExpiryIndex: Sendable {
    /// The earliest end of deliveries that are not indexed, by band. A band without an entry has none.
    private var firstEnds: [Band: Instant] = [:]
    /// Up to this position, all ready deliveries of the band are indexed.
    private var indexedUpTo: [Band: Int64] = [:]
    /// After a start and after a failed transaction, any delivery of any band may not be indexed.
    private(set) var isUnknown = true

    /// When deliveries must be indexed; nil: all are.
    var firstEnd: Instant? { isUnknown ? Instant(milliseconds: .min) : firstEnds.values.min() }

    /// The bands with deliveries that may have ended at the instant and are not indexed. Only while it is not ``isUnknown``.
    func bands(endingBy now: Instant) -> [Band] { firstEnds.filter { $0.value <= now }.map(\.key) }

    /// New deliveries of a band end at the instant or later.
    mutating func added(to band: Band, endingAt end: Instant) { firstEnds[band] = min(firstEnds[band] ?? end, end) }

    /// The position from which deliveries of the band may not be indexed.
    func position(in band: Band) -> Int64 { indexedUpTo[band] ?? .min }

    /// The ready deliveries of the band are indexed up to this position.
    mutating func indexed(_ band: Band, upTo position: Int64) { indexedUpTo[band] = position }

    /// All ready deliveries of the band are indexed.
    mutating func completed(_ band: Band) { firstEnds[band] = nil }

    /// The route has no deliveries, and never will.
    mutating func forget(route: Int64) {
        for band in Band.all(ofRoute: route) { (firstEnds[band], indexedUpTo[band]) = (nil, nil) }
    }

    /// All ready deliveries of all bands are indexed.
    mutating func completedAll() { (firstEnds, isUnknown) = ([:], false) }
}
