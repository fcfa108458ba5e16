import ServiceKit

/// Takes the markup out of Markdown and leaves its words (EVAL-35): emphasis, headings, quotes, list markers, rules and code
/// fences go; code text, link labels and images' alternative texts stay.
///
/// A reader of previews, not a renderer: it follows CommonMark where a chat message can tell the difference (`snake_case` and
/// `2 * 3` keep their characters) and works in one pass over the bytes, because messages come from strangers. All markup is
/// ASCII, so bytes of other characters pass through untouched.
enum MarkdownStripper {
    /// A link target longer than this is no link: it bounds the search for its closing parenthesis.
    static let maximumLinkTargetBytes = 2_048

    static func strip(_ source: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var paragraph: [UInt8] = []
        var fence: (character: UInt8, length: Int)?
        var isFirstLine = true

        func flushParagraph() {
            guard !paragraph.isEmpty else { return }
            output.append(contentsOf: MarkdownInline.strip(paragraph))
            paragraph.removeAll(keepingCapacity: true)
        }

        for line in source.split(separator: ASCII.newline, omittingEmptySubsequences: false) {
            if let open = fence {
                if let mark = codeFence(line), mark.character == open.character, mark.length >= open.length, mark.isBare {
                    fence = nil
                    continue
                }
                if !isFirstLine { output.append(ASCII.newline) }
                output.append(contentsOf: line)
                isFirstLine = false
                continue
            }
            if let mark = codeFence(line) {
                flushParagraph()
                fence = (mark.character, mark.length)
                continue
            }
            if isRule(line) { continue }
            let content = withoutBlockMarkers(line)
            if !isFirstLine {
                // Inline markup may span the lines of a message, so they are stripped together.
                paragraph.append(ASCII.newline)
            }
            isFirstLine = false
            paragraph.append(contentsOf: content)
        }
        flushParagraph()
        return output
    }

    /// A line of at least three backticks or tildes. `isBare` when nothing follows them, as a closing fence must be.
    private static func codeFence(_ line: ArraySlice<UInt8>) -> (character: UInt8, length: Int, isBare: Bool)? {
        var index = line.startIndex
        skipSpaces(line, &index)
        guard index < line.endIndex, line[index] == UInt8(ascii: "`") || line[index] == UInt8(ascii: "~") else { return nil }
        let character = line[index]
        let start = index
        while index < line.endIndex, line[index] == character { index += 1 }
        let length = index - start
        guard length >= 3 else { return nil }
        let rest = line[index...]
        // "```code```" on one line is a code span, not a fence.
        if character == UInt8(ascii: "`"), rest.contains(character) { return nil }
        return (character, length, rest.allSatisfy { $0 == ASCII.space })
    }

    /// `---`, `***`, `___` and the `===` under a heading: a line of one such character, three at least.
    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        var character: UInt8?
        var count = 0
        for byte in line where byte != ASCII.space {
            guard character == nil || byte == character else { return false }
            character = byte
            count += 1
        }
        guard count >= 3, let character else { return false }
        return [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "=")].contains(character)
    }

    /// Takes quote marks, then one list marker, then a heading's marks off the front of a line.
    private static func withoutBlockMarkers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line
        while let next = afterQuoteMark(rest) { rest = next }
        if let next = afterListMarker(rest) {
            rest = next
            if let task = afterTaskBox(rest) { rest = task }
        }
        if let next = afterHeadingMark(rest) { rest = next }
        return rest
    }

    private static func afterQuoteMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var index = line.startIndex
        skipSpaces(line, &index)
        guard index < line.endIndex, line[index] == UInt8(ascii: ">") else { return nil }
        index += 1
        if index < line.endIndex, line[index] == ASCII.space { index += 1 }
        return line[index...]
    }

    private static func afterListMarker(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var index = line.startIndex
        skipSpaces(line, &index)
        guard index < line.endIndex else { return nil }
        switch line[index] {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            index += 1
        case let byte where ASCII.isDigit(byte):
            let start = index
            while index < line.endIndex, ASCII.isDigit(line[index]) { index += 1 }
            // CommonMark: at most nine digits, or a sentence that starts with a large number would lose it.
            guard index - start <= 9, index < line.endIndex,
                line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")")
            else { return nil }
            index += 1
        default:
            return nil
        }
        guard index < line.endIndex, line[index] == ASCII.space else { return nil }
        skipSpaces(line, &index)
        return line[index...]
    }

    private static func afterTaskBox(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let box = line.prefix(4)
        guard box.count == 4, box.first == UInt8(ascii: "["), box[box.startIndex + 2] == UInt8(ascii: "]"),
            box[box.startIndex + 3] == ASCII.space
        else { return nil }
        let mark = box[box.startIndex + 1]
        guard mark == ASCII.space || mark | 0x20 == UInt8(ascii: "x") else { return nil }
        return line.dropFirst(4)
    }

    private static func afterHeadingMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var index = line.startIndex
        skipSpaces(line, &index)
        let start = index
        while index < line.endIndex, line[index] == UInt8(ascii: "#") { index += 1 }
        guard (1...6).contains(index - start), index < line.endIndex, line[index] == ASCII.space else { return nil }
        skipSpaces(line, &index)
        var rest = line[index...]
        // A closing row of marks is part of the markup when a space stands before it: "## Title ##".
        let words = rest.reversed().drop { $0 == UInt8(ascii: "#") }
        if words.count < rest.count, words.first == ASCII.space { rest = rest.prefix(words.count) }
        while rest.last == ASCII.space { rest = rest.dropLast() }
        return rest
    }

    private static func skipSpaces(_ line: ArraySlice<UInt8>, _ index: inout Int) {
        while index < line.endIndex, line[index] == ASCII.space { index += 1 }
    }
}
