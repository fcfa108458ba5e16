import Yams

/// Takes typed values out of a profile file.
struct ProfileReader {
    let file: String

    func refuse(_ problem: String) -> ProfileError { ProfileError(file: file, problem: problem) }

    func refuse(_ entry: Node.Mapping, _ problem: String) -> ProfileError {
        refuse("line \(entry.mark?.line ?? 0): \(problem)")
    }

    /// Refuses a key that nobody reads: a misspelled one would be a setting without effect.
    func expect(_ entry: Node.Mapping, _ keys: Set<String>) throws {
        for key in entry.keys where !keys.contains(key.scalar?.string ?? "") {
            throw refuse(entry, "there is no “\(key.scalar?.string ?? "")” here")
        }
    }

    func entries(_ root: Node.Mapping, _ key: String) throws -> [Node.Mapping] {
        guard let node = root[Node(key)] else { return [] }
        guard let sequence = node.sequence else { throw refuse("\(key) is not a list") }
        return try sequence.enumerated().map { index, node in
            guard let mapping = node.mapping else { throw refuse("\(key)[\(index)] is not a map") }
            return mapping
        }
    }

    func text(_ entry: Node.Mapping, _ key: String) throws -> String {
        guard let text = entry[Node(key)]?.scalar?.string, !text.isEmpty else { throw refuse(entry, "\(key) is missing") }
        return text
    }

    func optionalText(_ entry: Node.Mapping, _ key: String) -> String {
        entry[Node(key)]?.scalar?.string ?? ""
    }

    func texts(_ entry: Node.Mapping, _ key: String) -> [String] {
        entry[Node(key)]?.sequence?.compactMap { $0.scalar?.string } ?? []
    }

    func int(_ entry: Node.Mapping, _ key: String) throws -> Int {
        guard let number = Int(try text(entry, key)) else { throw refuse(entry, "\(key) is not a whole number") }
        return number
    }

    func optionalNumber(_ entry: Node.Mapping, _ key: String) throws -> Double? {
        guard entry[Node(key)] != nil else { return nil }
        guard let number = Double(try text(entry, key)) else { throw refuse(entry, "\(key) is not a number") }
        return number
    }

    func bool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        switch try text(entry, key) {
        case "true": return true
        case "false": return false
        default: throw refuse(entry, "\(key) is neither true nor false")
        }
    }

    func optionalBool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        entry[Node(key)] == nil ? false : try bool(entry, key)
    }
}
