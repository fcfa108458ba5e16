import CarillonAPI
import NIOCore
import Protobuf

/// The protobuf decoder on the requests of all calls: what it takes must survive being written and read again.
enum RequestsTarget {
    /// The request of every call of every service; `FuzzTests` compares the list with the contracts.
    static let types: [any Message.Type] = [
        CommonV1.WatchChangesRequest.self,
        DispatcherV1.CancelQueuedRequest.self,
        DispatcherV1.CredentialKeyUseRequest.self,
        DispatcherV1.DeadLettersRequest.self,
        DispatcherV1.EnqueueRequest.self,
        DispatcherV1.PauseLanesRequest.self,
        DispatcherV1.ProbeTokensRequest.self,
        DispatcherV1.PutCredentialRequest.self,
        DispatcherV1.QueueStatusRequest.self,
        DispatcherV1.ReencryptCredentialsRequest.self,
        DispatcherV1.RequeueRequest.self,
        DispatcherV1.TestPushRequest.self,
        EvaluatorV1.EvaluatorStatisticsRequest.self,
        EvaluatorV1.ExplainRequest.self,
        EvaluatorV1.PreviewRequest.self,
        EvaluatorV1.SubmitEventsRequest.self,
        PreferencesV1.AnswerConsentLinkRequest.self,
        PreferencesV1.CheckSendRequest.self,
        PreferencesV1.DecidePromptRequest.self,
        PreferencesV1.EraseUserRequest.self,
        PreferencesV1.ExportOwnDataRequest.self,
        PreferencesV1.ExportPreferencesRequest.self,
        PreferencesV1.ExportUserRequest.self,
        PreferencesV1.GetConsentLinkRequest.self,
        PreferencesV1.GetPreferencesRequest.self,
        PreferencesV1.ImportPreferencesRequest.self,
        PreferencesV1.ListChannelFollowersRequest.self,
        PreferencesV1.ListConsentsRequest.self,
        PreferencesV1.ListPermissionsRequest.self,
        PreferencesV1.MuteChannelRequest.self,
        PreferencesV1.PermissionStatisticsRequest.self,
        PreferencesV1.PutConsentRequest.self,
        PreferencesV1.ReportPermissionRequest.self,
        PreferencesV1.ReportPromptRequest.self,
        PreferencesV1.UpdateChannelSettingsRequest.self,
        PreferencesV1.UpdatePreferencesRequest.self,
        ReceiptsV1.BadgeRequest.self,
        ReceiptsV1.ChangeCounterRequest.self,
        ReceiptsV1.CountPushesRequest.self,
        ReceiptsV1.GetNotificationRequest.self,
        ReceiptsV1.LedgerStatisticsRequest.self,
        ReceiptsV1.QueryDeliveryLogRequest.self,
        ReceiptsV1.QueryReceiptsRequest.self,
        ReceiptsV1.RecordNotificationRequest.self,
        ReceiptsV1.RecordOutcomeRequest.self,
        ReceiptsV1.ReportClientEventRequest.self,
        ReceiptsV1.ReportClientEventsRequest.self,
        RegistryV1.AddressKeyUseRequest.self,
        RegistryV1.CheckDevicesRequest.self,
        RegistryV1.CheckMembershipRequest.self,
        RegistryV1.CheckOriginRequest.self,
        RegistryV1.CreateServiceKeyRequest.self,
        RegistryV1.DeactivateDeviceRequest.self,
        RegistryV1.DeviceStatsRequest.self,
        RegistryV1.EndActivityAddressRequest.self,
        RegistryV1.EndRelationshipRequest.self,
        RegistryV1.EraseOwnDataRequest.self,
        RegistryV1.EraseUserRequest.self,
        RegistryV1.ExplainSettingRequest.self,
        RegistryV1.ExportDevicesRequest.self,
        RegistryV1.ExportOwnDataRequest.self,
        RegistryV1.ExportUserRequest.self,
        RegistryV1.GetAppRequest.self,
        RegistryV1.GetCatalogueRequest.self,
        RegistryV1.GetDeviceRequest.self,
        RegistryV1.GetErasureRequest.self,
        RegistryV1.GetGroupRequest.self,
        RegistryV1.GetOrganizationRequest.self,
        RegistryV1.GetOwnCatalogueRequest.self,
        RegistryV1.GetPolicyRequest.self,
        RegistryV1.GetTokenSecretRequest.self,
        RegistryV1.GetUserRequest.self,
        RegistryV1.ListActivityAddressesRequest.self,
        RegistryV1.ListAllDevicesRequest.self,
        RegistryV1.ListAppsRequest.self,
        RegistryV1.ListAuditRequest.self,
        RegistryV1.ListDevicesRequest.self,
        RegistryV1.ListFlagsRequest.self,
        RegistryV1.ListGroupsRequest.self,
        RegistryV1.ListOrganizationsRequest.self,
        RegistryV1.ListProfilesRequest.self,
        RegistryV1.ListRelationshipsRequest.self,
        RegistryV1.ListSendableRequest.self,
        RegistryV1.ListTokenVerdictsRequest.self,
        RegistryV1.ListUsersRequest.self,
        RegistryV1.ListVapidKeysRequest.self,
        RegistryV1.ListWebSubscriptionsRequest.self,
        RegistryV1.MoveProfileRequest.self,
        RegistryV1.PatchPolicyRequest.self,
        RegistryV1.PauseInvalidationRequest.self,
        RegistryV1.PutCatalogueRequest.self,
        RegistryV1.PutFlagsRequest.self,
        RegistryV1.RecordAuditRequest.self,
        RegistryV1.ReencryptAddressesRequest.self,
        RegistryV1.RefreshTokenRequest.self,
        RegistryV1.RegisterActivityAddressRequest.self,
        RegistryV1.RegisterDeviceRequest.self,
        RegistryV1.RegisterDevicesRequest.self,
        RegistryV1.RegisterWebSubscriptionRequest.self,
        RegistryV1.RemoveDeviceRequest.self,
        RegistryV1.RemoveGroupRequest.self,
        RegistryV1.RemoveWebSubscriptionRequest.self,
        RegistryV1.ReportPresenceRequest.self,
        RegistryV1.ReportTokenStateRequest.self,
        RegistryV1.ResolveAudienceRequest.self,
        RegistryV1.ResolveFlagsRequest.self,
        RegistryV1.ResolveRequest.self,
        RegistryV1.ResumeInvalidationRequest.self,
        RegistryV1.RevokeTokenRequest.self,
        RegistryV1.RotateTokenRequest.self,
        RegistryV1.StatisticsRequest.self,
        RegistryV1.UndoInvalidationsRequest.self,
        RegistryV1.UpdateDeviceRequest.self,
        RegistryV1.UpsertAppRequest.self,
        RegistryV1.UpsertDirectoryRequest.self,
        RegistryV1.UpsertGroupsRequest.self,
        RegistryV1.UpsertOrganizationRequest.self,
        RegistryV1.UpsertRelationshipsRequest.self,
        RegistryV1.UpsertUsersRequest.self,
        RegistryV1.VerifyServiceKeyRequest.self,
        SimulatorV1.AddFaultsRequest.self,
        SimulatorV1.ListRequestsRequest.self,
        SimulatorV1.ResetRequest.self,
        SimulatorV1.SetStreamLimitRequest.self,
        SimulatorV1.SimulatorStatisticsRequest.self,
        SimulatorV1.TrustRequest.self,
        TestingV1.SetRequest.self,
        TestingV1.StatusRequest.self,
    ]

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let type = self.types[Int(input.byte()) % self.types.count]
        self.check(type, input.remainder())
    }

    private static func check<Request: Message>(_ type: Request.Type, _ bytes: [UInt8]) {
        guard let request = try? bytes.withUnsafeBytes({ try Request(decoding: $0) }) else { return }
        var written = ByteBuffer()
        do {
            try request.encode(into: &written)
            promise(written.readableBytes == request.encodedSize(), "\(Request.fullName): the size foretold is not the size written")
            let again = try Request(decoding: written)
            // NaN is not equal to itself; its bytes are.
            var rewritten = ByteBuffer()
            try again.encode(into: &rewritten)
            promise(rewritten == written, "\(Request.fullName) changes when it is written and read again")
        } catch {
            fatalError("broken promise: \(Request.fullName) was read but cannot be written and read again: \(error)")
        }
    }
}
