/// Lists without repetitions.
enum Unique {
    /// Each element once, in the order of first occurrence.
    static func list(_ ids: [String]) -> [String] {
        var seen = Set<String>(minimumCapacity: ids.count)
        return ids.filter { seen.insert($0).inserted }
    }
}
