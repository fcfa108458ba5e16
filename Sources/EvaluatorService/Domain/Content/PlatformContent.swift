import CarillonAPI

extension DispatcherV1.Content {
    /// Takes what a direct notification says for one platform or one provider alone (EVAL-05, EVAL-06).
    ///
    /// - Parameters:
    ///   - showingArguments: whether texts of the app's own resources, with the notification's values in them, may be read before opening (EVAL-38).
    ///   - isForAndroid: whether Android devices get the content.
    mutating func takePlatforms(_ own: EvaluatorV1.NotificationContent, showingArguments: Bool, isForAndroid: Bool) {
        analyticsLabel = own.analyticsLabel
        contentAvailable = own.contentAvailable
        mutableContent = own.mutableContent
        if var apple = own.ios?.apple {
            if !showingArguments { apple.removeTexts() }
            self.apple = apple
        }
        if let android = own.android {
            if var details = android.details {
                if !showingArguments { details.removeTexts() }
                self.android = details
            }
            if isForAndroid { addData(android) }
        }
    }

    /// What FCM has no fields for (C-33).
    private mutating func addData(_ android: EvaluatorV1.AndroidContent) {
        if let removes = android.autoCancel { data["auto_cancel"] = String(removes) }
        if !android.group.isEmpty { data["group"] = android.group }
        if android.groupSummary { data["group_summary"] = "true" }
        if android.style != .unspecified { data["style"] = android.style.name }
    }
}

extension DispatcherV1.AppleContent {
    fileprivate mutating func removeTexts() {
        (titleLocKey, titleLocArgs, subtitleLocKey, subtitleLocArgs, locKey, locArgs) = ("", [], "", [], "", [])
    }
}

extension DispatcherV1.AndroidDetails {
    fileprivate mutating func removeTexts() { (titleLocKey, titleLocArgs, bodyLocKey, bodyLocArgs) = ("", [], "", []) }
}
