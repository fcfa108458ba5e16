import CarillonAPI
import ServiceKit

/// Links of the notification centre. They are stored in the form of the app (`mlc://assignment/9`); browsers get them below the app's address on the
/// web, where the policy names one (EVAL-40).
struct InboxLink: Sendable, Hashable {
    /// Replaced by ``web``; nil: links stay as they are.
    private let scheme: String?
    private let web: String

    init(for device: CommonV1.DeviceType, _ policy: Policy) {
        let base = policy.webFallbackBaseURL
        scheme = device == .web && base != nil ? policy.deepLinkScheme.map { $0 + "://" } ?? "/" : nil
        web = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    /// A stored link in the form of the device. Links of other schemes are the host's own, and stay.
    func of(_ stored: String) -> String {
        guard let scheme, stored.hasPrefix(scheme) else { return stored }
        return web + stored.dropFirst(scheme.count)
    }
}
