extension Sequence where Element: Hashable {
    /// Each element once, in the order of first occurrence.
    func uniqued() -> [Element] {
        var seen = Set<Element>(minimumCapacity: underestimatedCount)
        return filter { seen.insert($0).inserted }
    }
}
