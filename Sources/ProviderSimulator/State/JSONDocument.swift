/// A JSON text (RFC 8259) checked and indexed in one pass, without making a value for each part.
///
/// The simulator looks into every body it gets and keeps nothing of it: making a `JSONElement` of each would cost more than all else it does.
/// It is stricter than the services' reader, too: a name that stands twice in an object is refused.
final class JSONDocument {
    /// The kind of a value.
    enum Kind: UInt8, Sendable {
        case object, array, string, number, boolean, null
    }

    /// One value; those inside it follow directly. Objects hold names and values in turn.
    struct Node {
        let kind: Kind
        /// Bytes of the text; for strings those between the quotation marks.
        let start: Int32
        var end: Int32
        /// Index of the node after this one and all inside it.
        var next: Int32
        var hasEscapes = false
    }

    let bytes: [UInt8]
    let nodes: [Node]

    /// Deepest nesting taken. Payloads of both providers are flatter.
    static let deepest = 32

    /// Nil when the bytes are not one valid JSON text in UTF-8, or an object names a member twice.
    init?(_ bytes: [UInt8]) {
        let indexed = bytes.withUnsafeBufferPointer { text -> (nodes: [Node], sawNonASCII: Bool)? in
            var indexer = JSONIndexer(text)
            return indexer.parse() ? (indexer.nodes, indexer.sawNonASCII) : nil
        }
        guard let indexed else { return nil }
        if indexed.sawNonASCII, String(validating: bytes, as: UTF8.self) == nil { return nil }
        self.bytes = bytes
        nodes = indexed.nodes
    }

    /// The outermost value.
    var root: JSONNode { JSONNode(document: self, index: 0) }
}

/// One value of a ``JSONDocument``.
struct JSONNode {
    private let document: JSONDocument
    private let index: Int

    fileprivate init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
    }

    private var node: JSONDocument.Node { document.nodes[index] }

    /// Its kind.
    var kind: JSONDocument.Kind { node.kind }

    /// The text of a string with its escapes resolved; nil for other kinds.
    var string: String? {
        guard kind == .string else { return nil }
        let raw = document.bytes[Int(node.start)..<Int(node.end)]
        return node.hasEscapes ? JSONIndexer.unescape(raw) : String(decoding: raw, as: UTF8.self)
    }

    /// The value of a number without fraction and exponent; nil for others.
    var integer: Int? {
        guard kind == .number else { return nil }
        return Int(String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self))
    }

    /// The value of a number.
    var double: Double? {
        guard kind == .number else { return nil }
        return Double(String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self))
    }

    /// The truth value; nil for other kinds.
    var boolean: Bool? { kind == .boolean ? document.bytes[Int(node.start)] == UInt8(ascii: "t") : nil }

    /// The value's bytes in the text.
    var size: Int { Int(node.end - node.start) + (kind == .string ? 2 : 0) }

    /// Whether this is a string of exactly these bytes.
    func equals(_ text: StaticString) -> Bool {
        let node = node
        guard node.kind == .string, !node.hasEscapes, Int(node.end - node.start) == text.utf8CodeUnitCount else { return false }
        return document.bytes.withUnsafeBufferPointer { bytes in
            bytes[Int(node.start)..<Int(node.end)].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
    }

    /// The member of that name; nil when there is none or this is no object.
    subscript(_ name: StaticString) -> JSONNode? {
        guard kind == .object else { return nil }
        let end = Int(node.next)
        var position = index + 1
        while position < end {
            if JSONNode(document: document, index: position).equals(name) { return JSONNode(document: document, index: position + 1) }
            position = Int(document.nodes[position + 1].next)
        }
        return nil
    }

    /// Visits the members of an object in order; nothing for other kinds.
    func forEachMember(_ body: (_ key: JSONNode, _ value: JSONNode) throws -> Void) rethrows {
        guard kind == .object else { return }
        var position = index + 1
        while position < Int(node.next) {
            try body(JSONNode(document: document, index: position), JSONNode(document: document, index: position + 1))
            position = Int(document.nodes[position + 1].next)
        }
    }

    /// The first element of an array; nil when there is none or this is no array.
    var firstElement: JSONNode? {
        guard kind == .array, Int(node.next) > index + 1 else { return nil }
        return JSONNode(document: document, index: index + 1)
    }

    /// Visits the elements of an array in order; nothing for other kinds.
    func forEachElement(_ body: (_ element: JSONNode) throws -> Void) rethrows {
        guard kind == .array else { return }
        var position = index + 1
        while position < Int(node.next) {
            try body(JSONNode(document: document, index: position))
            position = Int(document.nodes[position].next)
        }
    }
}

/// Reads the text and makes the nodes.
private struct JSONIndexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var nodes: [JSONDocument.Node] = []
    private(set) var sawNonASCII = false
    private var position = 0

    /// Names of an object up to which each is compared with all others. The names of a larger object are hashed.
    private static let fewNames = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        nodes.reserveCapacity(64)
    }

    mutating func parse() -> Bool {
        skipSpace()
        guard value(depth: 0) else { return false }
        skipSpace()
        return position == bytes.count
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> Bool {
        guard depth < JSONDocument.deepest else { return false }
        switch next {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "t"): return word("true", .boolean)
        case UInt8(ascii: "f"): return word("false", .boolean)
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    private mutating func begin(_ kind: JSONDocument.Kind) -> Int {
        nodes.append(.init(kind: kind, start: Int32(position), end: 0, next: 0))
        return nodes.count - 1
    }

    private mutating func finish(_ index: Int) {
        nodes[index].end = Int32(position)
        nodes[index].next = Int32(nodes.count)
    }

    /// The bytes of a node.
    private func text(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[Int(nodes[index].start)..<Int(nodes[index].end)] }

    /// Whether an object whose members before `name` are complete has a member of this name.
    private func repeats(_ name: Int, in object: Int) -> Bool {
        let wanted = text(name)
        var other = object + 1
        while other < name {
            let text = text(other)
            if text.count == wanted.count, text.elementsEqual(wanted) { return true }
            other = Int(nodes[other + 1].next)
        }
        return false
    }

    private mutating func object(depth: Int) -> Bool {
        let index = begin(.object)
        position += 1
        skipSpace()
        var count = 0
        var many: Set<[UInt8]> = []
        if !take("}") {
            repeat {
                skipSpace()
                let name = nodes.count
                guard string() else { return false }
                count += 1
                if count <= Self.fewNames {
                    guard !repeats(name, in: index) else { return false }
                } else {
                    if many.isEmpty { many = names(before: name, in: index) }
                    guard many.insert(Array(text(name))).inserted else { return false }
                }
                skipSpace()
                guard take(":") else { return false }
                skipSpace()
                guard value(depth: depth + 1) else { return false }
                skipSpace()
            } while take(",")
            guard take("}") else { return false }
        }
        finish(index)
        return true
    }

    private func names(before name: Int, in object: Int) -> Set<[UInt8]> {
        var names: Set<[UInt8]> = []
        var other = object + 1
        while other < name {
            names.insert(Array(text(other)))
            other = Int(nodes[other + 1].next)
        }
        return names
    }

    private mutating func array(depth: Int) -> Bool {
        let index = begin(.array)
        position += 1
        skipSpace()
        if !take("]") {
            repeat {
                skipSpace()
                guard value(depth: depth + 1) else { return false }
                skipSpace()
            } while take(",")
            guard take("]") else { return false }
        }
        finish(index)
        return true
    }

    private mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind) -> Bool {
        let index = begin(kind)
        for offset in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[offset] else { return false }
            position += 1
        }
        finish(index)
        return true
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        let index = begin(.string)
        var end = position
        while end < bytes.count {
            let byte = bytes[end]
            switch byte {
            case UInt8(ascii: "\""):
                position = end
                finish(index)
                position += 1
                return true
            case UInt8(ascii: "\\"):
                nodes[index].hasEscapes = true
                position = end
                guard escape() else { return false }
                end = position
            case 0..<0x20:
                return false
            default:
                if byte >= 0x80 { sawNonASCII = true }
                end += 1
            }
        }
        return false
    }

    private mutating func escape() -> Bool {
        position += 1
        guard let byte = next else { return false }
        position += 1
        if byte != UInt8(ascii: "u") { return "\"\\/bfnrt".utf8.contains(byte) }
        guard position + 4 <= bytes.count else { return false }
        for digit in bytes[position..<position + 4] {
            guard Character(Unicode.Scalar(digit)).isHexDigit else { return false }
        }
        position += 4
        return true
    }

    private mutating func digits() -> Bool {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func number() -> Bool {
        let index = begin(.number)
        _ = take("-")
        if !take("0"), !digits() { return false }
        if take("."), !digits() { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard digits() else { return false }
        }
        finish(index)
        return true
    }

    /// The text of a string that has escapes. They were checked; a surrogate without its partner becomes U+FFFD.
    static func unescape(_ raw: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var text = ""
        var rest = raw
        func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt16 {
            UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
        }
        func flush() {
            text += String(decoding: units, as: UTF16.self)
            units.removeAll()
        }
        while let byte = rest.first {
            guard byte == UInt8(ascii: "\\"), let kind = rest.dropFirst().first else {
                flush()
                let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
                text += String(decoding: plain, as: UTF8.self)
                rest = rest.dropFirst(plain.count)
                continue
            }
            rest = rest.dropFirst(2)
            switch kind {
            case UInt8(ascii: "u"):
                units.append(hexadecimal(rest.prefix(4)))
                rest = rest.dropFirst(4)
            case UInt8(ascii: "b"): units.append(8)
            case UInt8(ascii: "f"): units.append(12)
            case UInt8(ascii: "n"): units.append(10)
            case UInt8(ascii: "r"): units.append(13)
            case UInt8(ascii: "t"): units.append(9)
            default: units.append(UInt16(kind))
            }
        }
        flush()
        return text
    }
}
