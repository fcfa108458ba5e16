import COpenSSL

/// The thread's queue of OpenSSL errors, taken out of it.
struct OpenSSLErrors {
    struct Entry {
        let code: UInt
        /// The reason in the error code.
        var reason: Int32 { ERR_GET_REASON(code) }
        var library: Int32 { ERR_GET_LIB(code) }
        /// OpenSSL's text for the error.
        var text: String {
            ERR_reason_error_string(code).map { String(cString: $0) } ?? "error \(String(code, radix: 16))"
        }
    }

    let entries: [Entry]

    /// Empties the queue. Call it before an operation whose result `SSL_get_error` explains, and after a failed one.
    static func take() -> OpenSSLErrors {
        var entries: [Entry] = []
        while case let code = ERR_get_error(), code != 0 { entries.append(Entry(code: code)) }
        return OpenSSLErrors(entries: entries)
    }

    static func clear() { ERR_clear_error() }

    var text: String { entries.isEmpty ? "no details" : entries.map(\.text).joined(separator: ", ") }

    /// The reason of the first TLS error, which is the cause.
    var tlsReason: Int32? { entries.first { $0.library == ERR_LIB_SSL }?.reason }

    /// The alert that the peer sent, if that is the cause.
    var alert: Int32? {
        tlsReason.flatMap { $0 >= SSL_AD_REASON_OFFSET ? $0 - SSL_AD_REASON_OFFSET : nil }
    }
}
