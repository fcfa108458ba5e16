/// Writes JSON text into one array of bytes, in the order of the calls.
///
/// Payloads are written member by member in a fixed order, so that the same message always has the same bytes and a push costs
/// a few microseconds; a general encoder would cost ten times that. Balanced calls are the caller's duty.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// Whether the next value of the innermost object follows another.
    private var needsComma = false

    /// - Parameter capacity: in bytes. By default as many as glibc's fastest allocation has room for, which ends at 1,032.
    package init(capacity: Int = 960) { bytes.reserveCapacity(capacity) }

    package var count: Int { bytes.count }

    /// Forgets everything, keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    /// An object; `members` writes what is inside.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        beginObject()
        members(&self)
        endObject()
    }

    /// An object whose members come from several calls, until ``endObject()``.
    package mutating func beginObject() {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    /// Ends what ``beginObject()`` began.
    package mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// A member that is an object. `name` must need no escaping.
    package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        key(name)
        object(members)
    }

    package mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
        needsComma = true
    }

    /// A member that is left out when it is empty.
    package mutating func memberIfPresent(_ name: StaticString, _ value: String) {
        if !value.isEmpty { member(name, value) }
    }

    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        bytes.append(contentsOf: String(value).utf8)
        needsComma = true
    }

    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        needsComma = true
    }

    /// A number with a fraction; JSON knows no infinities, so those are left out.
    package mutating func member(_ name: StaticString, _ value: Double) {
        guard value.isFinite else { return }
        key(name)
        bytes.append(contentsOf: value.description.utf8)
        needsComma = true
    }

    /// A member whose name is data.
    package mutating func member(name: String, _ value: String) {
        member(name: name) { $0.string(value) }
    }

    /// A member whose name is data; `value` writes one value.
    package mutating func member(name: String, _ value: (inout JSONWriter) -> Void) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        string(name)
        bytes.append(UInt8(ascii: ":"))
        value(&self)
        needsComma = true
    }

    /// A list; `element` writes one value.
    package mutating func list<Element>(_ elements: [Element], _ element: (Element, inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            element(value, &self)
        }
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// A list of strings. Never inlined, so that the loop is the one that is compiled for strings here. The generic one, called from another target,
    /// took most of its time for finding its elements.
    @inline(never)
    package mutating func list(_ values: [String]) { list(values) { $1.string($0) } }

    /// A value that is JSON already: a number, or a word.
    package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A member that is a list of objects.
    package mutating func objects<Element>(
        _ name: StaticString, _ elements: [Element], _ members: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        list(elements) { element, writer in writer.object { members(element, &$0) } }
    }

    /// A member that is a list of strings.
    package mutating func strings(_ name: StaticString, _ values: [String]) {
        key(name)
        list(values)
    }

    private mutating func key(_ name: StaticString) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    /// A string with the escapes of RFC 8259 §7: quotation mark, reverse solidus and control characters; the rest stays UTF-8.
    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices where utf8[index] < 0x20 || utf8[index] == UInt8(ascii: "\"") || utf8[index] == UInt8(ascii: "\\") {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                escape(utf8[index])
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"), digits[Int(byte >> 4)], digits[Int(byte & 15)]])
        }
    }
}
