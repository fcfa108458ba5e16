/// What the consumers of a shared stream heard of this process, by rank: each has a leader of its own in a cluster, and may be without one.
struct HeardLeases: Sendable {
    /// Leases may have ended so long after renewals that their consumer answered last.
    let limit: Duration
    /// When they were sent.
    private var heardAt: [PriorityRank: ContinuousClock.Instant]
    /// How often the leases of a rank were given up. What was fetched before may be another process's.
    private(set) var epochs: [PriorityRank: Int] = [:]
    /// Ranks whose consumer did not answer the last time.
    private(set) var unheard: Set<PriorityRank> = []

    /// - Parameter now: nothing was leased before.
    init(limit: Duration, now: ContinuousClock.Instant) {
        self.limit = limit
        heardAt = Dictionary(uniqueKeysWithValues: PriorityRank.allCases.map { ($0, now) })
    }

    /// Whether the leases of a rank may have ended.
    func mayHaveEnded(_ rank: PriorityRank, at now: ContinuousClock.Instant) -> Bool { now - (heardAt[rank] ?? now) >= limit }

    /// The ranks whose leases last for certain.
    func certain(at now: ContinuousClock.Instant) -> Set<PriorityRank> { Set(PriorityRank.allCases.filter { !mayHaveEnded($0, at: now) }) }

    /// The consumer answered what was sent at an instant.
    ///
    /// - Parameter isRenewal: all leases of the rank were renewed.
    /// - Returns: whether it did not answer before. It may have a new leader, which does not know the last acknowledgements of the one before.
    mutating func heard(_ rank: PriorityRank, at sentAt: ContinuousClock.Instant, isRenewal: Bool) -> Bool {
        if isRenewal { heardAt[rank] = sentAt }
        return unheard.remove(rank) != nil
    }

    /// The consumer did not answer.
    mutating func missed(_ rank: PriorityRank) { unheard.insert(rank) }

    /// The leases of a rank are given up.
    mutating func giveUp(_ rank: PriorityRank) { epochs[rank, default: 0] += 1 }
}
