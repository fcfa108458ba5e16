import ServiceKit

/// The value `list` of a group (EVAL-29): what fits of its items, and the number of the others.
enum GroupList {
    /// Most items that are looked at: no device shows more.
    static let mostItems = 50

    /// - Parameters:
    ///   - lines: of the items that have one.
    ///   - count: of all items.
    ///   - room: in grapheme clusters.
    ///   - marker: at the end of a single line that has no room.
    ///   - notation: of the text's language.
    ///   - more: words for a number of further items.
    static func text(_ lines: [String], of count: Int, room: Int, marker: String = "…", notation: LocaleNotation, more: (Int) -> String) -> String {
        // A line that has a comma itself is told from the next one by a semicolon.
        let separator = lines.contains { $0.contains(notation.listSeparator.first ?? ",") } ? notation.strongListSeparator : notation.listSeparator
        func text(_ shown: some Collection<String>) -> String {
            let rest = count - shown.count
            return (shown + (rest > 0 ? [more(rest)] : [])).joined(separator: separator)
        }
        guard let first = lines.first else { return text([]) }
        var (best, shown) = (text([first]), 1)
        // Of a line that is too long, the beginning and the number stay.
        let surplus = TextTruncation.length(best) - room
        if surplus > 0 {
            let cut = TextTruncation.truncate(first, limit: TextTruncation.length(first) - surplus, marker: marker)
            best = text(cut.isEmpty ? [] : [cut])
        }
        while shown < min(lines.count, mostItems) {
            shown += 1
            // The last item needs no number behind it, so it may fit where one less does not.
            let longer = text(lines.prefix(shown))
            if TextTruncation.length(longer) <= room { best = longer }
        }
        return best
    }
}
