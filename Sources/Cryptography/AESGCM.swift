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
        let context = try Context(key: key, nonce: nonce, encrypting: true)
        try context.authenticate(associatedData)
        var output = try context.update(plaintext, spare: tagLength)
        try context.finish(orThrow: LibraryCalls.failure("finish AES-GCM"))
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
        let context = try Context(key: key, nonce: nonce, encrypting: false)
        try context.authenticate(associatedData)
        let plaintext = try context.update(Array(sealed.dropLast(tagLength)), spare: 0)
        try context.expect(tag: Array(sealed.suffix(tagLength)))
        try context.finish(orThrow: .authenticationFailed(what: "AES-GCM ciphertext"))
        return plaintext
    }

    /// One run of the cipher; freed with the object.
    private final class Context {
        private let pointer: OpaquePointer

        init(key: [UInt8], nonce: [UInt8], encrypting: Bool) throws(CryptographyError) {
            let cipher: OpaquePointer
            switch key.count {
            case 16: cipher = FetchedAlgorithms.shared.aes128GCM
            case 32: cipher = FetchedAlgorithms.shared.aes256GCM
            default: throw .invalidInput(what: "AES-GCM key", problem: "\(key.count) bytes, must be 16 or 32")
            }
            guard nonce.count == nonceLength else {
                throw .invalidInput(what: "AES-GCM nonce", problem: "\(nonce.count) bytes, must be \(nonceLength)")
            }
            pointer = try LibraryCalls.unwrap(EVP_CIPHER_CTX_new(), "allocate a cipher")
            try LibraryCalls.check(EVP_CipherInit_ex2(pointer, cipher, key, nonce, encrypting ? 1 : 0, nil), "start AES-GCM")
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

        func expect(tag: [UInt8]) throws(CryptographyError) {
            var tag = tag
            try LibraryCalls.check(EVP_CIPHER_CTX_ctrl(pointer, EVP_CTRL_AEAD_SET_TAG, Int32(tagLength), &tag), "set the tag")
        }

        func finish(orThrow error: @autoclosure () -> CryptographyError) throws(CryptographyError) {
            var rest = [UInt8](repeating: 0, count: 16)
            var written: Int32 = 0
            if EVP_CipherFinal_ex(pointer, &rest, &written) != 1 {
                ERR_clear_error()
                throw error()
            }
        }

        private func length(_ bytes: [UInt8]) throws(CryptographyError) -> Int32 {
            guard let length = Int32(exactly: bytes.count) else {
                throw .invalidInput(what: "AES-GCM input", problem: "\(bytes.count) bytes, more than one call can take")
            }
            return length
        }
    }
}
