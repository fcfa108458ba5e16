import ServiceKit

/// The push service of a browser: the server that an endpoint names. It is the part of the endpoint that is no secret, and names a lane.
struct PushService: Sendable, Equatable {
    /// In lower case; an IPv6 address without brackets.
    let host: String
    let port: Int
    /// `:authority`: in lower case, and without the usual port.
    let authority: String

    /// - Parameter authority: `HOST`, `HOST:PORT`, `[ADDRESS]` or `[ADDRESS]:PORT`. Nil for other text.
    init?(authority: some StringProtocol) {
        let text = authority.lowercased()
        let end: String.Index
        if text.hasPrefix("[") {
            guard let bracket = text.firstIndex(of: "]") else { return nil }
            end = text.index(after: bracket)
            host = String(text[text.index(after: text.startIndex)..<bracket])
        } else {
            end = text.firstIndex(of: ":") ?? text.endIndex
            host = String(text[..<end])
        }
        guard !host.isEmpty, host.utf8.count <= 253 else { return nil }
        let rest = text[end...]
        guard rest.isEmpty || rest == ":" || rest.first == ":" && rest.dropFirst().utf8.allSatisfy(ASCII.isDigit) else { return nil }
        let port = rest.count > 1 ? Int(rest.dropFirst()) ?? 0 : 443
        guard (1...65_535).contains(port) else { return nil }
        self.port = port
        self.authority = port == 443 ? String(text[..<end]) : "\(text[..<end]):\(port)"
    }

    /// The origin in the audience of tokens (RFC 8292 §2).
    var origin: String { "https://" + authority }

    /// Of Apple, Google and Mozilla. Windows' service has a host for each region.
    static let common: Set<String> = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"]

    /// Windows' service has rules of its own.
    var isWindows: Bool { host.hasSuffix(".notify.windows.com") }

    /// The endpoint of a lane.
    ///
    /// - Parameter outbound: a host on its allow-list may have a private address (SEC-07).
    func endpoint(_ outbound: OutboundHosts) -> ProviderEndpoint {
        ProviderEndpoint(host: host, port: port, isPublicOnly: !outbound.isAllowListed(hostOf: origin))
    }
}
