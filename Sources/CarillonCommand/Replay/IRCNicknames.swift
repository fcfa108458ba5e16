/// The users of a log: all nicknames, merged by renames.
///
/// `=== a is now known as b` makes a and b one user for the whole file, also where b was seen before.
struct IRCNicknames {
    private var indexes: [String: Int] = [:]
    private var names: [String] = []
    private var parents: [Int] = []
    private var longest = 0

    /// Notes a nick. Its order of first sight decides which nick names the user.
    mutating func see(_ nick: String) {
        guard indexes[nick] == nil else { return }
        indexes[nick] = names.count
        parents.append(names.count)
        names.append(nick)
        longest = max(longest, nick.unicodeScalars.count)
    }

    /// Notes that two nicks are one person.
    mutating func rename(from old: String, to new: String) {
        see(old)
        see(new)
        guard let first = indexes[old].map(find), let second = indexes[new].map(find), first != second else { return }
        parents[max(first, second)] = min(first, second)
    }

    /// The first nick seen of the person behind `nick`; nil for a nick never seen.
    func person(behind nick: String) -> String? {
        indexes[nick].map { names[find($0)] }
    }

    /// The first nick of every person, in order of first sight.
    var people: [String] {
        names.indices.filter { parents[$0] == $0 }.map { names[$0] }
    }

    /// Whom a text addresses: an optional `@` and the longest known nick at its start, exact case; without the `@` the
    /// nick is followed by one of `,` `:` `-` `>`. A nick with a space in it cannot be told from words and never matches.
    func addressee(of text: String) -> String? {
        var scalars = Array(text.unicodeScalars.prefix(longest + 2))
        let marked = scalars.first == "@"
        if marked { scalars.removeFirst() }
        for length in stride(from: min(scalars.count, longest), to: 0, by: -1) {
            guard marked || (length < scalars.count && Self.delimiters.contains(scalars[length])) else { continue }
            var candidate = String.UnicodeScalarView()
            candidate.append(contentsOf: scalars[..<length])
            let nick = String(candidate)
            if !nick.contains(" "), let person = person(behind: nick) { return person }
        }
        return nil
    }

    private static let delimiters: Set<Unicode.Scalar> = [",", ":", "-", ">"]

    private func find(_ index: Int) -> Int {
        var index = index
        while parents[index] != index { index = parents[index] }
        return index
    }
}
