/// Which hosts a service connects to on somebody else's word (SEC-07): endpoints of subscriptions, URLs of credentials.
///
/// They have names. An address in any spelling is refused, because whoever writes one means a certain machine and may mean one that only this
/// service can reach; so is a name that means this machine. Operators allow-list what they run themselves: `outbound.allowed_hosts`.
/// What a name stands for is known only when it is connected to, and must be looked at then.
public struct OutboundHosts: Sendable {
    private let allowed: Set<String>

    /// - Parameter hosts: names and addresses that are fine, spelled as they will come, without port; an IPv6 address without brackets.
    public init(allowing hosts: [String] = []) { allowed = Set(hosts.map { Self.plain($0) }) }

    /// Reads `outbound.allowed_hosts`.
    ///
    /// - Throws: ``ConfigurationError`` for what is no host.
    public init(_ config: ServiceConfig) throws {
        let hosts = try config.strings("outbound.allowed_hosts")
        if let bad = hosts.first(where: { $0.isEmpty || $0.contains("/") || $0.contains("*") }) {
            throw ConfigurationError(
                "outbound.allowed_hosts: '\(bad)' is no host; list names and addresses, such as push.internal.example or 10.0.0.7")
        }
        self.init(allowing: hosts)
    }

    /// Why a URL is not connected to.
    ///
    /// - Returns: nil for one that is fine, else words that follow its name: "names …".
    public func refusal(of url: String) -> String? {
        guard url.prefix(8).lowercased() == "https://" else { return "is no https address" }
        let authority = url.dropFirst(8).prefix { !"/?#".contains($0) }
        guard !authority.contains("@"), let host = Self.host(of: authority) else { return "names no host" }
        return refusal(ofHost: host)
    }

    /// As ``refusal(of:)``, for a host: a name or an address, without port and brackets.
    public func refusal(ofHost host: String) -> String? {
        let host = Self.plain(host)
        if allowed.contains(host) { return nil }
        if host.contains(":") || Self.isNumeric(host) { return "names an address and no host; allow-list it in outbound.allowed_hosts" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard host.utf8.count <= 253, labels.allSatisfy(Self.isLabel) else { return "names no host" }
        if labels.last == "localhost" { return "names this machine; allow-list it in outbound.allowed_hosts" }
        return nil
    }

    /// Lower case, and without the dot that may end a full name.
    private static func plain(_ host: String) -> String {
        let host = host.lowercased()
        return host.hasSuffix(".") ? String(host.dropLast()) : host
    }

    /// The host of `HOST:PORT` or `[ADDRESS]:PORT`.
    private static func host(of authority: Substring) -> String? {
        guard authority.first == "[" else { return authority.prefix { $0 != ":" }.isEmpty ? nil : String(authority.prefix { $0 != ":" }) }
        guard let end = authority.firstIndex(of: "]") else { return nil }
        return String(authority[authority.index(after: authority.startIndex)..<end])
    }

    /// Whether libraries would read it as an IPv4 address: decimal, octal or hexadecimal, in one to four parts (URL standard, "ends in a
    /// number"). No top-level domain looks like that.
    private static func isNumeric(_ host: String) -> Bool {
        guard let last = host.split(separator: ".", omittingEmptySubsequences: false).last, !last.isEmpty else { return false }
        if last.utf8.allSatisfy(ASCII.isDigit) { return true }
        return last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && ASCII.isIdentifier(label, with: "-_")
    }
}
