import COpenSSL

/// SHA-256 (FIPS 180-4).
public enum SHA256 {
    /// Length of a digest in bytes.
    public static let digestLength = 32

    /// The digest of `message`: 32 bytes.
    public static func hash(_ message: [UInt8]) -> [UInt8] {
        message.withUnsafeBytes { hash($0) }
    }

    /// The digest of the UTF-8 bytes of `text`.
    public static func hash(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    }

    /// The digest of the bytes in `buffer`.
    public static func hash(_ buffer: UnsafeRawBufferPointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: digestLength) { output, initialized in
            let result = EVP_Digest(buffer.baseAddress, buffer.count, output.baseAddress, nil, FetchedAlgorithms.shared.sha256, nil)
            // Hashing memory fails only when memory for the context runs out.
            precondition(result == 1, "SHA-256 failed: \(LibraryCalls.takeErrors())")
            initialized = digestLength
        }
    }

    /// The digest as 64 lower-case hexadecimal digits.
    public static func hexadecimal(_ message: [UInt8]) -> String { Hexadecimal.encode(hash(message)) }

    /// The digest of the UTF-8 bytes of `text`, as 64 lower-case hexadecimal digits.
    public static func hexadecimal(_ text: String) -> String { Hexadecimal.encode(hash(text)) }
}

/// HMAC with SHA-256 (RFC 2104).
public enum HMACSHA256 {
    /// The code of `message` under `key`: 32 bytes.
    public static func authenticationCode(for message: [UInt8], key: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: SHA256.digestLength) { output, initialized in
            // For libcrypto a nil key means the key of the previous call. An empty array still has an address here.
            let result = key.withUnsafeBytes { keyBytes in
                HMAC(
                    FetchedAlgorithms.shared.sha256, keyBytes.baseAddress ?? UnsafeRawPointer(output.baseAddress!), Int32(keyBytes.count),
                    message, message.count, output.baseAddress, nil)
            }
            precondition(result != nil, "HMAC-SHA-256 failed: \(LibraryCalls.takeErrors())")
            initialized = SHA256.digestLength
        }
    }

    /// True when `code` is the code of `message` under `key`, compared in constant time.
    public static func isValid(_ code: [UInt8], for message: [UInt8], key: [UInt8]) -> Bool {
        ConstantTime.equals(code, authenticationCode(for: message, key: key))
    }
}

/// HKDF with SHA-256 (RFC 5869).
public enum HKDF {
    /// Most bytes that one expansion gives (RFC 5869 §2.3: 255 blocks).
    public static let longestOutput = 255 * SHA256.digestLength

    /// `HKDF-Extract`: a pseudorandom key of 32 bytes.
    public static func extract(salt: [UInt8], inputKeyMaterial: [UInt8]) -> [UInt8] {
        let salt = salt.isEmpty ? [UInt8](repeating: 0, count: SHA256.digestLength) : salt
        return HMACSHA256.authenticationCode(for: inputKeyMaterial, key: salt)
    }

    /// `HKDF-Expand`: `length` bytes (at most ``longestOutput``) for the purpose that `info` names.
    public static func expand(pseudorandomKey: [UInt8], info: [UInt8], length: Int) throws(CryptographyError) -> [UInt8] {
        guard (0...longestOutput).contains(length) else {
            throw .invalidInput(what: "HKDF length", problem: "\(length) bytes asked for, 0 to \(longestOutput) are possible")
        }
        var output: [UInt8] = []
        output.reserveCapacity(length + SHA256.digestLength)
        var block: [UInt8] = []
        var counter: UInt8 = 0
        while output.count < length {
            counter += 1
            block = HMACSHA256.authenticationCode(for: block + info + [counter], key: pseudorandomKey)
            output += block
        }
        return Array(output.prefix(length))
    }

    /// Extract and expand in one step.
    public static func sha256(
        inputKeyMaterial: [UInt8], salt: [UInt8] = [], info: [UInt8] = [], length: Int
    ) throws(CryptographyError) -> [UInt8] {
        try expand(pseudorandomKey: extract(salt: salt, inputKeyMaterial: inputKeyMaterial), info: info, length: length)
    }
}
