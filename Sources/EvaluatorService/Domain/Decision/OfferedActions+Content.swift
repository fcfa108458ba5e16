import CarillonAPI

extension ReceiptsV1.OfferedActions {
    /// What a direct notification itself lets its user do (EVAL-04); nil: nothing, so that the type alone says it.
    init?(_ content: EvaluatorV1.NotificationContent) {
        let category = content.ios?.category ?? ""
        guard !category.isEmpty || !content.actions.isEmpty else { return nil }
        self.init(iosCategory: category, actions: content.actions.map { ReceiptsV1.OfferedAction($0) })
    }
}

extension ReceiptsV1.OfferedAction {
    fileprivate init(_ button: EvaluatorV1.NotificationAction) {
        self.init(actionId: button.actionId)
        guard let tap = button.action, tap.type == .callback else { return }
        callbackTarget = tap.target
        callbackParams = tap.params
    }
}
