import CarillonAPI
import Foundation
import PreparedImages
import ServiceKit
import SystemControl
import Testing

@testable import Images

extension Acceptance {
    @Suite("5.5 Pictures", .serialized)
    struct Pictures {
        /// A photo of noise, as a camera would store it.
        private static func photo(width: Int, height: Int) throws -> [UInt8] {
            let pixels = try Pixels(width: width, height: height) { room in
                var state: UInt32 = 7
                for index in room.indices {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    room[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index / 4 % width / 12) &+ UInt8(state >> 27)
                }
            }
            return try JPEGEncoder.encode(pixels, quality: 95)
        }

        /// Two frames of one pixel, which repeat.
        private static let animation = Array(
            Data(
                base64Encoded:
                    "R0lGODlhAQABAPAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==") ?? Data())

        private func upload(_ picture: [UInt8], in scenario: Scenario) async throws -> [String: any Sendable] {
            let gateway = try scenario.clients.gateway()
            let answer = try await gateway.request(
                "PUT", "/api/v1/media", headers: [("authorization", "Bearer \(scenario.serviceKey)")], body: picture)
            await gateway.close()
            #expect(answer.status == 200, "\(answer.json)")
            return answer.json
        }

        /// What the gateway has at one of its addresses.
        private func get(_ url: String, in scenario: Scenario) async throws -> HTTPClient.Response {
            let gateway = try scenario.clients.gateway()
            let path = String(url.drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" })
            let answer = try await gateway.request("GET", path)
            await gateway.close()
            return answer
        }

        /// The picture in the only push to a user's phone; nil: it has none.
        private func picture(of user: String, in scenario: Scenario) async throws -> String? {
            let requests = try await scenario.shown(scenario.token(user, "android"))
            #expect(requests.count == 1)
            let message = requests.first?.json["message"] as? [String: Any]
            return (message?["notification"] as? [String: Any])?["image"] as? String
        }

        @Test("ACC-067 EVAL-33 a large photo is served within the limits for 7 days; a device without rich content gets the text alone")
        func limits() async throws {
            try await Scenario.start("ACC-067", profile: "mlc-lms") { scenario in
                try await scenario.people(["sam", "old"], platforms: ["android"], roles: ["student"])
                let plain: [String: any Sendable] = [
                    "platform": "android", "token": scenario.token("old", "android"), "device_id": "phone",
                    "supports_rich_content": false,
                ]
                #expect(try await scenario.asUser("old", "POST", "/push/devices", plain).status < 300)
                let photo = try Self.photo(width: 3_000, height: 2_000)
                #expect((1_000_000..<10_000_000).contains(photo.count), "\(photo.count)")
                let media = try await upload(photo, in: scenario)
                let url = try #require(media["url"] as? String)

                for user in ["sam", "old"] {
                    let body: [String: any Sendable] = [
                        "user_id": user, "notification_type": "assignment_new", "title": "Scales", "body": "A new sheet", "image": url,
                    ]
                    #expect(try await scenario.asHost("POST", "/notifications", body).status == 202)
                }
                try await scenario.settle()
                #expect(try await picture(of: "sam", in: scenario) == url)
                #expect(try await picture(of: "old", in: scenario) == nil)

                let served = try await get(url, in: scenario)
                #expect(served.status == 200 && served.headers["content-type"] == "image/jpeg")
                #expect(served.body.count < 500_000)
                let pixels = try JPEGDecoder.decode(served.body, atLeast: DecodedSize(longer: 1_024, shorter: 1))
                #expect(pixels.width == 1_024 && pixels.height == 683)
                for icon in ["iosIconUrl", "androidIconUrl"] {
                    #expect(try await get(try #require(media[icon] as? String), in: scenario).status == 200)
                }
                try await scenario.advance(by: .days(7) - .seconds(60))
                let before = try await get(url, in: scenario).status
                try await scenario.advance(by: .seconds(120))
                let after = try await get(url, in: scenario).status
                #expect((before, after) == (200, 404))
            }
        }

        @Test("ACC-068 EVAL-33 an animation stands still for a user with reduced motion, and moves for others")
        func animation() async throws {
            try await Scenario.start("ACC-068-GIF", profile: "mlc-lms") { scenario in
                try await scenario.people(["sam", "tina"], platforms: ["android"], roles: ["student"])
                #expect(try await scenario.asHost("PUT", "/directory/users/tina", ["reduce_motion": true]).status == 200)
                let media = try await upload(Self.animation, in: scenario)
                let (url, still) = (try #require(media["url"] as? String), try #require(media["stillUrl"] as? String))
                #expect(url.hasSuffix(".gif") && !still.hasSuffix(".gif"))
                for user in ["sam", "tina"] {
                    let body: [String: any Sendable] = [
                        "user_id": user, "notification_type": "assignment_new", "title": "Well done", "body": "All scales played", "image": url,
                    ]
                    #expect(try await scenario.asHost("POST", "/notifications", body).status == 202)
                }
                try await scenario.settle()
                #expect(try await picture(of: "sam", in: scenario) == url)
                #expect(try await picture(of: "tina", in: scenario) == still)
                let served = try await get(url, in: scenario).body
                #expect(served.starts(with: "GIF89a".utf8))
            }
        }

        @Test("EVAL-33 SEC-07 a picture at a private address, and one that is not there, are left out; Explain says why")
        func unreachable() async throws {
            try await Scenario.start("PICTURES-AWAY", profile: "mlc-lms") { scenario in
                try await scenario.people(["sam"], platforms: ["android"], roles: ["student"])
                let body: [String: any Sendable] = [
                    "user_id": "sam", "notification_type": "assignment_new", "title": "Scales", "body": "A new sheet",
                    "image": "https://10.0.0.7/sheet.png",
                ]
                let answer = try await scenario.asHost("POST", "/notifications", body)
                let id = try #require(answer.json["notificationId"] as? String)
                try await scenario.settle()
                #expect(try await picture(of: "sam", in: scenario) == nil)
                let explained = try await scenario.clients.evaluator.explain(.init(tenant: scenario.tenant, id: id))
                let detail = explained.decisions.first?.detail ?? ""
                #expect(detail.contains("media_failed: the image at 10.0.0.7 names an address and no host"), "\(detail)")
            }
        }
    }
}
