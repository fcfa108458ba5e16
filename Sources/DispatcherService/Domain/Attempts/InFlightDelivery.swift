import CarillonAPI
import Protobuf
import Providers
import ServiceKit

/// A leased delivery in memory, from claim to settlement. It is copied often, so its constant and shared parts are references.
struct InFlightDelivery: Sendable {
    /// The values from the queue.
    private final class Target: Sendable {
        let claim: ClaimedDelivery
        let push: QueuedPush
        /// Of the target in the push.
        let place: Int
        let route: Route

        init(claim: ClaimedDelivery, push: QueuedPush, place: Int, route: Route) {
            (self.claim, self.push, self.place, self.route) = (claim, push, place, route)
        }
    }

    /// A device that changed since it was queued.
    private final class Device: Sendable {
        let device: CommonV1.SendableDevice
        init(_ device: CommonV1.SendableDevice) { self.device = device }
    }

    /// The values shared by deliveries that leave together.
    final class Departure: Sendable {
        let lane: LaneKey
        let credentialID: String
        /// The provider token or access token.
        let authorization: String

        init(lane: LaneKey, credentialID: String, authorization: String) {
            (self.lane, self.credentialID, self.authorization) = (lane, credentialID, authorization)
        }
    }

    private let target: Target
    private var changed: Device?
    /// Nil before it was handed to a lane.
    var departure: Departure?
    /// Id of the running attempt.
    var attemptID = ""
    /// This attempt has used a new token already (403 `ExpiredProviderToken`).
    var hasRenewedAuthorization = false
    /// The payload limit in bytes after the provider called the payload too large (DISP-21). Nil before.
    var sizeLimit: Int?
    /// The payload limit in bytes for the next composition if the provider calls this payload too large.
    var sizeLimitAfterRefusal = 0
    /// What the payload lost to fit its limit, or because the provider reserves it.
    var omissions: [Omission] = []

    /// - Parameter place: of the target in the push; the target has a device.
    init(claim: ClaimedDelivery, push: QueuedPush, place: Int, route: Route) {
        target = Target(claim: claim, push: push, place: place, route: route)
    }

    var claim: ClaimedDelivery { target.claim }
    var push: QueuedPush { target.push }
    var route: Route { target.route }

    var device: CommonV1.SendableDevice {
        get {
            if let changed { return changed.device }
            guard let device = target.push.message.targets[target.place].device else { return .init() }
            return device
        }
        set { changed = Device(newValue) }
    }

    /// The device's sealed address.
    var address: CommonV1.SealedAddress? {
        if let changed { return changed.device.address }
        return target.push.message.targets[target.place].device?.address
    }

    /// The version of ``address``; 0: there is no address. Read in place, because most callers need nothing else of the address.
    var addressVersion: Int64 {
        if let changed { return changed.device.address?.version ?? 0 }
        return target.push.message.targets[target.place].device?.address?.version ?? 0
    }

    /// The lane it was handed to.
    var lane: LaneKey? { departure?.lane }
    /// The credential it left with.
    var credentialID: String { departure?.credentialID ?? "" }
    /// The provider token or access token it left with.
    var authorization: String { departure?.authorization ?? "" }

    /// Whether the device got an image. Read in place: a copy of the content costs a reference count for each text.
    var hasImage: Bool {
        let index = Int(target.push.message.targets[target.place].contentIndex)
        guard push.message.contents.indices.contains(index), !push.message.contents[index].imageUrl.isEmpty else { return false }
        return device.supportsRichContent && !omissions.contains(.image)
    }

    /// Whether the push had buttons.
    var hasActions: Bool {
        let index = Int(target.push.message.targets[target.place].contentIndex)
        guard push.message.contents.indices.contains(index) else { return false }
        return !push.message.contents[index].iosCategory.isEmpty || push.message.contents[index].data["actions"] != nil
    }

    var content: DispatcherV1.Content {
        let index = Int(target.push.message.targets[target.place].contentIndex)
        return push.message.contents.indices.contains(index) ? push.message.contents[index] : DispatcherV1.Content()
    }
}

extension InFlightDelivery {
    /// Decodes claimed deliveries, off the caller's actor. Returns unreadable rows apart: they are failed, not retried for ever.
    @concurrent
    static func decode(
        _ claimed: [ClaimedDelivery], routes: [Int64: Route]
    ) async -> (deliveries: [InFlightDelivery], unreadable: [ClaimedDelivery]) {
        var pushes: [Int64: QueuedPush] = [:]
        // Messages that a later claim read of pushes decoded already. They may name more devices.
        var later: [Int64: [UInt8]] = [:]
        var deliveries: [InFlightDelivery] = []
        var unreadable: [ClaimedDelivery] = []
        deliveries.reserveCapacity(claimed.count)
        var routeOfRow = LastLookup<Int64, Route?>()
        for var claim in claimed {
            if claim.recent == nil {
                if let message = claim.message, pushes[claim.pushRow] != nil { later[claim.pushRow] = message }
                // The stored message may have targets that the message in memory lacks.
                if pushes[claim.pushRow]?.place(of: claim.pushDeviceID) == nil {
                    let message = claim.message ?? later[claim.pushRow]
                    let known = message.flatMap { try? DispatcherV1.Push(bytes: $0) }.map(QueuedPush.init)
                    if let known { pushes[claim.pushRow] = known }
                }
            }
            guard let push = claim.recent ?? pushes[claim.pushRow],
                let route = routeOfRow.value(of: claim.routeRow, { routes[$0] }),
                let place = claim.place ?? push.place(of: claim.pushDeviceID), push.hasDevice(at: place)
            else {
                unreadable.append(claim)
                continue
            }
            // The push has them.
            (claim.message, claim.recent) = (nil, nil)
            deliveries.append(InFlightDelivery(claim: claim, push: push, place: place, route: route))
        }
        return (deliveries, unreadable)
    }
}
