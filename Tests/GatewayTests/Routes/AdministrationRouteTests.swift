import CarillonAPI
import Foundation
import NIOConcurrencyHelpers
import ServiceKit
import TestConditions
import Testing

@testable import GatewayService

@Suite("Routes of administrators", .timeLimit(.minutes(1)))
struct AdministrationRouteTests {
    @Test("GW-06 REG-32 Devices of an app are listed with its organization; a caller without one must name it")
    func devicesOfAnApp() async throws {
        try await TestGateway.with { gateway in
            func filters() -> [CommonV1.Tenant?] { gateway.peers.requests(RegistryV1.ListAllDevicesRequest.self).map { $0.filter?.tenant } }
            let refused = try await gateway.request("GET", "/admin/devices?app_id=shop", key: "sk_personal")
            #expect(refused.status == 400 && refused.refusal == "organization_id invalid_argument" && filters().isEmpty, "\(refused)")
            for query in ["?organization_id=acme&app_id=shop", "?organization_id=acme", ""] {
                #expect(try await gateway.request("GET", "/admin/devices" + query, key: "sk_personal").status == 200, "\(query)")
            }
            #expect(try await gateway.request("GET", "/admin/devices?app_id=shop").status == 200)
            #expect(
                filters() == [
                    .init(organizationId: "acme", appId: "shop"), .init(organizationId: "acme", appId: ""), nil,
                    .init(organizationId: "acme", appId: "shop"),
                ])
        }
    }

    @Test("GW-06 PRIV-09 The app of the caller is never taken for an app of another organization")
    func queriedTenant() throws {
        func tenant(_ query: String) throws -> CommonV1.Tenant {
            let caller = Caller.platform(id: "root", tenant: .init(organizationId: "acme", appId: "chat"))
            return try EndpointRequest.test(query: query, caller: caller).queriedTenant()
        }
        #expect(try tenant("") == .init(organizationId: "acme", appId: "chat"))
        #expect(try tenant("organization_id=acme") == .init(organizationId: "acme", appId: "chat"))
        #expect(try tenant("organization_id=other") == .init(organizationId: "other", appId: ""))
        #expect(try tenant("app_id=shop") == .init(organizationId: "acme", appId: "shop"))
    }

    @Test("GW-03 The audience of an app's tokens is stored with its issuer, and shown")
    func audience() async throws {
        let peers = ScriptedPeers { ($0 as? RegistryV1.UpsertAppRequest).map { RegistryV1.UpsertAppResponse(app: $0.app) } }
        try await TestGateway.with(peers) { gateway in
            let answer = try await gateway.request("PUT", "/admin/apps/shop", #"{"auth":{"issuer":"https://id.example","audience":"shop-api"}}"#)
            #expect(answer.status == 200 && !answer.body.contains("warnings"), "\(answer)")
            #expect(answer.body.contains(#""auth":{"issuer":"https://id.example","audience":"shop-api"}"#), "\(answer)")
            #expect(gateway.peers.requests(RegistryV1.UpsertAppRequest.self).first?.app?.auth?.audience == "shop-api")
        }
    }

    @Test("GW-06 REG-33 The statistics of an organization's apps are asked for at once: slow answers do not add up")
    func deviceStatistics() async throws {
        let names = ["chat", "shop", "school"]
        let asked = NIOLockedValueBox(0)
        let peers = ScriptedPeers { request in
            switch request {
            case is RegistryV1.DeviceStatsRequest:
                return RegistryV1.DeviceStatsResponse(apps: names.map { .init(tenant: .init(organizationId: "acme", appId: $0)) })
            case is PreferencesV1.PermissionStatisticsRequest:
                asked.withLockedValue { $0 += 1 }
                // No app's answer comes before all apps were asked about.
                try await eventually("all apps are asked about", within: .seconds(5)) { asked.withLockedValue { $0 } == names.count }
                return nil
            default: return nil
            }
        }
        try await TestGateway.with(peers) { gateway in
            let answer = try await gateway.request("GET", "/admin/organizations/acme/device-stats")
            #expect(answer.status == 200, "\(answer)")
            let places = names.compactMap { answer.body.range(of: "\"app_id\":\"\($0)\"")?.lowerBound }
            #expect(places.count == 3 && places == places.sorted(), "\(answer)")
        }
    }

    @Test("GW-06 RCPT-24 Metrics are those of the last week unless the query says otherwise; a time that ends before it begins is refused")
    func metrics() async throws {
        let peers = ScriptedPeers { request in
            switch request {
            case is ReceiptsV1.LedgerStatisticsRequest:
                return ReceiptsV1.LedgerStatisticsResponse(metrics: [CatalogueMetric.successRate.reading(group: "ios", 97, of: 100, profile: "")])
            case is PreferencesV1.PermissionStatisticsRequest:
                return PreferencesV1.PermissionStatisticsResponse(prompted: 4, granted: 3, grantRate: 0.75, target: "> 60 %", met: true)
            default: return nil
            }
        }
        try await TestGateway.with(peers) { gateway in
            let answer = try await gateway.request("GET", "/admin/metrics/summary")
            #expect(answer.status == 200, "\(answer)")
            let success = #"{"name":"success_rate","group":"ios","unit":"share","value":0.97,"target":"> 98 %","met":false,"part":97,"whole":100}"#
            #expect(answer.body.contains(success), "\(answer)")
            #expect(answer.body.contains(#""name":"permission_grant_rate","group":null,"unit":"share","value":0.75"#), "\(answer)")
            #expect(answer.body.contains(#"{"name":"badge_drift","group":null,"unit":"share","value":null"#), "\(answer)")
            let now = gateway.clock.now.milliseconds
            let asked = try #require(gateway.peers.requests(ReceiptsV1.LedgerStatisticsRequest.self).first)
            #expect(asked.withMetrics && asked.metricsFromMs == now - 7 * 86_400_000 && asked.metricsUntilMs == 0)
            #expect(asked.tenant == CommonV1.Tenant(organizationId: "acme", appId: "acme-chat"))
            _ = try await gateway.request("GET", "/admin/metrics/summary?from=2026-01-01T00:00:00Z&until=2026-01-02T00:00:00Z")
            let bounded = try #require(gateway.peers.requests(EvaluatorV1.EvaluatorStatisticsRequest.self).last)
            #expect(bounded.metricsUntilMs - bounded.metricsFromMs == 86_400_000)
            let turned = try await gateway.request("GET", "/admin/metrics/summary?from=2026-01-03T00:00:00Z&until=2026-01-02T00:00:00Z")
            #expect(turned.refusal == "from invalid_value", "\(turned)")
        }
    }

    @Test("GW-06 DISP-34 A platform administrator without an app names one: its test push and its VAPID keys are those of the app's organization")
    func platformAdministrator() async throws {
        try await TestGateway.with { gateway in
            let root = try TestGateway.platformToken()
            let push = try await gateway.request("POST", "/admin/test?app_id=shop", #"{"user_id":"ann"}"#, key: root)
            let keys = try await gateway.request("GET", "/admin/apps/shop/vapid-keys", key: root)
            #expect(push.status == 200 && keys.status == 200, "\(push) \(keys)")
            let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")
            #expect(gateway.peers.requests(DispatcherV1.TestPushRequest.self).map(\.tenant) == [shop])
            #expect(gateway.peers.requests(RegistryV1.ListVapidKeysRequest.self).map(\.tenant) == [shop])
        }
    }

    @Test(
        "GW-06 A platform administrator who names no app or no organization is told the parameter",
        arguments: [
            ("GET", "/admin/types", nil, "app_id"), ("GET", "/admin/service-keys", nil, "app_id"), ("GET", "/admin/users/ann/data", nil, "app_id"),
            ("DELETE", "/admin/users/ann/data?organization_id=acme", nil, "app_id"), ("POST", "/admin/test", #"{"user_id":"ann"}"#, "app_id"),
            ("PUT", "/admin/apps/shop", "{}", "organization_id"),
        ] as [(String, String, String?, String)])
    func namesTheTenant(method: String, path: String, body: String?, field: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request(method, path, body, key: try TestGateway.platformToken())
            #expect(answer.status == 400 && answer.refusal == "\(field) invalid_argument", "\(answer)")
            #expect(answer.body.contains("\(field) is required"), "\(answer)")
        }
    }

    @Test("GW-06 RCPT-21 The failure report of a day is read by its date, without one that of yesterday; a date that is none is refused")
    func failureReport() async throws {
        let own = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
        let report = ReceiptsV1.FailureReport(
            dayMs: 1_769_904_000_000, accepted: 3, failed: 1, failedShare: 0.25,
            failures: [.init(code: "BadTopic", provider: "apns", platform: "ios", count: 1, share: 1)], text: "1 of 4 pushes failed")
        let peers = ScriptedPeers { $0 is ReceiptsV1.GetFailureReportRequest ? ReceiptsV1.GetFailureReportResponse(report: report) : nil }
        try await TestGateway.with(peers) { gateway in
            let answer = try await gateway.request("GET", "/admin/reports/failures?date=2026-02-01")
            #expect(answer.status == 200 && answer.body.contains(#""date":"2026-02-01","accepted":3,"failed":1,"failed_share":0.25"#), "\(answer)")
            #expect(answer.body.contains(#""code":"BadTopic","provider":"apns","platform":"ios","count":1"#), "\(answer)")
            #expect(try await gateway.request("GET", "/admin/reports/failures").status == 200)
            let asked = gateway.peers.requests(ReceiptsV1.GetFailureReportRequest.self)
            #expect(asked.map(\.dayMs) == [1_769_904_000_000, 0] && asked.allSatisfy { $0.tenant == own })
            for date in ["yesterday", "2026-02-30", "2026-2-1"] {
                let refused = try await gateway.request("GET", "/admin/reports/failures?date=\(date)")
                #expect(refused.refusal == "date invalid_value", "\(refused)")
            }
        }
    }

    @Test("GW-06 DISP-25 Dead letters are listed, requeued and dropped with what narrows them; neither and both of ids and all are refused")
    func deadLetters() async throws {
        let own = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
        let letter = DispatcherV1.DeadLetter(
            pushId: "psh_1", userId: "ann", pushDeviceId: "dev_1", reason: "attempts_used_up", providerCode: "UNAVAILABLE", attempts: 5,
            failedAtMs: 1_770_000_000_000, tenant: own, provider: "fcm")
        let peers = ScriptedPeers { request in
            switch request {
            case is DispatcherV1.DeadLettersRequest: return DispatcherV1.DeadLettersResponse(deadLetters: [letter], nextPageToken: "7")
            case is DispatcherV1.RequeueRequest: return DispatcherV1.RequeueResponse(requeued: 3)
            case is DispatcherV1.DropDeadLettersRequest: return DispatcherV1.DropDeadLettersResponse(dropped: 2)
            default: return nil
            }
        }
        try await TestGateway.with(peers) { gateway in
            let list = try await gateway.request(
                "GET", "/admin/dead-letters?provider=fcm&reason=attempts_used_up&failed_from=2026-02-01T00:00:00Z&limit=1")
            #expect(list.status == 200 && list.body.contains(#""next_cursor":"7""#) && list.body.contains(#""provider":"fcm""#), "\(list)")
            let asked = gateway.peers.requests(DispatcherV1.DeadLettersRequest.self).first
            let filter = DispatcherV1.DeadLetterFilter(provider: "fcm", reason: "attempts_used_up", failedFromMs: 1_769_904_000_000)
            #expect(asked?.tenant == own && asked?.pageSize == 1 && asked?.filter == filter)
            let requeued = try await gateway.request("POST", "/admin/dead-letters/requeue", #"{"push_ids":["psh_1"]}"#)
            #expect(requeued.status == 200 && requeued.body.contains(#""requeued":3"#), "\(requeued)")
            let dropped = try await gateway.request("POST", "/admin/dead-letters/drop", #"{"all":true,"provider":"fcm"}"#)
            #expect(dropped.status == 200 && dropped.body.contains(#""dropped":2"#), "\(dropped)")
            let drops = gateway.peers.requests(DispatcherV1.DropDeadLettersRequest.self)
            #expect(drops.map(\.all) == [true] && drops.first?.filter?.provider == "fcm" && drops.first?.tenant == own)
            for body in ["{}", #"{"push_ids":["psh_1"],"all":true}"#] {
                let refused = try await gateway.request("POST", "/admin/dead-letters/drop", body)
                #expect(refused.status == 400 && refused.refusal == "push_ids invalid_argument", "\(refused)")
            }
            // What was to narrow takes less, or is refused, and never takes all.
            for body in [#"{"all":true,"provder":"fcm"}"#, #"{"all":true,"app_id":"other"}"#] {
                let refused = try await gateway.request("POST", "/admin/dead-letters/requeue", body)
                #expect(refused.status == 400 && refused.refusal.hasSuffix(" invalid_argument"), "\(refused)")
            }
            let empty = try await gateway.request("POST", "/admin/dead-letters/requeue", #"{"all":true,"provider":""}"#)
            #expect(empty.refusal == "provider invalid_value", "\(empty)")
            for instant in ["1970-01-01T00:00:00Z", "1969-12-31T23:00:00Z"] {
                _ = try await gateway.request("POST", "/admin/dead-letters/requeue", #"{"all":true,"failed_before":"\#(instant)"}"#)
                _ = try await gateway.request("GET", "/admin/dead-letters?failed_before=\(instant)")
            }
            #expect(gateway.peers.requests(DispatcherV1.RequeueRequest.self).dropFirst().map { $0.filter?.failedBeforeMs } == [1, 1])
            #expect(gateway.peers.requests(DispatcherV1.DeadLettersRequest.self).dropFirst().map { $0.filter?.failedBeforeMs } == [1, 1])
            let vague = try await gateway.request("GET", "/admin/dead-letters?organization_id=other")
            #expect(vague.status == 400 && vague.refusal == "app_id invalid_argument", "\(vague)")
        }
    }

    @Test("GW-06 DISP-33 Credentials are listed, put and removed over HTTP, of the caller's app or the one that the query names; no answer has a key")
    func credentials() async throws {
        let used = DispatcherV1.Credential(credentialId: "cred_1", provider: "fcm", fingerprint: "sha256:00", createdAtMs: 1_770_000_000_000)
        let peers = ScriptedPeers { request in
            switch request {
            case is DispatcherV1.ListCredentialsRequest: return DispatcherV1.ListCredentialsResponse(credentials: [used])
            case is DispatcherV1.PutCredentialRequest: return DispatcherV1.PutCredentialResponse(credentialId: "cred_2", fingerprint: "sha256:01")
            case let request as DispatcherV1.RemoveCredentialRequest:
                return request.provider == "fcm"
                    ? DispatcherV1.RemoveCredentialResponse(credentialId: "cred_1", fingerprint: "sha256:00", waiting: 7) : nil
            default: return nil
            }
        }
        try await TestGateway.with(peers) { gateway in
            let list = try await gateway.request("GET", "/admin/credentials?app_id=shop", key: try TestGateway.platformToken())
            #expect(list.status == 200 && list.body.contains(#""credential_id":"cred_1""#) && list.body.contains("2026-02-02T02:40:00"), "\(list)")
            let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")
            #expect(gateway.peers.requests(DispatcherV1.ListCredentialsRequest.self).map(\.tenant) == [shop])

            let body = #"{"fields":{"json":"hidden"},"force":true}"#
            let put = try await gateway.request("PUT", "/admin/credentials/fcm", body)
            #expect(put.status == 200 && put.body.contains(#""credential_id":"cred_2""#) && !put.body.contains("hidden"), "\(put)")
            let own = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
            #expect(
                gateway.peers.requests(DispatcherV1.PutCredentialRequest.self) == [
                    .init(tenant: own, provider: "fcm", fields: ["json": "hidden"], force: true)
                ])
            let removed = try await gateway.request("DELETE", "/admin/credentials/fcm?credential_id=cred_1")
            #expect(removed.status == 200 && removed.body.contains(#""removed":true"#) && removed.body.contains(#""waiting":7"#), "\(removed)")
            let none = try await gateway.request("DELETE", "/admin/credentials/apns")
            #expect(none.status == 200 && none.body.contains(#""removed":false"#), "\(none)")
            let asked = gateway.peers.requests(DispatcherV1.RemoveCredentialRequest.self)
            #expect(asked.map(\.credentialId) == ["cred_1", ""] && asked.allSatisfy { $0.tenant == own })
        }
    }

    @Test("GW-06 An app in the path is decoded as every id is")
    func encodedApp() async throws {
        try await TestGateway.with { gateway in
            _ = try await gateway.request("GET", "/admin/apps/other%2Dshop/policy", key: try TestGateway.platformToken())
            #expect(gateway.peers.requests(RegistryV1.GetAppRequest.self).map(\.appId) == ["other-shop"])
        }
    }
}
