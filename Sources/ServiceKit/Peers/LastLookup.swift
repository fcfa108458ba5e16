/// Looks a value up once for successive items with the same key. Most items of a batch are of one app, and to compare two keys costs less than to
/// hash one.
public struct LastLookup<Key: Equatable, Value> {
    private var last: (key: Key, value: Value)?

    /// Nothing was looked up.
    public init() {}

    /// The value of a key.
    ///
    /// - Parameter find: looks the value up, unless the last call had the same key.
    /// - Throws: what `find` throws.
    public mutating func value(of key: Key, _ find: (Key) throws -> Value) rethrows -> Value {
        if let last, last.key == key { return last.value }
        let value = try find(key)
        last = (key, value)
        return value
    }
}

/// Looks each value up once for the items of a batch, whose keys come in any order.
public struct BatchLookup<Key: Hashable, Value> {
    /// All values that were looked up.
    public private(set) var known: [Key: Value] = [:]
    private var last: (key: Key, value: Value)?

    /// Nothing was looked up.
    public init() {}

    /// The value of a key.
    ///
    /// - Parameter find: looks the value up, unless an earlier call did.
    /// - Throws: what `find` throws.
    public mutating func value(of key: Key, _ find: (Key) throws -> Value) rethrows -> Value {
        if let last, last.key == key { return last.value }
        if let value = known[key] {
            last = (key, value)
            return value
        }
        let value = try find(key)
        set(key, value)
        return value
    }

    /// Replaces the value of a key.
    public mutating func set(_ key: Key, _ value: Value) {
        known[key] = value
        last = (key, value)
    }
}
