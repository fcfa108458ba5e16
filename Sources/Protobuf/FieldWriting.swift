package import CProtobufC
import Glibc

/// Copying fields into C structures to be packed. All memory is in the arena.
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

    /// Copies, terminates and looks for NUL in one pass, eight bytes at a time. A second pass would read just written bytes in other portions, which
    /// stalls the processor and costs more than the copy.
    @inline(__always)
    private func copyString(_ utf8: UnsafeBufferPointer<UInt8>, _ field: StaticString) -> UnsafeMutablePointer<CChar> {
        let count = utf8.count
        // With one byte for the terminator, rounded up to whole words.
        let words = reserve(count + 1).assumingMemoryBound(to: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        var zeros: UInt64 = 0
        let whole = count &>> 3
        let rest = count & 7
        if let start = utf8.baseAddress {
            let source = UnsafeRawPointer(start)
            for index in 0..<whole {
                let word = source.loadUnaligned(fromByteOffset: index &<< 3, as: UInt64.self)
                words[index] = word
                zeros |= (word &- ones) & ~word
            }
            let last = Arena.partialWord(source + (whole &<< 3), rest)
            words[whole] = last
            let padded = last | (ones &<< UInt64(8 &* rest))
            zeros |= (padded &- ones) & ~padded
        } else {
            words[0] = 0
        }
        if zeros & 0x8080_8080_8080_8080 != 0 { note(.nulInString, field, words) }
        return UnsafeMutableRawPointer(words).assumingMemoryBound(to: CChar.self)
    }

    /// Up to seven bytes as the low bytes of a word (little-endian), the rest zero; reads no byte beyond them.
    @inline(__always)
    private static func partialWord(_ source: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 {
            let low = UInt64(source.loadUnaligned(as: UInt32.self))
            let high = UInt64(source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
            return low | high &<< UInt64(8 &* (count &- 4))
        }
        if count >= 2 {
            let low = UInt64(source.loadUnaligned(as: UInt16.self))
            return low | UInt64(source.load(fromByteOffset: count &- 1, as: UInt8.self)) &<< UInt64(8 &* (count &- 1))
        }
        return count == 1 ? UInt64(source.load(as: UInt8.self)) : 0
    }

    /// A repeated string field.
    package func strings(
        _ strings: [String], _ field: StaticString
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
        let space = pointers(strings.count).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        // protobuf-c does not accept NULL among repeated strings.
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
    /// The offset of the key in the structure of a map entry: right after the base.
    private static let keyOffset = MemoryLayout<ProtobufCMessage>.stride

    /// Sorts the entries of a map with string keys by the UTF-8 bytes of the keys.
    package func sortByString(_ entries: UnsafeMutableRawPointer, _ count: Int) {
        let list = entries.assumingMemoryBound(to: UnsafeRawPointer.self)
        // Small maps are sorted by insertion, without calls and memory, large ones by the C library.
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
