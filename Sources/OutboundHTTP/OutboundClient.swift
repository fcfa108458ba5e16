import NIOPosix
public import ServiceKit

/// Requests to HTTPS servers that clients and hosts name (SEC-07), and mail to the mail servers of apps (DISP-32): names that are allowed, no private
/// address at the moment of the connection, at most three redirects of a fetch, and limits of time and size. libcurl does the transfers, each on a
/// thread.
public struct OutboundClient: Sendable {
    /// Why a fetch failed.
    public enum Failure: Error, Sendable, Hashable {
        /// The address may not be fetched, and another try would not change that. Words that follow the address: "names …".
        case refused(String)
        /// The body has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The server's status where it did not succeed: of HTTP, or the reply code of a mail server (RFC 5321 §4.2).
        case status(Int)
        /// The server did not answer, or not in time. Another try may succeed.
        case unreachable(String)
    }

    /// Most redirects that are followed.
    static let mostRedirects = 3

    let hosts: OutboundHosts
    let caFile: String?
    private let timeout: Duration
    let threads: NIOThreadPool
    /// Of exchanges; nil: each has a connection of its own.
    let kept: KeptConnections?

    /// - Parameters:
    ///   - hosts: the hosts that may be named. One on its allow-list may have a private address.
    ///   - caFile: certificates of authorities, PEM; nil: those of the system.
    ///   - timeout: of a fetch with its redirects.
    ///   - concurrency: fetches at the same time; further ones wait.
    ///   - longestIdle: how long an exchange's connection is kept for the next one to the host. For a client of one host. Nil: not at all.
    public init(
        hosts: OutboundHosts, caFile: String? = nil, timeout: Duration = .seconds(10), concurrency: Int = 8,
        keepingConnections longestIdle: Duration? = nil
    ) {
        self.hosts = hosts
        self.caFile = caFile
        self.timeout = timeout
        kept = longestIdle.map(KeptConnections.init(longestIdle:))
        threads = NIOThreadPool(numberOfThreads: concurrency)
        threads.start()
    }

    /// For the keys that issuers of tokens publish (GW-03). A token with an unknown key waits for the answer, so it comes soon or not at all.
    public static func ofIssuers(hosts: OutboundHosts, caFile: String?) -> OutboundClient {
        OutboundClient(hosts: hosts, caFile: caFile, timeout: .seconds(5), concurrency: 2)
    }

    /// How long an idle connection is kept; nil: it is not.
    public var longestIdle: Duration? { kept?.longestIdle }

    /// Ends its threads and connections, after the fetches in progress.
    public func close() async {
        try? await threads.shutdownGracefully()
        kept?.close()
    }

    /// Fetches a body.
    ///
    /// - Parameters:
    ///   - url: an `https` address.
    ///   - mostBytes: of the body.
    /// - Throws: ``Failure``, or `CancellationError` after ``close()``.
    public func get(_ url: String, mostBytes: Int) async throws -> [UInt8] {
        try await threads.runIfActive { [self] in
            var (url, end) = (url, ContinuousClock.now + timeout)
            for _ in 0...Self.mostRedirects {
                if let refusal = hosts.refusal(of: url) { throw Failure.refused(refusal) }
                let time = end - .now
                guard time > .zero else { throw Failure.unreachable("no answer within \(timeout)") }
                let transfer = Transfer(
                    url, mostBytes: mostBytes, timeout: time, caFile: caFile, mayBePrivate: hosts.isAllowListed(hostOf: url))
                switch try transfer.run() {
                case .body(let bytes): return bytes
                case .redirect(let next): url = next
                }
            }
            throw Failure.refused("redirects more than \(Self.mostRedirects) times")
        }
    }

    /// Most bytes of an answer to a POST. Nobody reads it, and the transfer ends with them.
    static let mostAnswerBytes = 65_536

    /// Posts a body. A redirect is not followed, because a signed request is for one server.
    ///
    /// - Parameters:
    ///   - url: an `https` address.
    ///   - headers: names and values, without line ends.
    /// - Throws: ``Failure``, also for a status outside 200…299, whatever follows the status, or `CancellationError` after ``close()``.
    public func post(_ url: String, headers: KeyValuePairs<String, String>, body: [UInt8]) async throws {
        let request = OutboundRequest(url: url, headers: headers.map { (name: $0.key, value: $0.value) }, body: body)
        switch try await exchange(request, overHTTP1: false, timeout: timeout, mostBytes: Self.mostAnswerBytes) {
        case .answered(let answer): guard (200..<300).contains(answer.status) else { throw Failure.status(answer.status) }
        case .refused(let words): throw Failure.refused(words)
        case .noAnswer(_, let reason), .notSent(let reason): throw Failure.unreachable(reason)
        }
    }

    /// Gives a mail to a mail server.
    ///
    /// - Throws: ``Failure``, or `CancellationError` after ``close()``. After ``Failure/unreachable(_:)`` the server may have taken the mail.
    public func send(_ mail: OutboundMail) async throws {
        try await threads.runIfActive { [self] in
            if let refusal = hosts.refusal(ofHost: mail.server.host) { throw Failure.refused(refusal) }
            guard MailAddress.isValid(mail.sender), MailAddress.isValid(mail.recipient) else {
                throw Failure.refused("gets a malformed mail address")
            }
            let transfer = Transfer(
                mail.server.url, .mail(mail), mostBytes: Self.mostAnswerBytes, timeout: timeout, caFile: caFile,
                mayBePrivate: hosts.isAllowListed(host: mail.server.host))
            _ = try transfer.run()
        }
    }
}
