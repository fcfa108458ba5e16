import CarillonAPI
import ServiceKit

/// The body of `POST /notifications` (EVAL-03).
enum NotificationBody {
    /// - Parameter namesEverything: the app takes no defaults for app and type (EVAL-08).
    /// - Throws: ``APIError``, naming the field and the rule.
    static func request(
        _ body: JSONObject, tenant: CommonV1.Tenant, namesEverything: Bool
    ) throws -> EvaluatorV1.SubmitNotificationRequest {
        try refuseWhatIsNotSent(body)
        if namesEverything, !body.has("app_id") { throw body.missing("app_id") }
        var request = EvaluatorV1.SubmitNotificationRequest(tenant: tenant)
        request.userIds = try users(body)
        request.typeId = try body.string(either: "notification_type", "type_id") ?? ""
        if namesEverything, request.typeId.isEmpty { throw body.missing("notification_type") }
        request.priority = try body.priority("priority") ?? .unspecified
        request.entityType = try body.string("entity_type") ?? ""
        request.entityId = try body.string("entity_id") ?? ""
        request.data = try body.stringMap("data") ?? [:]
        (request.scheduledForMs, request.scheduledLocal) = try body.schedule("scheduled_for")
        request.content = try content(body)
        return request
    }

    /// What the notification shows.
    static func content(_ body: JSONObject) throws -> EvaluatorV1.NotificationContent {
        var content = EvaluatorV1.NotificationContent()
        content.title = try body.string("title") ?? ""
        content.subtitle = try body.string("subtitle") ?? ""
        content.body = try body.string("body") ?? ""
        content.imageUrl = try body.string("image") ?? ""
        content.deepLinkPath = try body.string("deep_link_path") ?? ""
        content.sound = try body.string("sound") ?? ""
        content.collapseKey = try body.string("collapse_key") ?? ""
        content.threadId = try body.string("thread_id") ?? ""
        content.tag = try body.string("tag") ?? ""
        content.androidChannelId = try body.string("channel_id") ?? ""
        content.ttlSeconds = try body.integer("time_to_live", as: Int32.self)
        content.deviceIds = try body.strings("device_ids") ?? []
        content.analyticsLabel = try body.string("analytics_label") ?? ""
        content.contentAvailable = try body.bool("content_available") ?? false
        content.mutableContent = try body.bool("mutable_content") ?? false
        if let platforms = try body.object("platform_config") {
            content.ios = try platforms.object("ios").map(ios)
            content.android = try platforms.object("android").map(android)
            content.web = try platforms.object("web").map(web)
        }
        if let call = try body.object("call_to_action") {
            content.defaultAction = try call.object("default_action").map(target)
            content.actions = try (call.elements("actions", most: mostActions) ?? []).map { try action($0.get()) }
        }
        return content
    }

    /// More are refused by the evaluator, which knows the app's limit.
    private static let mostActions = 100

    /// EVAL-04.
    private static func action(_ body: JSONObject) throws -> EvaluatorV1.NotificationAction {
        var action = EvaluatorV1.NotificationAction()
        action.actionId = try body.string("action_id") ?? ""
        action.title = try body.string("title") ?? ""
        action.icon = try body.string("icon") ?? ""
        action.requiresAuth = try body.bool("requires_auth") ?? false
        action.foreground = try body.bool("foreground") ?? false
        action.destructive = try body.bool("destructive") ?? false
        action.action = try body.object("action").map(target)
        return action
    }

    private static func target(_ body: JSONObject) throws -> EvaluatorV1.ActionTarget {
        .init(
            type: try body.choice("type") ?? .unspecified, target: try body.string("target") ?? "",
            params: try body.stringMap("params") ?? [:])
    }

    /// EVAL-05.
    private static func ios(_ body: JSONObject) throws -> EvaluatorV1.IosContent {
        var ios = EvaluatorV1.IosContent()
        if let word = try body.string("interruption_level", among: DispatcherV1.InterruptionLevel.words.map { $0.replacing("_", with: "-") }) {
            // With a hyphen, as Apple and EVAL-05 write it.
            ios.interruptionLevel = try .init(
                word: word.replacing("-", with: "_"), field: body.path(of: "interruption_level"), reason: .invalidValue)
        }
        ios.relevanceScore = try body.number("relevance_score")
        ios.targetContentId = try body.string("target_content_id") ?? ""
        ios.category = try body.string("apns_category") ?? ""
        ios.apple = try apple(body)
        return ios
    }

    /// EVAL-06.
    private static func android(_ body: JSONObject) throws -> EvaluatorV1.AndroidContent {
        var android = EvaluatorV1.AndroidContent()
        android.color = try body.string("color") ?? ""
        android.smallIcon = try body.string("small_icon") ?? ""
        android.vibrationMs = try body.integers("vibrate", as: Int32.self) ?? []
        android.priority = try body.choice("priority") ?? .unspecified
        android.visibility = try body.choice("visibility") ?? .unspecified
        android.ticker = try body.string("ticker") ?? ""
        android.ongoing = try body.bool("ongoing") ?? false
        android.ledColor = try body.string("led_color") ?? ""
        android.largeIconUrl = try body.string("large_icon") ?? ""
        android.autoCancel = try body.bool("auto_cancel")
        android.group = try body.string("group") ?? ""
        android.groupSummary = try body.bool("group_summary") ?? false
        android.style = try body.choice("style") ?? .unspecified
        android.details = try androidDetails(body)
        return android
    }

    /// EVAL-07.
    private static func web(_ body: JSONObject) throws -> DispatcherV1.WebContent {
        var web = DispatcherV1.WebContent()
        web.badgeUrl = try body.string("badge") ?? ""
        web.iconUrl = try body.string("icon") ?? ""
        web.dir = try body.choice("dir") ?? .unspecified
        web.lang = try body.string("lang") ?? ""
        web.requireInteraction = try body.bool("require_interaction") ?? false
        web.renotify = try body.bool("renotify") ?? false
        web.silent = try body.bool("silent") ?? false
        web.vibrationMs = try body.integers("vibrate", as: Int32.self) ?? []
        web.timestampMs = try body.integer("timestamp", as: Int64.self) ?? 0
        return web
    }

    static func users(_ body: JSONObject) throws -> [String] {
        let (one, several) = (try body.string("user_id"), try body.strings("user_ids"))
        guard one == nil || several == nil else {
            throw APIError(.invalidArgument, field: body.path(of: "user_ids"), "give user_id, or user_ids, and not both")
        }
        guard let users = several ?? one.map({ [$0] }) else { throw body.missing("user_id") }
        return users
    }

    /// A field that would be ignored, and change what users get, is refused.
    static func refuseWhatIsNotSent(_ body: JSONObject) throws {
        if try body.bool("is_silent") == true {
            throw APIError(.invalidValue, field: body.path(of: "is_silent"), "a notification of this endpoint is shown; leave it out")
        }
    }
}
