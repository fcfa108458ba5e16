import CarillonAPI
import JSON
import ServiceKit

/// What a notification says for Android alone (Google, "AndroidNotification").
enum FCMAndroidDetails {
    /// Writes the members of `android.notification` that only these details have.
    static func write(_ details: DispatcherV1.AndroidDetails, into writer: inout JSONWriter) {
        if !details.bodyLocArgs.isEmpty { writer.strings("body_loc_args", details.bodyLocArgs) }
        writer.memberIfPresent("body_loc_key", details.bodyLocKey)
        if details.defaultLightSettings { writer.member("default_light_settings", true) }
        if details.defaultSound { writer.member("default_sound", true) }
        if details.defaultVibrateTimings { writer.member("default_vibrate_timings", true) }
        if details.eventTimeMs > 0 { writer.member("event_time", Instant(milliseconds: details.eventTimeMs).rfc3339) }
        if details.localOnly { writer.member("local_only", true) }
        writer.memberIfPresent("proxy", details.proxy.name.uppercased())
        if !details.titleLocArgs.isEmpty { writer.strings("title_loc_args", details.titleLocArgs) }
        writer.memberIfPresent("title_loc_key", details.titleLocKey)
    }
}
