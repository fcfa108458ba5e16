import CProtobufC
import CStandardProtos

/// A message with everything below it; nil for bytes that are not one. It is never freed: the process ends right after its answer.
///
/// - Parameter initializer: the generated function that gives a fresh structure its descriptor and its defaults.
func unpack<Structure>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ initializer: (UnsafeMutablePointer<Structure>) -> Void
) -> UnsafeMutablePointer<Structure>? {
    let descriptor = withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) { fresh in
        initializer(fresh.baseAddress!)
        return UnsafeRawPointer(fresh.baseAddress!).load(as: ProtobufCMessage.self).descriptor
    }
    return protobuf_c_message_unpack(descriptor, nil, bytes.count, bytes.baseAddress)
        .map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Structure.self) }
}

/// The wire form of a message.
func pack(_ structure: UnsafeRawPointer) -> [UInt8] {
    let message = structure.assumingMemoryBound(to: ProtobufCMessage.self)
    return [UInt8](unsafeUninitializedCapacity: protobuf_c_message_get_packed_size(message)) { space, initialized in
        initialized = protobuf_c_message_pack(message, space.baseAddress)
    }
}

/// A C string; empty for none.
func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
}

/// A repeated field of pointers.
func items<Item>(
    _ start: UnsafeMutablePointer<UnsafeMutablePointer<Item>?>?, _ count: Int
) -> [UnsafeMutablePointer<Item>] {
    UnsafeBufferPointer(start: start, count: count).compactMap { $0 }
}
