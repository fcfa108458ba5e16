import CarillonAPI

/// The scripted faults, in the order in which they were added (SIM-02).
struct FaultScript {
    private struct Entry {
        let fault: SimulatorV1.Fault
        /// How often it may still apply; nil: until removed.
        var remaining: Int?
    }

    private var entries: [Entry] = []

    /// Most faults at once, so that a runaway script is noticed.
    static let most = 10_000

    var count: Int { entries.count }

    mutating func add(_ faults: [SimulatorV1.Fault]) {
        entries += faults.map { Entry(fault: $0, remaining: $0.times > 0 ? Int($0.times) : nil) }
    }

    mutating func removeAll() { entries.removeAll() }

    /// The first fault for one of these tokens, counted as used. One without a token is for all.
    mutating func take(
        provider: String, among tokens: [String], where isMeant: (SimulatorV1.Fault) -> Bool = { _ in true }
    ) -> SimulatorV1.Fault? {
        guard !entries.isEmpty,
            let index = entries.firstIndex(where: { entry in
                let fault = entry.fault
                return fault.provider == provider && (fault.token.isEmpty || tokens.contains(fault.token)) && isMeant(fault)
            })
        else { return nil }
        let fault = entries[index].fault
        if let remaining = entries[index].remaining {
            entries[index].remaining = remaining - 1
            if remaining == 1 { entries.remove(at: index) }
        }
        return fault
    }
}
