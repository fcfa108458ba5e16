import Storage

/// Answers kept by user and question, as a value: bounded, and never with one that a change has overtaken.
///
/// What is fetched takes a while, and a change may pass it on its way. So a fetch begins with a ticket, and of what it brings only that is
/// kept whose user was not changed since.
struct KeptAnswers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    /// Since when a fetch is under way.
    struct Ticket: Sendable, Hashable { fileprivate let since: UInt64 }

    private struct Entry {
        var answer: Answer
        /// Right at this instant, and until that one.
        var from: Instant
        var until: Instant
    }

    private struct User {
        var entries: [Question: Entry] = [:]
        /// Which place in the order is this user's.
        var arrival: UInt64
    }

    let mostEntries: Int
    /// Answers that are kept.
    private(set) var count = 0
    private var users: [ChangedUser: User] = [:]
    /// Users in the order of their arrival; some are gone, or came again.
    private var order: [(user: ChangedUser, arrival: UInt64)] = []
    private var oldest = 0
    private var arrivals: UInt64 = 0

    /// Counts changes.
    private var changes: UInt64 = 0
    private var fetches = 0
    /// Changes during the fetches that are under way.
    private var changed: [ChangedUser: UInt64] = [:]
    private var everythingChanged: UInt64 = 0

    init(mostEntries: Int) { self.mostEntries = mostEntries }

    // MARK: Looking

    /// What is kept and right at `instant`.
    func answer(to question: Question, of user: ChangedUser, at instant: Instant) -> Answer? {
        guard let entry = users[user]?.entries[question], entry.from <= instant, instant < entry.until else { return nil }
        return entry.answer
    }

    /// A fetch begins; it ends with ``end(_:)``, whatever it brought.
    mutating func begin() -> Ticket {
        fetches += 1
        return Ticket(since: changes)
    }

    /// Keeps what a fetch brought, unless it was overtaken.
    mutating func keep(_ answer: Answer, to question: Question, of user: ChangedUser, from: Instant, until: Instant, _ ticket: Ticket) {
        guard everythingChanged <= ticket.since, changed[user] ?? 0 <= ticket.since, from < until, mostEntries > 0 else { return }
        if users[user] == nil {
            arrivals += 1
            users[user] = User(arrival: arrivals)
            order.append((user, arrivals))
        }
        if users[user]?.entries.updateValue(Entry(answer: answer, from: from, until: until), forKey: question) == nil { count += 1 }
        while count > mostEntries { dropOldest() }
        compactOrder()
    }

    /// A fetch is over.
    mutating func end(_ ticket: Ticket) {
        fetches -= 1
        guard fetches == 0 else { return }
        changed = [:]
    }

    // MARK: Forgetting

    /// Forgets what is kept of these users, and what is on its way.
    mutating func forget(_ changes: StoreChanges) {
        self.changes += 1
        guard !changes.everything else { return forgetEverything() }
        for user in changes.users {
            remove(user)
            if fetches > 0 { changed[user] = self.changes }
        }
        // Fetches that last long are not worth a list of everybody.
        if changed.count > StoreChanges.mostUsers { overtakeFetches() }
    }

    /// Keeps nothing, and nothing that is on its way.
    mutating func forgetEverything() {
        changes += 1
        users = [:]
        order = []
        oldest = 0
        count = 0
        overtakeFetches()
    }

    private mutating func overtakeFetches() {
        everythingChanged = changes
        changed = [:]
    }

    private mutating func remove(_ user: ChangedUser) {
        guard let removed = users.removeValue(forKey: user) else { return }
        count -= removed.entries.count
    }

    /// The user who came first, with everything of theirs.
    private mutating func dropOldest() {
        while oldest < order.count {
            let first = order[oldest]
            oldest += 1
            if users[first.user]?.arrival == first.arrival { return remove(first.user) }
        }
    }

    private mutating func compactOrder() {
        guard order.count > 2 * users.count + 1_024 || oldest > order.count / 2 + 1_024 else { return }
        order = order[oldest...].filter { users[$0.user]?.arrival == $0.arrival }
        oldest = 0
    }
}
