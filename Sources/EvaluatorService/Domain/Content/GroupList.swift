import ServiceKit

/// The value `list` of a group (EVAL-29): what fits of its items, and the number of the others.
enum GroupList {
    /// Most items that are looked at: no device shows more.
    static let mostItems = 50

    /// - Parameters:
    ///   - lines: of the items that have one.
    ///   - count: of all items.
    ///   - room: in grapheme clusters.
    ///   - notation: of the text's language.
    ///   - more: words for a number of further items.
    static func text(_ lines: [String], of count: Int, room: Int, notation: LocaleNotation, more: (Int) -> String) -> String {
        // A line that has a comma itself is told from the next one by a semicolon.
        let separator = lines.contains { $0.contains(notation.listSeparator.first ?? ",") } ? notation.strongListSeparator : notation.listSeparator
        func text(_ shown: Int) -> String {
            let rest = count - shown
            return (lines.prefix(shown) + (rest > 0 ? [more(rest)] : [])).joined(separator: separator)
        }
        var (best, shown) = (text(min(1, lines.count)), 1)
        while shown < min(lines.count, mostItems) {
            shown += 1
            // The last item needs no number behind it, so it may fit where one less does not.
            let longer = text(shown)
            if TextTruncation.length(longer) <= room { best = longer }
        }
        return best
    }
}
