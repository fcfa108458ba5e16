/// The providers that Carillon sends through. A new provider is a folder with its adapter, and a line here (docs/decisions/0059-provider-adapters.md).
public enum ProviderList {
    public static let all: [any ProviderAdapter.Type] = [
        APNsAdapter.self,
        FCMAdapter.self,
    ]
}
