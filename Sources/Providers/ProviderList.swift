public import CarillonAPI

/// The providers that Carillon sends through. A new provider is a folder with its adapter, and a line here (decision 0059).
public enum ProviderList {
    public static let all: [any ProviderAdapter.Type] = [
        APNsAdapter.self,
        FCMAdapter.self,
        WebPushAdapter.self,
        ExpoAdapter.self,
        DesktopAdapter.self,
    ]

    /// Their names, for texts: `apns, fcm … or desktop`.
    public static let words: String = {
        let names = all.map { $0.id.rawValue }
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }()

    /// All kinds of addresses.
    public static let addresses: [any AddressKind.Type] = all.flatMap { $0.addresses }

    /// The kind of address with this type; nil: no provider has it.
    public static func address(of type: CommonV1.AddressType) -> (any AddressKind.Type)? { addresses.first { $0.type == type } }

    /// The type of a token whose beginning says it; nil: the platform decides.
    public static func typeNamed(by token: String) -> RegistryV1.PushTokenType? { ExpoAddress.prefix(of: token) == nil ? nil : .expo }

    /// The adapter of the provider with this name; nil: there is none.
    public static func adapter(named word: String) -> (any ProviderAdapter.Type)? { all.first { $0.id.rawValue == word } }

    /// The provider that serves a kind of address; nil: none does.
    public static func adapter(serving type: CommonV1.AddressType) -> (any ProviderAdapter.Type)? {
        all.first { adapter in adapter.addresses.contains { $0.type == type } }
    }

    /// All kinds of credentials: of the providers that need one, and of the ways to people.
    public static let credentials: [any CredentialForm.Type] =
        all.filter { $0.openSender == nil }.map { $0 as any CredentialForm.Type } + PeopleChannels.all

    /// The kind of credential with this name; nil: there is none.
    public static func credential(named word: String) -> (any CredentialForm.Type)? { credentials.first { $0.id.rawValue == word } }

    /// Why a provider refuses a message whose data has this key; nil for a key that all take.
    public static func refusal(ofDataKey key: String) -> String? {
        for kind in addresses {
            if let refusal = kind.refusal(ofDataKey: key) { return refusal }
        }
        return nil
    }

    /// The kind of address with this name, as clients write it.
    public static func address(named word: String) -> (any AddressKind.Type)? { addresses.first { $0.word == word } }
}
