import CNATS
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reading of what libnats returns.
enum NATSLibrary {
    /// Most headers of a message that are read; the others are left out.
    private static let mostHeaders = 256

    /// Copies a message of the library.
    static func message(_ pointer: OpaquePointer) -> NATSMessage {
        var message = NATSMessage(subject: natsMsg_GetSubject(pointer).map { String(cString: $0) } ?? "")
        message.reply = natsMsg_GetReply(pointer).map { String(cString: $0) }
        let length = Int(natsMsg_GetDataLength(pointer))
        if length > 0, let data = natsMsg_GetData(pointer) {
            message.payload = data.withMemoryRebound(to: UInt8.self, capacity: length) { [UInt8](UnsafeBufferPointer(start: $0, count: length)) }
        }
        message.headers = headers(pointer)
        // The server's own messages are empty; with a payload or a reply subject, a header of that name is a sender's.
        if message.payload.isEmpty, message.reply == nil, let status = message.header("Status").flatMap({ Int($0) }) {
            message.status = status
            message.statusText = message.header("Description") ?? ""
        }
        return message
    }

    private static func headers(_ pointer: OpaquePointer) -> [NATSHeader] {
        var keys: UnsafeMutablePointer<UnsafePointer<CChar>?>?
        var count: Int32 = 0
        guard natsMsgHeader_Keys(pointer, &keys, &count) == NATS_OK, let keys else { return [] }
        defer { free(keys) }
        var headers: [NATSHeader] = []
        headers.reserveCapacity(Int(count))
        for index in 0..<min(Int(count), mostHeaders) {
            guard let key = keys[index] else { continue }
            let name = String(cString: key)
            var values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
            var valueCount: Int32 = 0
            guard natsMsgHeader_Values(pointer, key, &values, &valueCount) == NATS_OK, let values else { continue }
            defer { free(values) }
            for value in 0..<Int(valueCount) where headers.count < mostHeaders {
                if let text = values[value] { headers.append(NATSHeader(name, String(cString: text))) }
            }
        }
        return headers
    }

    /// The last error of the library on this thread, or the words for a status.
    static func lastError(_ status: natsStatus) -> String {
        var last = NATS_OK
        if let text = nats_GetLastError(&last), last == status, text.pointee != 0 { return NATSError.bounded(String(cString: text)) }
        return natsStatus_GetText(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
    }

    /// The last error that a connection had, in the words of the server or of the library.
    static func lastError(of connection: OpaquePointer) -> String {
        var text: UnsafePointer<CChar>?
        _ = natsConnection_GetLastError(connection, &text)
        return text.map { NATSError.bounded(String(cString: $0)) } ?? ""
    }

    /// The address of the server, without user and password.
    static func url(of connection: OpaquePointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            guard let base = buffer.baseAddress, natsConnection_GetConnectedUrl(connection, base, buffer.count) == NATS_OK else { return "" }
            return redacted(String(cString: base))
        }
    }

    /// An address without user and password.
    static func redacted(_ url: String) -> String {
        guard let at = url.lastIndex(of: "@") else { return url }
        let rest = url[url.index(after: at)...]
        guard let scheme = url.firstRange(of: "://"), scheme.upperBound <= at else { return String(rest) }
        return String(url[..<scheme.upperBound] + rest)
    }

    /// The kind of failure to enter a server.
    static func connectFailure(_ status: natsStatus, servers: [String], text: String) -> NATSError {
        let addresses = servers.map(redacted).joined(separator: ", ")
        let lower = text.lowercased()
        let refuses = ["authorization", "authentication", "credentials", "nkey", "jwt"].contains { lower.contains($0) }
        if status == NATS_CONNECTION_AUTH_FAILED || status == NATS_NOT_PERMITTED || refuses {
            return NATSError(.authenticationRefused, "the server refuses the client: \(text)", subject: addresses)
        }
        if status == NATS_SSL_ERROR || status == NATS_SECURE_CONNECTION_WANTED || status == NATS_SECURE_CONNECTION_REQUIRED {
            return NATSError(.tls, "TLS with the server failed: \(text)", subject: addresses)
        }
        return NATSError(.unreachable, "cannot connect: \(text)", subject: addresses)
    }

    /// The failure of a call on a connection.
    static func failure(_ status: natsStatus, subject: String) -> NATSError {
        let text = lastError(status)
        return switch status {
        case NATS_MAX_PAYLOAD: NATSError(.payloadTooLarge, text, subject: subject)
        case NATS_TIMEOUT: NATSError(.timeout, "no answer in time", subject: subject)
        case NATS_CONNECTION_CLOSED, NATS_CONNECTION_DISCONNECTED, NATS_INSUFFICIENT_BUFFER, NATS_DRAINING, NATS_STALE_CONNECTION:
            NATSError(.notConnected, "there is no connection now", subject: subject)
        case NATS_INVALID_ARG, NATS_INVALID_SUBJECT, NATS_NO_SERVER_SUPPORT: NATSError(.invalidArgument, text, subject: subject)
        default: NATSError(.disconnected, text, subject: subject)
        }
    }

    /// The subject in the server's text `Permissions Violation for Publish to "…"`, and nil for other errors.
    static func deniedSubject(_ text: String) -> String? {
        guard text.lowercased().contains("permissions violation"), let start = text.firstIndex(of: "\"") else { return nil }
        let rest = text[text.index(after: start)...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }
}

/// Functions that libnats calls on its own threads. Each closure argument is a number of ``CallbackTable``.
enum NATSCallbacks {
    static let message: natsMsgHandler = { _, _, message, closure in
        guard let message else { return }
        if case .subscription(let handler)? = CallbackTable.shared.receiver(closure) { handler(NATSLibrary.message(message)) }
        natsMsg_Destroy(message)
    }

    static let disconnected: natsConnectionHandler = { _, closure in event(closure) { .disconnected } }

    static let reconnected: natsConnectionHandler = { connection, closure in
        event(closure) { .reconnected(url: connection.map(NATSLibrary.url(of:)) ?? "") }
    }

    static let closed: natsConnectionHandler = { connection, closure in
        event(closure) { .closed(connection.map(NATSLibrary.lastError(of:)) ?? "") }
    }

    static let lameDuck: natsConnectionHandler = { _, closure in event(closure) { .lameDuck } }

    static let failed: natsErrHandler = { connection, subscription, status, closure in
        event(closure) {
            if status == NATS_SLOW_CONSUMER {
                return .slowConsumer(subject: subscription.flatMap { natsSubscription_GetSubject($0) }.map { String(cString: $0) } ?? "")
            }
            let text = connection.map(NATSLibrary.lastError(of:)) ?? ""
            return .failed(text.isEmpty ? NATSLibrary.lastError(status) : text)
        }
    }

    private static func event(_ closure: UnsafeMutableRawPointer?, _ event: () -> ConnectionCore.LibraryEvent) {
        guard case .connection(let core, let attempt)? = CallbackTable.shared.receiver(closure) else { return }
        core.handle(event(), attempt: attempt)
    }
}
