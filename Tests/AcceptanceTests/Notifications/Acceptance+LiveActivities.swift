import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Live Activities", .serialized)
    struct LiveActivities {
        private static let attributes: [String: any Sendable] = ["order": 17]

        /// A token as iOS gives it to an app, which the user's app registers; and the id of its address.
        private func register(
            _ name: String, kind: String, of user: String, _ scenario: Scenario
        ) async throws -> (token: String, addressID: String) {
            let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user)).devices
            let token = SHA256.hexadecimal("\(scenario.tenant.appId):\(kind):\(name)") + String(repeating: "a1", count: 16)
            let phone = try #require(devices.first)
            let body: [String: any Sendable] = ["push_device_id": phone.pushDeviceId, "kind": kind, "name": name, "token": token]
            let answer = try await scenario.asUser(user, "POST", "/push/activity-tokens", body)
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            let addresses = try await scenario.clients.addresses.listActivityAddresses(.init(tenant: scenario.tenant, userId: user)).addresses
            return (token, try #require(addresses.first { $0.name == name && $0.kind.name == kind }).addressId)
        }

        /// The number of tokens that a push goes to.
        private func send(
            _ name: String, to user: String, _ change: [String: any Sendable], _ scenario: Scenario
        ) async throws -> Int? {
            let body: [String: any Sendable] = ["user_id": user, "name": name, "live_activity": change]
            let answer = try await scenario.asHost("POST", "/push/activities", body)
            #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
            try await scenario.settle()
            return answer.json["addresses"] as? Int
        }

        private func start(_ more: [String: any Sendable] = [:]) -> [String: any Sendable] {
            let start: [String: any Sendable] = [
                "event": "start", "content_state": ["eta": 20], "attributes_type": "OrderAttributes", "attributes": Self.attributes,
                "alert": ["title": "Your order", "body": "is on its way"],
            ]
            return start.merging(more) { $1 }
        }

        private func state(_ eta: Int) -> [String: any Sendable] { ["event": "update", "content_state": ["eta": eta]] }

        private func aps(_ request: SimulatorV1.RecordedRequest) -> [String: Any] { request.json["aps"] as? [String: Any] ?? [:] }

        private func eta(_ request: SimulatorV1.RecordedRequest) -> Int? { (aps(request)["content-state"] as? [String: Any])?["eta"] as? Int }

        @Test("DISP-37 T25 T47 an activity is started by its push-to-start token, updated at iOS's pace, and ended at once")
        func activity() async throws {
            try await Scenario.start("DISP-37") { scenario in
                try await scenario.people(["ina"])
                try await scenario.validated()
                let starting = try await register("OrderAttributes", kind: "push_to_start", of: "ina", scenario)
                #expect(try await send("OrderAttributes", to: "ina", start(["input_push_token": true]), scenario) == 1)
                let started = try #require(try await scenario.accepted(starting.token).first)
                #expect(started.headers["apns-topic"] == KeyMaterial.apnsTopic + ".push-type.liveactivity")
                #expect(started.headers["apns-push-type"] == "liveactivity" && started.headers["apns-priority"] == "10")
                #expect(aps(started)["event"] as? String == "start" && aps(started)["input-push-token"] as? Int == 1 && eta(started) == 20)
                #expect(aps(started)["attributes-type"] as? String == "OrderAttributes")
                #expect((aps(started)["attributes"] as? [String: Any])?["order"] as? Int == 17)

                // The phone runs the activity, and its app registers the token of it.
                let running = try await register("order-17", kind: "live_activity", of: "ina", scenario)
                for eta in [15, 10, 5] { #expect(try await send("order-17", to: "ina", state(eta), scenario) == 1) }
                #expect(try await scenario.accepted(running.token).map(eta) == [15])
                try await scenario.advance(by: .seconds(15))
                let updates = try await scenario.accepted(running.token)
                #expect(updates.map(eta) == [15, 5] && updates.allSatisfy { $0.headers["apns-priority"] == "5" })
                // An update waits for its turn, and the end takes its place.
                #expect(try await send("order-17", to: "ina", state(1), scenario) == 1)
                let end: [String: any Sendable] = ["event": "end", "content_state": ["eta": 0]]
                #expect(try await send("order-17", to: "ina", end, scenario) == 1)
                try await scenario.advance(by: .seconds(60))
                let all = try await scenario.accepted(running.token)
                #expect(all.map(eta) == [15, 5, 0])
                let last = try #require(all.last)
                #expect(aps(last)["event"] as? String == "end" && last.headers["apns-priority"] == "10")

                // The app ends the address of the activity. The token that starts the next one stays.
                let gone = try await scenario.asUser("ina", "DELETE", "/push/activity-tokens/\(running.addressID)")
                #expect(gone.status == 204)
                #expect(try await send("order-17", to: "ina", state(9), scenario) == 0)
                #expect(try await send("OrderAttributes", to: "ina", start(), scenario) == 1)
                #expect(try await scenario.accepted(starting.token).count == 2)
                #expect(try await scenario.accepted(scenario.token("ina")).isEmpty, "the device's own token gets none of them")
                let statistics = try await scenario.clients.simulator.statistics(.init())
                #expect(!statistics.violations.keys.contains { $0.hasPrefix("apns") }, "\(statistics.violations)")
            }
        }

        @Test("DISP-37 T47 a broadcast channel is made, followed, sent to once a second and deleted, by command line and over HTTP")
        func channel() async throws {
            try await Scenario.start("DISP-37-channel") { scenario in
                try await scenario.people(["ina"])
                try await scenario.validated()
                let made = try JSONSerialization.jsonObject(with: try await scenario.carillon("activities", "create", "--stores-latest"))
                let id = try #require((made as? [String: Any])?["channel_id"] as? String)
                let path = "/push/activity-channels/" + PercentEncoding.encode(id)
                let listed = try await scenario.asHost("GET", "/push/activity-channels")
                #expect(listed.status == 200 && String(decoding: listed.body, as: UTF8.self).contains(id))

                // Ina's phone starts the activity so that it follows the channel. The command line registers its token in the app's place.
                _ = try await scenario.carillon("activities", "register", "OrderAttributes", "--user", "ina", "--kind", "push_to_start")
                #expect(try await send("OrderAttributes", to: "ina", start(["input_push_channel": id]), scenario) == 1)
                let started = try await scenario.everyRequest("", provider: "apns").filter { aps($0)["event"] as? String == "start" }
                let followed = started.map { aps($0)["input-push-channel"] as? String }
                #expect(followed == [id])

                let score: [String: any Sendable] = ["live_activity": state(7), "time_to_live": 60]
                let sent = try await scenario.asHost("POST", path + "/broadcast", score)
                #expect(sent.status == 200, "\(String(decoding: sent.body, as: UTF8.self))")
                let tooSoon = try await scenario.asHost("POST", path + "/broadcast", score)
                #expect(tooSoon.status == 429 && tooSoon.headers["retry-after"] == "1", "\(tooSoon.headers)")
                try await scenario.advance(by: .seconds(1))
                _ = try await scenario.carillon("activities", "broadcast", id, "--event", "end", "--state", "{\"eta\":0}")
                let broadcasts = try await scenario.everyRequest("", provider: "apns").filter {
                    $0.headers[":path"] == "/4/broadcasts/apps/" + KeyMaterial.apnsTopic
                }
                #expect(broadcasts.map(\.status) == [200, 200] && broadcasts.map(eta) == [7, 0])
                #expect(broadcasts.allSatisfy { $0.headers["apns-channel-id"] == id && $0.headers["apns-topic"] == nil })
                let priorities = broadcasts.map { $0.headers["apns-priority"] }
                #expect(priorities == ["5", "10"])

                let read = try await scenario.asHost("GET", path)
                #expect(read.status == 200 && read.json["channel_id"] as? String == id && read.json["stores_latest"] as? Bool == true)
                let deleted = try await scenario.asHost("DELETE", path)
                #expect(deleted.status == 204)
                let left = try await scenario.asHost("GET", "/push/activity-channels")
                #expect(!String(decoding: left.body, as: UTF8.self).contains(id))
                try await scenario.advance(by: .seconds(1))
                let late = try await scenario.asHost("POST", path + "/broadcast", score)
                #expect(late.status == 404, "\(String(decoding: late.body, as: UTF8.self))")
            }
        }
    }
}
