import CarillonAPI
import RPC
import ServiceKit

/// The fields that services name in errors, as clients of the HTTP API write them (GW-02).
///
/// A service names a field of its message, `filter.last_used_from_ms`, where the client sent the query parameter `last_used_from`. This table is the
/// only place that knows the differences. Fields without an entry have the same name in both.
struct FieldNames {
    /// Messages around the fields of a body or query, which HTTP does not have.
    private static let wrappers = ["app.", "content.", "event.", "filter.", "group.", "organization.", "tenant."]
    /// The end of the names of instants in messages. In HTTP an instant is text, and its name has no unit. Names in maps, as in `data`, are the
    /// client's own.
    private static let unit = "_ms"

    /// Fields with another name on every route. Of several names, the one counts that the request has; without any, the first.
    private static let everywhere: [String: [String]] = [
        "actor_tenant.app_id": ["actor_app_id"],
        "actor_tenant.organization_id": ["actor_organization_id"],
        "add_followers": ["followers", "add"],
        "add_members": ["members", "add"],
        "channel_ids": ["channel_id"],
        "expected_version": ["If-Match"],
        "if_version": ["If-Match"],
        "locales": ["Accept-Language"],
        "page_size": ["limit"],
        "page_token": ["cursor"],
        "platform_version": ["os_version", "platform_version"],
        "push_device_ids": ["device_ids"],
        "remove.android_channel_ids": ["channel_id"],
        "remove.category_ids": ["category_id"],
        "remove.ios_category_ids": ["identifier"],
        "remove.templates": ["type_id"],
        "remove.type_ids": ["type_id"],
        "remove_followers": ["remove", "followers"],
        "remove_members": ["remove", "members"],
        "thread_ids": ["thread_id"],
    ]

    /// Fields of what a notification shows.
    private static let notification: [String: [String]] = [
        "actions": ["call_to_action.actions"], "android": ["platform_config.android"],
        "android.details": ["platform_config.android"], "android.details.event_time_ms": ["platform_config.android.event_time"],
        "android.large_icon_url": ["platform_config.android.large_icon"], "android.vibration_ms": ["platform_config.android.vibrate"],
        "android_channel_id": ["channel_id"], "default_action": ["call_to_action.default_action"], "image_url": ["image"],
        "ios": ["platform_config.ios"], "ios.apple": ["platform_config.ios"], "ios.apple.collapse_id": ["platform_config.ios.apns_collapse_id"],
        "ios.apple.expiration_ms": ["platform_config.ios.apns_expiration"], "ios.apple.message_id": ["platform_config.ios.apns_id"],
        "ios.apple.priority": ["platform_config.ios.apns_priority"], "ios.apple.thread_id": ["platform_config.ios.apns_thread_id"],
        "ios.category": ["platform_config.ios.apns_category"], "ttl_seconds": ["time_to_live"],
        "type_id": ["notification_type", "type_id"], "web": ["platform_config.web"], "web.badge_url": ["platform_config.web.badge"],
        "web.icon_url": ["platform_config.web.icon"], "web.timestamp_ms": ["platform_config.web.timestamp"],
        "web.vibration_ms": ["platform_config.web.vibrate"],
    ]

    /// Fields of the change of a Live Activity.
    private static let liveActivity: [String: [String]] = [
        "live_activity.alert_body": ["live_activity.alert.body"], "live_activity.alert_title": ["live_activity.alert.title"],
        "live_activity.dismissal_at_ms": ["live_activity.dismissal_at"], "live_activity.sound": ["live_activity.alert.sound"],
        "live_activity.stale_at_ms": ["live_activity.stale_at"], "ttl_seconds": ["time_to_live"],
    ]

    /// Fields with another name on one route, by method and path.
    private static let byRoute: [String: [String: [String]]] = [
        "GET /inbox": ["category_id": ["category"], "notification_ids": ["ids"], "type_id": ["type"]],
        "GET /users/{user_id}/consents": ["child_user_id": ["user_id"]],
        "POST /admin/apps/{app_id}/profile": ["profile_version": ["version"]],
        "POST /broadcasts": notification.merging([
            "audience.device_types": ["audience.platforms"], "audience.users.user_ids": ["audience.user_ids"],
        ]) { $1 },
        "POST /consents/{link_token}": ["action": ["decision"]],
        "POST /inbox/read": ["all.category_id": ["category"], "marks": ["marks", "ids"]],
        "POST /notifications": notification.merging(["user_ids": ["user_ids", "user_id"]]) { $1 },
        "POST /push/activities": liveActivity.merging(["user_ids": ["user_ids", "user_id"]]) { $1 },
        "POST /push/activity-channels/{channel_id}/broadcast": liveActivity,
        "POST /push/delivered": ["occurred_at": ["delivered_at"]],
        "POST /push/devices": ["token": ["token", "push_token"]],
        "POST /push/dismissed": ["occurred_at": ["dismissed_at"]],
        "POST /push/displayed": ["occurred_at": ["displayed_at"]],
        "POST /push/opened": ["occurred_at": ["opened_at"]],
        "POST /telemetry": ["occurred_at": ["timestamp"]],
        "POST /users/{user_id}/consents": ["child_user_id": ["user_id"]],
    ]

    let route: String
    /// Whether the request has a field of the body, or a parameter of the query.
    let has: (String) -> Bool

    /// The HTTP name of a service's field; its path may go on behind the name: `token[3].x`.
    func name(of field: String) -> String {
        var field = field
        while let wrapper = Self.wrappers.first(where: { field.hasPrefix($0) }) { field.removeFirst(wrapper.count) }
        if field.hasSuffix(Self.unit), !field.contains(".") { field.removeLast(Self.unit.count) }
        for names in [Self.byRoute[route] ?? [:], Self.everywhere] {
            for end in Self.ends(field) {
                guard let known = names[String(field[..<end])], let first = known.first else { continue }
                return (known.first(where: has) ?? first) + field[end...]
            }
        }
        return field
    }

    /// The ends of a path's beginnings at which a name may end, the longest first.
    private static func ends(_ field: String) -> [String.Index] {
        [field.endIndex] + field.indices.filter { field[$0] == "." || field[$0] == "[" }.reversed()
    }

    /// An error of a call with the HTTP name of its field, in the message too. Other errors are the gateway's own, and stay.
    func translated(_ error: any Error) -> any Error {
        guard let call = error as? RPCError, let field = call.field, let reason = call.reason, ErrorReason(code: reason) != nil else { return error }
        let known = APIError(call)
        return APIError(known.reason, field: name(of: field), message(known.message, of: field), retryAfter: known.retryAfter)
    }

    /// A message without the contract's name of a field: `use the next_page_token` becomes `use the next_cursor`.
    func message(_ message: String, of field: String) -> String {
        let (contract, http) = (Self.last(of: field), Self.last(of: name(of: field)))
        guard contract != http else { return message }
        return message.replacing("next_\(contract)", with: "next_\(http)").split(separator: " ", omittingEmptySubsequences: false)
            .map { $0 == contract ? http[...] : $0 }.joined(separator: " ")
    }

    private static func last(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
}

extension EndpointRequest {
    /// The names of this request's fields in errors of services.
    var fieldNames: FieldNames { FieldNames(route: route) { [body, query] in body.has($0) || query.has($0) } }
}
