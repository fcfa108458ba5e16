import COpenSSL

/// One X.509 certificate in the making.
final class CertificateBuilder {
    private let certificate: OpaquePointer

    /// A certificate for `publicKey` with a random serial number of 159 bits (RFC 5280 §4.1.2.2 allows 20 bytes, positive).
    init(subject commonName: String, publicKey: KeyHandle, days: Int) throws {
        certificate = try LibraryCalls.unwrap(X509_new(), "allocate a certificate")
        // 2 stands for version 3.
        try LibraryCalls.check(X509_set_version(certificate, 2), "set the version of a certificate")
        try setRandomSerial()
        try setSubject(commonName)
        // Begins a little in the past for peers with a slow clock. At most 100 years, which X.509 can express.
        let clampedDays = min(max(days, 1), 36_500)
        X509_gmtime_adj(X509_getm_notBefore(certificate), -300)
        X509_gmtime_adj(X509_getm_notAfter(certificate), clampedDays * 86_400)
        try publicKey.withPointer { try LibraryCalls.check(X509_set_pubkey(certificate, $0), "set the key of a certificate") }
    }

    deinit { X509_free(certificate) }

    private func setRandomSerial() throws {
        var bytes = SecureRandom.bytes(20)
        bytes[0] &= 0x7F
        let number = try LibraryCalls.unwrap(BN_bin2bn(bytes, Int32(bytes.count), nil), "make a serial number")
        defer { BN_free(number) }
        _ = try LibraryCalls.unwrap(BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)), "set a serial number")
    }

    private func setSubject(_ commonName: String) throws {
        let text = Array(commonName.utf8)
        let result = X509_NAME_add_entry_by_txt(
            X509_get_subject_name(certificate), "CN", MBSTRING_FLAG | 0, text, Int32(text.count), -1, 0)
        guard result == 1 else {
            _ = LibraryCalls.takeErrors()
            throw CryptographyError.invalidInput(what: "common name '\(commonName)'", problem: "must have 1 to 64 characters")
        }
    }

    /// Nil makes the certificate self-signed.
    func setIssuer(_ issuer: OpaquePointer?) throws {
        try LibraryCalls.check(X509_set_issuer_name(certificate, X509_get_subject_name(issuer ?? certificate)), "set the issuer")
    }

    /// Adds an extension written in the notation of OpenSSL's configuration files.
    func addExtension(_ identifier: Int32, _ value: String, issuer: OpaquePointer?) throws {
        var context = X509V3_CTX()
        X509V3_set_ctx(&context, issuer ?? certificate, certificate, nil, nil, 0)
        guard let made = X509V3_EXT_nconf_nid(nil, &context, identifier, value) else {
            throw CryptographyError.invalidInput(what: "certificate extension '\(value)'", problem: LibraryCalls.takeErrors())
        }
        defer { X509_EXTENSION_free(made) }
        try LibraryCalls.check(X509_add_ext(certificate, made, -1), "add a certificate extension")
    }

    /// Signs with ECDSA and SHA-256 and writes the PEM.
    func signedPEM(by key: KeyHandle) throws -> String {
        let length = key.withPointer { X509_sign(certificate, $0, FetchedAlgorithms.shared.sha256) }
        guard length > 0 else { throw LibraryCalls.failure("sign a certificate") }
        return try LibraryCalls.written { try LibraryCalls.check(PEM_write_bio_X509($0, certificate), "write a certificate") }
    }

    /// Lends the first certificate in `pem`.
    static func withCertificate<T>(pem: String, _ body: (OpaquePointer) throws -> T) throws -> T {
        let certificate = try LibraryCalls.withReader(over: pem) { PEM_read_bio_X509($0, nil, { _, _, _, _ in -1 }, nil) }
        guard let certificate else {
            _ = LibraryCalls.takeErrors()
            throw CryptographyError.invalidKey(
                kind: "certificate", problem: "no certificate in PEM form found", remedy: "Give a file that starts with '-----BEGIN CERTIFICATE'.")
        }
        defer { X509_free(certificate) }
        return try body(certificate)
    }
}
