import CarillonAPI
import ServiceKit

/// What a notification lets its user do: the buttons of a direct notification (EVAL-04), and the actions of its iOS categories (REG-10), which apps
/// of all platforms may show. Every notification can be marked as read.
struct ActionOffer {
    /// What the user types an answer with.
    static let reply = "REPLY"
    /// It has an effect in the ledger, too.
    static let markRead = "MARK_READ"

    /// What a direct notification has of its own; nil: nothing.
    var own: ReceiptsV1.OfferedActions?
    /// Nil: the catalogue has it no more.
    var type: RegistryV1.NotificationType?
    var catalogue: Catalogue

    /// An action of the notification.
    ///
    /// - Throws: `invalid_value` for one that it does not offer.
    func action(_ id: String) throws(APIError) -> OfferedAction {
        if let button = own?.actions.first(where: { $0.actionId == id }) { return OfferedAction(button) }
        let actions = categoryActions + [RegistryV1.IosAction(identifier: Self.markRead)]
        guard let found = actions.first(where: { $0.identifier == id }) else {
            var offered = (own?.actions ?? []).map(\.actionId)
            for action in actions where !offered.contains(action.identifier) { offered.append(action.identifier) }
            throw APIError(.invalidValue, field: "action", "the notification offers \(offered.joined(separator: ", "))")
        }
        return OfferedAction(found)
    }

    /// Each id once.
    private var categoryActions: [RegistryV1.IosAction] {
        let ownCategory = own?.iosCategory ?? ""
        let categories = [ownCategory.isEmpty ? type?.iosCategory ?? "" : ownCategory, type?.iosCategoryWithImage ?? ""]
        var known: Set<String> = []
        let offered = catalogue.iosCategories.filter { categories.contains($0.identifier) }.flatMap(\.actions)
        return offered.filter { known.insert($0.identifier).inserted }
    }
}

/// An action that a notification offers.
struct OfferedAction: Hashable {
    /// Of `text_input` (EVAL-42).
    static let mostCharacters = 4_000
    /// The action of `mlc-lms` that brings the notification back (EVAL-41).
    private static let snooze = "snooze_1h"
    private static let snoozeSeconds: Int32 = 3_600

    /// Whether the user may type a text.
    var takesText: Bool
    /// Whether the device asks for a text.
    var asksForText = false
    /// Of a callback to the host; else empty.
    var callbackTarget = ""
    var callbackParameters: [String: String] = [:]
    /// When the notification comes back; 0: it does not.
    var snoozeSeconds: Int32 = 0

    /// A button of a direct notification.
    init(_ button: ReceiptsV1.OfferedAction) {
        takesText = button.actionId == ActionOffer.reply
        callbackParameters = button.callbackParams
        if let snooze = SnoozeCallback(target: button.callbackTarget, parameters: button.callbackParams) {
            // The sender's mistake is not the user's.
            snoozeSeconds = snooze.seconds ?? Self.snoozeSeconds
        } else {
            callbackTarget = button.callbackTarget
        }
    }

    /// An action of an iOS category.
    init(_ action: RegistryV1.IosAction) {
        asksForText = action.textInput != nil
        takesText = asksForText || action.identifier == ActionOffer.reply
        if action.identifier == Self.snooze { snoozeSeconds = Self.snoozeSeconds }
    }

    /// Checks what the user typed.
    ///
    /// - Throws: `invalid_argument` where the text is missing, `invalid_value` where the action takes none.
    func check(_ text: String) throws(APIError) {
        if asksForText, FreeText.isBlank(text) { throw APIError(.invalidArgument, field: "text_input", "is required: the action asks for a text") }
        if !takesText, !text.isEmpty { throw APIError(.invalidValue, field: "text_input", "the action takes no text") }
    }
}
