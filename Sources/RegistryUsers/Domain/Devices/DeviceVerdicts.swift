import CarillonAPI

/// The last look before sending: is the device still what a queued push took it for (DISP-04, trap T24)?
enum DeviceVerdicts {
    /// What a device is now, as far as sending to it goes.
    struct Present: Sendable, Equatable {
        var userId: String
        var status: DeviceStatus
        var revokedReason: String
        var notificationsEnabled: Bool
        var permissionStatus: PermissionStatus
        var userIsActive: Bool
        var address: CommonV1.SealedAddress?
    }

    /// One verdict.
    ///
    /// - Parameter guardianships: who is whose guardian now, of those that claims speak of.
    static func verdict(
        on claim: RegistryV1.DeviceClaim, present: Present?, guardianships: Set<Guardianship>
    ) -> RegistryV1.DeviceVerdict {
        func no(_ reason: RegistryV1.DeviceRefusal.Known) -> RegistryV1.DeviceVerdict { .init(sendable: false, reason: .init(reason)) }
        guard let present else { return no(.removed) }
        guard present.status != .revoked else { return no(.init(name: present.revokedReason) ?? .revoked) }
        guard present.userId == claim.userId else { return no(.reassigned) }
        guard present.userIsActive else { return no(.userInactive) }
        // From the end of the relationship on nothing about the child goes out, what waited included (EVAL-52).
        guard claim.aboutUserId.isEmpty || guardianships.contains(.init(guardian: claim.userId, child: claim.aboutUserId)) else {
            return no(.relationshipEnded)
        }
        // First of all that keeps a device inactive: what its system does not permit, nobody else can.
        guard present.permissionStatus.permits else { return no(.permissionDenied) }
        guard present.status == .active else { return no(present.status.refusal) }
        guard present.notificationsEnabled else { return no(.notificationsOff) }
        guard let address = present.address else { return no(.noToken) }
        return .init(sendable: true, address: address.version == claim.addressVersion ? nil : address)
    }
}

extension DeviceStatus {
    /// Why a device of this status gets no push. What is active passes, or is refused for something else.
    fileprivate var refusal: RegistryV1.DeviceRefusal.Known {
        switch self {
        case .active, .inactive: .inactive
        case .expired: .expired
        case .revoked: .revoked
        case .invalid: .invalid
        }
    }
}
