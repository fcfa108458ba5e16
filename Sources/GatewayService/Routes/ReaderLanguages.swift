import CarillonAPI
import ServiceKit

/// The languages that a caller reads.
struct ReaderLanguages: Sendable {
    let registry: RegistryV1.Registry.Client
    let preferences: PreferencesV1.Preferences.Client
    /// Counts texts that a language lacks.
    let texts: TextLanguages

    /// The languages of `Accept-Language`; without that header, the user's choice and then the directory's language of the user.
    ///
    /// - Parameter chosen: The language in the user's preferences; nil: preferences are asked.
    /// - Returns: BCP 47 tags, best first; may be empty. An unreachable peer shortens the list, and no error results.
    func wanted(by http: EndpointRequest, chosen: String? = nil) async throws -> [String] {
        let accepted = AcceptedLanguages.inOrder(http.acceptLanguage)
        guard accepted.isEmpty else { return accepted }
        let (tenant, user, options) = (try http.context.tenant, try http.context.user.id, try http.context.options)
        var own = chosen
        if own == nil { own = try? await preferences.getPreferences(.init(tenant: tenant, userId: user), options: options).document?.language }
        if let own, !own.isEmpty { return [own] }
        let known = try? await registry.getUser(.init(tenant: tenant, userId: user), options: options).user
        return [known?.locale ?? ""].filter { !$0.isEmpty }
    }
}

/// `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptedLanguages {
    /// At most ten language tags, best first, without `*` and those of weight 0.
    static func inOrder(_ header: String) -> [String] {
        var languages: [(tag: String, weight: Double)] = []
        for part in header.split(separator: ",").prefix(10) {
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = pieces.first, !tag.isEmpty, tag != "*", tag.utf8.count <= 35 else { continue }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if weight > 0 { languages.append((tag, weight)) }
        }
        // Stable: tags of equal weight keep their order.
        return languages.enumerated().sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element.tag)
    }
}
