import HTTP2
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import RPC
import ServiceKit
import TLS

/// An accepted connection: TLS where it is configured, then the version of HTTP that the client speaks.
struct VersionedChannel: ServerChildChannel {
    /// The protocol of one connection, ready to be served.
    enum Spoken: Sendable {
        case http1(HTTP1Channel.Value)
        case http2(HTTP2Connection)
    }

    /// A connection whose version is not known before its first bytes.
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        let spoken: EventLoopFuture<Spoken>
    }

    private typealias CutCounter = @Sendable (ConnectionCutReason) -> Void

    private let answerer: RequestAnswerer
    private let tls: TLSServerContext?
    private let listener: ListenAddress
    private let drainTime: TimeAmount
    private let times: HTTPServerLimits.Times
    private let counts: ConnectionCounts
    private let faults: ConnectionFaults
    private let budget: MessageBudget
    private let executors: LoopExecutors
    private let onCut: CutCounter?
    private let http1: HTTP1Channel

    /// - Parameters:
    ///   - counts: Counts connections by address.
    ///   - faults: Counts their faults by address.
    ///   - budget: The budget for bodies of requests, over all connections.
    ///   - executors: Of the loops of connections.
    ///   - onCut: Called for each client that is refused or disconnected.
    init(
        answerer: RequestAnswerer, tls: TLSServerContext?, listener: ListenAddress, drainTime: TimeAmount, times: HTTPServerLimits.Times,
        counts: ConnectionCounts, faults: ConnectionFaults, budget: MessageBudget, executors: LoopExecutors,
        onCut: (@Sendable (ConnectionCutReason) -> Void)?
    ) {
        self.answerer = answerer
        self.tls = tls
        self.listener = listener
        self.drainTime = drainTime
        self.times = times
        self.counts = counts
        self.faults = faults
        self.budget = budget
        self.executors = executors
        self.onCut = onCut
        http1 = HTTP1Channel(
            responder: { (request, writer: consuming HummingbirdCore.ResponseWriter, channel) in
                let response = await answerer.answer(request, on: channel)
                try await writer.write(response: response.head, body: response.body)
            },
            configuration: HTTPServerLimits.http1)
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            guard counts.enter(channel) else {
                onCut?(.peerConnectionLimit)
                channel.close(promise: nil)
                return Self.unserved(channel)
            }
            let address = faults.address(of: channel)
            if let address, faults.isBeyondLimit(address, at: channel.eventLoop.now) {
                onCut?(.peerFaults)
                // Before TLS, whose handshake would be the most expensive part.
                try pipeline.addHandler(HeldConnection())
                return Self.unserved(channel)
            }
            let countCut = cutCounter(of: address, on: channel.eventLoop)
            if let tls { try pipeline.addHandler(TLSHandler(context: tls)) }
            // From here on, every error also fails the promise.
            let spoken = channel.eventLoop.makePromise(of: Spoken.self)
            let detector = VersionDetector(isBehindTLS: tls != nil, patience: HTTPServerLimits.firstBytesTime) { version in
                let ready = install(version, channel, logger, onCut: countCut)
                ready.cascade(to: spoken)
                return ready.map { _ in }
            } onGone: {
                spoken.fail($0)
            }
            do {
                try pipeline.addHandler(detector)
            } catch {
                spoken.fail(error)
                throw error
            }
            return Value(channel: channel, spoken: spoken.futureResult)
        }
    }

    /// A connection that is not served. Does not throw, because a failed set-up would end the listener.
    private static func unserved(_ channel: any Channel) -> Value {
        Value(channel: channel, spoken: channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel))
    }

    /// Counts the cuts of a connection, and faults also for its address.
    private func cutCounter(of address: String?, on loop: any EventLoop) -> CutCounter? {
        guard let address else { return onCut }
        return { [onCut, faults] reason in
            onCut?(reason)
            if reason.isFault { faults.count(address, at: loop.now) }
        }
    }

    private func install(
        _ version: VersionDetector.Version, _ channel: any Channel, _ logger: Logger, onCut: CutCounter?
    ) -> EventLoopFuture<Spoken> {
        switch version {
        case .http1: serveHTTP1(channel, logger, onCut: onCut).map { .http1($0) }
        case .http2: channel.eventLoop.makeCompletedFuture { .http2(try serveHTTP2(channel, logger, onCut: onCut)) }
        }
    }

    private func serveHTTP1(_ channel: any Channel, _ logger: Logger, onCut: CutCounter?) -> EventLoopFuture<HTTP1Channel.Value> {
        let pipeline = channel.pipeline.syncOperations
        let watch = HTTP1RequestWatch(times: times, requests: HeldRequests(of: budget), onCut: onCut)
        do {
            try pipeline.addHandler(HTTP1ByteWatch(watch))
            // The handlers are in place when `setup` returns.
            let ready = http1.setup(channel: channel, logger: logger)
            let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            try pipeline.addHandler(watch, position: .after(parser))
            return ready
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
    }

    private func serveHTTP2(_ channel: any Channel, _ logger: Logger, onCut: CutCounter?) throws -> HTTP2Connection {
        // The listener allows half-closed connections for HTTP/1.1; in HTTP/2 the end of one direction is the end.
        try channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: false)
        let unfinished = NIOLoopBound(UnfinishedRequests(), eventLoop: channel.eventLoop)
        let requests = NIOLoopBound(HeldRequests(of: budget), eventLoop: channel.eventLoop)
        let executor = executors.executor(of: channel.eventLoop)
        let connection = try HTTP2Connection.serve(
            on: channel, acceptedAt: listener, limits: HTTPServerLimits.http2(times), logger: logger,
            makeStreamDelegate: { _ in
                HTTP2Exchange(
                    answerer: answerer, channel: channel, unfinished: unfinished.value, requests: requests.value, executor: executor,
                    stalledReader: times.stalledReader, logger: logger)
            },
            onCut: onCut)
        try channel.pipeline.syncOperations.addHandler(
            HTTP2DrainHandler(connection: connection, drainTime: drainTime, unfinished: unfinished.value, patience: times.unfinishedInDrain))
        return connection
    }

    func handle(value: Value, logger: Logger) async {
        await withTaskCancellationHandler {
            // Fails when the connection ended before its first bytes.
            guard let spoken = try? await value.spoken.get() else { return }
            switch spoken {
            case .http1(let channel): await http1.handle(value: channel, logger: logger)
            case .http2(let connection): try? await connection.closeFuture.get()
            }
        } onCancel: {
            value.channel.close(promise: nil)
        }
    }
}

/// Shuts an HTTP/2 connection down when the server stops: sends GOAWAY, and closes after the last answer.
private final class HTTP2DrainHandler: ChannelInboundHandler {
    typealias InboundIn = Never

    private let connection: HTTP2Connection
    private let drainTime: TimeAmount
    private let unfinished: UnfinishedRequests
    /// The time that is left to requests whose bodies are not complete.
    private let patience: TimeAmount

    init(connection: HTTP2Connection, drainTime: TimeAmount, unfinished: UnfinishedRequests, patience: TimeAmount) {
        self.connection = connection
        self.drainTime = drainTime
        self.unfinished = unfinished
        self.patience = patience
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            _ = connection.shutdownGracefully(grace: drainTime)
            let bound = NIOLoopBound(unfinished, eventLoop: context.eventLoop)
            context.eventLoop.scheduleTask(in: patience) { bound.value.endAll() }
        }
        context.fireUserInboundEventTriggered(event)
    }
}
