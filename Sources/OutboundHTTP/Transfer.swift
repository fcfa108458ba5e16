import CCurl
import Glibc
import ServiceKit

/// One request and its answer, on the calling thread.
final class Transfer {
    enum Answer {
        case body([UInt8])
        /// The address that a redirect names.
        case redirect(String)
    }

    /// What is asked of the server.
    enum Work {
        case get
        /// A POST whose answer is for the caller, whatever its status is.
        ///
        /// - Parameters:
        ///   - headers: `NAME: VALUE` each.
        ///   - overHTTP1: over HTTP/1.1 alone.
        case post(headers: [String], body: [UInt8], overHTTP1: Bool)
        case mail(OutboundMail)
    }

    /// libcurl is initialised once in a process, before its first use.
    private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let work: Work
    private let url: String
    private let mostBytes: Int
    private let timeout: Duration
    private let caFile: String?
    private let mayBePrivate: Bool
    /// Nil: the connection ends with the transfer.
    private let kept: KeptConnections?
    private var body: [UInt8] = []
    /// Of the answer to a ``Work/post(headers:body:overHTTP1:)``. Names are in lower case.
    private var headers: [(name: String, value: String)] = []
    private var isTooLarge = false
    private var metPrivateAddress = false
    /// Whether libcurl has begun to send a POST.
    private var hasBegun = false
    /// Whether libcurl was about to send the POST a second time.
    private var wasRepeated = false
    /// Bytes of the mail that libcurl has taken.
    private var sent = 0
    /// libcurl's lists for this transfer. It reads them until the transfer ends.
    private var lists: [UnsafeMutablePointer<curl_slist>] = []

    init(
        _ url: String, _ work: Work = .get, mostBytes: Int, timeout: Duration, caFile: String?, mayBePrivate: Bool, kept: KeptConnections? = nil
    ) {
        self.url = url
        self.work = work
        self.mostBytes = mostBytes
        self.timeout = timeout
        self.caFile = caFile
        self.mayBePrivate = mayBePrivate
        self.kept = kept
    }

    /// What is wrong with a server that ``makeSocket(to:)`` refuses.
    private static let privateAddress = "leads to an address that is not on the public internet; allow-list the host in outbound.allowed_hosts"

    /// Does a ``Work/get``, or sends a ``Work/mail(_:)``.
    ///
    /// - Throws: ``OutboundClient/Failure``.
    func run() throws(OutboundClient.Failure) -> Answer {
        let end = try perform()
        guard !metPrivateAddress else { throw .refused(Self.privateAddress) }
        if isTooLarge || end.result == CURLE_FILESIZE_EXCEEDED { throw .tooLarge(limit: mostBytes) }
        if end.result != CURLE_OK {
            // A mail server's refusal is an error of the transfer for libcurl, with the server's reply code (RFC 5321 §4.2).
            if case .mail = work, end.status >= 400 { throw .status(end.status) }
            throw .unreachable(end.reason)
        }
        if case .get = work {
            if (300..<400).contains(end.status), let next = end.redirect { return .redirect(next) }
            guard end.status == 200 else { throw .status(end.status) }
        }
        return .body(body)
    }

    /// Sends a ``Work/post(headers:body:overHTTP1:)``, once. A status is an answer, also when the rest of the answer is long or does not arrive.
    func exchange() -> OutboundExchange {
        guard let end = try? perform() else { return .notSent(reason: "libcurl cannot be initialised, or refuses an option") }
        if end.status >= 200 { return .answered(OutboundAnswer(status: end.status, headers: headers, body: body)) }
        let reason = wasRepeated ? "the connection ended without an answer" : end.reason
        if end.hasSent { return .noAnswer(isTimeout: end.result == CURLE_OPERATION_TIMEDOUT, reason: reason) }
        return metPrivateAddress ? .refused(Self.privateAddress) : .notSent(reason: reason)
    }

    /// What libcurl says of a transfer that ended.
    private struct End {
        let result: CURLcode
        /// 0: none came.
        let status: Int
        /// The address that a redirect names.
        let redirect: String?
        /// Bytes of the request left.
        let hasSent: Bool

        /// Why it failed.
        var reason: String { String(cString: curl_easy_strerror(result)) }
    }

    private func perform() throws(OutboundClient.Failure) -> End {
        guard Self.isInitialised, let handle = makeHandle() else { throw .unreachable("libcurl cannot be initialised") }
        var isKept = false
        defer {
            // After a failure neither the connection nor the look-up of the name is used again.
            if isKept, let kept { kept.giveBack(handle) } else { curl_easy_cleanup(handle) }
            for list in lists { curl_slist_free_all(list) }
            lists = []
        }
        try configure(handle)
        let result = withExtendedLifetime(self) { curl_easy_perform(handle) }
        isKept = result == CURLE_OK
        return End(
            result: result, status: CCurl_status(handle), redirect: CCurl_redirect(handle).map { String(cString: $0) },
            hasSent: CCurl_requestBytes(handle) > 0)
    }

    private func makeHandle() -> UnsafeMutableRawPointer? {
        if let kept { return kept.take() }
        return curl_easy_init()
    }

    private func configure(_ handle: UnsafeMutableRawPointer) throws(OutboundClient.Failure) {
        let me = Unmanaged.passUnretained(self).toOpaque()
        let milliseconds = max(1, Int(timeout / .milliseconds(1)))
        var results = [
            CCurl_setText(handle, CURLOPT_URL, url),
            // A proxy of the environment would connect in our place, and nobody would check the address.
            CCurl_setText(handle, CURLOPT_PROXY, ""),
            CCurl_setText(handle, CURLOPT_USERAGENT, "Carillon/\(CarillonVersion.current)"),
            CCurl_setNumber(handle, CURLOPT_NOSIGNAL, 1),
            CCurl_setNumber(handle, CURLOPT_TIMEOUT_MS, milliseconds),
            CCurl_setNumber(handle, CURLOPT_CONNECTTIMEOUT_MS, min(milliseconds, 5_000)),
            CCurl_setNumber(handle, CURLOPT_MAXFILESIZE, mostBytes),
            CCurl_setWriter(handle) { bytes, size, count, me in
                guard let bytes, let me else { return 0 }
                return Unmanaged<Transfer>.fromOpaque(me).takeUnretainedValue().take(UnsafeRawBufferPointer(start: bytes, count: size * count))
            },
            CCurl_setPointer(handle, CURLOPT_WRITEDATA, me),
            CCurl_setSocketMaker(handle) { me, _, address in
                guard let me, let address else { return -1 }
                return Unmanaged<Transfer>.fromOpaque(me).takeUnretainedValue().makeSocket(to: address)
            },
            CCurl_setPointer(handle, CURLOPT_OPENSOCKETDATA, me),
        ]
        if let caFile { results.append(CCurl_setText(handle, CURLOPT_CAINFO, caFile)) }
        if let kept {
            results += [
                CCurl_setNumber(handle, CURLOPT_MAXCONNECTS, 1),
                CCurl_setNumber(handle, CURLOPT_MAXAGE_CONN, max(1, Int(kept.longestIdle / .seconds(1)))),
                CCurl_setNumber(handle, CURLOPT_MAXLIFETIME_CONN, Int(KeptConnections.longestLife / .seconds(1))),
            ]
        }
        results += configureWork(handle, me)
        guard results.allSatisfy({ $0 == CURLE_OK }) else { throw .unreachable("libcurl refuses an option") }
    }

    private func configureWork(_ handle: UnsafeMutableRawPointer, _ me: UnsafeMutableRawPointer) -> [CURLcode] {
        switch work {
        case .get:
            return [
                CCurl_setText(handle, CURLOPT_PROTOCOLS_STR, "https"),
                // A server that sends its bytes one by one.
                CCurl_setNumber(handle, CURLOPT_LOW_SPEED_LIMIT, 1_000),
                CCurl_setNumber(handle, CURLOPT_LOW_SPEED_TIME, 5),
            ]
        case .post(let headers, let body, let overHTTP1):
            var results = [
                CCurl_setText(handle, CURLOPT_PROTOCOLS_STR, "https"),
                // The path is a secret of the server, and none of its dots is ours to remove.
                CCurl_setNumber(handle, CURLOPT_PATH_AS_IS, 1),
                // What a longer answer has beyond the limit is dropped, and its status counts.
                CCurl_setNumber(handle, CURLOPT_MAXFILESIZE, 0),
                CCurl_setBody(handle, body, body.count),
                CCurl_setPointer(handle, CURLOPT_HTTPHEADER, list(headers)),
                CCurl_setHeaderTaker(handle) { bytes, size, count, me in
                    guard let bytes, let me else { return 0 }
                    let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
                    Unmanaged<Transfer>.fromOpaque(me).takeUnretainedValue().takeHeader(line)
                    return line.count
                },
                CCurl_setPointer(handle, CURLOPT_HEADERDATA, me),
                CCurl_setRequestAsker(handle) { me, _, _, _, _ in
                    guard let me else { return CURL_PREREQFUNC_ABORT }
                    return Unmanaged<Transfer>.fromOpaque(me).takeUnretainedValue().maySend() ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
                },
                CCurl_setPointer(handle, CURLOPT_PREREQDATA, me),
            ]
            if overHTTP1 { results.append(CCurl_useHTTP1(handle)) }
            return results
        case .mail(let mail):
            var results = [
                CCurl_setText(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
                // No mail leaves without TLS: a server that offers no STARTTLS gets neither password nor text.
                CCurl_setNumber(handle, CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue)),
                CCurl_setText(handle, CURLOPT_MAIL_FROM, "<\(mail.sender)>"),
                CCurl_setPointer(handle, CURLOPT_MAIL_RCPT, list(["<\(mail.recipient)>"])),
                CCurl_setNumber(handle, CURLOPT_UPLOAD, 1),
                CCurl_setNumber(handle, CURLOPT_INFILESIZE, mail.message.count),
                CCurl_setReader(handle) { bytes, size, count, me in
                    guard let bytes, let me else { return 0 }
                    let room = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
                    return Unmanaged<Transfer>.fromOpaque(me).takeUnretainedValue().give(room)
                },
                CCurl_setPointer(handle, CURLOPT_READDATA, me),
            ]
            if !mail.server.user.isEmpty {
                results.append(CCurl_setText(handle, CURLOPT_USERNAME, mail.server.user))
                results.append(CCurl_setText(handle, CURLOPT_PASSWORD, mail.server.password))
            }
            return results
        }
    }

    /// A list that lives as long as the transfer.
    private func list(_ lines: [String]) -> UnsafeMutablePointer<curl_slist>? {
        var list: UnsafeMutablePointer<curl_slist>?
        for line in lines { list = curl_slist_append(list, line) }
        if let list { lists.append(list) }
        return list
    }

    /// Copies the next bytes of the mail.
    ///
    /// - Returns: their number; 0 at the end.
    private func give(_ room: UnsafeMutableRawBufferPointer) -> Int {
        guard case .mail(let mail) = work else { return 0 }
        let next = mail.message[sent...].prefix(room.count)
        room.copyBytes(from: next)
        sent += next.count
        return next.count
    }

    /// - Returns: the number of bytes that were taken; another number ends the transfer.
    private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= mostBytes else {
            if case .post = work { body.append(contentsOf: bytes.prefix(mostBytes - body.count)) }
            isTooLarge = true
            return 0
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    /// Most fields of an answer that are kept, and the longest line of one in bytes.
    private static let mostHeaders = 100
    private static let longestHeader = 4_096

    /// Keeps a line of the answer's head. The lines of an interim answer come before it, and each head begins with its status line.
    private func takeHeader(_ line: UnsafeRawBufferPointer) {
        let text = String(decoding: line, as: UTF8.self)
        guard !text.hasPrefix("HTTP/") else { return headers = [] }
        guard headers.count < Self.mostHeaders, line.count <= Self.longestHeader, let colon = text.firstIndex(of: ":") else { return }
        var value = text[text.index(after: colon)...]
        while value.first?.isWhitespace == true { value.removeFirst() }
        while value.last?.isWhitespace == true { value.removeLast() }
        headers.append((text[..<colon].lowercased(), String(value)))
    }

    /// Whether libcurl may send the POST now. After a kept connection ended without an answer it would send the POST again, although the server may
    /// have taken it (RFC 9110 §9.2.2).
    private func maySend() -> Bool {
        wasRepeated = hasBegun
        hasBegun = true
        return !wasRepeated
    }

    /// Makes the socket of a connection, unless its address may not be connected to. The address is the one that the connection has: a name that
    /// changes its address between two look-ups cannot lead elsewhere.
    private func makeSocket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        guard mayBePrivate || Self.isPublic(address) else {
            metPrivateAddress = true
            return -1
        }
        return socket(address.pointee.family, address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue), address.pointee.`protocol`)
    }

    private static func isPublic(_ address: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
        guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return false }
        let start = UnsafeRawPointer(address) + offset
        switch address.pointee.family {
        case AF_INET: return PublicAddress.isPublic(v4: UInt32(bigEndian: start.loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr))
        case AF_INET6:
            let v6 = start.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            return PublicAddress.isPublic(v6: withUnsafeBytes(of: v6) { Array($0) })
        default: return false
        }
    }
}
