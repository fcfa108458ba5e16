package import CProtobufC
import Glibc

/// Copying fields out of unpacked C structures.
extension Arena {
    /// Checks a string field and copies it into a new message. A field that breaks a rule stays empty, and the arena notes the rule.
    package func read(_ pointer: UnsafePointer<CChar>?, into string: inout String, _ field: StaticString) {
        guard let pointer, pointer != state.pointee.emptyString else { return }
        string = self.string(pointer, field)
    }

    /// A checked string field. It is empty when it breaks a rule, and the arena notes the rule.
    package func string(_ pointer: UnsafePointer<CChar>?, _ field: StaticString) -> String {
        guard let pointer, pointer != state.pointee.emptyString else { return "" }
        // Every other string was allocated by this arena while unpacking, with the terminator in its size.
        let start = UnsafeRawPointer(pointer)
        let count = start.load(fromByteOffset: -Arena.headerBytes, as: Int.self) - 1
        // Swift allocates nothing for up to 15 bytes, so sharing would save nothing.
        guard state.pointee.listDepth > 0, count > 15 else { return newString(start, count, field) }
        let slot = SharedStrings.slot(start, count)
        if let known = state.pointee.sharedStrings.find(slot, start, count) { return known }
        let string = newString(start, count, field)
        if state.pointee.fault == nil { state.pointee.sharedStrings.keep(string, slot, start, count) }
        return string
    }

    private func newString(_ start: UnsafeRawPointer, _ count: Int, _ field: StaticString) -> String {
        guard count > 0 else { return "" }
        let content = Arena.scan(start, count)
        if content.hasNUL {
            note(.nulInString, field, start)
            return ""
        }
        let bytes = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
        if content.isASCII { return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true)) }
        do throws(UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            note(.invalidUTF8, field, start)
            return ""
        }
    }

    /// Called before the items of a repeated message field are copied out; ``endList()`` is called after them.
    @inline(__always)
    package func beginList() { state.pointee.listDepth &+= 1 }
    /// See ``beginList()``.
    @inline(__always)
    package func endList() { state.pointee.listDepth &-= 1 }

    /// Whether two strings of this arena are the same.
    @inline(__always)
    static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool {
        memcmp(first, second, count) == 0
    }

    /// Scans a string of this arena for NUL and bytes above 127, eight bytes at a time.
    ///
    /// Allocations of the arena start and end at multiples of eight, so the last word may be read whole.
    @inline(__always)
    static func scan(_ start: UnsafeRawPointer, _ count: Int) -> (hasNUL: Bool, isASCII: Bool) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        let words = start.assumingMemoryBound(to: UInt64.self)
        var zeros: UInt64 = 0
        var high: UInt64 = 0
        for index in 0..<(count &>> 3) {
            let word = words[index]
            // This test finds out exactly whether there is a zero byte, but not where.
            zeros |= (word &- ones) & ~word
            high |= word
        }
        if count & 7 != 0 {
            // Bytes beyond the end become 0x01: neither NUL nor high. Little-endian.
            let tail = ~UInt64(0) &<< UInt64(8 &* (count & 7))
            let word = (words[count &>> 3] & ~tail) | (ones & tail)
            zeros |= (word &- ones) & ~word
            high |= word
        }
        return (zeros & highBits != 0, high & highBits == 0)
    }

    /// A repeated string field.
    package func strings(
        _ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int, _ field: StaticString
    ) -> [String] {
        guard let pointer, count > 0 else { return [] }
        return [String](unsafeUninitializedCapacity: count) { space, initialized in
            for index in 0..<count { (space.baseAddress! + index).initialize(to: string(pointer[index], field)) }
            initialized = count
        }
    }

    /// A bytes field.
    package func bytes(_ data: ProtobufCBinaryData) -> [UInt8] {
        guard data.len > 0, let start = data.data else { return [] }
        return Array(UnsafeBufferPointer(start: start, count: data.len))
    }

    /// A repeated bytes field.
    package func bytesList(_ pointer: UnsafeMutablePointer<ProtobufCBinaryData>?, _ count: Int) -> [[UInt8]] {
        guard let pointer, count > 0 else { return [] }
        return (0..<count).map { bytes(pointer[$0]) }
    }

    /// A repeated bool field; protobuf-c keeps an `int` each.
    package func booleans(_ pointer: UnsafeMutablePointer<protobuf_c_boolean>?, _ count: Int) -> [Bool] {
        guard let pointer, count > 0 else { return [] }
        return (0..<count).map { pointer[$0] != 0 }
    }

    /// Notes the first broken rule, and the address of the string.
    @inline(never)
    func note(_ reason: DecodingError.Reason, _ field: StaticString, _ string: UnsafeRawPointer) {
        if state.pointee.fault == nil { state.pointee.fault = StringFault(reason: reason, field: field, string: string) }
    }
}
