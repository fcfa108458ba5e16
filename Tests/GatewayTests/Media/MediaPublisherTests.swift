import CarillonAPI
import Foundation
import Logging
import OutboundHTTP
import ServiceKit
import TestFolders
import TestHTTPSServer
import Testing

@testable import GatewayService
@testable import Images

/// With a foreign HTTPS server, and the release build of `media-worker`.
@Suite("EVAL-33 Images of other servers", .timeLimit(.minutes(1)))
struct MediaPublisherTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "chat")
    private static let base = "https://push.example/media"

    private let folder: TemporaryFolder
    private let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))

    init() throws { folder = try TemporaryFolder() }

    private func publisher(
        _ server: HTTPSServer, _ changes: [String: String?] = [:], policy: [String: PolicyValue] = [:]
    ) throws -> MediaPublisher {
        let values: [String: String?] = [
            "media.base_url": Self.base, "outbound.allowed_hosts": "localhost", "outbound.ca_file": server.caPath,
            "media.folder": folder.file("media"),
        ]
        let config = ServiceConfig(service: "gateway", values: values.merging(changes) { $1 }.compactMapValues(\.self))
        return try MediaPublisher(
            try MediaSettings(config, runFolder: folder.path, executable: ReleaseExecutables.folder.appending(path: "gateway").path),
            policies: DefaultPolicies(changes: policy), clock: clock, metrics: MetricsRegistry(),
            logger: Logger(label: "gateway", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func requests(_ path: String, of server: HTTPSServer) async throws -> String {
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 1)
        let body = try await client.get(server.url("count/\(path)"), mostBytes: 100)
        await client.close()
        return String(decoding: body, as: UTF8.self)
    }

    @Test("EVAL-33 Many who name one image at once get one answer, and it is fetched once, also a minute later; another app has its own")
    func once() async throws {
        let server = try await HTTPSServer()
        let publisher = try publisher(server)
        let source = server.url("png")
        let answers = try await withThrowingTaskGroup(of: GatewayV1.PreparedMedia.self) { group in
            for _ in 0..<5 { group.addTask { try await publisher.prepare(source, of: Self.tenant) } }
            return try await group.reduce(into: [GatewayV1.PreparedMedia]()) { $0.append($1) }
        }
        #expect(Set(answers.map(\.url)).count == 1 && answers[0].url.hasPrefix(Self.base + "/"))
        let again = try await publisher.prepare(source, of: Self.tenant)
        #expect(again == answers[0])
        #expect(try await requests("png", of: server) == "1")
        let other = try await publisher.prepare(source, of: .init(organizationId: "acme", appId: "other"))
        #expect(other.url != again.url)
        // Its own addresses need no fetch, until they expire.
        let own = try await publisher.prepare(again.url, of: Self.tenant)
        #expect(own == again)
        clock.advance(by: .days(7))
        let expired = await #expect(throws: APIError.self) { _ = try await publisher.prepare(again.url, of: Self.tenant) }
        #expect(expired?.reason == .invalidValue && expired?.message.contains("has expired") == true)
        await publisher.close()
    }

    @Test(
        "EVAL-33 SEC-07 Each failure says whether another try may help",
        arguments: [
            ("status/404", "invalid_value", "the server answers 404"), ("status/503", "unavailable", "the server answers 503"),
            ("status/429", "unavailable", "the server answers 429"),
            ("bytes/300", "invalid_value", "cannot be used: neither a PNG nor a JPEG nor a GIF file"),
            ("bytes/10000001", "invalid_value", "has more than 10000000 bytes"), ("redirect/9", "invalid_value", "redirects more than 3 times"),
        ])
    func failures(_ path: String, _ reason: String, _ words: String) async throws {
        let server = try await HTTPSServer()
        let publisher = try publisher(server)
        let failure = await #expect(throws: APIError.self) { _ = try await publisher.prepare(server.url(path), of: Self.tenant) }
        #expect(failure?.reason.code == reason && failure?.message.contains(words) == true, "\(String(describing: failure))")
        #expect(failure?.field == "source_url")
        await publisher.close()
    }

    @Test("EVAL-33 An app's own limits: of pixels, of bytes, and how long an image is served")
    func limits() async throws {
        let server = try await HTTPSServer()
        let publisher = try publisher(server, policy: ["image_max_px": 16, "image_max_bytes": 1_000, "media_ttl_days": 2])
        let noise = try Pixels(width: 64, height: 48) { room in
            for index in room.indices { room[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 7) }
        }
        let media = try await publisher.publish(upload: try JPEGEncoder.encode(noise, quality: 95), of: Self.tenant)
        #expect(media.expiresAtMs == (clock.now + .days(2)).milliseconds)
        let parts = media.url.dropFirst(Self.base.utf8.count + 1).split(separator: "/")
        let (id, file) = (try #require(MediaID(parts[0])), try #require(MediaFile(name: parts[1])))
        let found = try #require(await publisher.find(id, file))
        let served = Array(try Data(contentsOf: URL(fileURLWithPath: found.path)))
        let pixels = try JPEGDecoder.decode(served, atLeast: DecodedSize(longer: 16, shorter: 1))
        #expect(served.count < 1_000 && (pixels.width, pixels.height) == (16, 12) && found.lifetime == .days(2))
        await publisher.close()
    }

    @Test("EVAL-33 Without the worker, and without an address to publish at, the error says so")
    func missing() async throws {
        let server = try await HTTPSServer()
        let without = try publisher(server, ["media.worker": folder.file("nothing")])
        let failure = await #expect(throws: APIError.self) { _ = try await without.prepare(server.url("png"), of: Self.tenant) }
        #expect(failure?.reason == .unavailable && failure?.message.contains(folder.file("nothing")) == true)
        await without.close()

        let homeless = try publisher(server, ["media.base_url": nil])
        #expect(homeless.problem?.contains("media.base_url") == true)
        let refusal = await #expect(throws: APIError.self) { _ = try await homeless.prepare(server.url("png"), of: Self.tenant) }
        #expect(refusal?.reason == .invalidValue && refusal?.message.contains("media.base_url") == true)
        homeless.listens(at: "http://127.0.0.1:1")
        #expect(homeless.problem == nil)
        await homeless.close()
    }
}

/// The default policy for every app.
private struct DefaultPolicies: PolicySource {
    let changes: [String: PolicyValue]

    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
        AppPolicy(
            policy: try Policy(
                settings: SettingCatalogue.defaults.merging(changes) { $1 },
                of: PolicyOwner(
                    profile: "mlc-lms", version: 1, organizationTimezone: "UTC", organizationSuspended: false, appName: "LMS",
                    defaultAndroidChannelId: "")), catalogue: Catalogue(.init()))
    }
}
