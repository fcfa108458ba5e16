import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Contents of files and of answers, in every profile.
    @Suite("Secrets at rest", .serialized)
    struct Secrets {
        /// The texts of one profile's events, to look for.
        private struct Traces {
            var secrets: [String] = []
            /// Texts shown on devices, and e-mail addresses.
            var contents: [String] = []
            var exports: [Data] = []
            /// Users' exports of their own data: their own texts, and no tokens.
            var ownExports: [Data] = []
        }

        // Screens, the desktop agent and exports of receipts over HTTP come later.
        @Test(
            "ACC-148 (partly) SEC-01 SEC-02 SEC-14 No store, log or export holds a token or a provider's key, no log or export a text, in any profile"
        )
        func everyProfile() async throws {
            try await RunningSystem.fresh("ACC-148-secrets", logLevel: "trace") { system in
                let folder = system.options.runFolder
                var traces = Traces()
                for event in ProfileEvent.all { try await live(event, in: system, &traces) }
                #expect(traces.contents.count >= 3 * ProfileEvent.all.count && traces.exports.count == 5 * ProfileEvent.all.count)
                #expect(traces.ownExports.count == 2 * ProfileEvent.all.count)
                let search = SecretSearch(texts: traces.secrets)
                let keys = try SecretSearch(pems: Self.providerKeys(folder))
                let contents = SecretSearch(texts: traces.contents)
                for _ in ["while everything runs, the write-ahead logs included", "at rest"] {
                    #expect(try search.files(of: folder) == [])
                    #expect(try keys.files(of: folder) == [])
                    #expect(try contents.files(of: folder, in: ["logs"]) == [])
                    await system.stop()
                }
                for export in traces.exports {
                    let text = String(decoding: export, as: UTF8.self)
                    #expect(!search.finds(in: export) && !keys.finds(in: export) && !contents.finds(in: export), "\(text)")
                }
                for export in traces.ownExports {
                    #expect(!search.finds(in: export) && !keys.finds(in: export), "\(String(decoding: export, as: UTF8.self))")
                }
                // The searches do find: the ledger has the texts, and the run folder the keys.
                #expect(try contents.files(of: folder, in: ["stores"]).contains { $0.hasPrefix("receipts") })
                #expect(try keys.files(of: folder, in: ["apns"]) == ["AuthKey.p8"])
                #expect(try keys.files(of: folder, in: ["fcm"]) == ["service-account.json"])
            }
        }

        private static func providerKeys(_ folder: URL) throws -> [String] {
            let account = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "fcm/service-account.json")))
            return [
                try String(contentsOf: folder.appending(path: "apns/AuthKey.p8"), encoding: .utf8),
                try #require((account as? [String: Any])?["private_key"] as? String),
            ]
        }

        private func live(_ event: ProfileEvent, in system: CarillonSystem, _ traces: inout Traces) async throws {
            var found = traces
            let name = "ACC-148-\(event.profile)"
            try await Scenario.start(name, profile: event.profile, in: system, overrides: ProfileEvent.overrides) { scenario in
                let user = "ann-\(event.profile)"
                let mail = "quetzal.\(event.profile)@example.com"
                let person: [String: any Sendable] = ["display_name": "Ann", "email": mail, "roles": [event.role]]
                try await scenario.people([user], platforms: ["ios", "android"], channel: "ch_general", roles: [event.role])
                // The iPhone is the most recently used one, which alone gets it in some profiles.
                try await scenario.advance(by: .seconds(1))
                try await scenario.people([user], platforms: ["ios"], roles: [event.role])
                #expect(try await scenario.asHost("PUT", "/directory/users/\(user)", person).status == 200)
                try await event.submit("e1", to: user, in: scenario)
                let tokens = ["ios", "android"].map { scenario.token(user, $0) }
                found.secrets += tokens + [scenario.serviceKey]
                let sent = try #require(try await scenario.shown(tokens[0]).first, "\(event.profile): nothing was pushed")
                let alert = try #require((sent.json["aps"] as? [String: Any])?["alert"] as? [String: Any])
                let texts = [try #require(alert["title"] as? String), try #require(alert["body"] as? String)]
                #expect(texts.contains { $0.lowercased().contains("quetzal") }, "\(event.profile): \(texts)")
                found.contents += texts + [mail]

                let mine = "organization_id=\(scenario.tenant.organizationId)&app_id=\(scenario.tenant.appId)"
                for path in ["/admin/devices/export?format=csv&\(mine)", "/admin/devices/export?\(mine)", "/admin/audit"] {
                    let answer = try await scenario.asUser("root", "GET", path, roles: ["system_admin"])
                    #expect(answer.status == 200 && !answer.body.isEmpty, "\(path)")
                    found.exports.append(Data(answer.body))
                }
                found.exports.append(try await scenario.carillon("receipts", "log"))
                found.exports.append(try await scenario.carillon("receipts", "export", "--format", "csv"))
                for path in ["/users/me/data", "/push/devices"] {
                    let answer = try await scenario.asUser(user, "GET", path)
                    #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("sha256:"), "\(path)")
                    found.ownExports.append(Data(answer.body))
                }
            }
            traces = found
        }
    }
}
