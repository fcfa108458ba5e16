package import CProtobufC
import Glibc

/// Copying fields into C structures to be packed. Everything lives in the arena.
extension Arena {
    /// A structure, all of whose bytes are zero.
    @inlinable
    package func structure<CStruct>(_: CStruct.Type) -> UnsafeMutablePointer<CStruct>? {
        guard let memory = bump(MemoryLayout<CStruct>.size) else { return nil }
        return memory.bindMemory(to: CStruct.self, capacity: 1)
    }

    /// A string field that is left out when empty.
    @inline(__always)
    package func string(_ string: String, _ field: StaticString) -> UnsafeMutablePointer<CChar>? {
        if string.utf8.isEmpty { return nil }
        return presentString(string, field)
    }

    /// A string field that is written even when empty: a member of a `oneof`.
    package func presentString(_ string: String, _ field: StaticString) -> UnsafeMutablePointer<CChar>? {
        let copied = string.utf8.withContiguousStorageIfAvailable { copyString($0, field) }
        if let copied { return copied }
        var native = string
        return native.withUTF8 { copyString($0, field) }
    }

    private func copyString(
        _ utf8: UnsafeBufferPointer<UInt8>, _ field: StaticString
    ) -> UnsafeMutablePointer<CChar>? {
        let count = utf8.count
        guard let memory = bump(count + 1) else { return nil }
        if count > 0 { memcpy(memory, utf8.baseAddress!, count) }
        memory.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
        let copy = memory.bindMemory(to: CChar.self, capacity: count + 1)
        if strlen(copy) != count { note(.nulInString, field) }
        return copy
    }

    /// A repeated string field.
    package func strings(
        _ strings: [String], _ field: StaticString
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        guard let space = list(of: UnsafeMutablePointer<CChar>?.self, count: strings.count) else { return nil }
        // protobuf-c takes no NULL among repeated strings.
        for (index, string) in strings.enumerated() { space[index] = presentString(string, field) }
        return space
    }

    /// A bytes field.
    package func bytes(_ bytes: [UInt8]) -> ProtobufCBinaryData {
        guard !bytes.isEmpty, let memory = bump(bytes.count) else { return ProtobufCBinaryData(len: 0, data: nil) }
        bytes.withUnsafeBytes { source in _ = memcpy(memory, source.baseAddress!, source.count) }
        return ProtobufCBinaryData(len: bytes.count, data: memory.bindMemory(to: UInt8.self, capacity: bytes.count))
    }

    /// A repeated bytes field.
    package func bytesList(_ list: [[UInt8]]) -> UnsafeMutablePointer<ProtobufCBinaryData>? {
        guard let space = self.list(of: ProtobufCBinaryData.self, count: list.count) else { return nil }
        for (index, bytes) in list.enumerated() { space[index] = self.bytes(bytes) }
        return space
    }

    /// A repeated number field.
    @inlinable
    package func numbers<Number: BitwiseCopyable>(_ numbers: [Number]) -> UnsafeMutablePointer<Number>? {
        guard let space = list(of: Number.self, count: numbers.count) else { return nil }
        numbers.withUnsafeBufferPointer { space.initialize(from: $0.baseAddress!, count: $0.count) }
        return space
    }

    /// A repeated bool field.
    package func booleans(_ booleans: [Bool]) -> UnsafeMutablePointer<protobuf_c_boolean>? {
        guard let space = list(of: protobuf_c_boolean.self, count: booleans.count) else { return nil }
        for (index, boolean) in booleans.enumerated() { space[index] = boolean ? 1 : 0 }
        return space
    }

    /// A repeated enum field.
    @inlinable
    package func enumerations<CEnum, Value: RawRepresentable>(
        _ values: [Value], _: CEnum.Type
    ) -> UnsafeMutablePointer<CEnum>? where Value.RawValue == Int32 {
        guard let space = list(of: Int32.self, count: values.count) else { return nil }
        for (index, value) in values.enumerated() { space[index] = value.rawValue }
        return UnsafeMutableRawPointer(space).assumingMemoryBound(to: CEnum.self)
    }

    /// A repeated message field.
    @inlinable
    package func messages<Element: CStructMessage>(
        _ messages: [Element]
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<Element.CStruct>?>? {
        guard let space = list(of: UnsafeMutablePointer<Element.CStruct>?.self, count: messages.count) else { return nil }
        for index in messages.indices { space[index] = messages[index].makeCStruct(in: self) }
        return space
    }

    /// Space for `count` items; `nil` for none.
    @inlinable
    package func list<Item>(of _: Item.Type, count: Int) -> UnsafeMutablePointer<Item>? {
        guard count > 0, let memory = bump(count * MemoryLayout<Item>.stride) else { return nil }
        return memory.bindMemory(to: Item.self, capacity: count)
    }
}

/// Maps: their entries are written in the order of the keys, so that equal values have equal bytes.
extension Arena {
    /// Sorts the entries of a map field.
    @inlinable
    package func sort<Entry>(
        _ entries: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>, _ count: Int,
        by isOrdered: (UnsafeMutablePointer<Entry>?, UnsafeMutablePointer<Entry>?) -> Bool
    ) {
        guard count > 1 else { return }
        var list = UnsafeMutableBufferPointer(start: entries, count: count)
        list.sort(by: isOrdered)
    }

    /// Whether a key comes before another, by their UTF-8 bytes.
    package func isOrdered(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Bool {
        guard let first, let second else { return second != nil }
        return strcmp(first, second) < 0
    }
}
