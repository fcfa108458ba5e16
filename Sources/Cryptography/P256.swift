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

    /// The uncompressed public point of a secret scalar.
    static func publicPoint(ofScalar scalar: [UInt8]) throws -> [UInt8] {
        let group = try LibraryCalls.unwrap(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1), "find P-256")
        defer { EC_GROUP_free(group) }
        let number = try LibraryCalls.unwrap(BN_bin2bn(scalar, Int32(scalar.count), nil), "read a scalar")
        defer { BN_clear_free(number) }
        guard BN_is_zero(number) == 0, BN_cmp(number, EC_GROUP_get0_order(group)) < 0 else {
            throw CryptographyError.invalidKey(
                kind: P256PrivateKey.kind, problem: "the scalar is zero or not below the order of the curve",
                remedy: "Generate a new key.")
        }
        let point = try LibraryCalls.unwrap(EC_POINT_new(group), "allocate a point")
        defer { EC_POINT_free(point) }
        try LibraryCalls.check(EC_POINT_mul(group, point, number, nil, nil, nil), "compute the public point")
        var bytes = [UInt8](repeating: 0, count: pointLength)
        guard EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil) == pointLength else {
            throw LibraryCalls.failure("write the public point")
        }
        return bytes
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
