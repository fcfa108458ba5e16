import CarillonAPI
import JSON
import ServiceKit

/// What taps do, as the app gets it (EVAL-04).
///
/// Buttons are in the data: APNs and FCM carry none. The app, or its service extension, shows them.
enum ActionData {
    /// The value of `actions`: a JSON array, in the order of the buttons.
    static func text(_ actions: [EvaluatorV1.NotificationAction]) -> String {
        JSONElement.array(actions.map(element)).text
    }

    private static func element(_ action: EvaluatorV1.NotificationAction) -> JSONElement {
        var members: [String: JSONElement] = ["action_id": .string(action.actionId), "title": .string(action.title)]
        if !action.icon.isEmpty { members["icon"] = .string(action.icon) }
        // What is false is left out: a payload has 4 KiB.
        for (name, value) in [("requires_auth", action.requiresAuth), ("foreground", action.foreground), ("destructive", action.destructive)] {
            if value { members[name] = true }
        }
        let tap = action.action ?? .init(type: .dismiss)
        var target: [String: JSONElement] = ["type": .string((tap.type == .unspecified ? .deepLink : tap.type).name)]
        if !tap.target.isEmpty { target["target"] = .string(tap.target) }
        if !tap.params.isEmpty { target["params"] = .texts(tap.params) }
        members["action"] = .object(target)
        return .object(members)
    }

    /// The query of a link: the parameters in the order of their names.
    static func query(_ parameters: [String: String]) -> String {
        parameters.sorted { $0.key < $1.key }.map { "\(PayloadData.escaped($0))=\(PayloadData.escaped($1))" }.joined(separator: "&")
    }
}
