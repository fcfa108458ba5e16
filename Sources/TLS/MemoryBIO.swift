import COpenSSL
import NIOCore

/// A BIO on the buffers of a `TLSSession`. OpenSSL needs no socket, and ciphertext is not copied again.
enum MemoryBIO {
    // Made once, never freed and never changed. OpenSSL only reads it.
    nonisolated(unsafe) private static let method: OpaquePointer = {
        let method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "ByteBuffer")!
        BIO_meth_set_read_ex(method) { bio, space, length, count in
            BIO_clear_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_WRITE | BIO_FLAGS_SHOULD_RETRY)
            let session = MemoryBIO.session(bio)
            let available = min(length, session.incoming.readableBytes)
            guard available > 0 else {
                BIO_set_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_SHOULD_RETRY)
                return 0
            }
            session.incoming.readWithUnsafeReadableBytes { bytes in
                UnsafeMutableRawPointer(space!).copyMemory(from: bytes.baseAddress!, byteCount: available)
                return available
            }
            count!.pointee = available
            return 1
        }
        BIO_meth_set_write_ex(method) { bio, bytes, length, count in
            BIO_clear_flags(bio, BIO_FLAGS_READ | BIO_FLAGS_WRITE | BIO_FLAGS_SHOULD_RETRY)
            MemoryBIO.session(bio).outgoing.writeBytes(UnsafeRawBufferPointer(start: bytes, count: length))
            count!.pointee = length
            return 1
        }
        BIO_meth_set_ctrl(method) { _, command, _, _ in
            // The handler flushes. All other commands do not apply to memory.
            command == BIO_CTRL_FLUSH ? 1 : 0
        }
        return method
    }()

    private static func session(_ bio: OpaquePointer?) -> TLSSession {
        Unmanaged<TLSSession>.fromOpaque(BIO_get_data(bio)!).takeUnretainedValue()
    }

    /// A new BIO. The `SSL` that it is set on owns it.
    static func make(_ session: UnsafeMutableRawPointer) -> OpaquePointer {
        guard let bio = BIO_new(method) else { preconditionFailure("BIO_new: \(OpenSSLErrors.take().text)") }
        BIO_set_data(bio, session)
        BIO_set_init(bio, 1)
        return bio
    }
}
