/// Checks hosts that clients choose and services connect to (SEC-07): endpoints of subscriptions, URLs of credentials.
///
/// A host must be a name. IP addresses in any spelling and names of this machine are refused, because they may lead to machines that only this
/// service can reach. Operators allow their own hosts with `outbound.allowed_hosts`. The address of a name is known only at connect time, and must be
/// checked then.
public struct OutboundHosts: Sendable {
    private let allowed: Set<String>

    /// - Parameter hosts: allowed names and addresses, spelled as clients write them, without port; an IPv6 address without brackets.
    public init(allowing hosts: [String] = []) { allowed = Set(hosts.map { Self.plain($0) }) }

    /// Reads `outbound.allowed_hosts`.
    ///
    /// - Throws: ``ConfigurationError`` for an entry that is not a host.
    public init(_ config: ServiceConfig) throws {
        let hosts = try config.strings("outbound.allowed_hosts")
        if let bad = hosts.first(where: { $0.isEmpty || $0.contains("/") || $0.contains("*") }) {
            throw ConfigurationError(
                "outbound.allowed_hosts: '\(bad)' is no host; list names and addresses, such as push.internal.example or 10.0.0.7")
        }
        self.init(allowing: hosts)
    }

    /// Why a URL is refused.
    ///
    /// - Returns: nil for an allowed URL, else words that follow the field's name: "names …".
    public func refusal(of url: String) -> String? {
        guard url.prefix(8).lowercased() == "https://" else { return "is no https address" }
        let authority = url.dropFirst(8).prefix { !"/?#".contains($0) }
        guard !authority.contains("@"), let host = Self.host(of: authority) else { return "names no host" }
        return refusal(ofHost: host)
    }

    /// Whether the host of a URL is on the allow-list. Then it may have a private address.
    public func isAllowListed(hostOf url: String) -> Bool {
        guard url.prefix(8).lowercased() == "https://" else { return false }
        return Self.host(of: url.dropFirst(8).prefix { !"/?#".contains($0) }).map { allowed.contains(Self.plain($0)) } ?? false
    }

    /// Whether a host is on the allow-list. Then it may have a private address.
    public func isAllowListed(host: String) -> Bool { allowed.contains(Self.plain(host)) }

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

    /// Whether libraries would read the host as an IPv4 address: decimal, octal or hexadecimal, in one to four parts (URL standard, "ends in a
    /// number"). No top-level domain has this form.
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
