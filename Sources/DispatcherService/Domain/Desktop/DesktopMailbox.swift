import CarillonAPI
import DurableWork
import Providers
import ServiceKit

/// The messages for agents on desktops, each from its acceptance to its acknowledgement or its end (DISP-22). ``SQLiteDesktopMailbox`` is for one
/// dispatcher, ``JetStreamDesktopMailbox`` for many.
///
/// A call returns when the change is on disk. What ends a message also writes its outcome into the dispatcher's own store.
protocol DesktopMailbox: Sendable {
    /// Keeps messages. A message that is kept already keeps its number. A device with more than ``DesktopMailboxLimits/perDevice`` loses its oldest.
    func keep(_ messages: [DispatcherV1.StoredDesktopMessage], now: Instant) async throws -> KeptMessages

    /// Messages of a device in the order of their numbers, at most ``DesktopMailboxLimits/page``. Expired ones are among them.
    ///
    /// - Parameter number: messages above it; 0: all.
    func messages(of device: DesktopDevice, after number: Int64) async throws -> [DesktopMessage]

    /// The agent has shown messages. Those that are not kept any more are left out.
    func acknowledge(_ ids: [DesktopMessageID], of device: DesktopDevice, now: Instant) async throws -> EndedMessages

    /// Ends messages that have expired, a bounded number.
    ///
    /// - Returns: what ended, and when the next message does; nil: none is kept here.
    func expire(now: Instant) async throws -> (ended: EndedMessages, next: Instant?)

    /// Tells of new messages until its task is cancelled. After an interruption, when some may have been missed, it tells nil.
    ///
    /// - Throws: `CancellationError`.
    func follow(_ arrived: @escaping @Sendable (_ mailbox: String?) -> Void) async throws
}

/// The limits of ``DesktopMailbox``.
enum DesktopMailboxLimits {
    /// The newest messages that are kept for a device (DISP-22).
    static let perDevice = 50
    /// Most messages of one read. They are in memory until the agent has taken them: at most 640 KiB, as a message has at most 64 KiB.
    static let page = 10
}

/// A device that has an agent, with its owner. Another user who registers at the same machine gets none of the owner's messages (T24).
struct DesktopDevice: Sendable, Hashable {
    let tenant: CommonV1.Tenant
    let userID: String
    let pushDeviceID: String

    init(tenant: CommonV1.Tenant, userID: String, pushDeviceID: String) {
        (self.tenant, self.userID, self.pushDeviceID) = (tenant, userID, pushDeviceID)
    }

    init(of message: DispatcherV1.StoredDesktopMessage) {
        self.init(tenant: message.tenant ?? .init(), userID: message.userId, pushDeviceID: message.pushDeviceId)
    }

    /// The name of its mailbox: `<user>.<device>`, both hashed. The same for all dispatchers.
    var mailbox: String { DeliveryKeys.user(userID, of: tenant) + "." + DeliveryKeys.desktop(pushDeviceID, of: tenant) }
}

/// A message in a mailbox.
struct DesktopMessage: Sendable, Hashable {
    /// Grows within a mailbox.
    var number: Int64
    var message: DispatcherV1.StoredDesktopMessage

    var id: DesktopMessageID { DesktopMessageID(number: number, pushID: message.pushId) }
}

/// The id of a message, as agents see it: `NUMBER-PUSH`. The number finds it. The push shows that it is the right one, also where a queue was lost
/// and gives its numbers anew.
struct DesktopMessageID: Sendable, Hashable, CustomStringConvertible {
    var number: Int64
    var pushID: String

    init(number: Int64, pushID: String) { (self.number, self.pushID) = (number, pushID) }

    /// Nil for a text that is no id.
    init?(_ text: String) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard text.utf8.count <= 128, parts.count == 2, let number = Int64(parts[0]), number > 0, !parts[1].isEmpty else { return nil }
        self.init(number: number, pushID: String(parts[1]))
    }

    var description: String { "\(number)-\(pushID)" }
}

/// The effect of ``DesktopMailbox/keep(_:now:)``.
struct KeptMessages: Sendable {
    /// For each message its number; 0: a user whom it names was erased, and it is not kept. Nil: it could not be kept.
    var numbers: [Int64?] = []
    /// Older messages that gave way.
    var displaced = EndedMessages()
    /// Mailboxes with new messages, where nobody else tells of them.
    var arrived: Set<String> = []
}

/// When a stream began: of two streams of a device the later one stays. Streams that begin at one moment are ordered by chance.
struct DesktopStreamAge: Sendable, Hashable, Comparable, Codable {
    var began: Instant
    var order: UInt64

    static func < (one: Self, other: Self) -> Bool { (one.began, one.order) < (other.began, other.order) }
}

/// A dispatcher serves a desktop since a moment.
struct DesktopTakeOver: Sendable, Hashable, Codable {
    /// ``DesktopDevice/mailbox``.
    var mailbox: String
    /// Of the stream.
    var age: DesktopStreamAge
}

/// Messages that ended, whose outcomes are stored.
struct EndedMessages: Sendable {
    /// Those that were kept until now.
    var count = 0
    /// For the ledger; stored. Also of messages that are gone.
    var outcomes: [ReceiptsV1.Outcome] = []
    /// For the callers of test pushes; not stored.
    var testOutcomes: [ReceiptsV1.Outcome] = []

    mutating func add(_ desktopMessage: DesktopMessage, _ end: DesktopEnd, now: Instant) {
        count += 1
        let outcome = desktopMessage.message.outcome(end, id: desktopMessage.id, now: now)
        if desktopMessage.message.inLedger { outcomes.append(outcome) } else if desktopMessage.message.test { testOutcomes.append(outcome) }
    }

    static func += (all: inout Self, more: Self) {
        all.count += more.count
        all.outcomes += more.outcomes
        all.testOutcomes += more.testOutcomes
    }
}

/// How a kept message ends.
enum DesktopEnd: String, Sendable, CaseIterable {
    /// The agent has shown it.
    case acknowledged
    case expired
    /// Newer messages took its place.
    case displaced
}

extension DispatcherV1.StoredDesktopMessage {
    var device: DesktopDevice { DesktopDevice(of: self) }
    var user: UserKey { UserKey(userId, of: tenant) }
    /// The recipient, and the users whom the text may name.
    var namedUsers: [UserKey] { [user] + aboutUserIds.map { UserKey($0, of: tenant) } }

    /// Whether the message is to, by or about a user who was erased: it is not kept.
    func names(_ erased: ErasedUsers.Snapshot) -> Bool { !erased.isEmpty && namedUsers.contains(where: erased.contains) }

    var expiresAt: Instant { Instant(milliseconds: expiresAtMs) }

    /// The message's end, for the ledger or for the caller of a test push.
    func outcome(_ end: DesktopEnd, id: DesktopMessageID, now: Instant) -> ReceiptsV1.Outcome {
        var outcome = ReceiptsV1.Outcome()
        outcome.tenant = tenant
        outcome.pushId = pushId
        outcome.notificationId = notificationId
        outcome.pushDeviceId = pushDeviceId
        outcome.userId = userId
        outcome.attemptNumber = attemptNumber
        outcome.provider = ProviderID.desktop.rawValue
        outcome.providerMessageId = id.description
        outcome.occurredAtMs = now.milliseconds
        outcome.sequence = sequence + 1
        switch end {
        case .acknowledged:
            outcome.status = .delivered
            outcome.evidence = .device
        case .expired:
            outcome.status = .expired
            outcome.evidence = .device
            outcome.skipReason = .ttlExpired
        case .displaced:
            outcome.status = .failed
            outcome.failureReason = FailureReason.mailboxFull
        }
        return outcome
    }
}
