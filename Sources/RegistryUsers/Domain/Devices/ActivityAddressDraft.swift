import CarillonAPI
import Cryptography
import Providers
import RegistryTenants
import ServiceKit

/// The purpose of an address for Live Activities.
typealias ActivityKind = RegistryV1.ActivityKind.Known

/// A checked address for Live Activities, without data of the store.
struct ActivityAddressDraft: Sendable {
    /// iOS ends an activity after eight hours and takes it off the lock screen four hours later
    /// (Apple, ActivityKit: "Displaying live data with Live Activities").
    static let longestLife = Duration.seconds(12 * 3_600)
    /// The lifetime of a push-to-start address after its last registration. Apps register it at every launch, and APNs accepts pushes to an address
    /// that no device uses any more (docs/decisions/0041-live-activity-address-expiry.md).
    static let startAge = Duration.days(30)

    let kind: ActivityKind
    let name: String
    let token: String
    let tokenHash: [UInt8]
    let environment: CommonV1.AddressEnvironment
    let expiresAt: Instant?

    /// - Throws: ``APIError`` naming the field; a refused token is not repeated.
    init(_ request: RegistryV1.RegisterActivityAddressRequest, now: Instant, keyRing: KeyRing) throws(APIError) {
        try FieldRules.checkUser(request.userId)
        try FieldRules.checkDevice(request.pushDeviceId, field: "push_device_id")
        kind = try request.kind.required(field: "kind")
        try FieldRules.checkHostID(request.name, field: "name")
        name = request.name
        guard !request.token.isEmpty else { throw APIError(.invalidArgument, field: "token", "is required") }
        token = try ActivityAddress.canonical(request.token)
        tokenHash = PushToken.hash(ofDigest: SHA256.hash(token), keyRing)
        _ = try request.environment.checked(field: "environment")
        environment = request.environment
        switch (kind, request.expiresAtMs.map(Instant.init(milliseconds:))) {
        case (.pushToStart, nil): expiresAt = now + Self.startAge
        case (.pushToStart, _?):
            throw APIError(.invalidValue, field: "expires_at", "push to start ends 30 days after its last registration; leave it out")
        case (.voip, nil), (.complication, nil), (.fileProvider, nil), (.location, nil), (.widgets, nil), (.controls, nil):
            // They live as long as the app is there, or until Apple calls them dead.
            expiresAt = nil
        case (.voip, _?), (.complication, _?), (.fileProvider, _?), (.location, _?), (.widgets, _?), (.controls, _?):
            throw APIError(.invalidValue, field: "expires_at", "such an address has no end of its own; leave it out")
        case (.liveActivity, let asked), (.pushToTalk, let asked):
            let latest = now + Self.longestLife
            if let asked, asked <= now || asked > latest {
                throw APIError(.invalidValue, field: "expires_at", "is at most 12 hours ahead, as long as an activity can be seen")
            }
            expiresAt = asked ?? latest
        }
    }
}
