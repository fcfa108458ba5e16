import CarillonAPI
import Foundation
import PreparedImages
import ServiceKit
import Testing

@testable import GatewayService

/// With the release build of `media-worker`, as it ships.
@Suite("EVAL-33 Pictures over HTTP")
struct MediaRoutesTests {
    /// One red pixel.
    private static let png = Array(
        Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==") ?? Data())

    private func upload(_ gateway: TestGateway, _ bytes: [UInt8], headers: [(String, String)] = []) async throws -> TestAnswer {
        try await gateway.caller.request("PUT", "/api/v1/media", headers: [("authorization", "Bearer sk_acme")] + headers, body: bytes)
    }

    private func url(_ answer: TestAnswer, _ member: String) throws -> String {
        let start = try #require(answer.body.range(of: "\"\(member)\":\"")?.upperBound, "\(answer.body)")
        return String(answer.body[start...].prefix { $0 != "\"" })
    }

    private func path(_ url: String) -> String { String(url.drop { $0 != "/" }.dropFirst(2).drop { $0 != "/" }) }

    @Test("EVAL-33 an upload is answered with addresses that everybody can read, until it expires")
    func uploaded() async throws {
        try await TestGateway.with { gateway in
            let answer = try await upload(gateway, Self.png)
            #expect(answer.status == 200, "\(answer.body)")
            for member in ["url", "ios_icon_url", "android_icon_url"] {
                let url = try url(answer, member)
                #expect(url.hasPrefix("http://\(gateway.address)/media/"))
                let served = try await gateway.caller.request("GET", path(url), headers: [], body: [])
                #expect(served.status == 200)
            }
            let image = path(try url(answer, "url"))
            // Other files beside it are not served, and neither is another name.
            for other in ["still.png", "image.gif", "../image.png", "%2e%2e%2fimage.png", "image.png.bak"] {
                let parts = image.split(separator: "/")
                let served = try await gateway.caller.request("GET", "/\(parts[0])/\(parts[1])/\(other)", headers: [], body: [])
                #expect(served.status == 404, "\(other)")
            }
            gateway.clock.advance(by: .days(7) - .seconds(1))
            let before = try await gateway.caller.request("GET", image, headers: [], body: []).status
            gateway.clock.advance(by: .seconds(2))
            let after = try await gateway.caller.request("GET", image, headers: [], body: []).status
            #expect((before, after) == (200, 404))
        }
    }

    @Test("EVAL-33 GW-02 what is no picture, too large, empty or compressed is refused with the reason")
    func refused() async throws {
        try await TestGateway.with { gateway in
            var refusals: [String] = []
            for body in [[], Array("hello".utf8), Array(Self.png.prefix(40))] { refusals.append(try await upload(gateway, body).refusal) }
            #expect(refusals == ["body invalid_argument", "body invalid_value", "body invalid_value"])
            let tooLarge = try await upload(gateway, [UInt8](repeating: 0, count: 10_000_001)).status
            let compressed = try await upload(gateway, Self.png, headers: [("content-encoding", "gzip")]).status
            #expect((tooLarge, compressed) == (413, 415))
        }
    }
}
