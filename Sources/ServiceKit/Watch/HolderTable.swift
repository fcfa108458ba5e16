import Storage

/// The owner's side of the agreement, as a value: who keeps answers, what they were told, and which callers wait for them. It has no clock
/// and does nothing by itself.
///
/// A holder is waited for until it has acknowledged a change, or its lease is over. A message renews the lease and has its beat echoed, but
/// not while a change waits for this holder since a whole lease: who beats and never acknowledges delays a write by two leases at most. A
/// holder cannot use what it keeps longer than its lease: it counts from the moment it *sent* a beat that was echoed, the owner from the later
/// one when it heard it.
struct HolderTable<Answer: Sendable>: Sendable {
    typealias Moment = ContinuousClock.Instant

    /// One stream of a holder.
    struct StreamID: Sendable, Hashable { fileprivate let number: UInt64 }

    /// A message to a holder.
    struct Notice: Sendable, Hashable {
        /// The newest beat heard; 0: none to echo.
        var beat: UInt64 = 0
        /// The newest change; 0: none.
        var sequence: UInt64 = 0
        var changes = StoreChanges()
    }

    private struct Holder {
        var name: String
        var leaseEnd: Moment
        var acknowledged: UInt64
        /// What it has not been told yet.
        var notice = Notice()
    }

    private struct Waiting {
        var sequence: UInt64
        var since: Moment
        var answer: Answer
    }

    static var mostHolders: Int { 256 }

    let lease: Duration
    /// The newest change.
    private(set) var sequence: UInt64 = 0
    private var lastStream: UInt64 = 0
    private var holders: [StreamID: Holder] = [:]
    /// Ascending.
    private var waiting: [Waiting] = []

    init(lease: Duration) { self.lease = lease }

    /// Holders that a commit may have to wait for.
    var count: Int { holders.count }
    /// Holders whose leases are not over.
    func count(at now: Moment) -> Int { holders.values.count { $0.leaseEnd > now } }
    var waitingCount: Int { waiting.count }

    /// When the next lease ends that callers may wait for.
    var nextLeaseEnd: Moment? { waiting.isEmpty ? nil : holders.values.map(\.leaseEnd).min() }

    // MARK: Holders

    /// Somebody may keep answers of an earlier life of this process, and that life's last writes were perhaps never answered: all writes
    /// wait until those leases are over.
    mutating func expectEarlierHolders(now: Moment) {
        lastStream += 1
        holders[StreamID(number: lastStream)] = Holder(name: "", leaseEnd: now + lease, acknowledged: sequence)
        sequence += 1
    }

    /// A holder comes, or comes again: then it keeps nothing of before.
    ///
    /// - Returns: nil when there are too many.
    mutating func open(_ name: String, now: Moment) -> (stream: StreamID, released: [Answer])? {
        for (stream, holder) in holders where holder.name == name { holders[stream] = nil }
        let released = release(now: now)
        guard holders.count < Self.mostHolders else { return nil }
        lastStream += 1
        let stream = StreamID(number: lastStream)
        holders[stream] = Holder(name: name, leaseEnd: now + lease, acknowledged: sequence)
        return (stream, released)
    }

    /// A message came: the holder lives.
    ///
    /// - Parameter beat: to be echoed; 0: none.
    /// - Returns: nil when its lease had ended: it is no holder any more, and its beat must not be echoed.
    mutating func heard(_ stream: StreamID, beat: UInt64, acknowledged: UInt64, now: Moment) -> [Answer]? {
        guard var holder = holders[stream], holder.leaseEnd > now else { return nil }
        holder.acknowledged = max(holder.acknowledged, min(acknowledged, sequence))
        if !isOverdue(holder, now: now) {
            holder.leaseEnd = now + lease
            holder.notice.beat = max(holder.notice.beat, beat)
        }
        holders[stream] = holder
        return release(now: now)
    }

    /// Whether a caller waits since a whole lease for what this holder has not acknowledged.
    private func isOverdue(_ holder: Holder, now: Moment) -> Bool {
        waiting.first { $0.sequence > holder.acknowledged }.map { $0.since + lease <= now } ?? false
    }

    /// The holder keeps nothing any more. A stream that only broke off stays until its lease ends.
    mutating func left(_ stream: StreamID, now: Moment) -> [Answer] {
        holders[stream] = nil
        return release(now: now)
    }

    /// What a holder is to be told now; nil: nothing.
    mutating func take(_ stream: StreamID) -> Notice? {
        guard let notice = holders[stream]?.notice, notice != Notice() else { return nil }
        holders[stream]?.notice = Notice()
        return notice
    }

    // MARK: Writes

    /// A commit: its callers are answered when all holders know.
    ///
    /// A commit without changes waits for those before: its callers may have found them made.
    ///
    /// - Returns: answers to give now, this one among them or not, and the streams that have something to tell.
    mutating func commit(_ changes: StoreChanges, _ answer: Answer, now: Moment) -> (released: [Answer], toTell: [StreamID]) {
        var toTell: [StreamID] = []
        if !changes.isEmpty {
            sequence += 1
            for stream in holders.keys where holders[stream]?.name.isEmpty == false {
                holders[stream]?.notice.changes.formUnion(changes)
                holders[stream]?.notice.sequence = sequence
                toTell.append(stream)
            }
        }
        waiting.append(Waiting(sequence: sequence, since: now, answer: answer))
        return (release(now: now), toTell)
    }

    /// Ends leases that are over.
    mutating func release(now: Moment) -> [Answer] {
        var acknowledged = sequence
        for (stream, holder) in holders {
            if holder.leaseEnd <= now { holders[stream] = nil } else { acknowledged = min(acknowledged, holder.acknowledged) }
        }
        let count = waiting.firstIndex { $0.sequence > acknowledged } ?? waiting.count
        defer { waiting.removeFirst(count) }
        return waiting[..<count].map(\.answer)
    }
}
