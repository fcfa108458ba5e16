import CarillonAPI
import ServiceKit

/// The check before sending: whether the device is still sendable with the same address (DISP-04).
enum DeviceVerdicts {
    /// The state of a device that matters for sending.
    struct Present: Sendable, Equatable {
        var userId: String
        var status: DeviceStatus
        var revokedReason: RegistryV1.RevokedReason
        var notificationsEnabled: Bool
        var permissionStatus: PermissionStatus
        var userIsActive: Bool
        var address: CommonV1.SealedAddress?
    }

    /// One verdict.
    ///
    /// - Parameter guardianships: the present guardianships among those in the claims, each with its last end.
    static func verdict(
        on claim: RegistryV1.DeviceClaim, present: Present?, guardianships: [Guardianship: Instant]
    ) -> RegistryV1.DeviceVerdict {
        func no(_ reason: RegistryV1.DeviceRefusal.Known) -> RegistryV1.DeviceVerdict { .init(sendable: false, reason: .init(reason)) }
        guard let present else { return no(.removed) }
        guard present.status != .revoked else { return no(present.revokedReason.known?.refusal ?? .revoked) }
        guard present.userId == claim.userId else { return no(.reassigned) }
        guard present.userIsActive else { return no(.userInactive) }
        // After the end of the relationship no push about the child is sent that was queued before, also where it is active again (EVAL-52).
        guard claim.guardianships.allSatisfy({ guardianships[$0].map(claim.isAfter) ?? false }) else { return no(.relationshipEnded) }
        // This reason of inactivity comes first, because only the device's system can remove it.
        guard present.permissionStatus.permits else { return no(.permissionDenied) }
        guard present.status == .active else { return no(present.status.refusal) }
        guard present.notificationsEnabled else { return no(.notificationsOff) }
        guard let address = present.address else { return no(.noToken) }
        return .init(sendable: true, address: address.version == claim.addressVersion ? nil : address)
    }
}

extension DeviceStatus {
    /// The refusal for this status. An active device passes, or another check refuses it.
    fileprivate var refusal: RegistryV1.DeviceRefusal.Known {
        switch self {
        case .active, .inactive: .inactive
        case .expired: .expired
        case .revoked: .revoked
        case .invalid: .invalid
        }
    }
}

extension RevokedReason {
    /// The refusal for a device that was revoked for this reason.
    fileprivate var refusal: RegistryV1.DeviceRefusal.Known {
        switch self {
        case .reassigned: .reassigned
        case .rotated: .rotated
        case .admin: .admin
        case .withdrawn, .unsubscribed, .provider, .activityMoved, .activityReplaced, .activityEnded, .activityExpired: .revoked
        }
    }
}

extension RegistryV1.DeviceClaim {
    /// Whether the push was made after an instant, or at an unknown time.
    fileprivate func isAfter(_ instant: Instant) -> Bool { sinceMs == 0 || Instant(milliseconds: sinceMs) >= instant }

    /// The guardianships that the push needs.
    var guardianships: [Guardianship] {
        ([aboutUserId] + furtherAboutUserIds).filter { !$0.isEmpty }.map { Guardianship(guardian: userId, child: $0) }
    }
}
