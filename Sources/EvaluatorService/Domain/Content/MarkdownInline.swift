import ServiceKit

/// The inline half of ``MarkdownStripper``: emphasis, strikethrough, code spans, links, images, autolinks and escapes.
struct MarkdownInline {
    private let source: [UInt8]
    private var output: [UInt8] = []
    private var index = 0

    /// Emphasis that may still be closed, per marking character: where it stands in `output` and how long it is.
    private var openers: [UInt8: [(offset: Int, length: Int)]] = [:]
    /// Open brackets of links and images: where they stand in `output` and how many bytes they are.
    private var brackets: [(offset: Int, length: Int)] = []
    /// Ranges of `output` that turned out to be markup.
    private var removals: [Range<Int>] = []
    /// Lengths of backtick runs that have no partner further on.
    private var unmatchedBacktickRuns: Set<Int> = []

    static func strip(_ source: [UInt8]) -> [UInt8] {
        guard source.contains(where: isMarkup) else { return source }
        var pass = MarkdownInline(source)
        return pass.run()
    }

    private init(_ source: [UInt8]) {
        self.source = source
        output.reserveCapacity(source.count)
    }

    /// Whether a byte can be markup inside a line.
    static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "<"), UInt8(ascii: "\\"):
            true
        default:
            false
        }
    }

    private mutating func run() -> [UInt8] {
        while index < source.count {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: "\\"):
                if index + 1 < source.count, ASCII.isPunctuation(source[index + 1]) { index += 1 }
                copy(1)
            case UInt8(ascii: "`"):
                codeSpan()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                emphasis(byte)
            case UInt8(ascii: "!") where index + 1 < source.count && source[index + 1] == UInt8(ascii: "["):
                brackets.append((output.count, 2))
                copy(2)
            case UInt8(ascii: "["):
                brackets.append((output.count, 1))
                copy(1)
            case UInt8(ascii: "]"):
                closeBracket()
            case UInt8(ascii: "<"):
                autolink()
            default:
                copy(1)
            }
        }
        return withoutRemovals()
    }

    private mutating func copy(_ count: Int) {
        output.append(contentsOf: source[index..<index + count])
        index += count
    }

    // MARK: Code

    private mutating func codeSpan() {
        let length = runLength(at: index)
        guard !unmatchedBacktickRuns.contains(length), let close = closingBackticks(length) else {
            unmatchedBacktickRuns.insert(length)
            copy(length)
            return
        }
        output.append(contentsOf: source[index + length..<close])
        index = close + length
    }

    private func closingBackticks(_ length: Int) -> Int? {
        var position = index + length
        while position < source.count {
            guard source[position] == UInt8(ascii: "`") else {
                position += 1
                continue
            }
            let candidate = runLength(at: position)
            if candidate == length { return position }
            position += candidate
        }
        return nil
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < source.count, source[end] == source[start] { end += 1 }
        return end - start
    }

    // MARK: Emphasis

    /// CommonMark's flanking rules: a run opens when a word follows it, closes when a word precedes it, and `_` inside a word is
    /// part of the word.
    private mutating func emphasis(_ mark: UInt8) {
        let length = runLength(at: index)
        let before = index > 0 ? source[index - 1] : ASCII.space
        let after = index + length < source.count ? source[index + length] : ASCII.space
        let leftFlanking = !isBlank(after) && (!ASCII.isPunctuation(after) || isBlank(before) || ASCII.isPunctuation(before))
        let rightFlanking = !isBlank(before) && (!ASCII.isPunctuation(before) || isBlank(after) || ASCII.isPunctuation(after))
        var canOpen = leftFlanking
        var canClose = rightFlanking
        if mark == UInt8(ascii: "_") {
            canOpen = leftFlanking && (!rightFlanking || ASCII.isPunctuation(before))
            canClose = rightFlanking && (!leftFlanking || ASCII.isPunctuation(after))
        }
        // One tilde is an approximation ("~5 people"), two are strikethrough.
        if mark == UInt8(ascii: "~"), length < 2 { (canOpen, canClose) = (false, false) }

        var offset = output.count
        var remaining = length
        copy(length)
        while canClose, remaining > 0, var opener = openers[mark]?.popLast() {
            let matched = min(opener.length, remaining)
            removals.append(opener.offset + opener.length - matched..<opener.offset + opener.length)
            removals.append(offset..<offset + matched)
            offset += matched
            remaining -= matched
            opener.length -= matched
            if opener.length > 0 { openers[mark, default: []].append(opener) }
        }
        if canOpen, remaining > 0 { openers[mark, default: []].append((offset, remaining)) }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.newline }

    // MARK: Links

    private mutating func closeBracket() {
        guard let open = brackets.popLast() else {
            copy(1)
            return
        }
        guard let end = linkTargetEnd(after: index + 1) else {
            // Brackets that are just brackets: "[sic]".
            copy(1)
            return
        }
        removals.append(open.offset..<open.offset + open.length)
        index = end
    }

    /// The end of `(target "title")` or `[reference]` that begins at `start`, or nil when there is none.
    private func linkTargetEnd(after start: Int) -> Int? {
        guard start < source.count else { return nil }
        let limit = min(source.count, start + MarkdownStripper.maximumLinkTargetBytes)
        switch source[start] {
        case UInt8(ascii: "("):
            var depth = 0
            for position in start..<limit {
                switch source[position] {
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"):
                    depth -= 1
                    if depth == 0 { return position + 1 }
                case ASCII.newline: return nil
                default: break
                }
            }
        case UInt8(ascii: "["):
            for position in start + 1..<max(start + 1, limit) {
                if source[position] == UInt8(ascii: "]") { return position + 1 }
                if source[position] == ASCII.newline || source[position] == UInt8(ascii: "[") { return nil }
            }
        default:
            break
        }
        return nil
    }

    /// `<https://…>` and `<name@host>` lose their brackets; any other `<` is itself.
    private mutating func autolink() {
        let limit = min(source.count, index + MarkdownStripper.maximumLinkTargetBytes)
        var position = index + 1
        var looksLikeAddress = false
        while position < limit {
            let byte = source[position]
            if byte == UInt8(ascii: ">") { break }
            if isBlank(byte) || byte == UInt8(ascii: "<") { position = limit; break }
            if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") { looksLikeAddress = true }
            position += 1
        }
        guard position < limit, looksLikeAddress, position > index + 1, source[index + 1] != UInt8(ascii: "@") else {
            copy(1)
            return
        }
        output.append(contentsOf: source[index + 1..<position])
        index = position + 1
    }

    // MARK: Result

    private func withoutRemovals() -> [UInt8] {
        guard !removals.isEmpty else { return output }
        var result: [UInt8] = []
        result.reserveCapacity(output.count)
        var position = 0
        for removal in removals.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            result.append(contentsOf: output[position..<max(position, removal.lowerBound)])
            position = max(position, removal.upperBound)
        }
        result.append(contentsOf: output[position...])
        return result
    }
}
