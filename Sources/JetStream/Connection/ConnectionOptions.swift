import CNATS

/// Options of libnats, made from ours, and freed with this object. The library copies them when it connects.
final class ConnectionOptions {
    let pointer: OpaquePointer

    /// - Parameter closure: the number for the callbacks.
    /// - Throws: ``NATSError`` that names the option or file that cannot be used.
    init(_ options: NATSOptions, closure: UnsafeMutableRawPointer?) throws(NATSError) {
        var created: OpaquePointer?
        guard natsOptions_Create(&created) == NATS_OK, let created else { throw NATSError(.invalidArgument, "out of memory") }
        pointer = created
        guard !options.servers.isEmpty else { throw NATSError(.invalidArgument, "there is no address of a NATS server") }
        try setServers(options.servers)
        try set("name", natsOptions_SetName(pointer, options.name))
        try set("connectTimeout", natsOptions_SetTimeout(pointer, options.connectTimeout.milliseconds))
        try set("pingInterval", natsOptions_SetPingInterval(pointer, options.pingInterval.milliseconds))
        try set("pingInterval", natsOptions_SetMaxPingsOut(pointer, 2))
        try set("writeTimeout", natsOptions_SetWriteDeadline(pointer, options.writeTimeout.milliseconds))
        try set("maxPendingMessages", natsOptions_SetMaxPendingMsgs(pointer, Int32(clamping: max(1, options.maxPendingMessages))))
        // The library reconnects for ever. One byte is the least that its buffer for publishes without a connection can have: 0 means 8 MB.
        let wait = options.reconnectWait.milliseconds
        try set("reconnectWait", natsOptions_SetMaxReconnect(pointer, -1))
        try set("reconnectWait", natsOptions_SetReconnectWait(pointer, wait))
        try set("reconnectWait", natsOptions_SetReconnectJitter(pointer, max(1, wait / 2), max(1, wait / 2)))
        try set("reconnect buffer", natsOptions_SetReconnectBufSize(pointer, 1))
        // Each message is written at once. Otherwise a thread of the library writes once a millisecond: a publish with its acknowledgement took
        // 1.0 ms in place of 0.25 ms, and 256 in flight were not faster.
        try set("write at once", natsOptions_SetSendAsap(pointer, true))
        try setAuthentication(options.authentication)
        if let tls = options.tls { try setTLS(tls) }
        try set("callback", natsOptions_SetDisconnectedCB(pointer, NATSCallbacks.disconnected, closure))
        try set("callback", natsOptions_SetReconnectedCB(pointer, NATSCallbacks.reconnected, closure))
        try set("callback", natsOptions_SetClosedCB(pointer, NATSCallbacks.closed, closure))
        try set("callback", natsOptions_SetLameDuckModeCB(pointer, NATSCallbacks.lameDuck, closure))
        try set("callback", natsOptions_SetErrorHandler(pointer, NATSCallbacks.failed, closure))
    }

    deinit { natsOptions_Destroy(pointer) }

    private func setServers(_ servers: [String]) throws(NATSError) {
        for server in servers {
            let isAddress = server.utf8.count <= 1_024 && server.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            guard isAddress, !server.isEmpty else {
                throw NATSError(.invalidArgument, "\(WireNames.printable(NATSLibrary.redacted(server))) is not an address of a NATS server")
            }
        }
        // The library copies the addresses and separates them itself.
        let copies = servers.map { Array($0.utf8CString) }
        let status = withPointers(copies) { natsOptions_SetServers(pointer, $0, Int32(clamping: servers.count)) }
        guard status == NATS_OK else {
            let addresses = servers.map(NATSLibrary.redacted).joined(separator: ", ")
            throw NATSError(.invalidArgument, "not addresses of NATS servers: \(NATSLibrary.lastError(status))", subject: addresses)
        }
    }

    private func withPointers(_ texts: [[CChar]], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> natsStatus) -> natsStatus {
        func collect(_ index: Int, _ pointers: inout [UnsafePointer<CChar>?]) -> natsStatus {
            guard index < texts.count else { return pointers.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) ?? NATS_INVALID_ARG } }
            return texts[index].withUnsafeBufferPointer { text in
                pointers.append(text.baseAddress)
                return collect(index + 1, &pointers)
            }
        }
        var pointers: [UnsafePointer<CChar>?] = []
        return collect(0, &pointers)
    }

    private func setAuthentication(_ authentication: NATSOptions.Authentication) throws(NATSError) {
        switch authentication {
        case .none: break
        case .password(let user, let password): try set("user and password", natsOptions_SetUserInfo(pointer, user, password))
        case .token(let token): try set("token", natsOptions_SetToken(pointer, token))
        case .credentials(let path):
            try set("credentials file \(path)", natsOptions_SetUserCredentialsFromFiles(pointer, path, nil))
        }
    }

    private func setTLS(_ tls: NATSOptions.TLS) throws(NATSError) {
        try set("TLS", natsOptions_SetSecure(pointer, true))
        if let path = tls.caPath { try set("authorities in \(path)", natsOptions_LoadCATrustedCertificates(pointer, path)) }
        if let certificate = tls.certificatePath {
            guard let key = tls.keyPath else { throw NATSError(.invalidArgument, "the client certificate \(certificate) has no key") }
            try set("certificate \(certificate) with key \(key)", natsOptions_LoadCertificatesChain(pointer, certificate, key))
        }
        if let name = tls.serverName { try set("server name \(name)", natsOptions_SetExpectedHostname(pointer, name)) }
    }

    private func set(_ option: String, _ status: natsStatus) throws(NATSError) {
        guard status != NATS_OK else { return }
        throw NATSError(.invalidArgument, "\(option) cannot be used: \(NATSLibrary.lastError(status))")
    }
}
