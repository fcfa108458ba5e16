/// The settings that code reads from a service's configuration: `config.int("queue.limit", range: …, default: 10_000_000)`.
struct ConfigurationReads {
    /// Setting → the numbers that the code has as its default; empty where it has none, or no number.
    private(set) var settings: [String: Set<Int>] = [:]

    /// Reads whose key is computed.
    private static let computed = [
        "Sources/ServiceKit/Peers/PeerAddresses.swift": "peers.NAME", "Sources/ServiceKit/Runtime/ServiceRuntime.swift": "store",
    ]

    init(in folders: [String]) {
        for file in SourceTree.swiftFiles(in: folders) where !file.isGenerated {
            for (number, line) in file.lines.enumerated() where line.contains("config.") && !line.drop(while: { $0 == " " }).hasPrefix("//") {
                read(ConfigurationReads.statement(at: number, of: file), at: number, of: file)
            }
        }
    }

    /// A line and those that belong to it, up to its last closing parenthesis.
    private static func statement(at start: Int, of file: SourceTree.File) -> String {
        var text = ""
        for line in file.lines[start...].prefix(6) {
            text += line.drop { $0 == " " }
            if text.count(where: { $0 == "(" }) <= text.count(where: { $0 == ")" }) { break }
        }
        return text
    }

    private mutating func read(_ statement: String, at number: Int, of file: SourceTree.File) {
        let calls = /config\.(?:string|optionalString|int|bool|choice|strings|find|listenAddress)\((?:"([a-z0-9_.]+)(\\\()?|(\$0)|\w)/
        for call in statement.matches(of: calls) {
            if let key = call.1, call.2 == nil {
                let rest = statement[call.range.upperBound...]
                let end = rest.firstRange(of: "config.")?.lowerBound ?? rest.endIndex
                add(String(key), rest[..<end].firstMatch(of: /default: ([0-9_]+)\)/)?.1)
            } else if call.3 != nil {
                // `["a", "b"].map { config.optionalString($0) }`
                for key in statement[..<call.range.lowerBound].matches(of: /"([a-z0-9_.]+)"/) { add(String(key.1), nil) }
            } else if let key = Self.computed[file.path] {
                add(key, nil)
            } else {
                readCalls(ofFunctionAround: number, of: file, prefix: call.1 ?? "")
            }
        }
    }

    /// A local function gets the key from its callers: their arguments.
    private mutating func readCalls(ofFunctionAround number: Int, of file: SourceTree.File, prefix: Substring) {
        let above = file.lines[max(0, number - 2)...number].reversed()
        guard let name = above.lazy.compactMap({ $0.firstMatch(of: /func (\w+)\(/)?.1 }).first else {
            return add("the key at \(file.path):\(number + 1)", nil)
        }
        for line in file.lines where line.contains("\(name)(\"") {
            for call in line.matches(of: /(\w+)\("([a-z0-9_.]+)"(?:, ([0-9_]+)\))?/) where call.1 == name { add("\(prefix)\(call.2)", call.3) }
        }
    }

    private mutating func add(_ key: String, _ number: Substring?) {
        settings[key, default: []].formUnion(number.flatMap { Int($0.filter { $0 != "_" }) }.map { [$0] } ?? [])
    }
}
