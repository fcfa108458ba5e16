/// Lists without repetitions.
enum Unique {
    /// Each once, in the order of their first mention.
    static func list(_ ids: [String]) -> [String] {
        var seen = Set<String>()
        return ids.filter { seen.insert($0).inserted }
    }
}
