import Configuration
import Foundation
import Yams

/// A configuration file in YAML or JSON (which is YAML), flattened: `peers: {registry: …}` is `peers.registry`.
struct ConfigurationFile: Sendable {
    let path: String
    /// Each key with its value as text and its line.
    let entries: [String: (value: String, line: Int)]

    /// - Throws: ``ConfigurationError`` naming file, line and rule.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError("--config \(path): the file does not exist or cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ConfigurationError("--config \(path): the file is not UTF-8 text")
        }
        self.path = path
        do {
            var entries: [String: (value: String, line: Int)] = [:]
            if let root = try Yams.compose(yaml: text) { try ConfigurationFile.flatten(root, key: "", path: path, into: &entries) }
            self.entries = entries
        } catch let error as YamlError {
            throw ConfigurationError("--config \(path): not valid YAML: \(error)")
        }
    }

    /// As a source of values for swift-configuration.
    var provider: InMemoryProvider {
        InMemoryProvider(
            name: path,
            values: Dictionary(
                entries.map {
                    (AbsoluteConfigKey($0.key.split(separator: ".").map(String.init)), ConfigValue(.string($0.value.value), isSecret: false))
                },
                uniquingKeysWith: { first, _ in first }))
    }

    private static func flatten(
        _ node: Node, key: String, path: String, into entries: inout [String: (value: String, line: Int)]
    ) throws {
        let line = node.mark?.line ?? 0
        func put(_ value: String) throws {
            guard entries[key] == nil else { throw ConfigurationError("\(path), line \(line): \(key) stands there twice") }
            entries[key] = (value, line)
        }
        switch node {
        case .mapping(let mapping):
            for (name, value) in mapping {
                guard let name = name.string, !name.isEmpty else {
                    throw ConfigurationError("\(path), line \(line): every key must be a name")
                }
                try flatten(value, key: key.isEmpty ? name : "\(key).\(name)", path: path, into: &entries)
            }
        case .sequence where key.isEmpty:
            throw ConfigurationError("\(path), line \(line): expected `key: value` lines, not a list")
        case .sequence(let sequence):
            let items = try sequence.map { item in
                guard case .scalar(let scalar) = item else {
                    throw ConfigurationError("\(path), line \(line): the list \(key) may hold only plain values")
                }
                return scalar.string
            }
            try put(items.joined(separator: ","))
        case .scalar(let scalar):
            guard !key.isEmpty else { throw ConfigurationError("\(path), line \(line): expected `key: value` lines") }
            guard node.null == nil || scalar.style != .any && scalar.style != .plain else {
                throw ConfigurationError("\(path), line \(line): \(key) has no value; remove the line to get the default")
            }
            try put(scalar.string)
        case .alias:
            throw ConfigurationError("\(path), line \(line): \(key): YAML aliases are not supported here")
        }
    }
}
