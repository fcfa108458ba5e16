import Testing

/// One word for one concept: words that code had for a concept until the field's standard term replaced them.
@Suite("Words")
struct WordTests {
    /// The replaced word, or pair of words, in lower case, and the term.
    private static let terms = [
        "neighbour": "peer", "neighbours": "peers", "parcel": "outbox batch", "parcels": "outbox batches", "tidy": "maintenance job",
        "tidies": "maintenance job", "upkeep": "maintenance job", "tally": "counters", "tallies": "counters", "arrow": "dependency",
        "arrows": "dependencies", "disclosure": "export", "disclosures": "exports", "in hand": "in flight", "in mind": "cached",
        "kept answers": "cache", "became of": "outcome", "becomes of": "outcome", "become of": "outcome",
    ]

    private static let first = Set(terms.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

    /// The words of a line in lower case. An identifier counts as its words.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isAfterSmall = false
        for byte in line.utf8 {
            let (isSmall, isCapital) = (
                byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"), byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            )
            if !word.isEmpty, !isSmall, !isCapital || isAfterSmall {
                words.append(String(decoding: word, as: UTF8.self))
                word = []
            }
            if isSmall || isCapital { word.append(byte | 0x20) }
            isAfterSmall = isSmall
        }
        return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
    }

    /// The files of a folder; a path with a dot is a file itself.
    private static func paths(of place: String) -> [String] {
        place.contains(".") ? [place] : SourceTree.paths(below: place)
    }

    @Test(
        "Code and documents say the standard term, not the word that it replaced",
        arguments: ["Sources", "Tests", "services", "scripts", "Protos", "docs", "README.md", "CHANGELOG.md"])
    func replaced(place: String) {
        let kinds = [".swift", ".proto", ".py", ".sh", ".yaml", ".md"]
        var found: [String] = []
        for path in Self.paths(of: place) where kinds.contains(where: path.hasSuffix) {
            if path.contains("/Generated/") || path.hasSuffix("/WordTests.swift") { continue }
            for (number, line) in SourceTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let words = Self.words(of: line)
                for (place, word) in words.enumerated() where Self.first.contains(word) {
                    let pair = place + 1 < words.count ? "\(word) \(words[place + 1])" : word
                    guard let term = Self.terms[word] ?? Self.terms[pair] else { continue }
                    found.append("\(path):\(number + 1) \(pair): say \(term)")
                }
            }
        }
        #expect(found == [])
    }
}
