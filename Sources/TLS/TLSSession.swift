import COpenSSL
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One TLS connection over memory: ciphertext in, ciphertext out, no socket. Confined to its owner's thread.
///
/// OpenSSL reads and writes through a `MemoryBIO` whose data is this object, unretained: the `SSL` and its BIO are freed in `deinit`.
final class TLSSession {
    enum Role {
        /// With the file of the authorities for client certificates, if these are required.
        case server(clientCAPath: String?)
        /// With the name that the server's certificate must carry.
        case client(serverName: String, trustedCAPath: String?)

        /// How messages name the other side.
        var peer: String {
            switch self {
            case .server: "the client"
            case .client(let name, _): name
            }
        }

        var caPath: String? {
            switch self {
            case .server(let path): path
            case .client(_, let path): path
            }
        }
    }

    enum OnDecrypt {
        /// All available bytes are decrypted.
        case needsMore
        /// The peer sent close_notify: nothing follows.
        case closed
    }

    /// Most plaintext of a TLS record, in bytes.
    private static let recordBytes = 16 * 1024
    /// Bytes that TLS adds to a record, rounded up.
    private static let recordOverhead = 64

    let role: Role
    /// OpenSSL keeps its own context for the `SSL`, but not what that context's callbacks read: a reload during a handshake would free it.
    private let context: SSLContext
    private let ssl: OpaquePointer
    /// Received ciphertext that OpenSSL has not read yet.
    var incoming = ByteBuffer()
    /// Ciphertext from OpenSSL, to be sent.
    var outgoing = ByteBuffer()
    private var refused: RefusedCertificate?

    init(_ context: SSLContext, _ role: Role) {
        self.role = role
        self.context = context
        ssl = context.makeSSL()
        // One BIO for both directions; the SSL owns it.
        let bio = MemoryBIO.make(Unmanaged.passUnretained(self).toOpaque())
        SSL_set_bio(ssl, bio, bio)
        SSL_set_ex_data(ssl, Self.selfIndex, Unmanaged.passUnretained(self).toOpaque())
        switch role {
        case .server: SSL_set_accept_state(ssl)
        case .client(let name, _):
            SSL_set_connect_state(ssl)
            expect(name)
        }
    }

    deinit { SSL_free(ssl) }

    /// OpenSSL's `SSL_set_app_data` uses index 0, which needs no registration.
    private static let selfIndex: Int32 = 0

    /// Sends the name by SNI and requires it in the certificate. Addresses have no SNI (RFC 6066 §3).
    private func expect(_ name: String) {
        let parameters = SSL_get0_param(ssl)
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1 { return }
        OpenSSLErrors.clear()
        X509_VERIFY_PARAM_set_hostflags(parameters, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
        SSL_set1_host(ssl, name)
        name.withCString { pointer in
            _ = SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name), UnsafeMutableRawPointer(mutating: pointer))
        }
    }

    // MARK: Bytes

    /// Adds ciphertext from the peer.
    func feed(_ buffer: ByteBuffer) {
        if incoming.readableBytes == 0 { incoming = buffer } else { incoming.writeImmutableBuffer(buffer) }
    }

    /// Continues the handshake with the received bytes; `true` when it is complete.
    func handshake() throws -> Bool {
        OpenSSLErrors.clear()
        let result = SSL_do_handshake(ssl)
        if result == 1 { return true }
        switch SSL_get_error(ssl, result) {
        case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return false
        case SSL_ERROR_ZERO_RETURN: throw TLSError.abandoned(by: role)
        default: throw diagnose(isHandshake: true)
        }
    }

    /// Decrypts received bytes and appends them to `plaintext`.
    func decrypt(into plaintext: inout ByteBuffer) throws -> OnDecrypt {
        while true {
            OpenSSLErrors.clear()
            var count = 0
            var result: Int32 = 0
            let wanted = max(1, min(Self.recordBytes, incoming.readableBytes + Int(SSL_pending(ssl))))
            plaintext.writeWithUnsafeMutableBytes(minimumWritableBytes: wanted) { space in
                result = SSL_read_ex(ssl, space.baseAddress!, space.count, &count)
                return count
            }
            if result == 1 { continue }
            switch SSL_get_error(ssl, result) {
            case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE:
                if incoming.readableBytes == 0 { incoming = ByteBuffer() }
                return .needsMore
            case SSL_ERROR_ZERO_RETURN: return .closed
            default: throw diagnose(isHandshake: false)
            }
        }
    }

    /// Encrypts all of `plaintext` and appends it to the outgoing bytes.
    func encrypt(_ plaintext: ByteBuffer) throws {
        guard plaintext.readableBytes > 0 else { return }
        let records = (plaintext.readableBytes + Self.recordBytes - 1) / Self.recordBytes
        outgoing.reserveCapacity(minimumWritableBytes: plaintext.readableBytes + records * Self.recordOverhead)
        OpenSSLErrors.clear()
        let isDone = plaintext.withUnsafeReadableBytes { bytes in
            var written = 0
            // A write to memory never blocks, so one call accepts all bytes.
            return SSL_write_ex(ssl, bytes.baseAddress!, bytes.count, &written) == 1 && written == bytes.count
        }
        guard isDone else { throw diagnose(isHandshake: false) }
    }

    /// Appends close_notify to the outgoing bytes.
    func closeNotify() {
        OpenSSLErrors.clear()
        _ = SSL_shutdown(ssl)
        OpenSSLErrors.clear()
    }

    // MARK: Result of the handshake

    var applicationProtocol: String? {
        var name: UnsafePointer<UInt8>?
        var length: UInt32 = 0
        SSL_get0_alpn_selected(ssl, &name, &length)
        guard let name, length > 0 else { return nil }
        return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF8.self)
    }

    var peerIdentity: PeerIdentity? {
        SSL_get0_peer_certificate(ssl).map(CertificateInspection.identity)
    }

    // MARK: Errors

    private func diagnose(isHandshake: Bool) -> TLSError {
        TLSDiagnosis.explain(OpenSSLErrors.take(), role: role, refused: refused, isHandshake: isHandshake)
    }

    /// OpenSSL's verify callback. It does not change the result; it stores details for the error message.
    static let noteVerification: @convention(c) (Int32, OpaquePointer?) -> Int32 = { isFine, store in
        guard isFine == 0, let store,
            let ssl = X509_STORE_CTX_get_ex_data(store, SSL_get_ex_data_X509_STORE_CTX_idx()),
            let pointer = SSL_get_ex_data(OpaquePointer(ssl), TLSSession.selfIndex)
        else { return isFine }
        let session = Unmanaged<TLSSession>.fromOpaque(pointer).takeUnretainedValue()
        guard session.refused == nil, let certificate = X509_STORE_CTX_get_current_cert(store) ?? X509_STORE_CTX_get0_cert(store) else {
            return isFine
        }
        session.refused = RefusedCertificate(
            code: X509_STORE_CTX_get_error(store),
            subject: CertificateInspection.subject(of: certificate), issuer: CertificateInspection.issuer(of: certificate),
            notBefore: CertificateInspection.notBefore(of: certificate), notAfter: CertificateInspection.notAfter(of: certificate),
            names: CertificateInspection.identity(of: certificate).dnsNames)
        return isFine
    }
}
