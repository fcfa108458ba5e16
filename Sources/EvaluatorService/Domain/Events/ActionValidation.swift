import CarillonAPI
import ServiceKit

/// Checks what taps on a direct notification do (EVAL-04). Each refusal names the field in the request.
enum ActionValidation {
    /// iOS shows no more. An app may have a lower limit (`max_actions`).
    private static let mostActions = 4

    /// Checks what can be told without the app.
    static func check(_ content: EvaluatorV1.NotificationContent) throws(APIError) {
        if let tap = content.defaultAction {
            let field = "content.default_action"
            guard content.deepLinkPath.isEmpty else {
                throw APIError(.invalidArgument, field: field, "says what a tap does, and so does deep_link_path: give one of them")
            }
            let kind = try check(tap, field)
            guard kind == .deepLink || kind == .url else {
                throw APIError(.invalidValue, field: "\(field).type", "a tap on the notification itself opens a deep_link or a url")
            }
        }
        guard content.actions.count <= mostActions else {
            throw APIError(
                .invalidValue, field: "content.actions", "\(content.actions.count) actions; a notification has at most \(mostActions)")
        }
        let bytes = content.actions.isEmpty ? 0 : ActionData.text(content.actions).utf8.count
        guard bytes <= EventLimits.actionsBytes else {
            throw APIError(
                .payloadTooLarge, field: "content.actions", "\(bytes) bytes; the actions have at most \(EventLimits.actionsBytes) together")
        }
        var known: Set<String> = []
        for (index, action) in content.actions.enumerated() {
            let field = "content.actions[\(index)]"
            try check(action, field)
            guard known.insert(action.actionId).inserted else {
                throw APIError(.invalidValue, field: "\(field).action_id", "there is an earlier action with the id \(action.actionId)")
            }
        }
    }

    /// Checks what depends on the app: how many actions it shows, and how long their titles are.
    static func check(_ content: EvaluatorV1.NotificationContent, _ policy: Policy) throws(APIError) {
        guard !content.actions.isEmpty else { return }
        guard policy.actionsEnabled else {
            throw APIError(.invalidValue, field: "content.actions", "the app's notifications have no actions (actions_enabled)")
        }
        guard content.actions.count <= policy.maxActions else {
            throw APIError(
                .invalidValue, field: "content.actions",
                "\(content.actions.count) actions; the app's notifications have at most \(policy.maxActions) (max_actions)")
        }
        for (index, action) in content.actions.enumerated() where action.title.count > policy.actionTitleMaxChars {
            throw APIError(
                .textTooLong, field: "content.actions[\(index)].title",
                "\(action.title.count) characters; at most \(policy.actionTitleMaxChars) are taken (action_title_max_chars)")
        }
    }

    private static func check(_ action: EvaluatorV1.NotificationAction, _ field: String) throws(APIError) {
        guard !action.actionId.isEmpty else { throw APIError(.invalidArgument, field: "\(field).action_id", "is required: reports name it") }
        guard action.actionId.utf8.count <= EventLimits.actionIDBytes, ASCII.isIdentifier(action.actionId, with: "_-.") else {
            throw APIError(
                .invalidValue, field: "\(field).action_id", "has letters, digits, _, - and ., at most \(EventLimits.actionIDBytes) bytes")
        }
        guard !FreeText.isBlank(action.title) else { throw APIError(.invalidArgument, field: "\(field).title", "is required: the button shows it") }
        guard action.title.utf8.count <= EventLimits.actionTitleBytes else {
            throw APIError(
                .textTooLong, field: "\(field).title", "\(action.title.utf8.count) bytes; at most \(EventLimits.actionTitleBytes) are taken")
        }
        guard action.icon.utf8.count <= EventLimits.iconBytes, HostID.isAllowed(action.icon) else {
            throw APIError(.invalidValue, field: "\(field).icon", "names a resource of the app, in at most \(EventLimits.iconBytes) bytes")
        }
        _ = try check(action.action ?? .init(type: .dismiss), "\(field).action")
    }

    /// - Returns: the kind, as it is used.
    private static func check(_ tap: EvaluatorV1.ActionTarget, _ field: String) throws(APIError) -> EvaluatorV1.ActionKind.Known {
        let kind = try tap.type.checked(field: "\(field).type") ?? .deepLink
        try FieldRules.checkParameters(tap.params, field: "\(field).params")
        let target = "\(field).target"
        // Links get the parameters percent-encoded.
        guard tap.target.utf8.count + ActionData.query(tap.params).utf8.count <= EventLimits.pathBytes else {
            throw APIError(.invalidValue, field: target, "target and params have at most \(EventLimits.pathBytes) bytes as a link")
        }
        switch kind {
        case .deepLink:
            guard !tap.target.isEmpty else { throw APIError(.invalidArgument, field: target, "name the path to open, such as requests/42") }
            _ = try DirectContentValidation.path(tap.target, field: target)
        case .url: try checkAddress(tap.target, target)
        case .callback where tap.target.hasPrefix("/"):
            guard tap.target.utf8.count <= EventLimits.pathBytes, !tap.target.hasPrefix("//"),
                !tap.target.contains(where: { $0.isWhitespace || $0 == "\\" }),
                HostID.isAllowed(tap.target)
            else {
                throw APIError(.invalidValue, field: target, "is a path of the app's API, such as /api/notifications/snooze, or an https address")
            }
            if let snooze = SnoozeCallback(target: tap.target, parameters: tap.params) {
                guard let seconds = snooze.seconds, SnoozedNotification.seconds.contains(seconds) else {
                    throw APIError(.invalidValue, field: "\(field).params.seconds", "a notification is snoozed for 60 to 86,400 seconds")
                }
            }
        case .callback:
            guard tap.target.hasPrefix("https://") else {
                throw APIError(.invalidValue, field: target, "is a path of the app's API that begins with /, or an https address")
            }
            try checkAddress(tap.target, target)
        case .dismiss:
            guard tap.target.isEmpty else { throw APIError(.invalidValue, field: target, "an action that closes the notification has no target") }
        }
        return kind
    }

    private static func checkAddress(_ text: String, _ field: String) throws(APIError) {
        let address = text.dropFirst("https://".count)
        guard text.utf8.count <= EventLimits.pathBytes, text.hasPrefix("https://"), !address.isEmpty,
            ASCII.isIdentifier(String(address.unicodeScalars.prefix(1)), with: "_-.["),
            !text.contains(where: { $0.isWhitespace || #"\"<>`"#.contains($0) }), HostID.isAllowed(text),
            isAuthority(address.prefix { !"/?#".contains($0) })
        else {
            throw APIError(
                .invalidValue, field: field,
                "is an https address of at most \(EventLimits.pathBytes) bytes, without spaces, user and password, and with a port below 65536")
        }
    }

    /// Whether the text is a host, or an IPv6 address in brackets, alone or with a port.
    private static func isAuthority(_ text: Substring) -> Bool {
        let end: Substring.Index? =
            text.hasPrefix("[") ? text.firstIndex(of: "]").map { text.index(after: $0) } : text.firstIndex(of: ":") ?? text.endIndex
        guard let end, !text.contains("@") else { return false }
        let (colon, digits) = (text[end...].prefix(1), text[end...].dropFirst())
        if colon.isEmpty { return true }
        return colon == ":" && digits.utf8.allSatisfy(ASCII.isDigit) && UInt16(digits).map { $0 > 0 } == true
    }
}

extension FieldRules {
    private static let (mostParameters, parameterBytes) = (20, 1_000)

    /// Checks the parameters of a tap: they are in the payload, or in a link.
    fileprivate static func checkParameters(_ parameters: [String: String], field: String) throws(APIError) {
        guard parameters.count <= mostParameters, parameters.dataBytes <= parameterBytes, !parameters.keys.contains("") else {
            throw APIError(
                .invalidValue, field: field, "has at most \(mostParameters) names and values, of \(parameterBytes) bytes together; no name is empty")
        }
    }
}
