public import CarillonAPI

/// The users whom a push for another one names (decision 0067).
extension DispatcherV1.Push {
    /// The value of a content that names the user who sent the message or caused the event (DISP-07).
    public static let senderKey = "sender_id"

    /// The user who sent the message or caused the event; empty: none.
    public var senderID: String { contents.first?.data[Self.senderKey] ?? "" }

    /// The users whom the push names beside its recipient: the children it is about, and its senders.
    public var otherUserIDs: [String] {
        ([aboutUserId, senderID] + furtherAboutUserIds + senderIds).filter { !$0.isEmpty }
    }
}
