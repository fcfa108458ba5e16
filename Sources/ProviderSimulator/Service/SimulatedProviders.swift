import CarillonAPI
import Cryptography
public import HTTP2
public import Logging
import NIOCore
import NIOPosix
import Providers
public import ServiceKit
public import TLS

/// A running provider simulator: APNs, FCM, Google's token endpoint, a browser's push service, Expo and a mail server with TLS on loopback, stricter
/// than the real ones (SIM-01). As with the real ones, APNs speaks only HTTP/2, and the others also HTTP/1.1.
///
/// All its state is confined to one event loop, so that it needs no locks and handles events in the order of the wire.
public final class SimulatedProviders: Sendable {
    /// Settings of a simulator.
    public struct Settings: Sendable {
        public var apnsAddress: ListenAddress
        public var fcmAddress: ListenAddress
        public var expoAddress: ListenAddress
        public var smtpAddress: ListenAddress
        /// The name or address in the providers' URLs; nil: the bound address.
        public var publicHost: String?
        /// The certificate of all listeners.
        public var certificate: TLSCertificateFiles
        /// Number of the latest requests that are kept for ``SimulatorV1/ListRequestsRequest``.
        public var recordedRequests: Int
        /// Messages a project may send a minute.
        public var fcmQuotaPerMinute: Int

        /// By default all listen on free ports of loopback.
        public init(
            apnsAddress: ListenAddress = .host("127.0.0.1", port: 0), fcmAddress: ListenAddress = .host("127.0.0.1", port: 0),
            expoAddress: ListenAddress = .host("127.0.0.1", port: 0), smtpAddress: ListenAddress = .host("127.0.0.1", port: 0),
            publicHost: String? = nil, certificate: TLSCertificateFiles, recordedRequests: Int = 50_000, fcmQuotaPerMinute: Int = 600_000
        ) {
            self.apnsAddress = apnsAddress
            self.fcmAddress = fcmAddress
            self.expoAddress = expoAddress
            self.smtpAddress = smtpAddress
            self.publicHost = publicHost
            self.certificate = certificate
            self.recordedRequests = recordedRequests
            self.fcmQuotaPerMinute = fcmQuotaPerMinute
        }
    }

    /// The state that is confined to the event loop.
    struct Endpoints {
        let core: SimulatorCore
        let apns: APNsEndpoint
        let fcm: FCMEndpoint
        let webPush: WebPushEndpoint
        let expo: ExpoEndpoint
    }

    private let group: MultiThreadedEventLoopGroup
    private let endpoints: NIOLoopBound<Endpoints>
    private let apnsServer: HTTP2Server
    private let fcmServer: HTTPSListener
    private let expoServer: HTTPSListener
    private let smtpServer: SMTPListener
    private let publicHost: String?

    private init(
        group: MultiThreadedEventLoopGroup, endpoints: NIOLoopBound<Endpoints>, apnsServer: HTTP2Server, fcmServer: HTTPSListener,
        expoServer: HTTPSListener, smtpServer: SMTPListener, publicHost: String?
    ) {
        self.group = group
        self.endpoints = endpoints
        self.apnsServer = apnsServer
        self.fcmServer = fcmServer
        self.expoServer = expoServer
        self.smtpServer = smtpServer
        self.publicHost = publicHost
    }

    /// Host and port of the simulated APNs.
    public var apnsAddress: String { Self.text(apnsServer.localAddress, publicHost) }
    /// Host and port of the simulated FCM.
    public var fcmAddress: String { Self.text(fcmServer.localAddress, publicHost) }
    /// Host and port of the simulated Expo.
    public var expoAddress: String { Self.text(expoServer.localAddress, publicHost) }
    /// Host and port of the simulated mail server, with TLS from the first byte.
    public var smtpAddress: String { Self.text(smtpServer.localAddress, publicHost) }
    /// URL of the simulated token endpoint, on FCM's listener.
    public var tokenURL: String { Self.tokenURL(fcmServer.localAddress, publicHost) }

    /// Opens the listeners.
    ///
    /// - Throws: `ListenFailure` or `TLSError` naming the address or file and the remedy.
    public static func start(
        _ settings: Settings, clock: any DomainClock, activity: ActivityTracker, logger: Logger
    ) async throws -> SimulatedProviders {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let eventLoop = group.next()
        do {
            let endpoints = try await eventLoop.submit {
                let core = SimulatorCore(
                    eventLoop: eventLoop, clock: clock, activity: activity, recordedRequests: settings.recordedRequests)
                let webPush = WebPushEndpoint(core: core)
                return NIOLoopBound(
                    Endpoints(
                        core: core, apns: APNsEndpoint(core: core),
                        fcm: FCMEndpoint(core: core, webPush: webPush, quotaPerMinute: settings.fcmQuotaPerMinute), webPush: webPush,
                        expo: ExpoEndpoint(core: core)),
                    eventLoop: eventLoop)
            }.get()
            var apnsLimits = HTTP2Limits.server
            apnsLimits.maxConcurrentStreams = APNsConnectionState.fewStreams
            let apnsTLS = try TLSServerContext(TLSServerConfiguration(certificate: settings.certificate))
            let apnsServer: HTTP2Server
            do {
                apnsServer = try await HTTP2Server.bind(
                    settings.apnsAddress, group: group, tls: apnsTLS, limits: apnsLimits, logger: logger,
                    makeStreamDelegate: { endpoints.value.apns.makeExchange($0) }, onConnection: { endpoints.value.apns.opened($0) })
            } catch {
                throw ListenFailure.explained(settings.apnsAddress, what: "the simulated APNs", flag: "apns_port", error)
            }
            let fcmServer = try await HTTPSListener.bind(
                settings.fcmAddress, of: ("the simulated FCM", "fcm_port"), on: eventLoop, certificate: settings.certificate, logger: logger,
                endpoint: { endpoints.value.fcm })
            let expoServer = try await HTTPSListener.bind(
                settings.expoAddress, of: ("the simulated Expo", "expo_port"), on: eventLoop, certificate: settings.certificate, logger: logger,
                endpoint: { endpoints.value.expo })
            let smtpServer = try await SMTPListener.bind(
                settings.smtpAddress, on: eventLoop, certificate: settings.certificate, core: { endpoints.value.core })
            let tokenURL = tokenURL(fcmServer.localAddress, settings.publicHost)
            let origin = "https://" + text(fcmServer.localAddress, settings.publicHost)
            try await eventLoop.submit {
                endpoints.value.fcm.tokenURL = tokenURL
                endpoints.value.webPush.origin = origin
            }.get()
            return SimulatedProviders(
                group: group, endpoints: endpoints, apnsServer: apnsServer, fcmServer: fcmServer, expoServer: expoServer,
                smtpServer: smtpServer, publicHost: settings.publicHost)
        } catch {
            try? await group.shutdownGracefully()
            throw error
        }
    }

    /// Stops listening, lets open exchanges finish for a second and closes.
    public func shutdown() async {
        await apnsServer.shutdownGracefully(within: .seconds(1))
        await fcmServer.shutdownGracefully(within: .seconds(1))
        await expoServer.shutdownGracefully(within: .seconds(1))
        await smtpServer.close()
        try? await group.shutdownGracefully()
    }

    /// Runs `body` on the event loop of the endpoints.
    func onLoop<Result: Sendable>(_ body: @escaping @Sendable (Endpoints) throws -> Result) async throws -> Result {
        let endpoints = endpoints
        return try await group.next().submit { try body(endpoints.value) }.get()
    }

    // MARK: Trust

    /// Registers an APNs key, which may push to these topics (bundle ids).
    public func trustAPNsKey(keyID: String, teamID: String, publicKeyPEM: String, topics: [String]) async throws {
        let key = TrustStore.APNsKey(
            keyID: keyID, teamID: teamID, publicKey: try P256PublicKey(pem: publicKeyPEM), topics: Set(topics))
        try await onLoop { $0.core.trust.trust(key) }
    }

    /// Registers a service account.
    public func trustFCMAccount(clientEmail: String, projectID: String, publicKeyPEM: String) async throws {
        let account = TrustStore.FCMAccount(
            clientEmail: clientEmail, projectID: projectID, publicKey: try RSAPublicKey(pem: publicKeyPEM))
        try await onLoop { $0.core.trust.trust(account) }
    }

    private static func text(_ address: SocketAddress, _ publicHost: String?) -> String {
        let host = publicHost ?? address.ipAddress ?? ""
        return host.contains(":") ? "[\(host)]:\(address.port ?? 0)" : "\(host):\(address.port ?? 0)"
    }

    private static func tokenURL(_ address: SocketAddress, _ publicHost: String?) -> String {
        "https://\(text(address, publicHost))\(FCMEndpoint.tokenPath)"
    }
}
