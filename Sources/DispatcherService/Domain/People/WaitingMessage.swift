import CarillonAPI
import OutboundMessages
import ServiceKit

/// A message to a person that waits for its next attempt (DISP-32).
struct WaitingMessage: Sendable {
    /// Its row in the store.
    var row: Int64
    var message: DispatcherV1.PersonMessage
    /// Attempts that were made.
    var attempts: Int
    var createdAt: Instant

    var tenant: CommonV1.Tenant { message.tenant ?? .init() }

    /// As it is sent.
    var outbound: OutboundMessage {
        OutboundMessage(
            id: message.messageId, kind: message.kind.name, notificationID: message.notificationId, userID: message.userId, email: message.email,
            title: message.title, body: message.body, deepLink: message.deepLink, reason: message.reason, locale: message.locale,
            createdAt: createdAt, action: isAction ? message.action.map { OutboundAction($0) } : nil)
    }

    /// Whether it tells the host what its user did (EVAL-42), and the user nothing.
    var isAction: Bool { message.kind == .action }

    /// What an app lacks that has no way for it.
    var missingWay: String {
        if isAction { return "the app has no credential webhook" }
        if message.isForOperators { return "the app's operators want no alerts" }
        return "the app has no fallback channel, or no credential for it"
    }

    /// The end of an attempt.
    enum Step: Sendable, Hashable {
        case sent
        case again(at: Instant)
        case ended(Failure)
    }

    /// Why a message was not sent.
    enum Failure: Sendable, Hashable {
        /// The app has no transport, or the user no address.
        case unconfigured(String)
        /// All attempts failed, or the server refused the message for good.
        case failed(String)

        /// Whether metrics count it: operators who want no messages are no failure.
        func isCounted(of message: WaitingMessage) -> Bool {
            if case .unconfigured = self { !message.message.isForOperators } else { true }
        }

        /// `email_unconfigured` or `fallback_failed`; of an action `webhook_unconfigured` or `webhook_failed`.
        func reason(of message: WaitingMessage) -> String {
            switch self {
            case .unconfigured: message.isAction ? "webhook_unconfigured" : "email_unconfigured"
            case .failed: message.isAction ? "webhook_failed" : "fallback_failed"
            }
        }

        /// Whether the log has it. An app without a channel, or without addresses, would have a line for each notification: the receipt says it.
        func isLogged(of message: WaitingMessage) -> Bool {
            // An app whose operators want no alerts would have a line for each.
            if case .unconfigured = self { return message.message.notificationId.isEmpty && !message.message.isForOperators }
            return true
        }

        /// ``reason(of:)`` and the cause.
        func description(of message: WaitingMessage) -> String {
            switch self {
            case .unconfigured(let cause), .failed(let cause): "\(reason(of: message)): \(cause)"
            }
        }
    }

    /// The receipt of the message for the ledger (RCPT-02). Nil for a message that is about no notification, for an action, which the ledger has from
    /// its device, and before the end.
    ///
    /// - Parameters:
    ///   - attempts: those that were made.
    ///   - channel: `email` or `webhook`; nil: the app has none, and the receipt is that of a mail.
    func outcome(of step: Step, attempts: Int, channel: String?, now: Instant) -> ReceiptsV1.Outcome? {
        guard !message.notificationId.isEmpty, !isAction else { return nil }
        var outcome = ReceiptsV1.Outcome()
        outcome.tenant = message.tenant
        outcome.notificationId = message.notificationId
        outcome.userId = message.userId
        outcome.channel = channel ?? "email"
        outcome.messageReason = message.reason
        outcome.attemptNumber = Int32(clamping: attempts)
        outcome.occurredAtMs = now.milliseconds
        switch step {
        case .again: return nil
        case .sent: outcome.status = .sent
        case .ended(let failure):
            outcome.status = .failed
            outcome.failureReason = failure.reason(of: self)
            switch failure {
            case .unconfigured(let cause): outcome.providerErrorMessage = cause
            case .failed(let code): outcome.providerCode = code
            }
        }
        return outcome
    }

    /// The step after an attempt.
    ///
    /// - Parameter attempts: with this one.
    func step(after attempt: MessageAttempt, attempts: Int, now: Instant) -> Step {
        switch attempt {
        case .taken: return .sent
        case .refused(let code): return .ended(.failed(code))
        case .retry(let code):
            guard let wait = RetryWaits.wait(after: attempts, ofAction: isAction) else { return .ended(.failed(code)) }
            return .again(at: now + wait)
        }
    }
}

extension OutboundAction {
    fileprivate init(_ action: DispatcherV1.UserAction) {
        self.init(
            action: action.action, textInput: action.textInput, pushID: action.pushId, deviceID: action.deviceId, typeID: action.typeId,
            eventID: action.eventId, channelID: action.channelId, messageID: action.messageId,
            occurredAt: Instant(milliseconds: action.occurredAtMs), target: action.callbackTarget, parameters: action.callbackParams)
    }
}

extension DispatcherV1.PersonMessage {
    /// Alerts and reports go to the app's operators rather than to a user.
    var isForOperators: Bool { kind == .alert || kind == .report }
}
