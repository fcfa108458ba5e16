import CarillonAPI
import Foundation
import Hummingbird
import Logging
import Protobuf
import RPC
import ServiceKit
import TestFolders
import Testing

@testable import GatewayService

@Suite("GW-06 Endpoints of registry and preferences")
struct EndpointListTests {
    /// Every row of GW-06 that these two services answer, below `/api/v1`.
    private static let required = """
        POST /push/devices
        GET /push/devices
        PATCH /push/devices/{push_device_id}
        PUT /push/devices/{push_device_id}/token
        DELETE /push/devices/{push_device_id}
        POST /push/web-subscriptions
        DELETE /push/web-subscriptions/{id}
        GET /push/config
        PUT /push/permission
        GET /push/prompt
        POST /push/prompt
        GET /users/me/notifications
        PUT /users/me/notifications
        POST /channels/{channel_id}/mute
        PUT /channels/{channel_id}/settings
        GET /users/{user_id}/consents
        POST /users/{user_id}/consents
        POST /consents/{token}
        PUT /presence
        GET /local/config
        PUT /local/config
        PUT /local/content
        GET /local/content
        POST /local/content
        POST /local/ack
        POST /local/error
        POST /local/heartbeat
        PUT /directory/users/{id}
        DELETE /directory/users/{id}
        PUT /directory/relationships/{id}
        DELETE /directory/relationships/{id}
        PUT /directory/channels/{id}
        DELETE /directory/channels/{id}
        PUT /directory/channels/{id}/members
        DELETE /directory/channels/{id}/members
        PUT /directory/threads/{id}/followers
        DELETE /directory/threads/{id}/followers
        PUT /directory/groups/{id}
        DELETE /directory/groups/{id}
        GET /admin/organizations
        GET /admin/organizations/{id}
        PUT /admin/organizations/{id}
        GET /admin/apps
        GET /admin/apps/{id}
        PUT /admin/apps/{id}
        GET /admin/apps/{id}/policy
        PATCH /admin/apps/{id}/policy
        GET /admin/categories
        PUT /admin/categories/{id}
        DELETE /admin/categories/{id}
        GET /admin/types
        PUT /admin/types/{id}
        DELETE /admin/types/{id}
        GET /admin/templates
        PUT /admin/templates
        DELETE /admin/templates
        GET /admin/android-channels
        PUT /admin/android-channels/{id}
        DELETE /admin/android-channels/{id}
        GET /admin/ios-categories
        PUT /admin/ios-categories/{id}
        DELETE /admin/ios-categories/{id}
        GET /admin/service-keys
        POST /admin/service-keys
        DELETE /admin/service-keys/{id}
        GET /admin/credentials
        PUT /admin/credentials/{provider}
        DELETE /admin/credentials/{provider}
        GET /admin/devices
        GET /admin/devices/export
        POST /admin/devices/{id}/deactivate
        POST /admin/devices/{id}/revoke
        POST /admin/devices/{id}/refresh
        GET /admin/organizations/{id}/device-stats
        POST /admin/preview
        GET /admin/metrics/summary
        GET /admin/audit
        GET /admin/reports/failures
        GET /admin/dead-letters
        POST /admin/dead-letters/requeue
        POST /admin/dead-letters/drop
        DELETE /admin/users/{id}/data
        POST /users/me/erasure
        GET /erasures/{id}
        """

    /// What is served below `/api` without a version.
    static let unversioned: Set = ["POST " + shape("/api/notifications/snooze")]

    /// A path without the names of its parameters.
    static func shape(_ path: String) -> String {
        path.split(separator: "/").map { $0.hasPrefix("{") || $0.hasPrefix(":") ? "{}" : String($0) }.joined(separator: "/")
    }

    /// Methods and shapes of all paths that the gateway serves to who is known, and to holders of links.
    static func served() throws -> Set<String> {
        let clock = SystemClock()
        let router = Router(context: GatewayContext.self)
        let limits = try RequestLimits(ServiceConfig(service: "gateway"), clock: clock)
        func endpoints(_ path: RouterPath) -> Endpoints { Endpoints(group: router.group(path), policies: NoPolicies(), limits: limits) }
        let versioned = endpoints("/api/v1")
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let media = try MediaPublisher(
            try MediaSettings(ServiceConfig(service: "gateway"), runFolder: folder.path, executable: ""), policies: NoPolicies(), clock: clock,
            metrics: .init(), logger: Logger(label: "gateway", factory: { _ in SwiftLogNoOpLogHandler() }))
        let routes = GatewayRoutes(
            peers: .unreachable, publish: { try await media.publish(upload: $0, of: $1) },
            pass: { _, _, call in .answered(try await call()) }, held: HeldStreams(mostOfUser: 0),
            availability: PushAvailability(dispatcher: GatewayPeers.unreachable.dispatcher, metrics: .init()),
            signing: SigningApps(tenants: GatewayPeers.unreachable.tenants, metrics: .init()), recheck: { _, _ in },
            policies: NoPolicies(), clock: clock, texts: TextLanguages(metrics: .init()))
        routes.add(to: versioned, open: versioned, unversioned: endpoints("/api"), streams: versioned)
        return Set(router.routes.map { "\($0.method.rawValue) " + shape($0.path.description) })
    }

    @Test("GW-06 Every endpoint of the table that belongs to registry and preferences is there, method and path")
    func complete() throws {
        let served = try Self.served()
        #expect(served.count > 60)
        for line in Self.required.split(separator: "\n") {
            let parts = line.split(separator: " ")
            #expect(served.contains("\(parts[0]) " + Self.shape("/api/v1\(parts[1])")), "\(line) is missing")
        }
    }

    @Test("EVAL-41 One path is also below /api, without a version")
    func unversioned() throws {
        let served = try Self.served().filter { !$0.contains("api/v1/") }
        #expect(served == Self.unversioned)
    }

    @Test("GW-04 Every POST is on the list of those whose repetition is tried, and no other is")
    func posts() throws {
        let file = ProjectFolder.root.appending(path: "Tests/InteropTests/posts.tsv")
        let listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("/") }
        let served = try Self.served().filter { $0.hasPrefix("POST ") && !Self.unversioned.contains($0) }
        #expect(served == Set(listed.map { "POST " + Self.shape("/api/v1\($0)") }))
    }

    @Test("GW-09 What another version of the API would serve is said to be of another version; within v1 a path is simply not there")
    func versions() {
        #expect(ErrorMiddleware.otherVersion("/api/v2/push/devices") == "v2")
        for path in ["/api/v1/push/devicez", "/api/v", "/api/versions", "/api/v99999/x", "/v2/push/devices", "/api/notifications/snooze"] {
            #expect(ErrorMiddleware.otherVersion(path) == nil, "\(path)")
        }
    }
}

/// No app has a policy.
private struct NoPolicies: PolicySource {
    func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy { throw APIError(.unavailable, "away") }
}

/// Nobody answers.
private struct NoServices: RPCChannel {
    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response { throw RPCError(code: .unavailable, message: method.path) }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unavailable, message: method.path) }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { throw RPCError(code: .unavailable, message: method.path) }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unavailable, message: method.path) }
}

extension GatewayPeers {
    fileprivate static var unreachable: GatewayPeers { GatewayPeers { _ in NoServices() } }
}
