import CarillonAPI
import RPC

/// A call of every method that ``PushFixture`` serves, for the matrix of roles. A method that is missing is named by `RoleMatrixTests`.
extension ContractCalls {
    /// Calls that end or erase something come last, so that the others find what they name.
    static func matrix(_ fixture: PushFixture) throws -> [ContractCall] {
        let calls = try all(fixture.contracts) + pushes() + ledgerBatches() + ofServices() + ofOperators() + ofOwnData()
        return (0...2).flatMap { rank in calls.filter { Self.rank(of: $0.method.name) == rank } }
    }

    private static func rank(of name: String) -> Int {
        if name.hasPrefix("Erase") { return 2 }
        let ending = ["Remove", "Revoke", "Delete", "Drop", "Cancel", "End", "Deactivate"]
        return ending.contains(where: name.hasPrefix) ? 1 : 0
    }

    private static func ofServices() throws -> [ContractCall] {
        typealias D = DispatcherV1
        typealias R = RegistryV1
        typealias V = ReceiptsV1
        let (tenant, dispatcher, receipts) = (ContractFixture.tenant, D.Dispatcher.Method.self, V.Receipts.Method.self)
        let erasure = CommonV1.EraseStoredUserRequest(tenant: tenant, userId: "ann")
        return [
            try .init(EvaluatorV1.UserData.Method.eraseUser, erasure, CommonV1.EraseStoredUserResponse.self),
            try .init(D.UserData.Method.eraseUser, erasure, CommonV1.EraseStoredUserResponse.self),
            try .init(V.UserData.Method.eraseUser, erasure, CommonV1.EraseStoredUserResponse.self),
            try .init(dispatcher.enqueue, D.EnqueueRequest(), D.EnqueueResponse.self),
            try .init(
                dispatcher.cancelQueued, D.CancelQueuedRequest(tenant: tenant, notificationIds: ["notif_none"]), D.CancelQueuedResponse.self),
            try .init(dispatcher.pushAvailability, D.PushAvailabilityRequest(), D.PushAvailabilityResponse.self),
            try .init(D.PersonMessages.Method.sendPersonMessages, D.SendPersonMessagesRequest(), D.SendPersonMessagesResponse.self),
            try .init(D.Webhooks.Method.checkSignature, D.CheckSignatureRequest(tenant: tenant), D.CheckSignatureResponse.self),
            try .init(
                receipts.reportDeliveries,
                V.ReportDeliveriesRequest(
                    tenant: tenant, provider: "apns", reports: [.init(reportId: "r_1", status: .delivered, notificationId: "notif_none")]),
                V.ReportDeliveriesResponse.self),
            try .init(receipts.checkDelivery, V.CheckDeliveryRequest(tenant: tenant), V.CheckDeliveryResponse.self),
            try .init(
                V.Inbox.Method.withdrawEntries,
                V.WithdrawEntriesRequest(tenant: tenant, entityType: "assignment", entityId: "a_none", deletedAtMs: 1_769_900_000_000),
                V.WithdrawEntriesResponse.self),
            try .init(
                V.Telemetry.Method.takeTelemetry, V.TakeTelemetryRequest(tenant: tenant, claimant: "dispatcher-1"), V.TakeTelemetryResponse.self),
            try .init(receipts.countByStatus, V.CountByStatusRequest(tenant: tenant, eventIdPrefix: "e_"), V.CountByStatusResponse.self),
            try .init(
                streaming: R.Registry.Method.resolve, R.ResolveRequest(tenant: tenant, userIds: ["ann"]), R.ResolveResponse.self),
            try .init(
                R.Tenants.Method.verifyServiceKey, R.VerifyServiceKeyRequest(secretHash: "sha256:" + String(repeating: "0", count: 64)),
                R.VerifyServiceKeyResponse.self),
        ]
    }

    private static func ofOperators() throws -> [ContractCall] {
        typealias D = DispatcherV1
        typealias R = RegistryV1
        typealias V = ReceiptsV1
        let (tenant, dispatcher, keys) = (ContractFixture.tenant, D.Dispatcher.Method.self, D.CredentialKeys.Method.self)
        return [
            try .init(
                dispatcher.pauseLanes, D.PauseLanesRequest(paused: true, provider: "apns", tenant: tenant, reason: "test"),
                D.PauseLanesResponse.self),
            try .init(dispatcher.markProvider, D.MarkProviderRequest(provider: "apns", reason: "test"), D.MarkProviderResponse.self),
            try .init(keys.getCredentialKeyUse, D.CredentialKeyUseRequest(), D.CredentialKeyUseResponse.self),
            try .init(keys.reencryptCredentials, D.ReencryptCredentialsRequest(), D.ReencryptCredentialsResponse.self),
            try .init(R.AddressKeys.Method.getAddressKeyUse, R.AddressKeyUseRequest(), R.AddressKeyUseResponse.self),
            try .init(R.PolicyAdministration.Method.listProfiles, R.ListProfilesRequest(), R.ListProfilesResponse.self),
            try .init(V.Alerts.Method.listAlerts, V.ListAlertsRequest(tenant: tenant), V.ListAlertsResponse.self),
            try .init(
                V.Alerts.Method.acknowledgeAlert, V.AcknowledgeAlertRequest(tenant: tenant, alertId: "alert_none"),
                V.AcknowledgeAlertResponse.self),
        ]
    }

    /// Calls that name no user: the caller is meant.
    private static func ofOwnData() throws -> [ContractCall] {
        let exports = [
            RegistryV1.UserData.Method.exportOwnData, PreferencesV1.UserData.Method.exportOwnData, EvaluatorV1.UserData.Method.exportOwnData,
            DispatcherV1.UserData.Method.exportOwnData, ReceiptsV1.UserData.Method.exportOwnData,
        ]
        var calls: [ContractCall] = []
        for method in exports {
            calls.append(try ContractCall(streaming: method, CommonV1.ExportOwnStoredDataRequest(), CommonV1.ExportStoredUserResponse.self))
        }
        calls.append(
            try ContractCall(RegistryV1.UserData.Method.eraseOwnData, RegistryV1.EraseOwnDataRequest(), RegistryV1.EraseUserResponse.self))
        return calls
    }
}
