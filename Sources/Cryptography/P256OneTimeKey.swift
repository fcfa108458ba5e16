import COpenSSL

/// A key pair on P-256 for one agreement on a secret, such as RFC 8291 wants for each message. It neither signs nor has a text form.
///
/// It works with the numbers themselves, as libcrypto's own ECDH does. A ``P256PrivateKey`` takes longer, for looking up algorithms and for a second
/// check of the peer's key.
public final class P256OneTimeKey {
    private let scalar: OpaquePointer
    /// The public half: the uncompressed point of X9.63, 65 bytes.
    public let x963: [UInt8]

    /// A new random key.
    public init() throws {
        let curve = try P256.curve()
        let scalar = try LibraryCalls.unwrap(BN_secure_new(), "allocate a scalar")
        do {
            repeat {
                try LibraryCalls.check(BN_priv_rand_range(scalar, EC_GROUP_get0_order(curve)), "make a scalar")
            } while BN_is_zero(scalar) == 1
            x963 = try Self.publicPoint(of: scalar, on: curve)
        } catch {
            BN_clear_free(scalar)
            throw error
        }
        self.scalar = scalar
    }

    /// The key with a given secret number.
    ///
    /// - Parameter bytes: big-endian, at most 32.
    public init(scalar bytes: [UInt8]) throws {
        let curve = try P256.curve()
        let scalar = try LibraryCalls.unwrap(BN_bin2bn(bytes, Int32(clamping: bytes.count), nil), "read a scalar")
        do {
            guard BN_is_zero(scalar) == 0, BN_cmp(scalar, EC_GROUP_get0_order(curve)) < 0 else {
                throw CryptographyError.invalidKey(
                    kind: P256PrivateKey.kind, problem: "the scalar is zero or not below the order of the curve",
                    remedy: "Generate a new key.")
            }
            x963 = try Self.publicPoint(of: scalar, on: curve)
        } catch {
            BN_clear_free(scalar)
            throw error
        }
        self.scalar = scalar
    }

    deinit { BN_clear_free(scalar) }

    /// ECDH: the 32-byte X coordinate that both sides compute (RFC 5903 §9).
    ///
    /// - Parameter peer: the peer's public key, as ``x963``. It is checked to be on the curve.
    /// - Throws: ``CryptographyError/invalidKey(kind:problem:remedy:)`` when it is not.
    public func sharedSecret(with peer: [UInt8]) throws -> [UInt8] {
        try P256.withPoint(peer) { curve, peer in
            let shared = try LibraryCalls.unwrap(EC_POINT_new(curve), "allocate a point")
            defer { EC_POINT_clear_free(shared) }
            try LibraryCalls.check(EC_POINT_mul(curve, shared, nil, peer, scalar, nil), "agree on a secret")
            let x = try LibraryCalls.unwrap(BN_secure_new(), "allocate a secret")
            defer { BN_clear_free(x) }
            try LibraryCalls.check(EC_POINT_get_affine_coordinates(curve, shared, x, nil, nil), "agree on a secret")
            let length = Int32(P256.coordinateLength)
            var secret = [UInt8](repeating: 0, count: P256.coordinateLength)
            guard BN_bn2binpad(x, &secret, length) == length else { throw LibraryCalls.failure("agree on a secret") }
            return secret
        }
    }

    private static func publicPoint(of scalar: OpaquePointer, on curve: OpaquePointer) throws -> [UInt8] {
        let point = try LibraryCalls.unwrap(EC_POINT_new(curve), "allocate a point")
        defer { EC_POINT_free(point) }
        try LibraryCalls.check(EC_POINT_mul(curve, point, scalar, nil, nil, nil), "compute the public point")
        var bytes = [UInt8](repeating: 0, count: P256.pointLength)
        guard EC_POINT_point2oct(curve, point, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil) == P256.pointLength else {
            throw LibraryCalls.failure("write the public point")
        }
        return bytes
    }
}
