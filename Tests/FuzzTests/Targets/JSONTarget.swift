import JSON

/// JSON of a stranger, and JSON of our own that must read back to the same.
enum JSONTarget {
    static func run(_ bytes: [UInt8]) {
        guard let value = try? JSONElement(parsing: bytes) else { return }
        promise((try? JSONElement(parsing: value.text)) == value, "what is written is read as something else: \(value.text)")
        promise(depth(value) <= JSONElement.deepestNesting, "nested deeper than is read: \(value.text)")
        guard let members = value.members, let wanted = members.keys.min() else { return }
        promise(
            (try? JSONElement(parsing: bytes, keeping: [wanted]))?.members == [wanted: members[wanted] ?? .null],
            "what is passed over changes what is kept")
    }

    private static func depth(_ value: JSONElement) -> Int {
        switch value {
        case .array(let elements): 1 + (elements.map(depth).max() ?? 0)
        case .object(let members): 1 + (members.values.map(depth).max() ?? 0)
        default: 0
        }
    }
}
