import Glibc

/// Standard input and output without Foundation and without buffers, which would ask for more than the sandbox permits.
enum StandardStreams {
    /// Reads standard input to its end, or to `most` bytes.
    static func read(most: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: most) { room, count in
            while count < most {
                let got = Glibc.read(STDIN_FILENO, room.baseAddress.map { $0 + count }, most - count)
                if got < 0, errno == EINTR { continue }
                if got <= 0 { return }
                count += got
            }
        }
    }

    /// Writes all bytes. Nobody is told when the reader has gone: then nobody wants to know.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return }
                written += count
            }
        }
    }
}
