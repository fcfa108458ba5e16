import CarillonAPI
import RPC

/// The calls of evaluator, dispatcher and receipts that somebody may make whom the gateway forwards, and such calls of registry and
/// preferences that stream their answers.
extension ContractCalls {
    static func pushes() throws -> [ContractCall] {
        try events() + broadcasts() + queue() + ledger() + exports()
    }

    private static let tenant = ContractFixture.tenant

    private static func events() throws -> [ContractCall] {
        typealias E = EvaluatorV1
        let method = E.Evaluator.Method.self
        var again = Samples.event
        again.eventId = "e_2"
        return [
            try .init(method.cancelEvent, E.CancelEventRequest(tenant: tenant, id: PushFixture.event), E.CancelEventResponse.self),
            try .init(
                method.rescheduleEvent, E.RescheduleEventRequest(tenant: tenant, id: PushFixture.scheduled, scheduledForMs: 1_770_100_000_000),
                E.RescheduleEventResponse.self),
            try .init(method.explain, E.ExplainRequest(tenant: tenant, id: PushFixture.event, userId: "ann"), E.ExplainResponse.self),
            try .init(
                method.preview, E.PreviewRequest(tenant: tenant, typeId: "mention", deviceType: .ios, data: ["text": "hello"]),
                E.PreviewResponse.self),
            try .init(method.checkTemplates, E.CheckTemplatesRequest(tenant: tenant), E.CheckTemplatesResponse.self),
            try .init(method.statistics, E.EvaluatorStatisticsRequest(tenant: tenant), E.EvaluatorStatisticsResponse.self),
            try .init(method.submitEvents, E.SubmitEventsRequest(events: [again]), E.SubmitEventsResponse.self) { $0.rejected },
            try .init(method.submitNotification, direct, E.SubmitNotificationResponse.self),
            try .init(
                method.cancel, E.CancelRequest(tenant: tenant, notificationIds: [PushFixture.notification]), E.CancelResponse.self
            ) { $0.rejected },
            try .init(
                method.upsertItems, E.UpsertItemsRequest(tenant: tenant, items: [item]), E.UpsertItemsResponse.self
            ) { $0.rejected },
            try .init(method.listItems, E.ListItemsRequest(tenant: tenant), E.ListItemsResponse.self),
            try .init(method.deleteItem, E.DeleteItemRequest(tenant: tenant, itemId: "h_1"), E.DeleteItemResponse.self),
            try .init(method.dryRun, E.DryRunRequest(event: again), E.DryRunResponse.self),
            try .init(
                method.entityDeleted, E.EntityDeletedRequest(tenant: tenant, entityType: "assignment", entityId: "a_1"), E.EntityDeletedResponse.self),
            try .init(
                method.submitSilent, E.SubmitSilentRequest(tenant: tenant, userIds: ["ann"], syncType: "messages"), E.SubmitSilentResponse.self),
            try .init(
                method.snooze, E.SnoozeRequest(tenant: tenant, userId: "ann", notificationId: PushFixture.notification, seconds: 60),
                E.SnoozeResponse.self),
            try .init(method.submitOverride, E.SubmitOverrideRequest(event: again, reason: "test"), E.SubmitOverrideResponse.self),
        ]
    }

    private static func broadcasts() throws -> [ContractCall] {
        typealias E = EvaluatorV1
        let (method, id) = (E.Broadcasts.Method.self, PushFixture.broadcast)
        return [
            try .init(method.getBroadcast, E.GetBroadcastRequest(tenant: tenant, broadcastId: id), E.GetBroadcastResponse.self),
            try .init(method.pauseBroadcast, E.PauseBroadcastRequest(tenant: tenant, broadcastId: id), E.PauseBroadcastResponse.self),
            try .init(method.resumeBroadcast, E.ResumeBroadcastRequest(tenant: tenant, broadcastId: id), E.ResumeBroadcastResponse.self),
            try .init(method.cancelBroadcast, E.CancelBroadcastRequest(tenant: tenant, broadcastId: id), E.CancelBroadcastResponse.self),
            try .init(method.submitBroadcast, broadcast, E.SubmitBroadcastResponse.self),
        ]
    }

    /// A broadcast with every field but those of its content.
    static let broadcast = EvaluatorV1.SubmitBroadcastRequest(
        tenant: tenant, broadcastId: "b_2", audience: .init(audience: .role("teacher"), deviceTypes: [.ios], locales: ["es"]), typeId: "admin_notice",
        content: .init(title: "Lunch", body: "The table is ready"), priority: .high, entityType: "table", entityId: "7", data: ["seats": "4"],
        ratePerSecond: 10, spreadSeconds: 5)

    private static let item = EvaluatorV1.Item(
        itemId: "h_1", kind: "homework", ownerUserId: "ann", assigneeUserId: "bob", title: "Fractions", dueDate: "2026-12-24", state: .pending,
        updatedAtMs: 1_770_000_000_000, data: ["page": "7"])

    /// A direct notification with every field.
    static let direct = EvaluatorV1.SubmitNotificationRequest(
        tenant: tenant, userIds: ["ann"], typeId: "admin_notice",
        content: .init(
            title: "Lunch", subtitle: "Today", body: "The table is ready", imageUrl: "https://example.com/a.png", deepLinkPath: "tables/7",
            sound: "bell.caf", collapseKey: "lunch", threadId: "tables", tag: "lunch", androidChannelId: "messages", ttlSeconds: 60,
            deviceIds: ["phone"], ios: .init(interruptionLevel: .active, relevanceScore: 0.5, targetContentId: "main", category: "MESSAGE"),
            android: .init(
                color: "#0066CC", smallIcon: "ic_bell", vibrationMs: [0, 100], priority: .high, visibility: .private, ticker: "Lunch", ongoing: true),
            web: .init(
                badgeUrl: "https://example.com/b.png", dir: .ltr, lang: "en", requireInteraction: true, renotify: true, silent: true,
                vibrationMs: [100], timestampMs: 1_770_000_000_000, iconUrl: "https://example.com/i.png")),
        priority: .high, entityType: "table", entityId: "7", data: ["seats": "4"])

    private static func queue() throws -> [ContractCall] {
        typealias D = DispatcherV1
        let (method, tests, desktop) = (D.Dispatcher.Method.self, D.TestPushes.Method.self, D.Desktop.Method.self)
        let test = D.TestPushRequest(tenant: tenant, userId: "ann")
        let deadLetters = D.DeadLetterFilter(
            provider: "apns", reason: "attempts_used_up", providerCode: "InternalServerError", failedFromMs: 1, failedBeforeMs: 2)
        let channels = D.ActivityChannels.Method.self
        return [
            try .init(
                method.putCredential, D.PutCredentialRequest(tenant: tenant, provider: "apns", fields: Samples.credential),
                D.PutCredentialResponse.self),
            try .init(method.listUnsent, D.ListUnsentRequest(tenant: tenant, notificationId: PushFixture.notification), D.ListUnsentResponse.self),
            try .init(method.listCredentials, D.ListCredentialsRequest(tenant: tenant), D.ListCredentialsResponse.self),
            try .init(
                method.removeCredential, D.RemoveCredentialRequest(tenant: tenant, provider: "apns"), D.RemoveCredentialResponse.self),
            try .init(method.queueStatus, D.QueueStatusRequest(tenant: tenant), D.QueueStatusResponse.self),
            try .init(method.deadLetters, D.DeadLettersRequest(tenant: tenant, filter: deadLetters), D.DeadLettersResponse.self),
            try .init(method.requeue, D.RequeueRequest(tenant: tenant, all: true, filter: deadLetters), D.RequeueResponse.self),
            try .init(
                method.dropDeadLetters, D.DropDeadLettersRequest(tenant: tenant, all: true, filter: deadLetters), D.DropDeadLettersResponse.self),
            try .init(tests.testPush, test, D.TestPushResponse.self),
            try .init(
                D.ActivityPushes.Method.sendActivity,
                D.SendActivityRequest(
                    tenant: tenant, userIds: ["ann"], name: "order-17", liveActivity: .init(event: .update, contentState: #"{"eta":5}"#)),
                D.SendActivityResponse.self),
            try .init(
                channels.createActivityChannel, D.CreateActivityChannelRequest(tenant: tenant), D.CreateActivityChannelResponse.self),
            try .init(
                channels.getActivityChannel, D.GetActivityChannelRequest(tenant: tenant, channelId: "Y2g="), D.GetActivityChannelResponse.self),
            try .init(channels.listActivityChannels, D.ListActivityChannelsRequest(tenant: tenant), D.ListActivityChannelsResponse.self),
            try .init(
                channels.deleteActivityChannel, D.DeleteActivityChannelRequest(tenant: tenant, channelId: "Y2g="),
                D.DeleteActivityChannelResponse.self),
            try .init(
                channels.sendActivityBroadcast,
                D.SendActivityBroadcastRequest(
                    tenant: tenant, channelId: "Y2g=", liveActivity: .init(event: .update, contentState: #"{"score":1}"#)),
                D.SendActivityBroadcastResponse.self),
            try .init(tests.testPushAsAdministrator, test, D.TestPushResponse.self),
            try .init(
                streaming: desktop.desktopStream, D.DesktopStreamRequest(tenant: tenant, userId: "ann", pushDeviceId: "dev_1"),
                D.DesktopStreamResponse.self),
            try .init(
                desktop.acknowledgeDesktop, D.AcknowledgeDesktopRequest(tenant: tenant, userId: "ann", pushDeviceId: "dev_1", ids: ["1-psh_1"]),
                D.AcknowledgeDesktopResponse.self),
        ]
    }

    private static func ledger() throws -> [ContractCall] {
        typealias V = ReceiptsV1
        let (method, inbox, telemetry) = (V.Receipts.Method.self, V.Inbox.Method.self, V.Telemetry.Method.self)
        let mark = V.InboxMark(notificationId: PushFixture.notification, kind: .read)
        let report = V.ReportClientEventRequest(tenant: tenant, userId: "ann", notificationId: PushFixture.notification, kind: .opened)
        let event = V.TelemetryEvent(
            tenant: tenant, eventId: "tel_1", eventType: "push_category_toggled", occurredAtMs: 1_770_000_000_000, properties: "{}", userId: "ann")
        return [
            try .init(method.badge, V.BadgeRequest(tenant: tenant, userId: "ann"), V.BadgeResponse.self),
            try .init(
                method.changeCounter, V.ChangeCounterRequest(tenant: tenant, userId: "ann", counter: "mentions", op: .clear),
                V.ChangeCounterResponse.self),
            try .init(
                method.getNotification, V.GetNotificationRequest(tenant: tenant, notificationId: PushFixture.notification, userId: "ann"),
                V.GetNotificationResponse.self),
            try .init(method.queryDeliveryLog, V.QueryDeliveryLogRequest(tenant: tenant, userId: "ann"), V.QueryDeliveryLogResponse.self),
            try .init(method.queryReceipts, V.QueryReceiptsRequest(tenant: tenant, userId: "ann"), V.QueryReceiptsResponse.self),
            try .init(method.reportClientEvent, report, V.ReportClientEventResponse.self),
            try .init(
                method.reportAction,
                V.ReportActionRequest(tenant: tenant, userId: "ann", notificationId: PushFixture.notification, action: "REPLY", textInput: "yes"),
                V.ReportActionResponse.self),
            try .init(method.statistics, V.LedgerStatisticsRequest(tenant: tenant, byChannel: true), V.LedgerStatisticsResponse.self),
            try .init(
                V.Frequency.Method.countPushes,
                V.CountPushesRequest(tenant: tenant, userId: "ann", normalSinceMs: 1_769_900_000_000, highSinceMs: 1_769_900_000_000),
                V.CountPushesResponse.self),
            try .init(
                V.Reports.Method.getFailureReport, V.GetFailureReportRequest(tenant: tenant, dayMs: 1_769_900_000_000),
                V.GetFailureReportResponse.self),
            try .init(inbox.listInbox, V.ListInboxRequest(tenant: tenant, userId: "ann"), V.ListInboxResponse.self),
            try .init(inbox.countInbox, V.CountInboxRequest(tenant: tenant, userId: "ann"), V.CountInboxResponse.self),
            try .init(inbox.markInbox, V.MarkInboxRequest(tenant: tenant, userId: "ann", marks: [mark]), V.MarkInboxResponse.self),
            try .init(
                inbox.findTarget, V.FindTargetRequest(tenant: tenant, userId: "ann", notificationId: PushFixture.notification),
                V.FindTargetResponse.self),
            try .init(
                streaming: V.UserStreams.Method.streamUser, V.StreamUserRequest(tenant: tenant, userId: "ann", after: "0"),
                V.StreamUserResponse.self, most: 1),
            try .init(telemetry.listTelemetry, V.ListTelemetryRequest(tenant: tenant), V.ListTelemetryResponse.self),
            try .init(telemetry.telemetryCounts, V.TelemetryCountsRequest(tenant: tenant), V.TelemetryCountsResponse.self),
            try .init(
                telemetry.reportTelemetry, V.ReportTelemetryRequest(tenant: tenant, userId: "ann", events: [event]), V.ReportTelemetryResponse.self
            ) { $0.rejected },
        ]
    }

    private static func exports() throws -> [ContractCall] {
        let stored = CommonV1.ExportStoredUserRequest(tenant: tenant, userId: "ann")
        let answer = CommonV1.ExportStoredUserResponse.self
        return [
            try .init(streaming: EvaluatorV1.UserData.Method.exportUser, stored, answer),
            try .init(streaming: DispatcherV1.UserData.Method.exportUser, stored, answer),
            try .init(streaming: ReceiptsV1.UserData.Method.exportUser, stored, answer),
            try .init(
                streaming: ReceiptsV1.Telemetry.Method.streamTelemetry,
                ReceiptsV1.StreamTelemetryRequest(tenant: tenant, userId: "ann", fromStart: true), ReceiptsV1.StreamTelemetryResponse.self),
            try .init(streaming: PreferencesV1.UserData.Method.exportUser, stored, answer),
            try .init(
                streaming: PreferencesV1.Preferences.Method.exportPreferences, PreferencesV1.ExportPreferencesRequest(tenant: tenant),
                PreferencesV1.ExportPreferencesResponse.self),
            try .init(streaming: RegistryV1.UserData.Method.exportUser, stored, answer),
            try .init(
                streaming: RegistryV1.DeviceAdministration.Method.exportDevices,
                RegistryV1.ExportDevicesRequest(filter: .init(tenant: tenant)), RegistryV1.ExportDevicesResponse.self),
        ]
    }
}
