import COpenSSL

/// Shared code of private and public P-256 keys: the curve, its points, the forms of a signature.
enum P256 {
    static let groupName = "prime256v1"
    static let coordinateLength = 32
    static let pointLength = 65

    static func requireP256(_ handle: KeyHandle, kind: String) throws(CryptographyError) {
        guard handle.isOfType("EC") else {
            throw .invalidKey(kind: kind, problem: "a key of another algorithm", remedy: "Give an elliptic-curve key on P-256 (prime256v1).")
        }
        guard let group = handle.text(ofParameter: OSSL_PKEY_PARAM_GROUP_NAME), group == groupName else {
            throw .invalidKey(kind: kind, problem: "a key on another curve", remedy: "Give a key on P-256 (prime256v1).")
        }
    }

    static func parameters(point: [UInt8]) -> [KeyParameter] {
        [KeyParameter(OSSL_PKEY_PARAM_GROUP_NAME, .text(groupName)), KeyParameter(OSSL_PKEY_PARAM_PUB_KEY, .octets(point))]
    }

    /// The curve, which all threads share: nothing changes it.
    static func curve() throws(CryptographyError) -> OpaquePointer { try LibraryCalls.unwrap(FetchedAlgorithms.shared.p256, "find P-256") }

    /// The uncompressed public point of a secret scalar.
    static func publicPoint(ofScalar scalar: [UInt8]) throws -> [UInt8] { try P256OneTimeKey(scalar: scalar).x963 }

    /// The uncompressed public point of a key.
    static func publicPoint(of handle: KeyHandle) throws -> [UInt8] {
        try [4] + handle.number(ofParameter: OSSL_PKEY_PARAM_EC_PUB_X, paddedTo: coordinateLength)
            + handle.number(ofParameter: OSSL_PKEY_PARAM_EC_PUB_Y, paddedTo: coordinateLength)
    }

    static func invalidPoint(_ problem: String) -> CryptographyError {
        .invalidKey(
            kind: P256PublicKey.kind, problem: problem, remedy: "Give the 65 bytes of an uncompressed point: 0x04, then X and Y of 32 bytes each.")
    }

    /// Runs `body` with an uncompressed point that is on the curve. The curve has no other subgroup, so that nothing else is to be checked.
    static func withPoint<T>(_ x963: [UInt8], _ body: (_ curve: OpaquePointer, _ point: OpaquePointer) throws -> T) throws -> T {
        guard x963.count == pointLength, x963[0] == 4 else { throw invalidPoint("\(x963.count) bytes that are not an uncompressed point") }
        let curve = try Self.curve()
        let point = try LibraryCalls.unwrap(EC_POINT_new(curve), "allocate a point")
        defer { EC_POINT_free(point) }
        guard EC_POINT_oct2point(curve, point, x963, x963.count, nil) == 1 else {
            ERR_clear_error()
            throw invalidPoint("the point is not on the curve")
        }
        return try body(curve, point)
    }

    /// `r‖s`, 32 bytes each, of a DER signature.
    static func rawSignature(fromDER der: [UInt8]) throws(CryptographyError) -> [UInt8] {
        let signature = der.withUnsafeBufferPointer { buffer in
            var position = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &position, buffer.count)
        }
        let parsed = try LibraryCalls.unwrap(signature, "read a signature")
        defer { ECDSA_SIG_free(parsed) }
        var raw = [UInt8](repeating: 0, count: 2 * coordinateLength)
        let isWritten = raw.withUnsafeMutableBufferPointer { output in
            BN_bn2binpad(ECDSA_SIG_get0_r(parsed), output.baseAddress, 32) == 32
                && BN_bn2binpad(ECDSA_SIG_get0_s(parsed), output.baseAddress! + 32, 32) == 32
        }
        guard isWritten else { throw LibraryCalls.failure("write a signature") }
        return raw
    }

    /// The DER form of `r‖s`; nil unless it has 64 bytes.
    static func derSignature(fromRaw raw: [UInt8]) -> [UInt8]? {
        guard raw.count == 2 * coordinateLength else { return nil }
        let r = derInteger(raw[..<coordinateLength])
        let s = derInteger(raw[coordinateLength...])
        return [0x30, UInt8(r.count + s.count)] + r + s
    }

    /// An ASN.1 INTEGER: shortest form, with a leading zero where the number would look negative.
    private static func derInteger(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digits = Array(bytes.drop { $0 == 0 })
        if digits.isEmpty { digits = [0] }
        if digits[0] >= 0x80 { digits.insert(0, at: 0) }
        return [0x02, UInt8(digits.count)] + digits
    }
}
