import ServiceKit
import Yams

/// Reads typed values from a profile file.
struct ProfileReader {
    let file: String

    func refuse(_ problem: String) -> ProfileError { ProfileError(file: file, problem: problem) }

    func refuse(_ entry: Node.Mapping, _ problem: String) -> ProfileError {
        refuse("line \(entry.mark?.line ?? 0): \(problem)")
    }

    /// Refuses a key, a value or an entry, with its line.
    func refuse(at node: Node, _ problem: String) -> ProfileError {
        refuse("line \(node.mark?.line ?? 0): \(problem)")
    }

    /// Refuses the value of a key. The line is that of the value, or of the entry where the key is absent.
    func refuse(_ entry: Node.Mapping, key: String, _ problem: String) -> ProfileError {
        let line = entry[Node(key)]?.mark?.line ?? entry.mark?.line ?? 0
        return refuse("line \(line): \(key) \(problem)")
    }

    /// Refuses an unknown key, because a misspelled one would have no effect.
    func expect(_ entry: Node.Mapping, _ keys: Set<String>) throws {
        for key in entry.keys where !keys.contains(key.scalar?.string ?? "") {
            throw refuse(at: key, "there is no “\(key.scalar?.string ?? "")” here")
        }
    }

    func entries(_ root: Node.Mapping, _ key: String) throws -> [Node.Mapping] {
        guard let node = root[Node(key)] else { return [] }
        guard let sequence = node.sequence else { throw refuse(root, key: key, "is not a list") }
        return try sequence.enumerated().map { index, node in
            guard let mapping = node.mapping else { throw refuse(at: node, "\(key)[\(index)] is not a map") }
            return mapping
        }
    }

    func text(_ entry: Node.Mapping, _ key: String) throws -> String {
        guard let text = entry[Node(key)]?.scalar?.string, !text.isEmpty else { throw refuse(entry, "\(key) is missing") }
        return text
    }

    /// Empty where the key is absent.
    func optionalText(_ entry: Node.Mapping, _ key: String) throws -> String {
        guard let node = entry[Node(key)] else { return "" }
        guard let text = node.scalar?.string else { throw refuse(entry, key: key, "is not a text") }
        return text
    }

    /// Empty for an absent key. A single text is not a list: read as an empty list, `recipients: guardian` would mean all users.
    func texts(_ entry: Node.Mapping, _ key: String) throws -> [String] {
        guard let node = entry[Node(key)] else { return [] }
        guard let sequence = node.sequence else { throw refuse(entry, key: key, "is not a list") }
        return try sequence.map { node in
            guard let text = node.scalar?.string else { throw refuse(entry, key: key, "is not a list of texts") }
            return text
        }
    }

    /// Nil for an absent key.
    func optionalMap(_ entry: Node.Mapping, _ key: String) throws -> Node.Mapping? {
        guard let node = entry[Node(key)] else { return nil }
        guard let mapping = node.mapping else { throw refuse(entry, key: key, "is not a map") }
        return mapping
    }

    /// The entries of a map by name; none for an absent key.
    func map(_ entry: Node.Mapping, _ key: String) throws -> [(name: String, node: Node)] {
        try (optionalMap(entry, key) ?? [:]).map { name, node in
            guard let text = name.scalar?.string else { throw refuse(at: name, "a name in \(key) is not a text") }
            return (text, node)
        }
    }

    /// The lowest client versions by canonical platform; none for an absent key.
    func clientFloors(_ root: Node.Mapping) throws -> [String: String] {
        var floors: [String: String] = [:]
        for (name, node) in try map(root, "client_floors") {
            guard let platform = try? DevicePlatform.canonical(name).platform, platform == name else {
                throw refuse(at: node, "client_floors: “\(name)” is no platform such as iOS or Android")
            }
            guard let version = node.scalar?.string, SystemVersion(version) != nil else {
                throw refuse(at: node, "client_floors.\(name) is no version such as 13 or 13.1")
            }
            floors[platform] = version
        }
        return floors
    }

    func int(_ entry: Node.Mapping, _ key: String) throws -> Int {
        guard let number = Int(try text(entry, key)) else { throw refuse(entry, key: key, "is not a whole number") }
        return number
    }

    func optionalNumber(_ entry: Node.Mapping, _ key: String) throws -> Double? {
        guard entry[Node(key)] != nil else { return nil }
        guard let number = Double(try text(entry, key)) else { throw refuse(entry, key: key, "is not a number") }
        return number
    }

    func bool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        switch try text(entry, key) {
        case "true": return true
        case "false": return false
        default: throw refuse(entry, key: key, "is neither true nor false")
        }
    }

    func optionalBool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        entry[Node(key)] == nil ? false : try bool(entry, key)
    }
}

extension ProfileReader {
    /// The line of the entry with which a path of ``CatalogueViolation`` begins; nil: it begins with none.
    func line(of path: String, in root: Node.Mapping) throws -> Int? {
        let list = String(path.prefix { $0 != "." })
        var found: (length: Int, line: Int)?
        for entry in try entries(root, list) {
            guard let line = entry.mark?.line else { continue }
            let names = list == "templates" ? try templates(entry).map(\.key.description) : [try text(entry, "id")]
            for name in names where (path + ".").hasPrefix("\(list).\(name).") {
                // An id may have dots: the longest one is meant. Of two entries with one id, the second one is wrong.
                if name.count >= found?.length ?? 0 { found = (name.count, line) }
            }
        }
        return found?.line
    }
}
