/// The hand-made reply links of a log: `A B -` says that line B answers line A.
struct IRCLinks {
    /// Line → the line it answers. Where several are named, the smallest.
    private(set) var answers: [Int: Int] = [:]
    /// Lines of the annotation file that are not `A B -`, by number from 0.
    private(set) var malformed: [Int] = []

    init() {}

    init(_ bytes: some Collection<UInt8>) {
        for (number, line) in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.isEmpty { continue }
            guard words.count >= 2, let first = Int(words[0]), let second = Int(words[1]), first >= 0, second >= 0 else {
                malformed.append(number)
                continue
            }
            add(from: min(first, second), to: max(first, second))
        }
    }

    private mutating func add(from earlier: Int, to later: Int) {
        guard earlier != later else { return }
        answers[later] = min(answers[later] ?? earlier, earlier)
    }

    /// The first line of the thread of `line`; `line` itself when it is no answer.
    func root(of line: Int) -> Int {
        var line = line
        while let answered = answers[line] { line = answered }
        return line
    }
}
