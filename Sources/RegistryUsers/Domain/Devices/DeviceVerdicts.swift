import CarillonAPI

/// The last look before sending: is the device still what a queued push took it for (DISP-04, trap T24)?
enum DeviceVerdicts {
    /// What a device is now, as far as sending to it goes.
    struct Present: Sendable, Equatable {
        var userId: String
        var status: DeviceStatus
        var revokedReason: String
        var notificationsEnabled: Bool
        var permissionStatus: String
        var userIsActive: Bool
        var address: CommonV1.SealedAddress?
    }

    /// One verdict; the reasons are words for the record.
    ///
    /// - Parameter guardianships: who is whose guardian now, of those that claims speak of.
    static func verdict(
        on claim: RegistryV1.DeviceClaim, present: Present?, guardianships: Set<Guardianship>
    ) -> RegistryV1.DeviceVerdict {
        func no(_ reason: String) -> RegistryV1.DeviceVerdict { .init(sendable: false, reason: reason) }
        guard let present else { return no("removed") }
        guard present.status != .revoked else { return no(present.revokedReason.isEmpty ? "revoked" : present.revokedReason) }
        guard present.userId == claim.userId else { return no("reassigned") }
        guard present.userIsActive else { return no("user_inactive") }
        // From the end of the relationship on nothing about the child goes out, what waited included (EVAL-52).
        guard claim.aboutUserId.isEmpty || guardianships.contains(.init(guardian: claim.userId, child: claim.aboutUserId)) else {
            return no("relationship_ended")
        }
        // First of all that keeps a device inactive: what its system does not permit, nobody else can.
        guard DeviceDraft.permits(present.permissionStatus) else { return no("permission_denied") }
        guard present.status == .active else { return no(present.status.rawValue) }
        guard present.notificationsEnabled else { return no("notifications_off") }
        guard let address = present.address else { return no("no_token") }
        return .init(sendable: true, address: address.version == claim.addressVersion ? nil : address)
    }
}
