internal import CProtobufC
package import NIOCore

/// The static table with which libprotobuf-c packs and unpacks a message, written by `protoc-gen-carillon`.
///
/// `@unchecked Sendable`: it points to a `const` C object with static storage duration, which no code writes.
package struct CMessageDescriptor: @unchecked Sendable {
    let pointer: UnsafePointer<ProtobufCMessageDescriptor>

    /// Reads the description out of a freshly initialized structure.
    package init<CStruct>(of _: CStruct.Type, initializer: (UnsafeMutablePointer<CStruct>) -> Void) {
        pointer = withUnsafeTemporaryAllocation(of: CStruct.self, capacity: 1) { buffer in
            initializer(buffer.baseAddress!)
            return UnsafeRawPointer(buffer.baseAddress!).load(as: ProtobufCMessage.self).descriptor
        }
    }
}

/// From bytes to C structures.
extension Arena {
    /// Lends the thread's arena to decode a message of `count` bytes.
    package static func lend(toDecode count: Int, _ message: @autoclosure () -> String) throws(DecodingError) -> Arena {
        guard count <= ProtobufLimits.maximumMessageBytes else { throw DecodingError(.tooLarge, message: message()) }
        return lend(limit: ProtobufLimits.memoryAllowed(for: count))
    }

    /// The message's structure, with everything below it in the arena.
    package func unpack(
        _ descriptor: CMessageDescriptor, _ bytes: UnsafeRawBufferPointer, _ message: @autoclosure () -> String
    ) throws(DecodingError) -> UnsafeRawPointer {
        // A shorter message costs little, whatever its fields.
        if bytes.count > ProtobufLimits.uncountedBytes,
            FieldCount.exceeds(ProtobufLimits.maximumFields, bytes, descriptor.pointer)
        {
            throw DecodingError(.tooManyFields, message: message())
        }
        // protobuf-c needs an address also for no bytes.
        let start = bytes.baseAddress ?? UnsafeRawPointer(state)
        guard
            let structure = protobuf_c_message_unpack(
                descriptor.pointer, allocator, bytes.count, start.assumingMemoryBound(to: UInt8.self))
        else { throw DecodingError(state.pointee.limitReached ? .tooLarge : .malformed, message: message()) }
        state.pointee.decoded = UnsafeRawPointer(structure)
        return UnsafeRawPointer(structure)
    }

    /// Throws when a string broke a rule while the message was copied out.
    package func checkDecoded(_ message: @autoclosure () -> String) throws(DecodingError) {
        guard let fault = state.pointee.fault else { return }
        let path = state.pointee.decoded.flatMap { FieldPath.find(fault.string, in: $0) }
        throw DecodingError(fault.reason, message: message(), field: "\(fault.field)", path: path)
    }
}

/// From C structures to bytes.
extension Arena {
    /// Lends the thread's arena to encode a message.
    package static func lendToEncode() -> Arena { lend(limit: .max) }

    /// Throws when a string broke a rule while the message was copied in.
    package func checkEncoded(_ message: @autoclosure () -> String) throws(EncodingError) {
        guard let fault = state.pointee.fault else { return }
        // The structure of the whole message is allocated first, so it is at the start of the arena.
        throw EncodingError(nulIn: "\(fault.field)", message: message(), path: FieldPath.find(fault.string, in: state.pointee.base))
    }

    /// Appends the packed form of a structure of this arena.
    package func pack(_ structure: UnsafeMutableRawPointer, into buffer: inout ByteBuffer) {
        let message = UnsafeRawPointer(structure).assumingMemoryBound(to: ProtobufCMessage.self)
        if let packed = packInArena(message) {
            buffer.writeBytes(packed)
            return
        }
        let size = protobuf_c_message_get_packed_size(message)
        guard size > 0 else { return }
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { space in
            protobuf_c_message_pack(message, space.baseAddress!.assumingMemoryBound(to: UInt8.self))
        }
    }

    /// The packed form of a structure of this arena.
    package func pack(_ structure: UnsafeMutableRawPointer) -> [UInt8] {
        let message = UnsafeRawPointer(structure).assumingMemoryBound(to: ProtobufCMessage.self)
        if let packed = packInArena(message) { return Array(packed) }
        let size = protobuf_c_message_get_packed_size(message)
        guard size > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: size) { space, count in
            count = protobuf_c_message_pack(message, space.baseAddress!)
        }
    }

    /// The packed form in the free part of the arena; nil when that is too short.
    ///
    /// A value takes at least 4 bytes in its structure and at most 15 on the wire (tag 5, varint 10); strings and bytes take the same number in both.
    /// So four times the memory of the structures is always enough. Packing there and copying costs less than computing the exact size first.
    @inline(__always)
    private func packInArena(_ message: UnsafePointer<ProtobufCMessage>) -> UnsafeRawBufferPointer? {
        guard let room = roomForPacking() else { return nil }
        return UnsafeRawBufferPointer(start: room, count: protobuf_c_message_pack(message, room.assumingMemoryBound(to: UInt8.self)))
    }

    /// The packed length of a structure of this arena, in bytes.
    package func packedSize(_ structure: UnsafeMutableRawPointer) -> Int {
        protobuf_c_message_get_packed_size(UnsafeRawPointer(structure).assumingMemoryBound(to: ProtobufCMessage.self))
    }
}
