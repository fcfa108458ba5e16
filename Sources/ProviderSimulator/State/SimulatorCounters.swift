/// Counters since the start or the last reset.
struct SimulatorCounters {
    var accepted: [String: Int64] = [:]
    /// Accepted messages among them that belong to no notification.
    var probes: [String: Int64] = [:]
    /// `provider/code`.
    var refused: [String: Int64] = [:]
    var duplicates: Int64 = 0
    var connections: [String: Int64] = [:]
    /// Rule of the wire contract → how often a request broke it.
    var violations: [String: Int64] = [:]
}

/// Finds notifications that were sent to the same token before.
///
/// Keeps hashes in two generations. When the younger one is full, the older one is dropped, so that memory is bounded.
struct DuplicateFinder {
    static let generationSize = 2_000_000
    private var younger: Set<UInt64> = []
    private var older: Set<UInt64> = []

    /// Whether the pair was accepted before. Records it.
    mutating func isRepeated(token: String, notificationID: String) -> Bool {
        var hasher = Hasher()
        hasher.combine(token)
        hasher.combine(notificationID)
        let hash = UInt64(bitPattern: Int64(hasher.finalize()))
        if older.contains(hash) || !younger.insert(hash).inserted { return true }
        if younger.count >= Self.generationSize {
            older = younger
            younger = []
        }
        return false
    }
}
