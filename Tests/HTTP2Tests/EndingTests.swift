import NIOCore
import NIOEmbedded
import Testing

@testable import HTTP2

@Suite("How streams and connections end")
struct EndingTests {
    /// A pair whose server keeps its streams open until told.
    private func holding(_ limits: HTTP2Limits = .client, server: HTTP2Limits = .server) throws -> SessionPair {
        try SessionPair(client: limits, server: server) { _ in }
    }

    @Test("A client's reset reaches the server, a server's the client")
    func resets() throws {
        let pair = try holding()
        let (stream, recorder) = try pair.request()
        try pair.exchange()
        stream.reset(.cancel)
        try pair.exchange()
        #expect(recorder.closings.compactMap(\.resetByUs) == [.cancel])
        #expect(pair.served.recorders[0].closings.compactMap(\.resetByPeer) == [.cancel])
        let other = try pair.request().1
        try pair.exchange()
        pair.served.recorders[1].stream?.reset(.internalError)
        try pair.exchange()
        #expect(other.closings.compactMap(\.resetByPeer) == [.internalError])
        #expect(pair.client.openStreams == 0 && pair.server.openStreams == 0)
    }

    @Test("T3 REFUSED_STREAM says that the request was not processed")
    func refused() throws {
        let pair = try holding()
        let recorder = try pair.request().1
        try pair.exchange()
        pair.served.recorders[0].stream?.reset(.refusedStream)
        try pair.exchange()
        #expect(recorder.closings.map(\.isRefused) == [true])
        #expect(!pair.client.isDraining)
    }

    @Test("T4 GOAWAY: streams above its id are refused, those below finish, then the connection closes")
    func goAway() throws {
        let pair = try holding()
        let below = try pair.request().1
        try pair.exchange()
        // Sent, and on its way when the server decides.
        pair.clientToServerIsOpen = false
        let above = try pair.request().1
        pair.clientChannel.embeddedEventLoop.run()
        var heard: HTTP2GoAway?
        pair.client.onGoAway = { _, goAway in heard = goAway }
        pair.server.goAway(code: .noError, debugData: "{\"reason\":\"Shutdown\"}")
        try pair.exchange()
        #expect(heard == HTTP2GoAway(lastStreamID: 1, code: .noError, debugData: "{\"reason\":\"Shutdown\"}"))
        #expect(above.closings.map(\.isRefused) == [true])
        #expect(below.closings.isEmpty)
        #expect(pair.client.isDraining && pair.client.availableStreams == 0)
        #expect(throws: HTTP2Error.self) { try pair.request() }
        pair.clientToServerIsOpen = true
        pair.served.recorders[0].stream?.sendResponse(headers: .ok, data: nil, trailers: nil)
        try pair.exchange()
        #expect(below.closings.map(\.isNormal) == [true])
        #expect(pair.clientIsClosed && pair.serverIsClosed && pair.clientCloseError == nil && pair.serverCloseError == nil)
    }

    @Test("A graceful shutdown serves the request that was on its way")
    func gracefulShutdown() throws {
        let pair = try holding()
        let first = try pair.request().1
        try pair.exchange()
        pair.clientToServerIsOpen = false
        let second = try pair.request().1
        pair.clientChannel.embeddedEventLoop.run()
        _ = pair.server.shutdownGracefully(grace: .seconds(30))
        pair.serverChannel.embeddedEventLoop.run()
        pair.clientToServerIsOpen = true
        try pair.exchange()
        #expect(pair.served.recorders.count == 2)
        #expect(pair.server.isDraining && !pair.serverIsClosed)
        for recorder in pair.served.recorders { recorder.stream?.sendResponse(headers: .ok, data: nil, trailers: ["grpc-status": "0"]) }
        try pair.exchange()
        #expect(first.closings.map(\.isNormal) == [true] && second.closings.map(\.isNormal) == [true])
        #expect(pair.clientIsClosed && pair.serverIsClosed && pair.serverCloseError == nil)
    }

    @Test("A graceful shutdown's patience ends with the grace time")
    func graceTime() throws {
        let pair = try holding()
        let recorder = try pair.request().1
        try pair.exchange()
        _ = pair.server.shutdownGracefully(grace: .seconds(30))
        try pair.pass(.seconds(29))
        #expect(!pair.serverIsClosed)
        try pair.pass(.seconds(2))
        #expect(pair.serverIsClosed && pair.serverCloseError != nil)
        #expect(pair.served.recorders[0].closings.first?.lostError != nil)
        pair.clientChannel.pipeline.fireChannelInactive()
        #expect(recorder.closings.count == 1)
    }

    @Test("A client's shutdown lets its streams finish")
    func clientShutdown() throws {
        let pair = try holding()
        let recorder = try pair.request().1
        try pair.exchange()
        _ = pair.client.shutdownGracefully(grace: .seconds(30))
        try pair.exchange()
        #expect(!pair.clientIsClosed && pair.client.availableStreams == 0)
        pair.served.recorders[0].stream?.sendResponse(headers: .ok, data: nil, trailers: nil)
        try pair.exchange()
        #expect(recorder.closings.map(\.isNormal) == [true])
        #expect(pair.clientIsClosed && pair.clientCloseError == nil)
    }

    @Test("A lost connection ends every stream exactly once")
    func lost() throws {
        let pair = try holding()
        let recorders = try (0..<3).map { _ in try pair.request().1 }
        try pair.exchange()
        pair.clientChannel.pipeline.fireChannelInactive()
        for recorder in recorders { #expect(recorder.closings.count == 1 && recorder.closings[0].lostError != nil) }
        #expect(pair.clientIsClosed && !pair.client.isOpen)
        #expect(throws: HTTP2Error.self) { try pair.request() }
    }

    @Test("T2 A peer's lower limit of streams loses nothing that is in flight")
    func loweredLimit() throws {
        let pair = try holding()
        var changes: [Int] = []
        var available: [Int] = []
        pair.client.onSettingsChange = { changes.append($0.availableStreams) }
        pair.client.onAvailable = { available.append($0.availableStreams) }
        let recorders = try (0..<10).map { _ in try pair.request().1 }
        try pair.exchange()
        pair.server.updateSettings(maxConcurrentStreams: 1)
        try pair.exchange()
        #expect(changes == [0])
        #expect(pair.client.availableStreams == 0)
        let error = #expect(throws: HTTP2Error.self) { try pair.request() }
        #expect(error?.kind == .noStreamAvailable)
        for recorder in pair.served.recorders { recorder.stream?.sendResponse(headers: .ok, data: nil, trailers: nil) }
        try pair.exchange()
        #expect(recorders.allSatisfy { $0.closings.map(\.isNormal) == [true] })
        #expect(available == [1])
        pair.server.updateSettings(maxConcurrentStreams: 500)
        try pair.exchange()
        #expect(pair.client.availableStreams == 500 && available == [1, 500])
    }

    @Test("T1 A client obeys a limit of one stream from the first SETTINGS on")
    func oneStream() throws {
        var limits = HTTP2Limits.server
        limits.maxConcurrentStreams = 1
        let pair = try holding(server: limits)
        #expect(pair.client.availableStreams == 1)
        try pair.request()
        #expect(pair.client.availableStreams == 0)
        #expect(throws: HTTP2Error.self) { try pair.request() }
    }

    @Test("T11 A connection whose stream ids are used up takes no more and closes when done")
    func streamIDs() throws {
        var limits = HTTP2Limits.client
        limits.maxStreamsPerConnection = 3
        let pair = try SessionPair(client: limits)
        let recorders = try (0..<3).map { _ in try pair.request().1 }
        #expect(pair.client.isDraining && pair.client.availableStreams == 0)
        let error = #expect(throws: HTTP2Error.self) { try pair.request() }
        #expect(error?.kind == .draining)
        try pair.exchange()
        #expect(recorders.allSatisfy { $0.closings.map(\.isNormal) == [true] })
        #expect(pair.clientIsClosed)
    }
}
