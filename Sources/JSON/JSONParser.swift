extension JSONElement {
    /// The default for the deepest nesting (SEC-06).
    public static let deepestNesting = 16

    /// Reads a JSON text (RFC 8259) in UTF-8, once from its beginning to its end: time and memory grow with its length and with nothing else,
    /// whatever a stranger puts into it. Of members with equal names the last counts (RFC 7519 §4). A byte order mark is passed over.
    ///
    /// - Parameters:
    ///   - deepest: the deepest nesting of arrays and objects; reading ends beyond it.
    ///   - bounds: how much it may hold; reading ends where it holds more.
    ///   - names: members of the outermost object that are wanted; the others are checked and not kept. Nil keeps all.
    /// - Throws: ``JSONError``.
    public init(
        parsing bytes: some Collection<UInt8>, deepest: Int = JSONElement.deepestNesting, within bounds: JSONBounds = .none,
        keeping names: Set<String>? = nil
    ) throws(JSONError) {
        let parsed: Result<JSONElement, JSONError>? = bytes.withContiguousStorageIfAvailable { Self.parse($0, deepest, bounds, names) }
        if let parsed {
            self = try parsed.get()
        } else {
            self = try Array(bytes).withUnsafeBufferPointer { Self.parse($0, deepest, bounds, names) }.get()
        }
    }

    /// As ``init(parsing:deepest:within:keeping:)``, for a text.
    public init(
        parsing text: String, deepest: Int = JSONElement.deepestNesting, within bounds: JSONBounds = .none,
        keeping names: Set<String>? = nil
    ) throws(JSONError) {
        try self.init(parsing: text.utf8, deepest: deepest, within: bounds, keeping: names)
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ deepest: Int, _ bounds: JSONBounds, _ names: Set<String>?
    ) -> Result<JSONElement, JSONError> {
        var parser = JSONParser(bytes: bytes, deepest: deepest, bounds: bounds, names: names)
        do { return .success(try parser.document()) } catch { return .failure(error) }
    }
}

/// Reads from the front to the back; it never goes back by more than the escape it is in.
private struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    let deepest: Int
    let bounds: JSONBounds
    /// Members of the outermost object that are kept; nil for all.
    let names: Set<String>?
    var position = 0
    var structures = 0
    var listed = 0

    mutating func document() throws(JSONError) -> JSONElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        let value = try value(depth: 0, keeps: true)
        skipSpace()
        guard position == bytes.count else { throw problem("more than one value") }
        return value
    }

    /// - Parameters:
    ///   - depth: arrays and objects around this value.
    ///   - keeps: false reads over the value.
    private mutating func value(depth: Int, keeps: Bool) throws(JSONError) -> JSONElement {
        guard let first = peek else { throw problem("the end where a value should be") }
        switch first {
        case UInt8(ascii: "{"): return try object(depth: depth + 1, keeps: keeps)
        case UInt8(ascii: "["): return try array(depth: depth + 1, keeps: keeps)
        case UInt8(ascii: "\""): return .string(try string(keeps: keeps))
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw problem("no value")
        }
    }

    private mutating func object(depth: Int, keeps: Bool) throws(JSONError) -> JSONElement {
        guard depth <= deepest else { throw .tooDeep(most: deepest) }
        try countStructure()
        position += 1
        var members: [String: JSONElement] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            guard peek == UInt8(ascii: "\"") else { throw problem("no name of a member") }
            let name = try string(keeps: keeps)
            skipSpace()
            try countStructure()
            guard take(":") else { throw problem("no colon behind the name of a member") }
            skipSpace()
            let isWanted = keeps && (depth > 1 || names?.contains(name) ?? true)
            let value = try value(depth: depth, keeps: isWanted)
            if isWanted { members[name] = value }
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw problem("neither a comma nor the end of an object") }
            skipSpace()
        }
    }

    private mutating func array(depth: Int, keeps: Bool) throws(JSONError) -> JSONElement {
        guard depth <= deepest else { throw .tooDeep(most: deepest) }
        try countStructure()
        position += 1
        var elements: [JSONElement] = []
        skipSpace()
        if take("]") { return .array(elements) }
        while true {
            if let first = peek, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
                listed += 1
                guard listed <= bounds.listed else { throw .tooManyListed(most: bounds.listed) }
            }
            let value = try value(depth: depth, keeps: keeps)
            if keeps { elements.append(value) }
            skipSpace()
            if take("]") { return .array(elements) }
            guard take(",") else { throw problem("neither a comma nor the end of an array") }
            skipSpace()
        }
    }

    private mutating func countStructure() throws(JSONError) {
        structures += 1
        guard structures <= bounds.structures else { throw .tooManyStructures(most: bounds.structures) }
    }

    // MARK: Strings

    private mutating func string(keeps: Bool) throws(JSONError) -> String {
        let quote = position
        position += 1
        var text: [UInt8] = []
        var start = position
        while true {
            guard position < bytes.count else { throw .syntax("a string without end", offset: quote) }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let rest = bytes[start..<position]
                position += 1
                guard keeps else { return "" }
                let whole = text.isEmpty ? String(validating: rest, as: UTF8.self) : String(validating: text + rest, as: UTF8.self)
                guard let whole else { throw .syntax("a string that is not UTF-8", offset: quote) }
                return whole
            case UInt8(ascii: "\\"):
                if keeps { text += bytes[start..<position] }
                let scalar = try escape()
                if keeps { text += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter }
                start = position
            case 0..<0x20: throw problem("a control character inside a string")
            default: position += 1
            }
        }
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        position += 1
        guard let letter = peek else { throw problem("the end inside an escape") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try codePoint()
        default:
            position -= 1
            throw problem("an unknown escape")
        }
    }

    /// Behind `\u`: four digits, and of a pair of surrogates the other four.
    private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), take("\\"), take("u") else { throw problem("half a pair of surrogates") }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw problem("half a pair of surrogates") }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { throw problem("no four hexadecimal digits") }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    // MARK: Numbers and words

    private mutating func number() throws(JSONError) -> JSONElement {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else { throw .syntax("a number that is out of range", offset: start) }
        return .number(number)
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw problem("no digit") }
    }

    private mutating func word(_ word: StaticString, _ value: JSONElement) throws(JSONError) -> JSONElement {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else { throw problem("no value") }
        position = end
        return value
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private func problem(_ words: String) -> JSONError { .syntax(words, offset: position) }
}
