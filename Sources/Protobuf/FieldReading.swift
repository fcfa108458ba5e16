package import CProtobufC
import Glibc

/// Copying fields out of unpacked C structures.
extension Arena {
    /// A string field, checked. A broken rule is noted and the field read as empty.
    package func string(_ pointer: UnsafePointer<CChar>?, _ field: StaticString) -> String {
        guard let pointer, pointer != Arena.emptyString.pointer else { return "" }
        // Every other string was allocated by this arena while unpacking, with the terminator in its size.
        let count = UnsafeRawPointer(pointer).load(fromByteOffset: -Arena.headerBytes, as: Int.self) - 1
        guard count > 0 else { return "" }
        guard memchr(pointer, 0, count) == nil else {
            note(.nulInString, field)
            return ""
        }
        let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
        guard let string = String(validating: bytes, as: UTF8.self) else {
            note(.invalidUTF8, field)
            return ""
        }
        return string
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

    /// A repeated number field.
    @inlinable
    package func numbers<Number>(_ pointer: UnsafeMutablePointer<Number>?, _ count: Int) -> [Number] {
        guard let pointer, count > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: pointer, count: count))
    }

    /// A repeated bool field; protobuf-c keeps an `int` each.
    package func booleans(_ pointer: UnsafeMutablePointer<protobuf_c_boolean>?, _ count: Int) -> [Bool] {
        guard let pointer, count > 0 else { return [] }
        return (0..<count).map { pointer[$0] != 0 }
    }

    /// A repeated enum field; C keeps an `int` each.
    @inlinable
    package func enumerations<CEnum, Value: RawRepresentable>(
        _ pointer: UnsafeMutablePointer<CEnum>?, _ count: Int, _ make: (Int32) -> Value
    ) -> [Value] where Value.RawValue == Int32 {
        guard let pointer, count > 0 else { return [] }
        return pointer.withMemoryRebound(to: Int32.self, capacity: count) { numbers in
            (0..<count).map { make(numbers[$0]) }
        }
    }

    /// A repeated message field.
    @inlinable
    package func messages<Element: CStructMessage>(
        _ pointer: UnsafeMutablePointer<UnsafeMutablePointer<Element.CStruct>?>?, _ count: Int
    ) -> [Element] {
        guard let pointer, count > 0 else { return [] }
        return [Element](unsafeUninitializedCapacity: count) { space, initialized in
            for index in 0..<count {
                (space.baseAddress! + index).initialize(to: Element(copying: pointer[index]!, arena: self))
            }
            initialized = count
        }
    }

    /// Notes the first broken rule.
    @inline(never)
    func note(_ reason: DecodingError.Reason, _ field: StaticString) {
        if state.pointee.fault == nil { state.pointee.fault = StringFault(reason: reason, field: field) }
    }

    /// The address of protobuf-c's empty string.
    ///
    /// `@unchecked Sendable`: it points to a `const` C object with static storage duration that nobody writes.
    struct EmptyString: @unchecked Sendable {
        let pointer: UnsafePointer<CChar>
    }
    static let emptyString = EmptyString(pointer: carillon_protobuf_c_empty_string())
}
