/// How long devices live without being used, and how their tokens are looked after (REG-18…REG-24; section 3.3, table G).
public struct DeviceLifecyclePolicy: Sendable, Hashable {
    /// `device_inactive_days`: an active device unused for so long becomes inactive; nil: never.
    public let inactiveDays: Int?
    /// `device_purge_days`: a device whose token has been expired for so long is removed; nil: never.
    public let purgeDays: Int?
    /// `device_purge_notice_days`: so long before the removal its user is told; nil: not at all.
    public let purgeNoticeDays: Int?
    /// `token_validation_days`: how often each token is probed; nil: never.
    public let validationDays: Int?
    /// `token_validation_soft_retries`: further probes after a provider said "not now".
    public let validationSoftRetries: Int
    /// `validation_soft_fail_expires`: what becomes of a device whose probes all ended so.
    public let softFailExpires: Bool
    /// `stale_token_cleanup_hours`: a token known to be dead is gone after so long at the latest.
    public let staleTokenCleanupHours: Int
    /// `token_cache_ttl_seconds`: how long a service may keep a user's sendable devices in mind.
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
