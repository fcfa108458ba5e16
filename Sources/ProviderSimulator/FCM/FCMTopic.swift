/// The syntax of topic names and of conditions on topics.
enum FCMTopic {
    /// Longest name (Google, "REST Resource: projects.registrations.topicSubscriptions").
    static let longestName = 900
    /// Most topics that one condition may name (Firebase, "Send messages to topics").
    static let mostInCondition = 5

    /// Whether this is a valid topic name, without `/topics/`.
    static func isName(_ name: some StringProtocol) -> Bool {
        (1...longestName).contains(name.utf8.count) && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~%".contains($0)) }
    }

    /// The topics in a condition, in order; nil for an invalid condition.
    ///
    /// `'a' in topics && ('b' in topics || !('c' in topics))`: operators have no precedence among each other, parentheses have.
    static func topics(inCondition text: String) -> [String]? {
        var parser = ConditionParser(text)
        return parser.parse() ? parser.topics : nil
    }

    private struct ConditionParser {
        /// Deepest accepted nesting of parentheses; five topics need less.
        static let deepest = 8

        private var rest: Substring
        private(set) var topics: [String] = []

        init(_ text: String) { rest = text[...] }

        mutating func parse() -> Bool {
            guard expression(depth: 0) else { return false }
            skipSpace()
            return rest.isEmpty
        }

        private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

        private mutating func take(_ word: String) -> Bool {
            skipSpace()
            guard rest.hasPrefix(word) else { return false }
            rest = rest.dropFirst(word.count)
            return true
        }

        private mutating func expression(depth: Int) -> Bool {
            repeat {
                guard operand(depth: depth) else { return false }
            } while take("&&") || take("||")
            return true
        }

        private mutating func operand(depth: Int) -> Bool {
            let isNegated = take("!")
            if take("(") {
                guard depth < Self.deepest, expression(depth: depth + 1) else { return false }
                return take(")")
            }
            guard !isNegated, take("'") else { return false }
            let name = rest.prefix { $0 != "'" }
            guard FCMTopic.isName(name) else { return false }
            rest = rest.dropFirst(name.count)
            topics.append(String(name))
            guard take("'"), take("in"), rest.first == " " else { return false }
            return take("topics")
        }
    }
}
