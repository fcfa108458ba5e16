import CarillonAPI
import ServiceKit

/// Checks claimed deliveries of one app before they are sent: pushes with ``SendChecks``, probes with ``GuardianConsent``.
///
/// Probes need no check of preferences and quiet hours, because they show nothing, and none of devices, because the registry named them when it asked
/// for the probe. A child's probe needs the guardian's consent (PRIV-05).
struct DeliveryChecks: Sendable {
    let pushes: any SendChecks
    let probes: any GuardianConsent

    /// One answer a delivery, in order.
    ///
    /// - Throws: ``SendCheckUnavailable``.
    func check(_ deliveries: [InFlightDelivery], of app: CommonV1.Tenant, now: Instant) async throws -> [CheckedDelivery] {
        // Most batches have no probe.
        guard deliveries.contains(where: { $0.push.message.isProbe }) else { return try await pushes.check(deliveries, of: app, now: now) }
        let toCheck = deliveries.filter { !$0.push.message.isProbe }
        var checked = toCheck.isEmpty ? [] : try await pushes.check(toCheck, of: app, now: now)[...]
        let unconsented = try await unconsented(among: deliveries, of: app)
        return deliveries.map { delivery in
            guard delivery.push.message.isProbe else { return checked.popFirst() ?? CheckedDelivery(decision: .skip(.unspecified)) }
            return CheckedDelivery(decision: unconsented.contains(delivery.push.message.userId) ? .skip(.consentMissing) : .send)
        }
    }

    /// The users of probes without the guardian's consent that they need now.
    private func unconsented(among deliveries: [InFlightDelivery], of app: CommonV1.Tenant) async throws -> Set<String> {
        let children = deliveries.lazy.map(\.push.message).filter { $0.isProbe && $0.guardianConsentRequired }.map(\.userId)
        guard !children.isEmpty else { return [] }
        do {
            return try await probes.missing(among: Set(children), of: app)
        } catch {
            throw SendCheckUnavailable(peer: "registry or preferences", cause: error)
        }
    }
}
