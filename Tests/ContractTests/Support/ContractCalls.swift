import CarillonAPI
import Protobuf
import RPC

/// One call with a request that is right.
struct ContractCall: Sendable {
    let method: MethodDescriptor
    /// `.carillon.registry.v1.RegisterDeviceRequest`
    let message: String
    let request: [UInt8]
    /// Sends bytes as the request. Of a batch, returns the refused items.
    let send: @Sendable (_ bytes: [UInt8], _ channel: InProcessChannel) async throws -> [CommonV1.ItemResult]
    /// Sends bytes as the request and gives the answer's bytes; of a stream those of all its messages.
    let answer: @Sendable (_ bytes: [UInt8], _ channel: InProcessChannel) async throws -> [UInt8]
    /// That bytes can be read as such a request, or cannot.
    let decodes: @Sendable (_ bytes: [UInt8]) -> Bool

    init<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, _: Response.Type, items: @escaping @Sendable (Response) -> [CommonV1.ItemResult] = { _ in [] }
    ) throws {
        self.method = method
        message = "." + Request.fullName
        self.request = try request.bytes()
        send = { bytes, channel in
            let response: Response = try await channel.unary(method, try Request(bytes: bytes), options: CallOptions())
            return items(response).filter { !$0.reason.isEmpty }
        }
        answer = { bytes, channel in
            let response: Response = try await channel.unary(method, try Request(bytes: bytes), options: CallOptions())
            return try response.bytes()
        }
        decodes = { (try? Request(bytes: $0)) != nil }
    }

    /// A call whose answer is a stream.
    ///
    /// - Parameter most: messages that are read. A stream that does not end by itself is left then.
    init<Request: Message, Response: Message>(
        streaming method: MethodDescriptor, _ request: Request, _: Response.Type, most: Int = .max
    ) throws {
        self.method = method
        message = "." + Request.fullName
        self.request = try request.bytes()
        let stream: @Sendable ([UInt8], InProcessChannel) async throws -> [UInt8] = { bytes, channel in
            try await channel.serverStreaming(method, try Request(bytes: bytes), options: CallOptions()) { (responses: ResponseStream<Response>) in
                var (answer, count) = ([UInt8](), 0)
                for try await response in responses {
                    answer += try response.bytes()
                    count += 1
                    if count == most { break }
                }
                return answer
            }
        }
        answer = stream
        send = { bytes, channel in
            _ = try await stream(bytes, channel)
            return []
        }
        decodes = { (try? Request(bytes: $0)) != nil }
    }
}

/// Every call of the registry and of preferences that takes one request and gives one answer.
enum ContractCalls {
    static func all(_ fixture: ContractFixture) throws -> [ContractCall] {
        try devices(fixture) + directory() + administration(fixture) + intervention(fixture) + maintenance() + preferences() + families(fixture)
            + localScheduling() + quarantine()
    }

    /// Calls that stream their answers: they read, and what they may be asked is what the others are asked too.
    static let streams: Set = ["WatchPolicy", "Resolve", "ExportPreferences", "ExportUser", "ExportOwnData", "ExportDevices", "WatchChanges"]

    private typealias R = RegistryV1
    private static let tenant = ContractFixture.tenant

    private static func devices(_ fixture: ContractFixture) throws -> [ContractCall] {
        let (method, addresses) = (R.Registry.Method.self, R.Addresses.Method.self)
        let device = fixture.anns.device
        var rotation = R.RotateTokenRequest(
            tenant: tenant, userId: "ann", pushDeviceId: device, token: Samples.token(99), refreshReason: "app_update")
        rotation.environment = .production
        let update = R.UpdateDeviceRequest(
            tenant: tenant, userId: "ann", pushDeviceId: device, deviceName: "P", notificationsEnabled: true, badgeEnabled: true, soundEnabled: true,
            alertsEnabled: true, isPrimary: true, status: .active, locale: "en", timezone: "Europe/Berlin", appVersion: "2",
            permissionStatus: .granted)
        let report = R.TokenReport(
            tenant: tenant, pushDeviceId: device, addressVersion: 1, verdict: .ok, reason: "Fine", observedAtMs: 1_770_000_000_000,
            provider: "apns", attemptId: "att_1", answersLastMinute: 1, deadLastMinute: 0)
        return [
            try .init(method.registerDevice, Samples.registration("ann", token: 77), R.RegisterDeviceResponse.self),
            try .init(
                method.registerDevices, R.RegisterDevicesRequest(devices: [Samples.registration("ann", token: 77)]), R.RegisterDevicesResponse.self
            ) {
                $0.results
            },
            try .init(method.rotateToken, rotation, R.RotateTokenResponse.self),
            try .init(method.updateDevice, update, R.UpdateDeviceResponse.self),
            try .init(method.removeDevice, R.RemoveDeviceRequest(tenant: tenant, userId: "ann", pushDeviceId: device), R.RemoveDeviceResponse.self),
            try .init(method.listDevices, R.ListDevicesRequest(tenant: tenant, userId: "ann", includeRevoked: true), R.ListDevicesResponse.self),
            try .init(method.listSendable, R.ListSendableRequest(tenant: tenant, userIds: ["ann"]), R.ListSendableResponse.self),
            try .init(
                method.checkDevices,
                R.CheckDevicesRequest(tenant: tenant, devices: [.init(pushDeviceId: device, userId: "ann", addressVersion: 1)]),
                R.CheckDevicesResponse.self),
            try .init(method.reportTokenState, R.ReportTokenStateRequest(reports: [report]), R.ReportTokenStateResponse.self) { $0.results },
            try .init(
                R.DeliveryCounters.Method.countDeliveries,
                R.CountDeliveriesRequest(
                    ledgerId: "ledger_1", sequence: 1,
                    devices: [
                        .init(
                            tenant: tenant, pushDeviceId: device, sent: 1, delivered: 1, opened: 1, lastDeliveryStatus: .opened,
                            lastNotificationAtMs: 1_770_000_000_000)
                    ]), R.CountDeliveriesResponse.self
            ) { $0.rejected },
            try .init(addresses.registerWebSubscription, try Samples.subscription("ann"), R.RegisterWebSubscriptionResponse.self),
            try .init(
                addresses.removeWebSubscription,
                R.RemoveWebSubscriptionRequest(tenant: tenant, userId: "ann", subscriptionId: fixture.anns.subscription),
                R.RemoveWebSubscriptionResponse.self),
            try .init(
                addresses.listWebSubscriptions, R.ListWebSubscriptionsRequest(tenant: tenant, userId: "ann"), R.ListWebSubscriptionsResponse.self),
            try .init(addresses.listVapidKeys, R.ListVapidKeysRequest(tenant: tenant), R.ListVapidKeysResponse.self),
            try .init(
                addresses.registerActivityAddress, Samples.activity("ann", device: device, token: 20), R.RegisterActivityAddressResponse.self),
            try .init(
                addresses.endActivityAddress, R.EndActivityAddressRequest(tenant: tenant, userId: "ann", addressId: fixture.anns.activity),
                R.EndActivityAddressResponse.self),
            try .init(
                addresses.listActivityAddresses, R.ListActivityAddressesRequest(tenant: tenant, userId: "ann"),
                R.ListActivityAddressesResponse.self),
            try .init(
                addresses.resolveActivityAddresses,
                R.ResolveActivityAddressesRequest(tenant: tenant, userIds: ["ann"], kind: .liveActivity, name: "order-17"),
                R.ResolveActivityAddressesResponse.self),
        ]
    }

    /// Served by each service that has an outbox; the fixture has the registry's, with one message.
    private static func quarantine() throws -> [ContractCall] {
        let method = CommonV1.Quarantine.Method.self
        return [
            try .init(
                method.listQuarantine,
                CommonV1.ListQuarantineRequest(tenant: tenant, outbox: "telemetry_outbox", pageSize: 1, pageToken: "0"),
                CommonV1.ListQuarantineResponse.self),
            try .init(
                method.requeueQuarantined, CommonV1.RequeueQuarantinedRequest(tenant: tenant, outbox: "telemetry_outbox", ids: [1]),
                CommonV1.RequeueQuarantinedResponse.self),
            try .init(
                method.dropQuarantined, CommonV1.DropQuarantinedRequest(tenant: tenant, outbox: "telemetry_outbox", ids: [1]),
                CommonV1.DropQuarantinedResponse.self),
        ]
    }

    private static func directory() throws -> [ContractCall] {
        let method = R.Registry.Method.self
        let user = R.User(
            tenant: tenant, userId: "carol", roles: ["member"], displayName: "Carol", email: "carol@example.com", locale: "de",
            timezone: "Europe/Berlin", status: .active, inactiveReason: "none")
        let channel = R.Channel(
            tenant: tenant, channelId: "ch_new", name: "new", channelType: .public, addMembers: ["ann"], removeMembers: ["ben"])
        let thread = R.Thread(
            tenant: tenant, threadId: "th_new", channelId: "ch_general", addFollowers: ["ann"], removeFollowers: ["ben"])
        let presence = R.ReportPresenceRequest(
            tenant: tenant, userId: "ann", deviceId: "phone", status: .online, activeChannel: "ch_general", lastActivityAtMs: 1_770_000_000_000)
        return [
            try .init(method.upsertUsers, R.UpsertUsersRequest(users: [user]), R.UpsertUsersResponse.self) { $0.results },
            try .init(method.getUser, R.GetUserRequest(tenant: tenant, userId: "ann"), R.GetUserResponse.self),
            try .init(method.listUsers, R.ListUsersRequest(tenant: tenant, pageSize: 1, pageToken: "a"), R.ListUsersResponse.self),
            try .init(method.upsertDirectory, R.UpsertDirectoryRequest(channels: [channel]), R.UpsertDirectoryResponse.self) { $0.results },
            try .init(method.upsertDirectory, R.UpsertDirectoryRequest(threads: [thread]), R.UpsertDirectoryResponse.self) { $0.results },
            try .init(
                method.removeDirectory, R.RemoveDirectoryRequest(tenant: tenant, channelIds: ["ch_none"], threadIds: ["th_none"]),
                R.RemoveDirectoryResponse.self),
            try .init(method.reportPresence, presence, R.ReportPresenceResponse.self),
            try .init(
                method.resolveAudience,
                R.ResolveAudienceRequest(tenant: tenant, audience: .channelId("ch_general"), pageSize: 10, pageToken: "a"),
                R.ResolveAudienceResponse.self),
            try .init(
                method.resolveAudience,
                R.ResolveAudienceRequest(tenant: tenant, audience: .threadId("th_1"), pageSize: 10, pageToken: "a"), R.ResolveAudienceResponse.self),
            try .init(
                method.checkMembership, R.CheckMembershipRequest(tenant: tenant, channelId: "ch_general", userId: "ann"),
                R.CheckMembershipResponse.self),
        ]
    }

    private static func administration(_ fixture: ContractFixture) throws -> [ContractCall] {
        let (method, policy, access) = (R.Tenants.Method.self, R.PolicyAdministration.Method.self, R.AppAccess.Method.self)
        let organization = R.Organization(
            organizationId: "org_acme", name: "Acme", timezone: "Europe/Berlin", defaultLocale: "de", status: .active, profile: "chat",
            policyOverrides: ["max_devices_per_user": "20"])
        var app = R.App(
            appId: "acme-chat", organizationId: "org_acme", name: "Chat", profile: "chat", policyOverrides: ["max_devices_per_user": "10"],
            apnsTopic: "com.acme.chat", apnsEnvironment: .production, fcmProjectId: "acme-1", defaultAndroidChannelId: "messages",
            deepLinkScheme: "acme", auth: .init(issuer: "https://issuer.example.com", sharedSecret: String(repeating: "s", count: 32)))
        app.profileVersion = 1
        app.expoProject = "acme"
        app.webFallbackBaseUrl = "https://chat.example.com"
        app.allowedOrigins = ["https://chat.example.com"]
        app.serviceWorkerPath = "/sw.js"
        app.vapidPublicKey = try Samples.subscription("ann").p256dh
        let patch = R.PatchPolicyRequest(
            tenant: tenant, set: ["max_devices_per_user": "7"], clear: ["enabled_providers"])
        let flags = R.PutFlagsRequest(
            tenant: tenant, flags: [.init(name: "inline_reply", value: "true", userIds: ["ann"], percent: 5, otherwise: "false")])
        return [
            try .init(method.upsertOrganization, R.UpsertOrganizationRequest(organization: organization), R.UpsertOrganizationResponse.self),
            try .init(method.getOrganization, R.GetOrganizationRequest(organizationId: "org_acme"), R.GetOrganizationResponse.self),
            try .init(method.listOrganizations, R.ListOrganizationsRequest(pageSize: 1, pageToken: "a"), R.ListOrganizationsResponse.self),
            try .init(method.upsertApp, R.UpsertAppRequest(app: app, clearFields: ["apns_topic"]), R.UpsertAppResponse.self),
            try .init(method.getApp, R.GetAppRequest(appId: "acme-chat"), R.GetAppResponse.self),
            try .init(method.listApps, R.ListAppsRequest(organizationId: "org_acme", pageSize: 1, pageToken: "a"), R.ListAppsResponse.self),
            try .init(method.getPolicy, R.GetPolicyRequest(tenant: tenant), R.GetPolicyResponse.self),
            try .init(method.getCatalogue, R.GetCatalogueRequest(tenant: tenant), R.GetCatalogueResponse.self),
            try .init(
                method.listServiceKeys, R.ListServiceKeysRequest(tenant: tenant, pageSize: 10, pageToken: "key_a"), R.ListServiceKeysResponse.self),
            try .init(method.revokeServiceKey, R.RevokeServiceKeyRequest(tenant: tenant, keyId: fixture.serviceKey), R.RevokeServiceKeyResponse.self),
            try .init(
                method.createServiceKey, R.CreateServiceKeyRequest(appId: "acme-chat", name: "host", scopes: [.events]),
                R.CreateServiceKeyResponse.self),
            try .init(R.Registry.Method.statistics, R.StatisticsRequest(tenant: tenant), R.StatisticsResponse.self),
            try .init(policy.patchPolicy, patch, R.PatchPolicyResponse.self),
            try .init(
                policy.explainSetting, R.ExplainSettingRequest(tenant: tenant, setting: "dedup_mode", typeId: "mention"),
                R.ExplainSettingResponse.self),
            try .init(policy.moveProfile, R.MoveProfileRequest(tenant: tenant, profile: "chat", version: 1), R.MoveProfileResponse.self),
            try .init(policy.putFlags, flags, R.PutFlagsResponse.self),
            try .init(policy.listFlags, R.ListFlagsRequest(tenant: tenant), R.ListFlagsResponse.self),
            try .init(policy.resolveFlags, R.ResolveFlagsRequest(tenant: tenant, userId: "ann"), R.ResolveFlagsResponse.self),
            try .init(policy.getOwnCatalogue, R.GetOwnCatalogueRequest(tenant: tenant), R.GetOwnCatalogueResponse.self),
            try .init(policy.putCatalogue, catalogue, R.PutCatalogueResponse.self),
            try .init(access.checkOrigin, R.CheckOriginRequest(origin: "https://chat.example.com"), R.CheckOriginResponse.self),
            try .init(access.getTokenSecret, R.GetTokenSecretRequest(appId: "acme-chat"), R.GetTokenSecretResponse.self),
        ]
    }

    private static var catalogue: R.PutCatalogueRequest {
        var type = R.NotificationType(typeId: "lunch", categoryId: "food", priority: .normal, ttlSeconds: 60, androidChannelId: "food")
        type.defaultPush = true
        let category = R.Category(
            categoryId: "food", name: "Food", defaultEnabled: true, sort: 9,
            translations: [.init(locale: "de", name: "Essen", description: "Was es gibt")], locale: "en")
        return .init(
            tenant: tenant, categories: [category], types: [type],
            templates: [.init(typeId: "lunch", locale: "en", title: "Lunch", body: "{{text}}")],
            androidChannels: [
                .init(channelId: "food", name: "Food", importance: .low, translations: [.init(locale: "de", name: "Essen")], locale: "en")
            ],
            iosCategories: [.init(identifier: "LUNCH", actions: [.init(identifier: "GO", title: "Go", options: [.foreground])])])
    }

    private static func intervention(_ fixture: ContractFixture) throws -> [ContractCall] {
        let (devices, users) = (R.DeviceAdministration.Method.self, R.UserData.Method.self)
        let device = fixture.anns.device
        let filter = R.DeviceFilter(
            tenant: tenant, userId: "ann", deviceType: .ios, platform: "iOS", status: .active, pushTokenType: .apns, appVersion: "1",
            permissionStatus: .granted, lastUsedFromMs: 1, lastUsedBeforeMs: 2, registeredFromMs: 1, registeredBeforeMs: 2)
        let entry = R.AuditEntry(
            tenant: tenant, actor: "service:dispatcher", origin: "127.0.0.1", action: "app.changed", subject: "acme-chat", details: "nothing")
        return [
            try .init(devices.listAllDevices, R.ListAllDevicesRequest(filter: filter, pageSize: 1), R.ListAllDevicesResponse.self),
            try .init(devices.getDevice, R.GetDeviceRequest(tenant: tenant, pushDeviceId: device), R.GetDeviceResponse.self),
            try .init(
                devices.deactivateDevice, R.DeactivateDeviceRequest(tenant: tenant, pushDeviceId: device, reason: "lost"),
                R.DeactivateDeviceResponse.self),
            try .init(
                devices.revokeToken, R.RevokeTokenRequest(tenant: tenant, pushDeviceId: device, reason: "lost"), R.RevokeTokenResponse.self),
            try .init(devices.refreshToken, R.RefreshTokenRequest(tenant: tenant, pushDeviceId: device), R.RefreshTokenResponse.self),
            try .init(devices.deviceStats, R.DeviceStatsRequest(tenant: tenant), R.DeviceStatsResponse.self),
            try .init(users.eraseUser, R.EraseUserRequest(tenant: tenant, userId: "ann"), R.EraseUserResponse.self),
            try .init(users.getErasure, R.GetErasureRequest(tenant: tenant, erasureId: fixture.erasure), R.GetErasureResponse.self),
            try .init(R.AuditIntake.Method.recordAudit, R.RecordAuditRequest(entries: [entry]), R.RecordAuditResponse.self),
        ]
    }

    private static func maintenance() throws -> [ContractCall] {
        let (verdicts, keys) = (R.TokenVerdicts.Method.self, R.AddressKeys.Method.self)
        return [
            try .init(verdicts.listTokenVerdicts, R.ListTokenVerdictsRequest(tenant: tenant), R.ListTokenVerdictsResponse.self),
            try .init(
                verdicts.pauseInvalidation, R.PauseInvalidationRequest(tenant: tenant, provider: "apns", reason: "test"),
                R.PauseInvalidationResponse.self),
            try .init(
                verdicts.resumeInvalidation, R.ResumeInvalidationRequest(tenant: tenant, provider: "apns", apply: true, trustSeconds: 5),
                R.ResumeInvalidationResponse.self),
            try .init(
                verdicts.undoInvalidations, R.UndoInvalidationsRequest(tenant: tenant, provider: "apns", sinceMs: 1_769_999_999_000),
                R.UndoInvalidationsResponse.self),
            try .init(keys.reencryptAddresses, R.ReencryptAddressesRequest(pageSize: 1), R.ReencryptAddressesResponse.self),
            try .init(
                R.AuditLog.Method.listAudit,
                R.ListAuditRequest(
                    tenant: tenant, action: "app.changed", actor: "service:operator", subject: "acme-chat", fromMs: 1, untilMs: 2, pageSize: 1),
                R.ListAuditResponse.self),
        ]
    }

    private typealias P = PreferencesV1

    private static func preferences() throws -> [ContractCall] {
        let (method, permissions) = (P.Preferences.Method.self, P.Permissions.Method.self)
        var update = P.UpdatePreferencesRequest(
            tenant: tenant, userId: "ann", pushEnabled: true, emailEnabled: true, notifications: [.init(typeId: "mention", push: true)],
            categories: [.init(categoryId: "mentions", enabled: true)], promotionalOptIn: true, language: "de", sound: ["dm": "default"],
            vibration: [.init(categoryId: "mentions", milliseconds: [100])])
        update.quietHours = .init(enabled: true, start: "22:00", end: "07:00", days: .init(daysOfWeek: [1]))
        let stored = P.StoredUser(
            userId: "dora", pushEnabled: true, version: 1, updatedAtMs: 1_769_000_000_000,
            choices: .init(types: [.init(typeId: "mention", push: false)], sound: ["dm": "default"]),
            channelSettings: [.init(channelId: "ch_general", muted: true)])
        return [
            try .init(method.getPreferences, P.GetPreferencesRequest(tenant: tenant, userId: "ann"), P.GetPreferencesResponse.self),
            try .init(method.updatePreferences, update, P.UpdatePreferencesResponse.self),
            try .init(
                method.muteChannel, P.MuteChannelRequest(tenant: tenant, userId: "ann", channelId: "ch_general", muted: true, duration: "1h"),
                P.MuteChannelResponse.self),
            try .init(
                method.updateChannelSettings,
                P.UpdateChannelSettingsRequest(tenant: tenant, userId: "ann", channelId: "ch_general", starred: true),
                P.UpdateChannelSettingsResponse.self),
            try .init(
                method.listChannelFollowers, P.ListChannelFollowersRequest(tenant: tenant, channelIds: ["ch_general"]),
                P.ListChannelFollowersResponse.self),
            try .init(
                method.listQuietHours, P.ListQuietHoursRequest(tenant: tenant, userIds: ["ann"]), P.ListQuietHoursResponse.self),
            try .init(
                method.checkSend,
                P.CheckSendRequest(
                    tenant: tenant, questions: [.init(userId: "ann", typeIds: ["mention"], userTimezone: "Europe/Berlin", roles: ["member"])]),
                P.CheckSendResponse.self),
            try .init(
                P.UserData.Method.eraseUser, CommonV1.EraseStoredUserRequest(tenant: tenant, userId: "ann"), CommonV1.EraseStoredUserResponse.self),
            try .init(method.importPreferences, P.ImportPreferencesRequest(tenant: tenant, users: [stored]), P.ImportPreferencesResponse.self) {
                $0.rejected
            },
            try .init(
                R.PushSwitches.Method.setPushSwitches,
                R.SetPushSwitchesRequest(switches: [.init(tenant: tenant, userId: "ann", enabled: false, changedAtMs: 1_770_000_000_000)]),
                R.SetPushSwitchesResponse.self
            ) { $0.rejected },
            try .init(
                permissions.reportPermission,
                P.ReportPermissionRequest(
                    tenant: tenant, userId: "ann", deviceId: "phone", permissionStatus: .denied, changedFrom: .osSettings),
                P.ReportPermissionResponse.self),
            try .init(permissions.listPermissions, P.ListPermissionsRequest(tenant: tenant, userId: "ann"), P.ListPermissionsResponse.self),
            try .init(
                permissions.decidePrompt,
                P.DecidePromptRequest(
                    tenant: tenant, userId: "ann", deviceId: "phone", context: .appStart, deviceType: .ios, locales: ["de"]),
                P.DecidePromptResponse.self),
            try .init(
                permissions.reportPrompt,
                P.ReportPromptRequest(tenant: tenant, userId: "ann", deviceId: "phone", kind: .primer, outcome: .accepted),
                P.ReportPromptResponse.self),
            try .init(
                permissions.takePermissions,
                P.TakePermissionsRequest(permissions: [
                    .init(tenant: tenant, userId: "ann", deviceId: "phone", permissionStatus: .denied, changedAtMs: 1_770_000_000_000)
                ]), P.TakePermissionsResponse.self
            ) { $0.rejected },
            try .init(
                permissions.permissionStatistics, P.PermissionStatisticsRequest(tenant: tenant, sinceMs: 1), P.PermissionStatisticsResponse.self),
        ]
    }
}
