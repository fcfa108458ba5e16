import CarillonAPI
import EventRules
import Providers
import ServiceKit

/// Checks what a direct notification says for one platform or one provider alone (EVAL-05, EVAL-06). Each refusal names the field in the request.
enum PlatformContentValidation {
    static func check(_ content: EvaluatorV1.NotificationContent) throws(APIError) {
        guard content.analyticsLabel.isEmpty || AnalyticsLabel.isValid(content.analyticsLabel) else {
            throw APIError(.invalidValue, field: "content.analytics_label", AnalyticsLabel.rule)
        }
        if let apple = content.ios?.apple { try check(apple) }
        if let android = content.android {
            try DirectContentValidation.checkName(android.group, EventRules.contextIDBytes, "content.android.group")
            _ = try android.style.checked(field: "content.android.style")
            if let details = android.details { try check(details) }
        }
    }

    private static func check(_ apple: DispatcherV1.AppleContent) throws(APIError) {
        let place = "content.ios.apple"
        try checkText(apple.titleLocKey, apple.titleLocArgs, "\(place).title_loc_key", "\(place).title_loc_args")
        try checkText(apple.subtitleLocKey, apple.subtitleLocArgs, "\(place).subtitle_loc_key", "\(place).subtitle_loc_args")
        try checkText(apple.locKey, apple.locArgs, "\(place).loc_key", "\(place).loc_args")
        try DirectContentValidation.checkName(apple.launchImage, EventLimits.iconBytes, "\(place).launch_image")
        try DirectContentValidation.checkName(apple.filterCriteria, EventRules.contextIDBytes, "\(place).filter_criteria")
        try DirectContentValidation.checkName(apple.threadId, EventRules.contextIDBytes, "\(place).thread_id")
        try DirectContentValidation.checkName(apple.collapseId, AppleContentRules.collapseIDBytes, "\(place).collapse_id")
        if let volume = apple.criticalVolume, !AppleContentRules.volumes.contains(volume) {
            throw APIError(.invalidValue, field: "\(place).critical_volume", "is 0 to 1")
        }
        guard apple.messageId.isEmpty || AppleContentRules.isMessageID(apple.messageId) else {
            throw APIError(.invalidValue, field: "\(place).message_id", AppleContentRules.messageID)
        }
        _ = try apple.priority.checked(field: "\(place).priority")
        try FieldRules.checkInstant(apple.expirationMs, field: "\(place).expiration_ms")
    }

    private static func check(_ android: DispatcherV1.AndroidDetails) throws(APIError) {
        let place = "content.android.details"
        try checkText(android.titleLocKey, android.titleLocArgs, "\(place).title_loc_key", "\(place).title_loc_args")
        try checkText(android.bodyLocKey, android.bodyLocArgs, "\(place).body_loc_key", "\(place).body_loc_args")
        try FieldRules.checkInstant(android.eventTimeMs, field: "\(place).event_time_ms")
        for (name, time) in [("light_on_ms", android.lightOnMs), ("light_off_ms", android.lightOffMs)] {
            guard let time, !(0...EventLimits.lightMilliseconds).contains(Int(time)) else { continue }
            throw APIError(.invalidValue, field: "\(place).\(name)", "is 0 to \(EventLimits.lightMilliseconds) ms")
        }
        _ = try android.proxy.checked(field: "\(place).proxy")
        guard android.restrictedPackageName.isEmpty || isPackage(android.restrictedPackageName) else {
            throw APIError(.invalidValue, field: "\(place).restricted_package_name", "is the name of an Android package, such as com.example.app")
        }
    }

    /// A text of the app's own resources, with its arguments.
    private static func checkText(_ key: String, _ arguments: [String], _ keyField: String, _ argumentsField: String) throws(APIError) {
        try DirectContentValidation.checkName(key, EventRules.contextIDBytes, keyField)
        let bytes = arguments.reduce(0) { $0 + $1.utf8.count }
        guard arguments.count <= EventLimits.textArguments, bytes <= EventLimits.textArgumentBytes else {
            throw APIError(
                .invalidValue, field: argumentsField,
                "has at most \(EventLimits.textArguments) texts of \(EventLimits.textArgumentBytes) bytes together")
        }
        guard arguments.isEmpty || !key.isEmpty else {
            throw APIError(.invalidValue, field: argumentsField, "needs the name of its text: these are the text's arguments")
        }
    }

    private static func isPackage(_ text: String) -> Bool {
        text.utf8.count <= EventRules.contextIDBytes && ASCII.isIdentifier(text, with: "_.") && text.contains(".") && !text.hasPrefix(".")
            && !text.hasSuffix(".") && !text.contains("..")
    }
}
