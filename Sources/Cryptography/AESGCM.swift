import COpenSSL

/// AES in Galois/counter mode (NIST SP 800-38D), with keys of 128 or 256 bits, nonces of 96 and tags of 128.
public enum AESGCM {
    public static let nonceLength = 12
    public static let tagLength = 16

    /// The ciphertext followed by its tag of 16 bytes.
    ///
    /// - Parameters:
    ///   - key: 16 or 32 bytes.
    ///   - nonce: 12 bytes, never used twice with the same key.
    ///   - associatedData: authenticated, not encrypted.
    public static func seal(
        key: [UInt8], nonce: [UInt8], plaintext: [UInt8], associatedData: [UInt8] = []
    ) throws(CryptographyError) -> [UInt8] {
        let context = try Context(key: key, nonce: nonce)
        try context.authenticate(associatedData)
        var output = try context.update(plaintext, spare: tagLength)
        try context.finish()
        output += try context.tag()
        return output
    }

    /// Decrypts the result of ``seal(key:nonce:plaintext:associatedData:)``.
    ///
    /// - Throws: ``CryptographyError/authenticationFailed(what:)`` when the tag does not fit.
    public static func open(
        key: [UInt8], nonce: [UInt8], sealed: [UInt8], associatedData: [UInt8] = []
    ) throws(CryptographyError) -> [UInt8] {
        guard sealed.count >= tagLength else {
            throw .invalidInput(what: "AES-GCM ciphertext", problem: "\(sealed.count) bytes, shorter than its tag of \(tagLength)")
        }
        try check(nonce)
        guard let plaintext = try open(key: key, record: nonce + sealed, headerLength: 0, associatedData: associatedData) else {
            throw .authenticationFailed(what: "AES-GCM ciphertext")
        }
        return plaintext
    }

    /// The plaintext of a record in one array: a header, the nonce, the ciphertext with its tag. Nothing is copied.
    ///
    /// - Parameters:
    ///   - headerLength: in bytes. The header is authenticated before `associatedData`.
    /// - Returns: nil when the tag does not fit.
    /// - Throws: for a key or a record of a wrong length.
    static func open(key: [UInt8], record: [UInt8], headerLength: Int, associatedData: [UInt8]) throws(CryptographyError) -> [UInt8]? {
        let cipher = try Self.cipher(for: key)
        let start = headerLength + nonceLength
        let count = record.count - start - tagLength
        guard count >= 0, Int32(exactly: record.count) != nil, let dataLength = Int32(exactly: associatedData.count) else {
            throw .invalidInput(what: "AES-GCM record", problem: "\(record.count) bytes")
        }
        let context = try LibraryCalls.unwrap(EVP_CIPHER_CTX_new(), "allocate a cipher")
        defer { EVP_CIPHER_CTX_free(context) }
        var isOpen = false
        let plaintext = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { output, initialized in
            record.withUnsafeBufferPointer { record in
                guard let record = record.baseAddress else { return }
                let tag = UnsafeMutableRawPointer(mutating: record + start + count)
                var written: Int32 = 0
                isOpen =
                    EVP_CipherInit_ex2(context, cipher, key, record + headerLength, 0, nil) == 1
                    && (headerLength == 0 || EVP_CipherUpdate(context, nil, &written, record, Int32(headerLength)) == 1)
                    && (dataLength == 0 || EVP_CipherUpdate(context, nil, &written, associatedData, dataLength) == 1)
                    && (count == 0 || EVP_CipherUpdate(context, output.baseAddress, &written, record + start, Int32(count)) == 1)
                    && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), tag) == 1
                    // In this mode the end writes nothing.
                    && EVP_CipherFinal_ex(context, output.baseAddress, &written) == 1
            }
            initialized = isOpen ? count : 0
        }
        guard isOpen else {
            ERR_clear_error()
            return nil
        }
        return plaintext
    }

    private static func cipher(for key: [UInt8]) throws(CryptographyError) -> OpaquePointer {
        switch key.count {
        case 16: FetchedAlgorithms.shared.aes128GCM
        case 32: FetchedAlgorithms.shared.aes256GCM
        default: throw .invalidInput(what: "AES-GCM key", problem: "\(key.count) bytes, must be 16 or 32")
        }
    }

    private static func check(_ nonce: [UInt8]) throws(CryptographyError) {
        guard nonce.count == nonceLength else {
            throw .invalidInput(what: "AES-GCM nonce", problem: "\(nonce.count) bytes, must be \(nonceLength)")
        }
    }

    /// One run of the cipher that seals; freed with the object.
    private final class Context {
        private let pointer: OpaquePointer

        init(key: [UInt8], nonce: [UInt8]) throws(CryptographyError) {
            let cipher = try AESGCM.cipher(for: key)
            try AESGCM.check(nonce)
            pointer = try LibraryCalls.unwrap(EVP_CIPHER_CTX_new(), "allocate a cipher")
            try LibraryCalls.check(EVP_CipherInit_ex2(pointer, cipher, key, nonce, 1, nil), "start AES-GCM")
        }

        deinit { EVP_CIPHER_CTX_free(pointer) }

        func authenticate(_ data: [UInt8]) throws(CryptographyError) {
            guard !data.isEmpty else { return }
            var written: Int32 = 0
            try LibraryCalls.check(EVP_CipherUpdate(pointer, nil, &written, data, try length(data)), "authenticate data")
        }

        func update(_ input: [UInt8], spare: Int) throws(CryptographyError) -> [UInt8] {
            guard !input.isEmpty else { return [] }
            let inputLength = try length(input)
            var result: Int32 = 0
            var output = [UInt8](unsafeUninitializedCapacity: input.count + spare) { buffer, initialized in
                var written: Int32 = 0
                result = EVP_CipherUpdate(pointer, buffer.baseAddress, &written, input, inputLength)
                initialized = Int(written)
            }
            if result != 1 { output = [] }
            try LibraryCalls.check(result, "run AES-GCM")
            return output
        }

        func tag() throws(CryptographyError) -> [UInt8] {
            var tag = [UInt8](repeating: 0, count: tagLength)
            try LibraryCalls.check(EVP_CIPHER_CTX_ctrl(pointer, EVP_CTRL_AEAD_GET_TAG, Int32(tagLength), &tag), "read the tag")
            return tag
        }

        func finish() throws(CryptographyError) {
            var rest = [UInt8](repeating: 0, count: 16)
            var written: Int32 = 0
            try LibraryCalls.check(EVP_CipherFinal_ex(pointer, &rest, &written), "finish AES-GCM")
        }

        private func length(_ bytes: [UInt8]) throws(CryptographyError) -> Int32 {
            guard let length = Int32(exactly: bytes.count) else {
                throw .invalidInput(what: "AES-GCM input", problem: "\(bytes.count) bytes, more than one call can take")
            }
            return length
        }
    }
}
