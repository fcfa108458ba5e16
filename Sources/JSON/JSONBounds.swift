/// How much a text may hold: each value takes time and memory however short it is, and a megabyte has room for 330,000 objects or half a million
/// numbers.
public struct JSONBounds: Sendable, Hashable {
    /// Objects, arrays and members of objects, all together. They cost the most.
    public var structures: Int
    /// Other values in arrays: ids, as a rule.
    public var listed: Int

    /// Bounds on their numbers.
    public init(structures: Int, listed: Int) {
        self.structures = structures
        self.listed = listed
    }

    /// None but the length of the text.
    public static let none = JSONBounds(structures: .max, listed: .max)
}
