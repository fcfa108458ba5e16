import CarillonAPI
import ServiceKit

/// A push that some delivery in memory belongs to, decoded once for all of its devices.
final class InFlightPush: Sendable {
    let row: Int64
    /// Without targets.
    let message: DispatcherV1.Push

    init(row: Int64, message: DispatcherV1.Push) {
        self.row = row
        self.message = message
    }

    var expiresAt: Instant { Instant(milliseconds: message.expiresAtMs) }
}

/// A leased delivery while it is in memory: from claim to settlement.
struct InFlightDelivery: Sendable {
    let claim: ClaimedDelivery
    let push: InFlightPush
    var device: CommonV1.SendableDevice
    let contentIndex: Int
    let route: Route
    /// The lane it was handed to.
    var lane: LaneKey?
    /// Id of the running attempt.
    var attemptID = ""
    /// The credential it left with.
    var credentialID = ""
    /// The provider token or access token it left with.
    var authorization = ""
    /// A new token was tried for this attempt already (403 `ExpiredProviderToken`).
    var hasRenewedAuthorization = false
    /// The payload limit to compose under, once the provider found the payload too large (DISP-21).
    var sizeLimit: Int?
    /// The limit to compose under should the provider find this one too large.
    var sizeLimitAfterRefusal = 0

    var content: DispatcherV1.Content {
        push.message.contents.indices.contains(contentIndex) ? push.message.contents[contentIndex] : DispatcherV1.Content()
    }
}

extension InFlightDelivery {
    /// Decodes claimed deliveries, off the caller's actor. Rows that cannot be read come back apart: they are failed, not retried for ever.
    @concurrent
    static func decode(
        _ claimed: [ClaimedDelivery], routes: [Int64: Route]
    ) async -> (deliveries: [InFlightDelivery], unreadable: [ClaimedDelivery]) {
        var pushes: [Int64: InFlightPush] = [:]
        var deliveries: [InFlightDelivery] = []
        var unreadable: [ClaimedDelivery] = []
        deliveries.reserveCapacity(claimed.count)
        for claim in claimed {
            if pushes[claim.pushRow] == nil, let bytes = claim.message, let message = try? DispatcherV1.Push(bytes: bytes) {
                pushes[claim.pushRow] = InFlightPush(row: claim.pushRow, message: message)
            }
            guard let push = pushes[claim.pushRow], let route = routes[claim.routeRow],
                let target = try? DispatcherV1.Target(bytes: claim.target), let device = target.device
            else {
                unreadable.append(claim)
                continue
            }
            var slim = claim
            slim.message = nil
            slim.target = []
            deliveries.append(
                InFlightDelivery(claim: slim, push: push, device: device, contentIndex: Int(target.contentIndex), route: route))
        }
        return (deliveries, unreadable)
    }
}
