import CarillonAPI
import ServiceKit

/// The body of `PUT /users/me/notifications` (PREF-05). It changes the choices that it names; `null` deletes a choice.
struct PreferenceBody {
    private(set) var request = PreferencesV1.UpdatePreferencesRequest()
    private var ignored = IgnoredFields()
    /// Warnings about ignored fields (GW-08).
    var warnings: [JSONValue] { ignored.warnings }

    private static let writable = [
        "push_enabled", "email_enabled", "notifications", "categories", "quiet_hours", "sound", "vibration", "device_scope", "digest_time",
        "promotional_opt_in", "reduce_motion", "language",
    ]
    /// Members of the answer that this endpoint does not change.
    private static let readOnly = [
        "ok", "user_id", "app_id", "channel_settings", "device_scope_choices", "digest_default_time", "opted_out_at", "opt_out_history",
        "managed_by", "default_source", "version", "updated_at", "catalogue", "warnings", "guardian_consent", "frequency",
    ]
    private static let quietHoursWritable = ["enabled", "start", "end", "timezone", "days_of_week", "allow_critical"]
    private static let quietHoursReadOnly = [
        "active", "ends_at", "next_change_at", "effective_timezone", "timezone_source", "unknown_timezones",
    ]

    init(_ http: EndpointRequest) throws {
        try self.init(http.body)
        request.tenant = try http.context.tenant
        request.userId = try http.context.user.id
        request.ifVersion = try http.ifMatch
    }

    /// Reads a body. It does not depend on the user.
    init(_ body: JSONObject) throws {
        warn(of: body, writable: Self.writable + ["changed_from"], readOnly: Self.readOnly)
        request.changedFrom = try body.choice("changed_from") ?? .unspecified
        try readSwitches(body)
        try readPresentation(body)
        if let quiet = try body.object("quiet_hours") { request.quietHours = try quietHours(quiet) }
        for name in Self.writable where body.isNull(name) { request.reset.append(name) }
    }

    private mutating func readSwitches(_ body: JSONObject) throws {
        request.pushEnabled = try body.bool("push_enabled")
        request.emailEnabled = try body.bool("email_enabled")
        request.promotionalOptIn = try body.bool("promotional_opt_in")
        for (name, types) in try entries(of: "notifications", in: body) {
            guard let type = try types.object(name) else { throw types.missing(name) }
            warn(of: type, writable: ["push", "email"], readOnly: [])
            request.notifications.append(.init(typeId: name, push: try type.bool("push"), email: try type.bool("email")))
            for member in ["push", "email"] where type.isNull(member) { request.reset.append("notifications.\(name).\(member)") }
        }
        for (name, categories) in try entries(of: "categories", in: body) {
            guard let enabled = try categories.bool(name) else { throw categories.missing(name) }
            request.categories.append(.init(categoryId: name, enabled: enabled))
        }
    }

    private mutating func readPresentation(_ body: JSONObject) throws {
        request.language = try body.string("language")
        request.deviceScope = try body.choice("device_scope")
        request.reduceMotion = try body.bool("reduce_motion")
        for (name, sounds) in try entries(of: "sound", in: body) { request.sound[name] = try sounds.string(name) ?? "" }
        for (name, times) in try entries(of: "digest_time", in: body) { request.digestTime[name] = try times.string(name) ?? "" }
        for (name, patterns) in try entries(of: "vibration", in: body) {
            request.vibration.append(
                .init(categoryId: name, milliseconds: try patterns.integers(name, as: Int32.self) ?? []))
        }
    }

    private mutating func quietHours(_ body: JSONObject) throws -> PreferencesV1.QuietHoursUpdate {
        warn(of: body, writable: Self.quietHoursWritable, readOnly: Self.quietHoursReadOnly)
        for name in Self.quietHoursWritable where body.isNull(name) { request.reset.append("quiet_hours.\(name)") }
        var update = PreferencesV1.QuietHoursUpdate()
        update.enabled = try body.bool("enabled")
        update.start = try body.string("start")
        update.end = try body.string("end")
        update.timezone = try body.string("timezone")
        update.days = try body.integers("days_of_week", as: Int32.self).map { .init(daysOfWeek: $0) }
        update.allowCritical = try body.bool("allow_critical")
        return update
    }

    /// The entries of a map by name, without `null` entries, which are reset.
    private mutating func entries(of map: String, in body: JSONObject) throws -> [(name: String, members: JSONObject)] {
        guard let members = try body.object(map) else { return [] }
        var entries: [(name: String, members: JSONObject)] = []
        for name in try members.entryNames {
            if members.has(name) { entries.append((name, members)) } else { request.reset.append("\(map).\(name)") }
        }
        return entries
    }

    private mutating func warn(of body: JSONObject, writable: [String], readOnly: [String]) {
        let notWritable = body.unknownNames(besides: writable)
        guard !notWritable.isEmpty else { return }
        let unknown = Set(body.unknownNames(besides: writable + readOnly))
        for name in notWritable { ignored.add(body.path(of: name), unknown.contains(name) ? .unknownField : .readOnly) }
    }
}
