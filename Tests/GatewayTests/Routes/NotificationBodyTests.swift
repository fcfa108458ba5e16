import CarillonAPI
import HTTPTypes
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Bodies of direct notifications")
struct NotificationBodyTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "chat")

    private func request(_ members: String, strict: Bool = false) throws -> EvaluatorV1.SubmitNotificationRequest {
        try NotificationBody.request(JSONObject(parsing: Array("{\(members)}".utf8)), tenant: Self.tenant, namesEverything: strict)
    }

    @Test("EVAL-03 GW-06 each member of a body is in the request, in either spelling of names")
    func members() throws {
        let everything = try request(
            #"""
            "user_ids":["ann","ben"],"notificationType":"news","title":"T","subtitle":"S","body":"B","priority":"critical","image":"https://a/b",
            "deep_link_path":"p","entity_type":"e","entity_id":"7","data":{"n":1},"sound":"s","collapse_key":"c","thread_id":"th","tag":"ta",
            "channel_id":"ch","time_to_live":60,"device_ids":["d"],"platform_config":{
              "ios":{"interruption_level":"time-sensitive","relevance_score":0.5,"target_content_id":"w","apns_category":"CAT"},
              "android":{"color":"#0066CC","small_icon":"i","vibrate":[0,9],"priority":"max","visibility":"secret","ticker":"t","ongoing":true},
              "web":{"badge":"https://a/b","icon":"https://a/i","dir":"rtl","lang":"ar","require_interaction":true,"renotify":true,"silent":true,
                "vibrate":[5],"timestamp":7}}
            """#)
        var expected = EvaluatorV1.SubmitNotificationRequest(
            tenant: Self.tenant, userIds: ["ann", "ben"], typeId: "news", priority: .blocking, entityType: "e", entityId: "7", data: ["n": "1"])
        expected.content = .init(
            title: "T", subtitle: "S", body: "B", imageUrl: "https://a/b", deepLinkPath: "p", sound: "s", collapseKey: "c", threadId: "th", tag: "ta",
            androidChannelId: "ch", ttlSeconds: 60, deviceIds: ["d"],
            ios: .init(interruptionLevel: .timeSensitive, relevanceScore: 0.5, targetContentId: "w", category: "CAT"),
            android: .init(
                color: "#0066CC", smallIcon: "i", vibrationMs: [0, 9], priority: .max, visibility: .secret, ticker: "t", ongoing: true),
            web: .init(
                badgeUrl: "https://a/b", dir: .rtl, lang: "ar", requireInteraction: true, renotify: true, silent: true, vibrationMs: [5],
                timestampMs: 7, iconUrl: "https://a/i"))
        #expect(everything == expected)
        #expect(try request(#""user_id":"ann""#).userIds == ["ann"])
    }

    @Test("EVAL-05 EVAL-06 DISP-07 DISP-11 everything that one platform alone knows is in the request")
    func platforms() throws {
        let everything = try request(
            #"""
            "user_id":"ann","analytics_label":"spring","content_available":true,"mutable_content":true,"platform_config":{
              "ios":{"title_loc_key":"T","title_loc_args":["a"],"subtitle_loc_key":"S","subtitle_loc_args":["b"],"loc_key":"B","loc_args":["c","d"],
                "launch_image":"l","filter_criteria":"f","critical_volume":0.5,"apns_id":"6d0a1c9e-3f6b-4a52-9f5b-0c1de3f0a7b4",
                "apns_priority":"normal","apns_expiration":1770000000,"apns_collapse_id":"c","apns_thread_id":"th"},
              "android":{"auto_cancel":false,"group":"g","group_summary":true,"style":"bigpicture","title_loc_key":"T","title_loc_args":["a"],
                "body_loc_key":"B","body_loc_args":["b"],"event_time":"2026-02-02T02:40:00Z","local_only":true,"default_sound":true,
                "default_vibrate_timings":true,"default_light_settings":true,"light_on_ms":250,"light_off_ms":750,"proxy":"deny",
                "restricted_package_name":"com.example.app","direct_boot_ok":true,"bandwidth_constrained_ok":true,"restricted_satellite_ok":true}}
            """#)
        let content = try #require(everything.content)
        #expect(content.analyticsLabel == "spring" && content.contentAvailable && content.mutableContent)
        #expect(
            content.ios?.apple
                == .init(
                    titleLocKey: "T", titleLocArgs: ["a"], subtitleLocKey: "S", subtitleLocArgs: ["b"], locKey: "B", locArgs: ["c", "d"],
                    launchImage: "l", filterCriteria: "f", criticalVolume: 0.5, messageId: "6d0a1c9e-3f6b-4a52-9f5b-0c1de3f0a7b4",
                    priority: .normal, expirationMs: 1_770_000_000_000, collapseId: "c", threadId: "th"))
        #expect(
            content.android
                == .init(
                    details: .init(
                        titleLocKey: "T", titleLocArgs: ["a"], bodyLocKey: "B", bodyLocArgs: ["b"], eventTimeMs: 1_770_000_000_000, localOnly: true,
                        defaultSound: true, defaultVibrateTimings: true, defaultLightSettings: true, lightOnMs: 250, lightOffMs: 750, proxy: .deny,
                        restrictedPackageName: "com.example.app", directBootOk: true, bandwidthConstrainedOk: true, restrictedSatelliteOk: true),
                    autoCancel: false, group: "g", groupSummary: true, style: .bigpicture))
        let plain = try request(#""user_id":"ann","platform_config":{"ios":{"relevance_score":1},"android":{"small_icon":"i"}}"#)
        #expect(plain.content?.ios?.apple == nil && plain.content?.android?.details == nil)
    }

    @Test("EVAL-44 scheduled_for is an instant, or a time by each user's clock")
    func scheduled() throws {
        let instant = try request(#""user_id":"ann","scheduled_for":"2026-12-24T08:00:00Z""#)
        #expect(instant.scheduledForMs == 1_798_099_200_000 && instant.scheduledLocal == nil)
        let local = try request(
            #""user_id":"ann","scheduled_for":{"localDate":"2026-12-24","local_time":"08:00","timezone_source":"organization"}"#)
        #expect(local.scheduledForMs == 0)
        #expect(local.scheduledLocal == .init(localDate: "2026-12-24", localTime: "08:00", timezoneSource: .organization))
        let usual = try request(#""user_id":"ann","scheduled_for":{"local_date":"2026-12-24","local_time":"08:00"}"#)
        #expect(usual.scheduledLocal == .init(localDate: "2026-12-24", localTime: "08:00"))
    }

    @Test(
        "EVAL-08 ARCH-16 what is missing, twice there, or would change what users get without a word, is refused by name",
        arguments: [
            ("", false, "user_id"), (#""user_id":"a","user_ids":["a"]"#, false, "user_ids"), (#""user_id":"a""#, true, "app_id"),
            (#""user_id":"a","app_id":"chat""#, true, "notification_type"),
            (#""user_id":"a","scheduled_for":"tomorrow""#, false, "scheduled_for"), (#""user_id":"a","scheduled_for":5"#, false, "scheduled_for"),
            (#""user_id":"a","scheduled_for":{"local_time":"08:00"}"#, false, "scheduled_for.local_date"),
            (#""user_id":"a","scheduled_for":{"local_date":"2026-12-24"}"#, false, "scheduled_for.local_time"),
            (#""user_id":"a","scheduled_for":{"local_date":"2026-02-30","local_time":"08:00"}"#, false, "scheduled_for.local_date"),
            (#""user_id":"a","scheduled_for":{"local_date":"2026-12-24","local_time":"24:00"}"#, false, "scheduled_for.local_time"),
            (
                #""user_id":"a","scheduled_for":{"local_date":"2026-12-24","local_time":"08:00","timezone_source":"mars"}"#, false,
                "scheduled_for.timezone_source"
            ),
            (#""user_id":"a","is_silent":true"#, false, "is_silent"), (#""user_id":"a","time_to_live":3000000000"#, false, "time_to_live"),
            (#""user_id":"a","priority":"urgent""#, false, "priority"),
            (#""user_id":"a","platform_config":{"android":{"priority":"urgent"}}"#, false, "platform_config.android.priority"),
            (#""user_id":"a","platform_config":{"web":{"dir":"up"}}"#, false, "platform_config.web.dir"),
            (#""user_id":"a","platform_config":{"ios":{"apns_expiration":-1}}"#, false, "platform_config.ios.apns_expiration"),
            (#""user_id":"a","platform_config":{"ios":{"apns_priority":"urgent"}}"#, false, "platform_config.ios.apns_priority"),
            (#""user_id":"a","platform_config":{"android":{"style":"wide"}}"#, false, "platform_config.android.style"),
            (#""user_id":"a","platform_config":{"android":{"proxy":"maybe"}}"#, false, "platform_config.android.proxy"),
            (#""user_id":"a","platform_config":{"web":{"timestamp":"now"}}"#, false, "platform_config.web.timestamp"),
        ])
    func refused(members: String, strict: Bool, field: String) throws {
        let error = #expect(throws: APIError.self) { try request(members, strict: strict) }
        #expect(error?.field == field)
    }

    @Test("EVAL-62 the answer waits where the app says so, and as long as it says")
    func patience() throws {
        func patience(_ mode: PolicyValue) throws -> Duration? {
            try Policy(settings: ["submit_response_mode": mode, "submit_wait_ms": 200], of: PolicyOwner()).submitPatience
        }
        #expect(try patience("wait") == .milliseconds(200) && patience("accepted") == nil)
    }

    @Test("EVAL-62 the answer is 202 while a device waits, and has the fields of a single user beside the list")
    func answers() {
        let one = SubmitProgress(of: .init(carillonEventId: "evt_1", notifications: [.init(userId: "ann", notificationId: "notif_1")])).answer
        #expect(one.status.code == 202)
        let json = one.body?.encoded(camelCase: false) ?? ""
        #expect(
            json.contains(#""event_id":"evt_1","user_id":"ann","notification_id":"notif_1","status":"pending","skip_reason":null,"push_sent":false"#))
        #expect(json.contains(#""notifications":[{"user_id":"ann""#))
        let two = SubmitProgress(
            of: .init(carillonEventId: "evt_1", notifications: ["ann", "ben"].map { .init(userId: $0, notificationId: "notif_\($0)") })
        ).answer
        #expect(two.body?.encoded(camelCase: false).contains(#""event_id":"evt_1","notifications":["#) == true)
    }
}
