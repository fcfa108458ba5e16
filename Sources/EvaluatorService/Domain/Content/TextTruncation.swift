import ServiceKit

/// Cuts rendered text to its limit (EVAL-34). Limits count grapheme clusters, which a reader calls characters (C-04). So an emoji of seven code
/// points counts as one, and is never split. Isolates count nothing, because nobody sees them, and none stays open (I18N-03).
enum TextTruncation {
    /// - Parameters:
    ///   - limit: The most grapheme clusters the result may have, marker included. Zero or less leaves nothing.
    ///   - marker: Put at the end of text that was cut, `...` by default policy. A marker that does not fit is left out.
    static func truncate(_ text: String, limit: Int, marker: String) -> String {
        guard limit > 0 else { return "" }
        // A grapheme cluster has at least one byte: short texts need no walk over their characters.
        if text.utf8.count <= limit { return text }
        let markerLength = marker.count
        let kept = markerLength < limit ? limit - markerLength : limit
        // Isolates begin with this byte. Without them, characters need not be looked at.
        guard text.utf8.withContiguousStorageIfAvailable({ $0.contains(0xE2) }) ?? true else {
            guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end != text.endIndex else { return text }
            return markerLength < limit ? String(text.prefix(kept)) + marker : String(text[..<end])
        }
        // The end of the part that is kept if the text is cut, and the isolates that are open there.
        var (end, open) = (text.startIndex, 0)
        var (length, depth) = (0, 0)
        for index in text.indices {
            if let isolate = isolate(text[index]) {
                depth = max(0, depth + (isolate == TextDirection.close ? -1 : 1))
                continue
            }
            length += 1
            if length == kept { (end, open) = (text.index(after: index), depth) }
            guard length <= limit else {
                var cut = String(text[..<end])
                for _ in 0..<open { cut.unicodeScalars.append(TextDirection.close) }
                return markerLength < limit ? cut + marker : cut
            }
        }
        return text
    }

    /// The grapheme clusters of a text, without isolates.
    static func length(_ text: String) -> Int { text.reduce(0) { isolate($1) == nil ? $0 + 1 : $0 } }

    private static func isolate(_ character: Character) -> Unicode.Scalar? {
        guard character.utf8.count == 3, let scalar = character.unicodeScalars.first else { return nil }
        return scalar == TextDirection.close || TextDirection.isIsolate(scalar) ? scalar : nil
    }
}
