import CarillonAPI

/// Why a device, or an earlier token of a device, was revoked.
typealias RevokedReason = RegistryV1.RevokedReason.Known
