import COpenSSL

/// Helpers for calling libcrypto: error texts, memory BIOs, algorithms fetched once.
enum LibraryCalls {
    /// The thread's error queue as text; empties the queue so that a later call does not report this failure.
    static func takeErrors() -> String {
        var texts: [String] = []
        while case let code = ERR_get_error(), code != 0, texts.count < 4 {
            var buffer = [CChar](repeating: 0, count: 256)
            ERR_error_string_n(code, &buffer, buffer.count)
            texts.append(text(ofCString: buffer))
        }
        ERR_clear_error()
        return texts.isEmpty ? "no detail given" : texts.joined(separator: "; ")
    }

    static func failure(_ operation: String) -> CryptographyError {
        .libraryFailure(operation: operation, detail: takeErrors())
    }

    /// Throws unless `result` is 1, libcrypto's value for success.
    static func check(_ result: Int32, _ operation: String) throws(CryptographyError) {
        if result != 1 { throw failure(operation) }
    }

    /// Unwraps a pointer that libcrypto allocated.
    static func unwrap<T>(_ pointer: T?, _ operation: String) throws(CryptographyError) -> T {
        guard let pointer else { throw failure(operation) }
        return pointer
    }

    static func text(ofCString buffer: [CChar]) -> String {
        String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Runs `body` with a read-only BIO over `text`.
    static func withReader<T>(over text: String, _ body: (OpaquePointer) throws -> T) throws -> T {
        var text = text
        return try text.withUTF8 { bytes in
            let bio = try unwrap(BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)), "read memory")
            defer { BIO_free(bio) }
            return try body(bio)
        }
    }

    /// The text that `body` writes into a memory BIO.
    static func written(_ body: (OpaquePointer) throws -> Void) throws -> String {
        let bio = try unwrap(BIO_new(BIO_s_mem()), "write to memory")
        defer { BIO_free(bio) }
        try body(bio)
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = BIO_read(bio, &chunk, Int32(chunk.count)), count > 0 {
            output.append(contentsOf: chunk[..<Int(count)])
        }
        return String(decoding: output, as: UTF8.self)
    }
}

/// Algorithms fetched once a process. An implicit fetch would take a lock and a table lookup at each use.
///
/// `@unchecked Sendable`: the pointers are set once and never change. Fetched `EVP_MD` and `EVP_CIPHER` objects are immutable; OpenSSL 3 documents
/// them as shareable between threads. The `EC_GROUP` is only passed to functions that take it as `const`. They live as long as the process.
struct FetchedAlgorithms: @unchecked Sendable {
    let sha256: OpaquePointer
    let aes128GCM: OpaquePointer
    let aes256GCM: OpaquePointer
    /// The curve P-256; nil when memory ran out.
    let p256: OpaquePointer?

    static let shared = FetchedAlgorithms()

    private init() {
        // The built-in tables behind `EVP_sha256()` cannot be missing, so there is always an algorithm to fall back to.
        sha256 = EVP_MD_fetch(nil, "SHA2-256", nil) ?? EVP_sha256()
        aes128GCM = EVP_CIPHER_fetch(nil, "AES-128-GCM", nil) ?? EVP_aes_128_gcm()
        aes256GCM = EVP_CIPHER_fetch(nil, "AES-256-GCM", nil) ?? EVP_aes_256_gcm()
        p256 = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)
    }
}
