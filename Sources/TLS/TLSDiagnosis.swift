import COpenSSL

/// A certificate that OpenSSL refused, noted during verification.
struct RefusedCertificate {
    let code: Int32
    let subject: String
    let issuer: String
    let notBefore: String
    let notAfter: String
    let names: [String]
}

extension TLSError {
    /// The peer closed the connection, or sent close_notify, before the handshake was complete.
    static func abandoned(by role: TLSSession.Role) -> TLSError {
        TLSError(.abandoned, "\(role.peer) closed the connection during the TLS handshake")
    }
}

/// Turns OpenSSL's errors into a sentence with cause and remedy.
enum TLSDiagnosis {
    static func explain(_ errors: OpenSSLErrors, role: TLSSession.Role, refused: RefusedCertificate?, isHandshake: Bool) -> TLSError {
        if let refused { return TLSError(.certificate, explain(refused, role)) }
        if let alert = errors.alert { return explain(alert: alert, role) }
        switch errors.tlsReason {
        case SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE:
            return TLSError(
                .certificate, "the client showed no certificate; this listener requires one issued by an authority in \(role.caPath ?? "its CA file")"
            )
        case SSL_R_WRONG_VERSION_NUMBER, SSL_R_HTTP_REQUEST:
            return TLSError(.handshake, "\(role.peer) does not speak TLS; it may speak plain HTTP: use TLS on both sides or on neither")
        case SSL_R_NO_APPLICATION_PROTOCOL:
            return TLSError(.handshake, "\(role.peer) offers none of our application protocols by ALPN")
        case SSL_R_UNSUPPORTED_PROTOCOL:
            return TLSError(.handshake, "\(role.peer) speaks no version of TLS from 1.2 on")
        default:
            return TLSError(
                isHandshake ? .handshake : .connection, "TLS with \(role.peer) failed\(isHandshake ? " in the handshake" : ""): \(errors.text)")
        }
    }

    private static func explain(_ refused: RefusedCertificate, _ role: TLSSession.Role) -> String {
        let whose = "certificate of \(role.peer)"
        let authority =
            role.caPath.map { "add its authority to \($0)" } ?? "name the authority's file as trusted CA (the system's authorities are used now)"
        switch refused.code {
        case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH:
            let names = refused.names.isEmpty ? refused.subject : refused.names.joined(separator: ", ")
            return "\(whose) is for \(names), not for \(role.peer); connect by one of those names, or set the server name to one of them"
        case X509_V_ERR_CERT_HAS_EXPIRED:
            return "\(whose) (\(refused.subject)) expired on \(refused.notAfter); it must be renewed, or the clock is wrong"
        case X509_V_ERR_CERT_NOT_YET_VALID:
            return "\(whose) (\(refused.subject)) is not valid before \(refused.notBefore); check the clocks of both machines"
        case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN,
            X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            return "\(whose) is not trusted: \(words(refused.code)) (subject \(refused.subject), issuer \(refused.issuer)); \(authority)"
        default:
            return "\(whose) was refused: \(words(refused.code)) (subject \(refused.subject), issuer \(refused.issuer))"
        }
    }

    private static func words(_ code: Int32) -> String { String(cString: X509_verify_cert_error_string(Int(code))) }

    /// The peer refused the handshake with an alert (RFC 8446 §6.2).
    private static func explain(alert: Int32, _ role: TLSSession.Role) -> TLSError {
        let name = SSL_alert_desc_string_long(alert).map { String(cString: $0) } ?? "alert \(alert)"
        switch alert {
        case SSL_AD_UNKNOWN_CA:
            return TLSError(
                .certificate, "\(role.peer) does not trust our certificate (\(name)); show one issued by an authority it trusts, or let it trust ours"
            )
        case SSL_AD_BAD_CERTIFICATE, SSL_AD_UNSUPPORTED_CERTIFICATE, SSL_AD_CERTIFICATE_REVOKED, SSL_AD_CERTIFICATE_EXPIRED,
            SSL_AD_CERTIFICATE_UNKNOWN:
            return TLSError(.certificate, "\(role.peer) refused our certificate: \(name)")
        case SSL_AD_CERTIFICATE_REQUIRED:
            return TLSError(.certificate, "\(role.peer) requires a client certificate (\(name)); configure one that it trusts")
        case SSL_AD_NO_APPLICATION_PROTOCOL:
            var error = TLSError(.handshake, "\(role.peer) speaks none of the application protocols we asked for by ALPN")
            error.lacksProtocol = true
            return error
        case SSL_AD_PROTOCOL_VERSION:
            return TLSError(.handshake, "\(role.peer) speaks no version of TLS from 1.2 on")
        case SSL_AD_UNRECOGNIZED_NAME:
            return TLSError(.handshake, "\(role.peer) does not serve that name (\(name)); set the server name to one it serves")
        default:
            return TLSError(.handshake, "\(role.peer) ended TLS with the alert \"\(name)\"")
        }
    }
}
