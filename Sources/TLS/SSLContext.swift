import COpenSSL
import NIOCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An `SSL_CTX`, which never changes after `init`.
// Sendable: OpenSSL counts and locks `SSL_CTX` for its two uses after `init`, `SSL_new` and reading its certificate. Both stored properties are
// constant. Each session keeps its context: OpenSSL calls back into it in a handshake.
final class SSLContext: @unchecked Sendable {
    private let pointer: OpaquePointer
    /// The ALPN list in its wire form. The select callback reads it, so each session keeps this context (``TLSSession``).
    private let protocolList: ALPNList

    deinit { SSL_CTX_free(pointer) }

    /// For a listener.
    convenience init(_ configuration: TLSServerConfiguration) throws {
        try self.init(method: TLS_server_method(), protocols: configuration.applicationProtocols)
        try use(configuration.certificate)
        SSL_CTX_set_alpn_select_cb(
            pointer,
            { _, chosen, chosenLength, offered, offeredLength, list in
                let list = Unmanaged<ALPNList>.fromOpaque(list!).takeUnretainedValue()
                return list.select(chosen, chosenLength, UnsafeBufferPointer(start: offered, count: Int(offeredLength)))
            }, Unmanaged.passUnretained(protocolList).toOpaque())
        if let path = configuration.clientCAPath {
            try trust(path, purpose: "client certificates")
            SSL_CTX_set_client_CA_list(pointer, SSL_load_client_CA_file(path))
            SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, TLSSession.noteVerification)
        }
    }

    /// For clients.
    convenience init(_ configuration: TLSClientConfiguration) throws {
        try self.init(method: TLS_client_method(), protocols: configuration.applicationProtocols)
        if let certificate = configuration.certificate { try use(certificate) }
        if let path = configuration.trustedCAPath {
            try trust(path, purpose: "server certificates")
        } else {
            guard SSL_CTX_set_default_verify_paths(pointer) == 1 else {
                throw TLSError(
                    .configuration, "the system's certificate authorities cannot be loaded: \(OpenSSLErrors.take().text); name a trusted CA file")
            }
        }
        SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, TLSSession.noteVerification)
        let bytes = protocolList.bytes
        // This function returns 0 for success, unlike the others.
        guard bytes.isEmpty || SSL_CTX_set_alpn_protos(pointer, bytes, UInt32(bytes.count)) == 0 else {
            throw TLSError(.configuration, "the application protocols \(configuration.applicationProtocols) cannot be used for ALPN")
        }
    }

    private init(method: OpaquePointer?, protocols: [String]) throws {
        OpenSSLErrors.clear()
        guard let pointer = SSL_CTX_new(method) else {
            throw TLSError(.configuration, "OpenSSL gives no context: \(OpenSSLErrors.take().text)")
        }
        self.pointer = pointer
        protocolList = try ALPNList(protocols)
        SSL_CTX_ctrl(pointer, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
        // Idle connections release their buffers, 34 KB each.
        SSL_CTX_ctrl(pointer, SSL_CTRL_MODE, Int(SSL_MODE_RELEASE_BUFFERS), nil)
        // No session cache and no tickets: connections are few and long, and a session that is not stored cannot be stolen.
        SSL_CTX_ctrl(pointer, SSL_CTRL_SET_SESS_CACHE_MODE, Int(SSL_SESS_CACHE_OFF), nil)
        SSL_CTX_set_num_tickets(pointer, 0)
        // RFC 9113 §9.2.1 forbids renegotiation and compression. HTTP/2 frames show truncation, so an end without close_notify is accepted.
        SSL_CTX_set_options(
            pointer,
            COpenSSL_SSL_OP_NO_RENEGOTIATION() | COpenSSL_SSL_OP_NO_COMPRESSION() | COpenSSL_SSL_OP_NO_TICKET()
                | COpenSSL_SSL_OP_IGNORE_UNEXPECTED_EOF())
        // TLS 1.2 only with forward secrecy and AEAD (RFC 9113 §9.2.2).
        SSL_CTX_set_cipher_list(pointer, "ECDHE+AESGCM:ECDHE+CHACHA20")
        // An encrypted key must be an error, not a question on the terminal.
        SSL_CTX_set_default_passwd_cb(pointer) { _, _, _, _ in 0 }
    }

    /// The end of the own certificate, in seconds since 1970.
    var certificateExpiresAt: Int64? {
        SSL_CTX_get0_certificate(pointer).flatMap(CertificateInspection.expiry)
    }

    /// A new connection's state.
    func makeSSL() -> OpaquePointer {
        guard let ssl = SSL_new(pointer) else { preconditionFailure("SSL_new: \(OpenSSLErrors.take().text)") }
        return ssl
    }

    private func use(_ files: TLSCertificateFiles) throws {
        try Self.checkReadable(files.certificateChainPath, "certificate")
        try Self.checkReadable(files.privateKeyPath, "private key")
        OpenSSLErrors.clear()
        guard SSL_CTX_use_certificate_chain_file(pointer, files.certificateChainPath) == 1 else {
            throw TLSError(
                .configuration,
                "\(files.certificateChainPath) holds no usable PEM certificate: \(OpenSSLErrors.take().text); "
                    + "put the certificate first, then its intermediates")
        }
        guard SSL_CTX_use_PrivateKey_file(pointer, files.privateKeyPath, SSL_FILETYPE_PEM) == 1 else {
            throw TLSError(
                .configuration,
                "\(files.privateKeyPath) holds no usable PEM private key for \(files.certificateChainPath): \(OpenSSLErrors.take().text); "
                    + "the key must be unencrypted and belong to the certificate")
        }
        guard SSL_CTX_check_private_key(pointer) == 1 else {
            throw TLSError(.configuration, "the key \(files.privateKeyPath) does not belong to the certificate \(files.certificateChainPath)")
        }
        OpenSSLErrors.clear()
    }

    private func trust(_ path: String, purpose: String) throws {
        try Self.checkReadable(path, "authority for \(purpose)")
        OpenSSLErrors.clear()
        guard SSL_CTX_load_verify_locations(pointer, path, nil) == 1 else {
            throw TLSError(.configuration, "\(path) holds no PEM certificate of an authority for \(purpose): \(OpenSSLErrors.take().text)")
        }
    }

    private static func checkReadable(_ path: String, _ what: String) throws {
        guard access(path, R_OK) == 0 else {
            throw TLSError(.configuration, "the \(what) file \(path) cannot be read: \(String(cString: strerror(errno)))")
        }
    }
}

/// Protocol names for ALPN, each with its length before it (RFC 7301 §3.1).
final class ALPNList: Sendable {
    let bytes: [UInt8]

    init(_ names: [String]) throws {
        var bytes: [UInt8] = []
        for name in names {
            guard (1...255).contains(name.utf8.count) else {
                throw TLSError(.configuration, "the application protocol name \"\(name)\" must have 1 to 255 bytes")
            }
            bytes.append(UInt8(name.utf8.count))
            bytes.append(contentsOf: name.utf8)
        }
        self.bytes = bytes
    }

    /// Chooses the first own protocol that the client offers. The result points into the offer, which OpenSSL keeps long enough.
    func select(
        _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ chosenLength: UnsafeMutablePointer<UInt8>?,
        _ offered: UnsafeBufferPointer<UInt8>
    ) -> Int32 {
        var mine = bytes[...]
        while let length = mine.popFirst() {
            let name = mine.prefix(Int(length))
            mine = mine.dropFirst(Int(length))
            var offset = 0
            while offset < offered.count {
                let end = offset + 1 + Int(offered[offset])
                guard end <= offered.count else { break }
                if offered[(offset + 1)..<end].elementsEqual(name) {
                    chosen?.pointee = offered.baseAddress! + offset + 1
                    chosenLength?.pointee = length
                    return SSL_TLSEXT_ERR_OK
                }
                offset = end
            }
        }
        return SSL_TLSEXT_ERR_ALERT_FATAL
    }
}
