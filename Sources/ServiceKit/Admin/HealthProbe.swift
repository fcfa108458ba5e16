import HTTP2
import NIOCore
import NIOHTTP1
import NIOPosix

/// `--health`: asks the admin port of the running service, found by the same flags and settings, whether the service is ready.
///
/// For health checks of containers: their images have no HTTP client.
package struct HealthProbe: Sendable {
    let definition: ServiceDefinition
    let options: CommandLineOptions
    let environment: [String: String]

    /// For the whole check. The service itself gives each store and peer two seconds.
    static let patience = TimeAmount.seconds(5)

    /// Why the service is not ready; nil: it is ready.
    ///
    /// - Throws: ``ConfigurationError`` for invalid settings.
    func problem() async throws -> String? {
        guard let address = try address() else {
            let record = RunFolder(path: options.runFolder ?? "run").recordPath(of: try instance(in: config()).name)
            return "not running: there is no \(record); see the log of \(definition.name)"
        }
        do {
            let answer = try await Self.ask(address)
            guard answer.status != .ok else { return nil }
            return answer.body.isEmpty ? "the admin port \(address) answered \(answer.status.code)" : answer.body
        } catch {
            return "no answer from the admin port \(address): \(error)"
        }
    }

    /// Why a running process is not ready, in one line; nil: it is ready.
    ///
    /// - Parameter admin: the address of its admin port, from its record.
    package static func problem(at admin: String) async -> String? {
        do {
            let answer = try await ask(try ListenPlan.parse(admin, key: "admin", source: "its record"))
            guard answer.status != .ok else { return nil }
            let lines = answer.body.split(separator: "\n").filter { $0 != "not ready" }
            return lines.isEmpty ? "the admin port \(admin) answered \(answer.status.code)" : lines.joined(separator: "; ")
        } catch {
            return "no answer from the admin port \(admin): \(error)"
        }
    }

    /// The setting, or for a free port the record of the running service; nil without a record.
    private func address() throws -> ListenAddress? {
        let config = try config()
        if let found = try config.find("admin_listen") {
            let address = try ListenPlan.parse(found.value, key: "admin_listen", source: found.source)
            if case .host(_, port: 0) = address {} else { return Self.reachable(address) }
        }
        guard let runFolder = options.runFolder else { return .host("127.0.0.1", port: definition.defaultAdminPort) }
        let name = try instance(in: config).name
        guard let record = RunFolder(path: runFolder).record(of: name) else { return nil }
        return Self.reachable(try ListenPlan.parse(record.admin, key: "admin", source: RunFolder(path: runFolder).recordPath(of: name)))
    }

    private func config() throws -> ServiceConfig {
        let file = try options.configPath.map(ConfigurationFile.init(path:))
        return ServiceConfig(service: definition.name, flags: options.settings, environment: environment, file: file)
    }

    /// - Throws: ``ConfigurationError`` for `auto`: nobody knows which process is meant.
    private func instance(in config: ServiceConfig) throws -> ServiceInstance {
        guard ServiceInstance.services.contains(definition.name) else { return ServiceInstance(service: definition.name) }
        guard let number = try InstanceClaim.chosen(config) else {
            throw ConfigurationError("--health with instance = auto needs the setting admin_listen with a port, as in a container")
        }
        return ServiceInstance(service: definition.name, number: number)
    }

    /// A service that listens on all addresses is asked on loopback.
    static func reachable(_ address: ListenAddress) -> ListenAddress {
        switch address {
        case .host("0.0.0.0", let port): .host("127.0.0.1", port: port)
        case .host("::", let port): .host("::1", port: port)
        default: address
        }
    }

    private static func ask(_ address: ListenAddress) async throws -> ReadinessAnswer {
        let group = MultiThreadedEventLoopGroup.singleton
        let answer = group.next().makePromise(of: ReadinessAnswer.self)
        let bootstrap = ClientBootstrap(group: group)
            .connectTimeout(patience)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(ReadinessRequest(answer: answer))
                }
            }
        let channel: any Channel
        do {
            switch address {
            case .host(let host, let port): channel = try await bootstrap.connect(host: host, port: port).get()
            case .unix(let path): channel = try await bootstrap.connect(unixDomainSocketPath: path).get()
            }
        } catch {
            answer.fail(error)
            throw error
        }
        let timer = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        defer { timer.cancel() }
        return try await answer.futureResult.get()
    }
}

/// The answer to `GET /readyz`.
private struct ReadinessAnswer: Sendable {
    var status: HTTPResponseStatus
    var body = ""
}

/// Sends `GET /readyz` and collects the answer.
private final class ReadinessRequest: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let promise: EventLoopPromise<ReadinessAnswer>
    private var answer: ReadinessAnswer?

    init(answer: EventLoopPromise<ReadinessAnswer>) { promise = answer }

    func channelActive(context: ChannelHandlerContext) {
        let headers: HTTPHeaders = ["host": "localhost", "connection": "close"]
        context.write(wrapOutboundOut(.head(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/readyz", headers: headers))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): answer = ReadinessAnswer(status: head.status)
        case .body(let part): answer?.body += String(buffer: part)
        case .end:
            if let answer { promise.succeed(answer) }
            context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        promise.fail(error)
        context.close(promise: nil)
    }

    /// Without an answer the connection ended early, or the time is over. A kept promise stays as it is.
    func channelInactive(context: ChannelHandlerContext) { promise.fail(ChannelError.eof) }
}
