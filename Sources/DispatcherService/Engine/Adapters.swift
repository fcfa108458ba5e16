import CarillonAPI
import Providers
import ServiceKit

/// The adapters of a dispatcher, by provider and by the addresses that they serve.
struct Adapters: Sendable {
    /// The most bytes of a field of a new credential. A service account file has about 2,400 bytes, an APNs key about 260. A larger file is no key,
    /// and every start would read it.
    static let largestField = 64 * 1024

    private let byID: [ProviderID: any ProviderAdapter]
    /// An array, because a search in so few elements costs less than hashing.
    private let byAddress: [Served]
    private let addresses: any AddressOpener
    /// Hosts that a credential may name.
    private let outbound: OutboundHosts

    private struct Served {
        var type: CommonV1.AddressType
        var id: ProviderID
        var adapter: any ProviderAdapter.Type
    }

    /// Of several adapters with one id the last counts (ARCH-13).
    ///
    /// - Parameter addresses: opens the address of a provider whose addresses name their host.
    /// - Throws: an error naming a setting that an adapter does not take.
    init(_ types: [any ProviderAdapter.Type], _ services: AdapterServices, addresses: any AddressOpener) throws {
        byID = try Dictionary(types.map { ($0.id, try $0.init(services)) }) { $1 }
        self.addresses = addresses
        outbound = services.outbound
        byAddress = types.reversed().flatMap { adapter in adapter.addresses.map { Served(type: $0.type, id: adapter.id, adapter: adapter) } }
    }

    subscript(provider: ProviderID) -> (any ProviderAdapter)? { byID[provider] }

    /// Sorted by name.
    var ids: [ProviderID] { byID.keys.sorted { $0.rawValue < $1.rawValue } }

    /// The route of pushes to an address of a device. Nil when no adapter serves the address type.
    func route(to address: CommonV1.SealedAddress, of pushDeviceID: String, _ tenant: CommonV1.Tenant) -> Route? {
        guard let served = byAddress.first(where: { $0.type == address.type }) else { return nil }
        let environment = served.adapter.environment(of: address) { try addresses.open(address, of: pushDeviceID) }
        return Route(organizationID: tenant.organizationId, appID: tenant.appId, provider: served.id, environment: environment)
    }

    /// The broadcast channels of Live Activities, with their provider; nil: no provider has any.
    var activityChannels: (ProviderID, ActivityChannels)? {
        for id in ids {
            if let channels = byID[id]?.activityChannels { return (id, channels) }
        }
        return nil
    }

    /// The sender of all apps, for a provider that needs no credential.
    func openSender(of provider: ProviderID) -> (any ProviderSender)? { byID[provider].flatMap { type(of: $0).openSender } }

    /// Whether the devices of a provider acknowledge each message to this dispatcher.
    func areAcknowledged(by provider: ProviderID) -> Bool { byID[provider].map { type(of: $0).isAcknowledged } ?? false }
    /// The names of all credentials: of the providers that need one, and of the ways to people.
    var credentialNames: [String] { ids.filter { openSender(of: $0) == nil }.map(\.rawValue) + PeopleChannels.all.map { $0.id.rawValue } }

    /// Whether an adapter serves such addresses.
    func serve(_ type: CommonV1.AddressType) -> Bool { byAddress.contains { $0.type == type } }

    /// A new credential with what its app says for fields that are left out. Unchanged where no adapter has the provider's name.
    ///
    /// - Throws: the error of `app`.
    func completed(_ draft: CredentialDraft, by app: () async throws -> RegistryV1.App) async throws -> CredentialDraft {
        guard let adapter = byID[draft.provider] else { return draft }
        var completed = draft
        completed.fields = try await type(of: adapter).completed(draft.fields, by: app)
        return completed
    }

    /// Reads a credential.
    ///
    /// - Parameter isNew: false for one from the store, which passed the checks when it was put.
    /// - Throws: ``CredentialError`` or an `APIError`, naming the field that is wrong.
    func sender(for draft: CredentialDraft, isNew: Bool) throws -> any ProviderSender {
        if let channel = PeopleChannels.channel(named: draft.provider) {
            if isNew {
                try channel.checkNames(of: draft.fields, isComplete: true)
                try Self.checkSizes(of: draft.fields, named: channel.credentialFields)
            }
            return try channel.account(draft.fields, outbound: isNew ? outbound : nil)
        }
        guard let adapter = byID[draft.provider] else {
            throw CredentialError(field: "provider", problem: "'\(draft.provider)' is none of \(credentialNames.joined(separator: ", "))")
        }
        if isNew {
            guard type(of: adapter).openSender == nil else {
                throw CredentialError(field: "provider", problem: "\(draft.provider) needs no credential")
            }
            try type(of: adapter).checkNames(of: draft.fields, isComplete: true)
            try Self.checkSizes(of: draft.fields, named: type(of: adapter).credentialFields)
        }
        return try adapter.sender(for: draft.fields, isNew: isNew)
    }

    /// Refuses the first of the provider's fields that is too large, before a key is parsed.
    private static func checkSizes(of fields: CredentialFields, named all: [CredentialField]) throws(CredentialError) {
        for field in all {
            let size = fields[field.name]?.utf8.count ?? 0
            guard size > largestField else { continue }
            throw CredentialError(
                field: field.name, problem: "\(size) bytes, and at most \(largestField) are allowed; give the file as the provider hands it out")
        }
    }
}

/// A credential as it is put and stored: the provider and the fields that its adapter reads. Holds secrets.
struct CredentialDraft: Sendable, Hashable, Codable {
    var provider: ProviderID
    var fields: CredentialFields
    /// Names of external secrets, by the fields that they are for; nil: all is in ``fields``.
    var secrets: [String: String]?

    init(provider: ProviderID, fields: CredentialFields, secrets: [String: String]? = nil) {
        (self.provider, self.fields, self.secrets) = (provider, fields, secrets)
    }
}
