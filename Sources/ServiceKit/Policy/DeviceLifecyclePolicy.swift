/// Settings for unused devices and for the validation of tokens (REG-18…REG-24; section 3.3, table G).
public struct DeviceLifecyclePolicy: Sendable, Hashable {
    /// `device_inactive_days`: days without use after which an active device becomes inactive; nil: never.
    public let inactiveDays: Int?
    /// `device_purge_days`: days after the token's expiry until the device is removed; nil: never.
    public let purgeDays: Int?
    /// `device_purge_notice_days`: days before the removal when the user is notified; nil: never.
    public let purgeNoticeDays: Int?
    /// `token_validation_days`: days between two validations of a token; nil: no validation.
    public let validationDays: Int?
    /// `token_validation_soft_retries`: further validations after a temporary error of the provider.
    public let validationSoftRetries: Int
    /// `validation_soft_fail_expires`: whether a device expires when all its validations end in temporary errors.
    public let softFailExpires: Bool
    /// `stale_token_cleanup_hours`: hours after which an invalid token is deleted, at the latest.
    public let staleTokenCleanupHours: Int
    /// `token_cache_ttl_seconds`: how long a service may cache a user's sendable devices.
    public let tokenCacheTTLSeconds: Int

    init(_ read: SettingReader) throws(PolicyReadError) {
        inactiveDays = try read.optionalInt("device_inactive_days")
        purgeDays = try read.optionalInt("device_purge_days")
        purgeNoticeDays = try read.optionalInt("device_purge_notice_days")
        validationDays = try read.optionalInt("token_validation_days")
        validationSoftRetries = try read.int("token_validation_soft_retries")
        softFailExpires = try read.bool("validation_soft_fail_expires")
        staleTokenCleanupHours = try read.int("stale_token_cleanup_hours")
        tokenCacheTTLSeconds = try read.int("token_cache_ttl_seconds")
    }
}
