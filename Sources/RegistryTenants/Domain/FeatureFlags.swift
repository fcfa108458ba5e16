import CarillonAPI
import Cryptography
import ServiceKit

/// Rules of feature flags, and the values that one user's clients get (ARCH-11).
enum FeatureFlags {
    /// Most flags of an app, and most users of a flag, because all flags are in one message.
    static let mostFlags = 200
    static let mostUsers = 1_000

    /// - Parameter index: of the flag in its request, for the error.
    static func check(_ flag: RegistryV1.FeatureFlag, index: Int) throws(APIError) {
        let path = "flags[\(index)]"
        do { try CatalogueRules.identifier(flag.name, "\(path).name") } catch { throw APIError(.invalidValue, field: error.path, error.rule) }
        for (field, text) in [("value", flag.value), ("otherwise", flag.otherwise)] {
            guard try FieldRules.text(text, field: "\(path).\(field)", limit: 1_000) == text else {
                throw APIError(.invalidValue, field: "\(path).\(field)", "has no control characters")
            }
        }
        guard (0...100).contains(flag.percent) else { throw APIError(.invalidValue, field: "\(path).percent", "is 0 to 100") }
        guard flag.userIds.count <= mostUsers else {
            throw APIError(.invalidValue, field: "\(path).user_ids", "has at most \(mostUsers) users; choose a percentage for more")
        }
        for id in flag.userIds { try FieldRules.checkUser(id, field: "\(path).user_ids") }
    }

    /// The flags for a user's clients: those of the policy, replaced by the app's.
    static func resolved(_ flags: [RegistryV1.FeatureFlag], for user: String, tenant: CommonV1.Tenant, policy: PolicyEntry) -> [String: String] {
        var resolved = policy.localFlags
        for flag in flags {
            if includes(flag, user, tenant) {
                resolved[flag.name] = flag.value
            } else if !flag.otherwise.isEmpty {
                resolved[flag.name] = flag.otherwise
            }
        }
        return resolved
    }

    /// Every user has a fixed place between 0 and 99 for each flag, so a user who is chosen at 10 % is also chosen at 20 %.
    static func includes(_ flag: RegistryV1.FeatureFlag, _ user: String, _ tenant: CommonV1.Tenant) -> Bool {
        if flag.userIds.contains(user) { return true }
        guard flag.percent > 0 else { return false }
        let digest = SHA256.hexadecimal("\(tenant.organizationId)/\(tenant.appId)/\(flag.name)/\(user)")
        return Int(digest.prefix(8), radix: 16).map { $0 % 100 < Int(flag.percent) } ?? false
    }
}

extension PolicyEntry {
    /// AGENT-24: the settings of the scheduler on the device; empty for an app that does not schedule there.
    fileprivate var localFlags: [String: String] {
        guard catalogue.types.contains(where: \.localOnly) else { return [:] }
        func text(_ setting: String) -> String {
            switch policy.settings[setting] {
            case .text(let text): text
            case let value?: value.json
            case nil: ""
            }
        }
        return [
            "scheduler": "capacitor", "mode": text("local_mode"), "prefetchLeadMinutes": text("local_prefetch_lead_minutes"),
            "ttlSeconds": text("local_ttl_seconds"), "iosCategoryIdentifier": text("local_category_id"),
            "androidChannelId": text("local_android_channel_id"),
        ]
    }
}
