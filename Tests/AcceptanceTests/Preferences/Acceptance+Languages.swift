import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Texts that people read over HTTP, in their language.
    @Suite("2.14 Languages over HTTP", .serialized)
    struct Languages {
        @Test(
            "I18N-01 I18N-02 REG-08 PREF-04 a school's users read the names of categories and Android channels in Arabic, as a host writes them too")
        func names() async throws {
            try await Scenario.start("I18N-02", profile: "school") { scenario in
                let users = [("sami", "ar"), ("sue", "")].map { name, locale in
                    var user = RegistryV1.User(tenant: scenario.tenant, userId: name, roles: ["student"])
                    if !locale.isEmpty { user.locale = locale }
                    return user
                }
                #expect(try await scenario.clients.registry.upsertUsers(.init(users: users)).results.isEmpty)
                func read(_ user: String, _ language: String?) async throws -> (category: String, channel: String) {
                    let headers = language.map { [("accept-language", $0)] } ?? []
                    let document = try await scenario.asUser(user, "GET", "/users/me/notifications", headers: headers).json
                    let categories = (document["catalogue"] as? [String: any Sendable])?["categories"] as? [[String: any Sendable]]
                    let config = try await scenario.asUser(user, "GET", "/push/config", headers: headers).json
                    let channels = config["android_channels"] as? [[String: any Sendable]]
                    func words(_ entries: [[String: any Sendable]]?, _ key: String, _ id: String) -> String {
                        let entry = entries?.first { $0[key] as? String == id }
                        #expect(entry?["translations"] == nil)
                        return "\(entry?["name"] as? String ?? "-"): \(entry?["description"] as? String ?? "-")"
                    }
                    return (words(categories, "category_id", "sticker_awarded"), words(channels, "channel_id", "default"))
                }
                let english = (category: "Stickers: A sticker from a teacher", channel: "Notifications: Everything the school sends")
                let arabic = (category: "الملصقات: ملصق من هيئة التدريس", channel: "الإشعارات: كل ما ترسله المدرسة")
                #expect(try await read("sue", "ar-EG, en;q=0.5") == arabic)
                // Without a word of the client, the directory's language counts, and without that the app's.
                #expect(try await read("sami", nil) == arabic)
                #expect(try await read("sami", "en") == english)
                #expect(try await read("sue", nil) == english)
                #expect(try await read("sue", "fr") == english)
                // The user's choice counts before the host system's value.
                #expect(try await scenario.asUser("sue", "PUT", "/users/me/notifications", ["language": "ar"]).status == 200)
                #expect(try await read("sue", nil) == arabic)

                func admin(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
                    try await scenario.asUser("root", method, "/admin" + path, json, roles: ["system_admin"])
                }
                let listed = try await admin("GET", "/categories").json["items"] as? [[String: any Sendable]]
                var stickers = try #require(listed?.first { $0["category_id"] as? String == "sticker_awarded" })
                #expect(stickers["locale"] as? String == "en")
                stickers["translations"] = ["ar": ["name": "نجوم"]]
                #expect(try await admin("PUT", "/categories/sticker_awarded", stickers).status == 200)
                // Known to the gateway a little later; the description is missing, and counted.
                try await eventually("the gateway has the Arabic name", every: .milliseconds(200)) {
                    try await read("sue", "ar").category == "نجوم: A sticker from a teacher"
                }
                let page = try await MetricsPage(of: "gateway", in: scenario.system.options.runFolder)
                #expect(page.value("carillon_texts_missing_total{locale=\"ar\"}") >= 1)
                for (locale, words, field) in [
                    ("a!", ["name": "N"], "translations.a!.locale"),
                    ("EN", ["name": "N"], "translations.EN.locale"),
                    ("ar", ["name": String(repeating: "n", count: 101)], "translations.ar.name"),
                ] {
                    var wrong = stickers
                    wrong["translations"] = [locale: words]
                    let refused = try await admin("PUT", "/categories/sticker_awarded", wrong)
                    #expect(refused.status == 422 && refused.errorField == field, "\(locale)")
                }
                #expect(try await admin("DELETE", "/categories/sticker_awarded").status == 204)
            }
        }
    }
}
