import COpenSSL

/// Owner of one `EVP_PKEY`.
///
/// `@unchecked Sendable`: the key is complete when this object is made, and no function of this target changes it afterwards. Its reference count is
/// atomic. OpenSSL 3 documents that several threads may use an `EVP_PKEY` at once as long as it is not modified. Each operation below has its own
/// `EVP_MD_CTX` or `EVP_PKEY_CTX`, which never leaves its call.
final class KeyHandle: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Takes ownership of `pointer`.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    deinit { EVP_PKEY_free(pointer) }

    /// Lends the key to a libcrypto call.
    func withPointer<T>(_ body: (OpaquePointer) throws -> T) rethrows -> T { try body(pointer) }

    // MARK: Making keys

    /// A new key of the named algorithm; `configure` sets its parameters.
    static func generate(_ algorithm: String, configure: (OpaquePointer) throws -> Void = { _ in }) throws -> KeyHandle {
        let context = try LibraryCalls.unwrap(EVP_PKEY_CTX_new_from_name(nil, algorithm, nil), "find \(algorithm)")
        defer { EVP_PKEY_CTX_free(context) }
        try LibraryCalls.check(EVP_PKEY_keygen_init(context), "start generating a key")
        try configure(context)
        var key: OpaquePointer?
        try LibraryCalls.check(EVP_PKEY_generate(context, &key), "generate a key")
        return KeyHandle(owning: try LibraryCalls.unwrap(key, "generate a key"))
    }

    /// Makes a key from its numbers.
    static func assemble(_ algorithm: String, includingPrivateKey: Bool, _ parameters: [KeyParameter]) throws -> KeyHandle {
        let context = try LibraryCalls.unwrap(EVP_PKEY_CTX_new_from_name(nil, algorithm, nil), "find \(algorithm)")
        defer { EVP_PKEY_CTX_free(context) }
        try LibraryCalls.check(EVP_PKEY_fromdata_init(context), "start importing a key")
        var key: OpaquePointer?
        // The selections of <openssl/evp.h>: domain parameters and public key, with or without the private key.
        let parametersAndPublicKey = OSSL_KEYMGMT_SELECT_ALL_PARAMETERS | OSSL_KEYMGMT_SELECT_PUBLIC_KEY
        let selection = includingPrivateKey ? parametersAndPublicKey | OSSL_KEYMGMT_SELECT_PRIVATE_KEY : parametersAndPublicKey
        try KeyParameter.withLibraryForm(of: parameters) { array in
            try LibraryCalls.check(EVP_PKEY_fromdata(context, &key, selection, array), "import a key")
        }
        return KeyHandle(owning: try LibraryCalls.unwrap(key, "import a key"))
    }

    // MARK: PEM

    /// The private key in `pem` (PKCS#8, SEC1 or PKCS#1). Encrypted keys are refused, without a question for the passphrase.
    static func privateKey(pem: String, kind: String) throws -> KeyHandle {
        let key = try LibraryCalls.withReader(over: pem) { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in -1 }, nil) }
        guard let key else {
            ERR_clear_error()
            throw CryptographyError.invalidKey(
                kind: kind, problem: "no unencrypted private key in PEM form found",
                remedy: "Give the whole file, from '-----BEGIN' to '-----END … PRIVATE KEY-----', without a passphrase.")
        }
        return KeyHandle(owning: key)
    }

    /// The public key in `pem` (SubjectPublicKeyInfo).
    static func publicKey(pem: String, kind: String) throws -> KeyHandle {
        let key = try LibraryCalls.withReader(over: pem) { PEM_read_bio_PUBKEY($0, nil, { _, _, _, _ in -1 }, nil) }
        guard let key else {
            ERR_clear_error()
            throw CryptographyError.invalidKey(
                kind: kind, problem: "no public key in PEM form found",
                remedy: "Give the whole text, from '-----BEGIN PUBLIC KEY-----' to '-----END PUBLIC KEY-----'.")
        }
        return KeyHandle(owning: key)
    }

    /// PKCS#8, unencrypted.
    func privateKeyPEM() throws -> String {
        try LibraryCalls.written { bio in
            try LibraryCalls.check(PEM_write_bio_PKCS8PrivateKey(bio, pointer, nil, nil, 0, nil, nil), "write a private key")
        }
    }

    /// SubjectPublicKeyInfo.
    func publicKeyPEM() throws -> String {
        try LibraryCalls.written { bio in
            try LibraryCalls.check(PEM_write_bio_PUBKEY(bio, pointer), "write a public key")
        }
    }

    /// A new handle with the public half only.
    func publicHalf(kind: String) throws -> KeyHandle { try .publicKey(pem: publicKeyPEM(), kind: kind) }

    // MARK: Parameters

    func isOfType(_ name: String) -> Bool { EVP_PKEY_is_a(pointer, name) == 1 }

    var bitCount: Int { Int(EVP_PKEY_get_bits(pointer)) }

    func text(ofParameter name: String) -> String? {
        var buffer = [CChar](repeating: 0, count: 80)
        guard EVP_PKEY_get_utf8_string_param(pointer, name, &buffer, buffer.count, nil) == 1 else {
            ERR_clear_error()
            return nil
        }
        return LibraryCalls.text(ofCString: buffer)
    }

    /// A number of the key as big-endian bytes, padded to `length` where that is given.
    func number(ofParameter name: String, paddedTo length: Int? = nil) throws -> [UInt8] {
        var number: OpaquePointer?
        try LibraryCalls.check(EVP_PKEY_get_bn_param(pointer, name, &number), "read key parameter \(name)")
        defer { BN_clear_free(number) }
        let count = length ?? (Int(BN_num_bits(number)) + 7) / 8
        var bytes = [UInt8](repeating: 0, count: count)
        guard BN_bn2binpad(number, &bytes, Int32(count)) == Int32(count) else { throw LibraryCalls.failure("read key parameter \(name)") }
        return bytes
    }

    // MARK: Signatures

    /// The signature in the library's own form (DER for ECDSA). `digest` is nil for algorithms that hash by themselves.
    func sign(_ message: [UInt8], digest: OpaquePointer?) throws(CryptographyError) -> [UInt8] {
        let context = try LibraryCalls.unwrap(EVP_MD_CTX_new(), "allocate a signature")
        defer { EVP_MD_CTX_free(context) }
        try LibraryCalls.check(EVP_DigestSignInit(context, nil, digest, nil, pointer), "start signing")
        var length = Int(EVP_PKEY_get_size(pointer))
        var signature = [UInt8](repeating: 0, count: length)
        try LibraryCalls.check(EVP_DigestSign(context, &signature, &length, message, message.count), "sign")
        signature.removeLast(signature.count - length)
        return signature
    }

    /// Whether `signature`, in the library's form, is this key's signature of `message`.
    func verify(_ signature: [UInt8], of message: [UInt8], digest: OpaquePointer?) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        let isValid =
            EVP_DigestVerifyInit(context, nil, digest, nil, pointer) == 1
            && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
        if !isValid { ERR_clear_error() }
        return isValid
    }
}
