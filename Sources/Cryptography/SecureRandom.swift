import COpenSSL

/// Random bytes from libcrypto's generator, seeded by the operating system.
public enum SecureRandom {
    /// `count` bytes for keys and nonces.
    ///
    /// - Precondition: the operating system has randomness. Without it the process stops, because none of its secrets would be safe.
    public static func bytes(_ count: Int) -> [UInt8] {
        precondition(count >= 0, "a count of random bytes is not negative")
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0 {
                precondition(
                    RAND_bytes(buffer.baseAddress, Int32(count)) == 1,
                    "the operating system gave no randomness: \(LibraryCalls.takeErrors())")
            }
            initialized = count
        }
    }
}

/// Comparisons whose time does not depend on where two secrets differ.
public enum ConstantTime {
    /// True when both hold the same bytes. Their lengths are not secret.
    public static func equals(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
    }

    /// True when both texts have the same UTF-8 bytes.
    public static func equals(_ left: String, _ right: String) -> Bool {
        equals(Array(left.utf8), Array(right.utf8))
    }
}
