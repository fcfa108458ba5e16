package import CProtobufC
import Glibc

/// Copying fields into C structures to be packed. Everything lives in the arena.
extension Arena {
    /// A string field that is left out when empty.
    @inline(__always)
    package func string(_ string: String, _ field: StaticString) -> UnsafeMutablePointer<CChar>? {
        string.isEmpty ? nil : presentString(string, field)
    }

    /// A string field that is written even when empty: a member of a `oneof`.
    package func presentString(_ string: String, _ field: StaticString) -> UnsafeMutablePointer<CChar> {
        if let copy = string.utf8.withContiguousStorageIfAvailable({ copyString($0, field) }) { return copy }
        var native = string
        return native.withUTF8 { copyString($0, field) }
    }

    @inline(__always)
    private func copyString(
        _ utf8: UnsafeBufferPointer<UInt8>, _ field: StaticString
    ) -> UnsafeMutablePointer<CChar> {
        let count = utf8.count
        let memory = reserve(count + 1)
        if count > 0 {
            memcpy(memory, utf8.baseAddress!, count)
            if Arena.scan(memory, count).hasNUL { note(.nulInString, field) }
        }
        memory.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
        return memory.assumingMemoryBound(to: CChar.self)
    }

    /// A repeated string field.
    package func strings(
        _ strings: [String], _ field: StaticString
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        let space = pointers(strings.count).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        // protobuf-c takes no NULL among repeated strings.
        for (index, string) in strings.enumerated() { space[index] = presentString(string, field) }
        return space
    }

    /// A bytes field.
    package func bytes(_ bytes: [UInt8]) -> ProtobufCBinaryData {
        guard !bytes.isEmpty else { return ProtobufCBinaryData(len: 0, data: nil) }
        let copy = bytes.withUnsafeBytes { copyBytes($0) }
        return ProtobufCBinaryData(len: bytes.count, data: copy.assumingMemoryBound(to: UInt8.self))
    }

    /// A repeated bytes field.
    package func bytesList(_ list: [[UInt8]]) -> UnsafeMutablePointer<ProtobufCBinaryData> {
        let space = reserve(list.count * MemoryLayout<ProtobufCBinaryData>.stride)
            .assumingMemoryBound(to: ProtobufCBinaryData.self)
        for (index, bytes) in list.enumerated() { space[index] = self.bytes(bytes) }
        return space
    }

    /// A repeated bool field.
    package func booleans(_ booleans: [Bool]) -> UnsafeMutablePointer<protobuf_c_boolean> {
        let space = reserve(booleans.count * MemoryLayout<protobuf_c_boolean>.stride)
            .assumingMemoryBound(to: protobuf_c_boolean.self)
        for (index, boolean) in booleans.enumerated() { space[index] = boolean ? 1 : 0 }
        return space
    }

    /// A copy of numbers or enum values as they lie in memory.
    package func copyBytes(_ source: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
        let memory = reserve(source.count)
        if let start = source.baseAddress { memcpy(memory, start, source.count) }
        return memory
    }

    /// Space for `count` pointers: a repeated message, string or map field.
    package func pointers(_ count: Int) -> UnsafeMutableRawPointer {
        reserve(count * MemoryLayout<UnsafeRawPointer>.stride)
    }
}

/// Maps: their entries are written in the order of their keys, so that equal values have equal bytes.
extension Arena {
    /// Where protoc-c puts the key in the structure of a map entry: right after the base.
    private static let keyOffset = MemoryLayout<ProtobufCMessage>.stride

    /// Sorts the entries of a map with string keys by the UTF-8 bytes of the keys.
    package func sortByString(_ entries: UnsafeMutableRawPointer, _ count: Int) {
        let list = entries.assumingMemoryBound(to: UnsafeRawPointer.self)
        // Maps are small: insertion needs no call and no memory. Beyond that, the C library's sort.
        guard count <= 16 else {
            qsort(entries, count, MemoryLayout<UnsafeRawPointer>.stride) { first, second in
                strcmp(Arena.key(first!.load(as: UnsafeRawPointer.self)), Arena.key(second!.load(as: UnsafeRawPointer.self)))
            }
            return
        }
        for index in 1..<max(count, 1) {
            let entry = list[index]
            var place = index
            while place > 0, strcmp(Arena.key(entry), Arena.key(list[place - 1])) < 0 {
                list[place] = list[place - 1]
                place -= 1
            }
            list[place] = entry
        }
    }

    private static func key(_ entry: UnsafeRawPointer) -> UnsafePointer<CChar> {
        entry.load(fromByteOffset: keyOffset, as: UnsafePointer<CChar>.self)
    }
}
