import CarillonAPI
import Logging
import OutboundMessages
import Providers
import RPC
import ServiceKit
import Synchronization
import Testing

@testable import DispatcherService

@Suite("RCPT-23 Telemetry for webhooks")
struct TelemetryForwarderTests {
    private static let app = CommonV1.Tenant(organizationId: "o", appId: "chat")
    private static let other = CommonV1.Tenant(organizationId: "o", appId: "lms")

    /// Receipts with events by app; each call takes one.
    private final class Feed: ReceiptsV1.Telemetry.ServiceProtocol {
        struct State {
            var events: [CommonV1.Tenant: [String]] = [:]
            var position: [CommonV1.Tenant: Int] = [:]
            var delivered: [String] = []
            var isAway = false
        }
        let state = Mutex(State())

        func takeTelemetry(_ request: ReceiptsV1.TakeTelemetryRequest, context: ServerContext) async throws -> ReceiptsV1.TakeTelemetryResponse {
            try state.withLock { state throws -> ReceiptsV1.TakeTelemetryResponse in
                if state.isAway { throw RPCError(code: .unavailable, message: "away") }
                let tenant = request.tenant ?? .init()
                if let delivered = Int(request.delivered) { state.position[tenant] = delivered }
                state.delivered.append(request.delivered)
                let (place, events) = (state.position[tenant] ?? 0, state.events[tenant] ?? [])
                guard place < events.count else { return .init(after: "\(place)", cursor: "\(place)") }
                let event = ReceiptsV1.TelemetryEvent(
                    tenant: tenant, eventId: events[place], eventType: "push_skipped", occurredAtMs: 1_770_000_000_000,
                    properties: #"{"reason":"x"}"#, userId: "ann")
                return .init(
                    events: [.init(event: event, cursor: "\(place + 1)", notificationType: "mention")], after: "\(place)", cursor: "\(place + 1)")
            }
        }

        func streamTelemetry(
            _: ReceiptsV1.StreamTelemetryRequest, response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>, context: ServerContext
        ) async throws { throw APIError(.forbidden, "not asked here") }
        func recordTelemetry(
            _: ReceiptsV1.RecordTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.RecordTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func reportTelemetry(
            _: ReceiptsV1.ReportTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ReportTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func listTelemetry(
            _: ReceiptsV1.ListTelemetryRequest, context: ServerContext
        ) async throws -> ReceiptsV1.ListTelemetryResponse { throw APIError(.forbidden, "not asked here") }
        func telemetryCounts(
            _: ReceiptsV1.TelemetryCountsRequest, context: ServerContext
        ) async throws -> ReceiptsV1.TelemetryCountsResponse { throw APIError(.forbidden, "not asked here") }
    }

    /// Hosts that take what they get, or answer by a script.
    private final class Hosts: Sendable {
        let state = Mutex((got: [String](), answers: [MessageAttempt]()))

        func take(_ message: OutboundMessage, _ channel: MessageChannel) -> MessageAttempt {
            guard case .webhook(let url, let secrets) = channel, let telemetry = message.telemetry else { return .refused(code: "no webhook") }
            return state.withLock { state in
                state.got.append("\(url) \(secrets) \(telemetry.appID) \(telemetry.events.map(\.id).joined(separator: ","))")
                return state.answers.isEmpty ? .taken : state.answers.removeFirst()
            }
        }

        var got: [String] { state.withLock { $0.got } }
        /// The ids of the events, of one each.
        var posted: [String] { got.map { String($0.suffix(2)) } }
    }

    private func forwarder(
        _ feed: Feed, _ hosts: Hosts, apps: [CommonV1.Tenant], pause: Duration = .zero, metrics: MetricsRegistry = MetricsRegistry()
    ) -> TelemetryForwarder {
        let activity = ActivityTracker()
        var forwarder = TelemetryForwarder(
            accounts: { apps.map { .init(tenant: $0, channel: .webhook(url: "https://\($0.appId).example.com", secrets: ["s"])) } },
            receipts: .init(InProcessChannel(services: [feed], principal: Principal(service: "dispatcher"))),
            send: { message, channel, _ in hosts.take(message, channel) }, claimant: "d1", clock: VirtualClock(start: TestPushes.start),
            activity: activity, metrics: DispatcherMetrics(metrics, providers: []),
            logger: Logger(label: "dispatcher") { _ in SwiftLogNoOpLogHandler() })
        forwarder.pauses = Backoff(first: pause, longest: pause)
        return forwarder
    }

    @Test("RCPT-23 events are posted in their order to the webhook of their app, and receipts learns what each host has")
    func order() async {
        let (feed, hosts) = (Feed(), Hosts())
        feed.state.withLock { $0.events = [Self.app: ["e1", "e2"], Self.other: ["x1"]] }
        let forwarder = forwarder(feed, hosts, apps: [Self.app, Self.other])
        await forwarder.forward()
        let chats = hosts.got.filter { $0.contains("chat") }
        #expect(chats == [#"https://chat.example.com ["s"] chat e1"#, #"https://chat.example.com ["s"] chat e2"#])
        let others = hosts.got.filter { $0.contains("lms") }
        #expect(others == [#"https://lms.example.com ["s"] lms x1"#])
        let positions = feed.state.withLock { $0.position }
        #expect(positions == [Self.app: 2, Self.other: 1])
        await forwarder.forward()
        #expect(hosts.got.count == 3)
    }

    @Test("RCPT-23 what a host refuses or does not get is posted again, whatever the answer, and other apps do not wait for it")
    func failures() async {
        let (feed, hosts) = (Feed(), Hosts())
        feed.state.withLock { $0.events = [Self.app: ["e1", "e2"]] }
        hosts.state.withLock { $0.answers = [.retry(code: "http_503"), .refused(code: "http_410"), .taken] }
        let forwarder = forwarder(feed, hosts, apps: [Self.app])
        for _ in 0..<3 { await forwarder.forward() }
        #expect(hosts.posted == ["e1", "e1", "e1", "e2"])
        feed.state.withLock {
            $0.isAway = true
            $0.events[Self.app]?.append("e3")
        }
        await forwarder.forward()
        #expect(hosts.got.count == 4)
        feed.state.withLock { $0.isAway = false }
        await forwarder.forward()
        #expect(hosts.got.last?.hasSuffix("e3") == true)
    }

    @Test("RCPT-23 OBS-02 A scraper reads how many apps have a webhook that fails, until it takes the events")
    func gauge() async {
        let (feed, hosts, metrics) = (Feed(), Hosts(), MetricsRegistry())
        feed.state.withLock { $0.events = [Self.app: ["e1"]] }
        hosts.state.withLock { $0.answers = [.refused(code: "http_410"), .taken] }
        let forwarder = forwarder(feed, hosts, apps: [Self.app, Self.other], metrics: metrics)
        func failing() -> Substring? {
            metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix("carillon_telemetry_webhooks_failing") }
        }
        await forwarder.forward()
        #expect(failing() == "carillon_telemetry_webhooks_failing 1")
        await forwarder.forward()
        #expect(failing() == "carillon_telemetry_webhooks_failing 0")
    }

    @Test("RCPT-23 after a failure an app waits, and the others go on")
    func pauses() async {
        let (feed, hosts) = (Feed(), Hosts())
        feed.state.withLock { $0.events = [Self.app: ["e1"]] }
        hosts.state.withLock { $0.answers = [.retry(code: "unreachable")] }
        let forwarder = forwarder(feed, hosts, apps: [Self.app, Self.other], pause: .seconds(3_600))
        await forwarder.forward()
        feed.state.withLock { $0.events[Self.other] = ["x1"] }
        await forwarder.forward()
        #expect(hosts.posted == ["e1", "x1"])
    }

    @Test("RCPT-23 DISP-33 a webhook gets telemetry with telemetry=yes alone; another word is refused by its field")
    func credential() throws {
        let hook: CredentialFields = ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"]
        let plain = try WebhookChannel.account(hook, outbound: nil)
        let wanting = try WebhookChannel.account(hook.merging(["telemetry": "yes"]) { $1 }, outbound: nil)
        #expect(!plain.takesTelemetry && wanting.takesTelemetry && plain.fingerprint != wanting.fingerprint)
        func account(_ sender: PeopleAccount) -> TelemetryForwarder.Account? {
            TelemetryForwarder.Account(StoredCredential(tenant: Self.app, provider: .webhook, sender: sender))
        }
        #expect(account(plain) == nil)
        #expect(account(wanting)?.tenant == Self.app)
        let refused = #expect(throws: CredentialError.self) {
            try WebhookChannel.account(hook.merging(["telemetry": "perhaps"]) { $1 }, outbound: nil)
        }
        #expect(refused?.field == "telemetry")
    }
}
