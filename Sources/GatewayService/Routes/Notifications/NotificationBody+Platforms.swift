import CarillonAPI
import ServiceKit

// What one platform alone knows, beside what devices of all kinds show.
extension NotificationBody {
    /// EVAL-05: the fields that go to Apple as they are. Nil: there are none.
    static func apple(_ body: JSONObject) throws -> DispatcherV1.AppleContent? {
        var apple = DispatcherV1.AppleContent()
        apple.titleLocKey = try body.string("title_loc_key") ?? ""
        apple.titleLocArgs = try body.strings("title_loc_args") ?? []
        apple.subtitleLocKey = try body.string("subtitle_loc_key") ?? ""
        apple.subtitleLocArgs = try body.strings("subtitle_loc_args") ?? []
        apple.locKey = try body.string("loc_key") ?? ""
        apple.locArgs = try body.strings("loc_args") ?? []
        apple.launchImage = try body.string("launch_image") ?? ""
        apple.filterCriteria = try body.string("filter_criteria") ?? ""
        apple.criticalVolume = try body.number("critical_volume")
        apple.messageId = try body.string("apns_id") ?? ""
        apple.priority = try body.choice("apns_priority") ?? .unspecified
        apple.expirationMs = try expiration(body)
        apple.collapseId = try body.string("apns_collapse_id") ?? ""
        apple.threadId = try body.string("apns_thread_id") ?? ""
        return apple == DispatcherV1.AppleContent() ? nil : apple
    }

    /// Seconds since 1970, as in Apple's header.
    private static func expiration(_ body: JSONObject) throws -> Int64? {
        guard let seconds = try body.integer("apns_expiration") else { return nil }
        let latest = Instant.latest.milliseconds / 1_000
        guard (0...latest).contains(seconds) else {
            throw APIError(.invalidValue, field: body.path(of: "apns_expiration"), "is seconds since 1970, before the year 10000")
        }
        return seconds * 1_000
    }

    /// The fields that go to FCM as they are. Nil: there are none.
    static func androidDetails(_ body: JSONObject) throws -> DispatcherV1.AndroidDetails? {
        var details = DispatcherV1.AndroidDetails()
        details.titleLocKey = try body.string("title_loc_key") ?? ""
        details.titleLocArgs = try body.strings("title_loc_args") ?? []
        details.bodyLocKey = try body.string("body_loc_key") ?? ""
        details.bodyLocArgs = try body.strings("body_loc_args") ?? []
        details.eventTimeMs = try body.instant("event_time") ?? 0
        details.localOnly = try body.bool("local_only") ?? false
        details.defaultSound = try body.bool("default_sound") ?? false
        details.defaultVibrateTimings = try body.bool("default_vibrate_timings") ?? false
        details.defaultLightSettings = try body.bool("default_light_settings") ?? false
        details.lightOnMs = try body.integer("light_on_ms", as: Int32.self)
        details.lightOffMs = try body.integer("light_off_ms", as: Int32.self)
        details.proxy = try body.choice("proxy") ?? .unspecified
        details.restrictedPackageName = try body.string("restricted_package_name") ?? ""
        details.directBootOk = try body.bool("direct_boot_ok") ?? false
        details.bandwidthConstrainedOk = try body.bool("bandwidth_constrained_ok") ?? false
        details.restrictedSatelliteOk = try body.bool("restricted_satellite_ok") ?? false
        return details == DispatcherV1.AndroidDetails() ? nil : details
    }
}
