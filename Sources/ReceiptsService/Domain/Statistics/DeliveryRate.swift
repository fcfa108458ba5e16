import CarillonAPI
import Providers

/// The share of a provider's accepted pushes that devices confirmed.
enum DeliveryRate {
    /// One entry for each provider, in the order of their names.
    ///
    /// - Parameters:
    ///   - accepted: pushes that each provider accepted.
    ///   - confirmed: pushes among them that a device reported on.
    static func deliveries(accepted: [String: Int64], confirmed: [String: Int64]) -> [ReceiptsV1.ProviderDelivery] {
        accepted.sorted { $0.key < $1.key }.map { provider, accepted in
            let confirmed = confirmed[provider] ?? 0
            let isKnown = accepted > 0 && (confirmed > 0 || ProviderList.adapter(named: provider)?.confirmsDelivery ?? true)
            return .init(
                provider: provider, accepted: accepted, confirmed: confirmed,
                deliveryRate: isKnown ? min(1, Double(confirmed) / Double(accepted)) : nil)
        }
    }
}
