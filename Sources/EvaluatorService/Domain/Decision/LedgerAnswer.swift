import CarillonAPI

/// The ledger's answer about a notification, for its push.
struct LedgerAnswer: Sendable, Hashable {
    /// Negative: none.
    var badge: Int32
    /// The devices that have more of its category than they show without a summary (EVAL-54).
    var groups: [ReceiptsV1.DeviceGroup] = []
    /// What the devices of a badge update close (RCPT-12).
    var withdrawn: [ReceiptsV1.WithdrawnNotification] = []

    /// An answer for each notification of a call.
    static func each(of response: ReceiptsV1.RecordNotificationResponse) -> [LedgerAnswer] {
        var answers = response.badges.map { LedgerAnswer(badge: $0) }
        for group in response.groups where answers.indices.contains(Int(group.index)) { answers[Int(group.index)].groups.append(group) }
        for one in response.withdrawn where answers.indices.contains(Int(one.index)) { answers[Int(one.index)].withdrawn.append(one) }
        return answers
    }
}
