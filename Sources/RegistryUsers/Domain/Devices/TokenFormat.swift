import CarillonAPI
import Providers

/// The kind of a device's token (REG-06, `push_token_type`).
typealias PushTokenType = RegistryV1.PushTokenType.Known

extension PushTokenType {
    /// The kind of address of each type in the list of providers. A missing type is a programming error.
    private static let kinds = allCases.map { type in
        guard let kind = ProviderList.address(named: type.name) else { preconditionFailure("no kind of address is '\(type.name)'") }
        return (type: type, kind: kind)
    }

    /// The kinds of tokens for Live Activities.
    static let ofActivities: PushTokenType = {
        guard let type = PushTokenType(name: ActivityAddress.kind.word) else { preconditionFailure("no type is '\(ActivityAddress.kind.word)'") }
        return type
    }()

    /// The kind of browsers' subscriptions.
    static let ofSubscriptions: PushTokenType = {
        guard let type = allCases.first(where: \.isSubscription) else { preconditionFailure("no type is a browser's subscription") }
        return type
    }()

    /// Whether such a token is a browser's subscription.
    var isSubscription: Bool { kind.isSubscription }

    /// The provider's description of the kind.
    var kind: any AddressKind.Type {
        guard let known = Self.kinds.first(where: { $0.type == self }) else { preconditionFailure("all types have a kind") }
        return known.kind
    }
}

/// Token formats (REG-13).
enum TokenFormat {
    /// The longest token of any provider, in UTF-8 bytes (REG-06).
    static let longestToken = 4_096

    /// The token in its one canonical form, so that equal tokens have equal hashes.
    ///
    /// - Throws: `invalid_token_format` (422). The message never repeats the token.
    static func canonical(_ token: String, of type: PushTokenType) throws(APIError) -> String {
        guard token.utf8.count <= longestToken else {
            throw APIError(.invalidTokenFormat, field: "token", "a token has at most \(longestToken) characters")
        }
        return try type.kind.canonical(token)
    }
}
