public import CarillonAPI
public import Protobuf

/// A response that an idempotency record can hold (GW-04). It says which users it names, so that erasure finds the record by an index (PRIV-09).
public protocol RecordedResponse: Message {
    /// Ids and mail addresses of users in the response. Empty and repeated ones are ignored.
    var namedUsers: [String] { get }
}

/// A response without ids and mail addresses of users.
public protocol RecordedResponseWithoutUsers: RecordedResponse {}

extension RecordedResponseWithoutUsers {
    /// None.
    public var namedUsers: [String] { [] }
}

// MARK: Registry

extension RegistryV1.RegisterDeviceResponse: RecordedResponse {
    /// The device's user.
    public var namedUsers: [String] { [device?.userId ?? ""] }
}

extension RegistryV1.RegisterWebSubscriptionResponse: RecordedResponse {
    /// The user of the subscription and of its device.
    public var namedUsers: [String] { [subscription?.userId ?? "", device?.userId ?? ""] }
}

extension RegistryV1.RegisterActivityAddressResponse: RecordedResponse {
    /// The address's user.
    public var namedUsers: [String] { [address?.userId ?? ""] }
}

extension RegistryV1.DeactivateDeviceResponse: RecordedResponse {
    /// The device's user.
    public var namedUsers: [String] { [device?.userId ?? ""] }
}

extension RegistryV1.RevokeTokenResponse: RecordedResponse {
    /// The device's user.
    public var namedUsers: [String] { [device?.userId ?? ""] }
}

extension RegistryV1.RegisterDevicesResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.SendActivityResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.CreateActivityChannelResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.DeleteActivityChannelResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.SendActivityBroadcastResponse: RecordedResponseWithoutUsers {}
extension RegistryV1.RefreshTokenResponse: RecordedResponseWithoutUsers {}
extension RegistryV1.EraseUserResponse: RecordedResponseWithoutUsers {}
extension RegistryV1.CreateServiceKeyResponse: RecordedResponseWithoutUsers {}
extension RegistryV1.MoveProfileResponse: RecordedResponseWithoutUsers {}

// MARK: Preferences

extension PreferencesV1.PutConsentResponse: RecordedResponse {
    /// The users of the consent.
    public var namedUsers: [String] { consent?.namedUsers ?? [] }
}

extension PreferencesV1.AnswerConsentLinkResponse: RecordedResponse {
    /// The users of the consent.
    public var namedUsers: [String] { consent?.namedUsers ?? [] }
}

extension PreferencesV1.Consent {
    private static let userPrefix = "user:"

    /// The child, the guardian with the mail address, and the users who changed the consent.
    fileprivate var namedUsers: [String] {
        let actors = history.map(\.actor).filter { $0.hasPrefix(Self.userPrefix) }.map { String($0.dropFirst(Self.userPrefix.count)) }
        return [childUserId, guardianUserId, guardianEmail] + actors
    }
}

extension PreferencesV1.MuteChannelResponse: RecordedResponseWithoutUsers {}
extension PreferencesV1.ReportPromptResponse: RecordedResponseWithoutUsers {}

// MARK: Evaluator, dispatcher, receipts

extension EvaluatorV1.SubmitEventsResponse: RecordedResponseWithoutUsers {}
extension EvaluatorV1.SubmitNotificationResponse: RecordedResponse {
    /// The recipients.
    public var namedUsers: [String] { notifications.map(\.userId) }
}

extension EvaluatorV1.SubmitSilentResponse: RecordedResponse {
    /// The recipients.
    public var namedUsers: [String] { notifications.map(\.userId) }
}

extension EvaluatorV1.SubmitBroadcastResponse: RecordedResponseWithoutUsers {}
extension EvaluatorV1.UpsertItemsResponse: RecordedResponseWithoutUsers {}
extension EvaluatorV1.SnoozeResponse: RecordedResponseWithoutUsers {}
extension EvaluatorV1.EntityDeletedResponse: RecordedResponseWithoutUsers {}
extension EvaluatorV1.SubmitOverrideResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.TestPushResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.RequeueResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.DropDeadLettersResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.RemoveCredentialResponse: RecordedResponseWithoutUsers {}
extension DispatcherV1.AcknowledgeDesktopResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ChangeCounterResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ReportActionResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.MarkInboxResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ReportClientEventResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ReportClientEventsResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ReportDeliveriesResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.RecordTelemetryResponse: RecordedResponseWithoutUsers {}
extension ReceiptsV1.ReportTelemetryResponse: RecordedResponseWithoutUsers {}
