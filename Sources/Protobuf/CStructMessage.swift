package import CProtobufC
package import NIOCore

/// The static description protoc-c wrote for a message.
///
/// `@unchecked Sendable`: it points to a `const` C object with static storage duration that nobody writes.
package struct CMessageDescriptor: @unchecked Sendable {
    package let pointer: UnsafePointer<ProtobufCMessageDescriptor>

    /// Reads the description out of a freshly initialized structure.
    package init<CStruct>(of _: CStruct.Type, initializer: (UnsafeMutablePointer<CStruct>) -> Void) {
        pointer = withUnsafeTemporaryAllocation(of: CStruct.self, capacity: 1) { buffer in
            initializer(buffer.baseAddress!)
            return UnsafeRawPointer(buffer.baseAddress!).load(as: ProtobufCMessage.self).descriptor
        }
    }
}

/// A message whose wire form libprotobuf-c reads and writes through a C structure. Generated code conforms to it.
package protocol CStructMessage: Message {
    /// The structure protoc-c wrote for this message.
    associatedtype CStruct
    /// protoc-c's description of it.
    static var cDescriptor: CMessageDescriptor { get }
    /// Copies the fields out. Strings that break a rule are noted in the arena.
    init(copying source: UnsafePointer<CStruct>, arena: Arena)
    /// A new structure in the arena with this message's fields; `nil` when the arena's limit is reached.
    func makeCStruct(in arena: Arena) -> UnsafeMutablePointer<CStruct>?
}

extension CStructMessage {
    /// Unpacks into the thread's arena and copies out.
    @inlinable
    package static func decode(_ bytes: UnsafeRawBufferPointer) throws(DecodingError) -> Self {
        guard bytes.count <= ProtobufLimits.maximumMessageBytes else {
            throw DecodingError(.tooLarge, message: fullName)
        }
        return try Arena.withThreadArena(limit: ProtobufLimits.memoryAllowed(for: bytes.count)) {
            arena throws(DecodingError) in
            guard let unpacked = arena.unpack(cDescriptor, bytes) else {
                throw arena.unpackFailure(message: fullName)
            }
            let message = Self(copying: UnsafeRawPointer(unpacked).assumingMemoryBound(to: CStruct.self), arena: arena)
            if let failure = arena.decodingFailure(message: fullName) { throw failure }
            return message
        }
    }

    /// Builds the C structures in the thread's arena and packs them at the end of `buffer`.
    @inlinable
    package func pack(into buffer: inout ByteBuffer) throws(EncodingError) {
        try Arena.withThreadArena(limit: .max) { arena throws(EncodingError) in
            let structure = makeCStruct(in: arena)
            if let failure = arena.encodingFailure(message: Self.fullName) { throw failure }
            arena.pack(structure, into: &buffer)
        }
    }

    /// The packed length in bytes.
    @inlinable
    package func packedSize() -> Int {
        Arena.withThreadArena(limit: .max) { arena in
            arena.packedSize(makeCStruct(in: arena))
        }
    }
}

extension Arena {
    /// `nil` when the bytes are not the message, or it needs more memory than allowed.
    @inline(__always)
    package func unpack(
        _ descriptor: CMessageDescriptor, _ bytes: UnsafeRawBufferPointer
    ) -> UnsafeMutablePointer<ProtobufCMessage>? {
        // protobuf-c wants an address even for no bytes at all.
        let start = bytes.baseAddress ?? UnsafeRawPointer(state)
        return protobuf_c_message_unpack(
            descriptor.pointer, allocator, bytes.count, start.assumingMemoryBound(to: UInt8.self))
    }

    /// What to throw when ``unpack(_:_:)`` answered `nil`.
    package func unpackFailure(message: String) -> DecodingError {
        DecodingError(state.pointee.limitReached ? .tooLarge : .malformed, message: message)
    }

    /// What to throw when a string broke a rule while it was copied out.
    @inline(__always)
    package func decodingFailure(message: @autoclosure () -> String) -> DecodingError? {
        guard let fault = state.pointee.fault else { return nil }
        return DecodingError(fault.reason, message: message(), field: "\(fault.field)")
    }

    /// What to throw when a string broke a rule while it was copied in.
    @inline(__always)
    package func encodingFailure(message: @autoclosure () -> String) -> EncodingError? {
        guard let fault = state.pointee.fault else { return nil }
        return EncodingError(nulIn: "\(fault.field)", message: message())
    }

    /// Appends the packed form of a structure of this arena.
    package func pack<CStruct>(_ structure: UnsafeMutablePointer<CStruct>?, into buffer: inout ByteBuffer) {
        guard let structure else { return }
        let message = UnsafeRawPointer(structure).assumingMemoryBound(to: ProtobufCMessage.self)
        let size = protobuf_c_message_get_packed_size(message)
        guard size > 0 else { return }
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { space in
            protobuf_c_message_pack(message, space.baseAddress!.assumingMemoryBound(to: UInt8.self))
        }
    }

    /// The packed length of a structure of this arena.
    package func packedSize<CStruct>(_ structure: UnsafeMutablePointer<CStruct>?) -> Int {
        guard let structure else { return 0 }
        return protobuf_c_message_get_packed_size(
            UnsafeRawPointer(structure).assumingMemoryBound(to: ProtobufCMessage.self))
    }
}
