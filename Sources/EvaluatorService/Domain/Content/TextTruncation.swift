/// Cuts rendered text to its limit (EVAL-34). Limits count grapheme clusters, which a reader calls characters (C-04). So an emoji of seven code
/// points counts as one, and is never split.
enum TextTruncation {
    /// - Parameters:
    ///   - limit: The most grapheme clusters the result may have, marker included. Zero or less leaves nothing.
    ///   - marker: Put at the end of text that was cut, `...` by default policy. A marker that does not fit is left out.
    static func truncate(_ text: String, limit: Int, marker: String) -> String {
        guard limit > 0 else { return "" }
        // A grapheme cluster has at least one byte: short texts need no walk over their characters.
        if text.utf8.count <= limit { return text }
        guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end != text.endIndex else {
            return text
        }
        let markerLength = marker.count
        guard markerLength < limit else { return String(text[..<end]) }
        return String(text.prefix(limit - markerLength)) + marker
    }
}
