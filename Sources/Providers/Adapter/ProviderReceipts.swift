public import ServiceKit

/// The receipts of a provider that says only later the outcome of the messages that it accepted (DISP-19). They are asked for by the ids of
/// ``ProviderVerdict/accepted(messageID:)``, with the authorization of the credential that sent the messages.
public protocol ProviderReceipts: Sendable {
    /// Most ids of one request.
    var idsPerRequest: Int { get }

    /// How long after its acceptance a message's receipt is asked for the first time, by the app's policy.
    func firstPoll(by policy: Policy) -> Duration

    /// How long after a poll a missing receipt is asked for again.
    var interval: Duration { get }

    /// How long after the acceptance the provider keeps a receipt. One that is missing then never comes.
    var lifetime: Duration { get }

    /// The request for the receipts of these ids, at the endpoint of the messages.
    func request(for ids: [String], in context: SendContext) -> ProviderRequest

    /// The meaning of an answer.
    func interpret(_ answer: ProviderAnswer, now: Instant) -> ReceiptAnswer
}

/// What an answer to a request for receipts says.
public enum ReceiptAnswer: Sendable, Hashable {
    /// The verdicts by id. `accepted`: the device's platform took the message. Ids without a verdict have no receipt yet.
    case verdicts([String: ProviderVerdict])
    /// The request has too many ids.
    case tooMany
    /// Nothing is known. Ask again after the provider's wait, if it names one.
    case later(after: Duration?, code: String)
    /// The provider refuses the credential.
    case refused(code: String)
}
