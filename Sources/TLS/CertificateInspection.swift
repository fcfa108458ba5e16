import COpenSSL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads X.509 certificates.
enum CertificateInspection {
    /// The holder's identity in the certificate.
    static func identity(of certificate: OpaquePointer) -> PeerIdentity {
        var identity = PeerIdentity(subjectCommonName: commonName(X509_get_subject_name(certificate)), dnsNames: [], uris: [])
        guard let raw = X509_get_ext_d2i(certificate, NID_subject_alt_name, nil, nil) else { return identity }
        let names = OpaquePointer(raw)
        defer { GENERAL_NAMES_free(names) }
        for index in 0..<OPENSSL_sk_num(names) {
            guard let name = OPENSSL_sk_value(names, index)?.assumingMemoryBound(to: GENERAL_NAME.self).pointee else { continue }
            switch name.type {
            case GEN_DNS: text(name.d.dNSName).map { identity.dnsNames.append($0) }
            case GEN_URI: text(name.d.uniformResourceIdentifier).map { identity.uris.append($0) }
            default: break
            }
        }
        return identity
    }

    /// The common name; without one, the whole subject.
    static func subject(of certificate: OpaquePointer) -> String { name(X509_get_subject_name(certificate)) }
    static func issuer(of certificate: OpaquePointer) -> String { name(X509_get_issuer_name(certificate)) }

    /// The dates as `2026-02-01 10:30 UTC`.
    static func notBefore(of certificate: OpaquePointer) -> String { date(X509_get0_notBefore(certificate)) }
    static func notAfter(of certificate: OpaquePointer) -> String { date(X509_get0_notAfter(certificate)) }

    /// The last second of its life, in seconds since 1970.
    static func expiry(of certificate: OpaquePointer) -> Int64? {
        var parts = tm()
        guard ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &parts) == 1 else { return nil }
        return Int64(timegm(&parts))
    }

    private static func name(_ name: OpaquePointer?) -> String {
        if let common = commonName(name) { return common }
        guard let line = X509_NAME_oneline(name, nil, 0) else { return "?" }
        defer { CRYPTO_free(line, nil, 0) }
        return String(cString: line)
    }

    private static func commonName(_ name: OpaquePointer?) -> String? {
        let index = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
        guard index >= 0, let entry = X509_NAME_get_entry(name, index) else { return nil }
        return text(X509_NAME_ENTRY_get_data(entry))
    }

    /// `nil` for text with a NUL, which only serves to deceive.
    private static func text(_ string: UnsafePointer<ASN1_STRING>?) -> String? {
        var utf8: UnsafeMutablePointer<UInt8>?
        let length = ASN1_STRING_to_UTF8(&utf8, string)
        guard length >= 0, let utf8 else { return nil }
        defer { CRYPTO_free(utf8, nil, 0) }
        let bytes = UnsafeBufferPointer(start: utf8, count: Int(length))
        return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func date(_ time: UnsafePointer<ASN1_TIME>?) -> String {
        var parts = tm()
        guard ASN1_TIME_to_tm(time, &parts) == 1 else { return "an unreadable date" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) \(two(parts.tm_hour)):\(two(parts.tm_min)) UTC"
    }
}
