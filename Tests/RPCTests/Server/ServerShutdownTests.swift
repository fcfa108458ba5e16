import HTTP2
import NIOCore
import NIOPosix
import RPC
import Testing

@Suite("The end of a server", .timeLimit(.minutes(1))) struct ServerShutdownTests {
    @Test("ARCH-10 running calls finish, streams are ended, and later calls go nowhere")
    func drain() async throws {
        let service = ControlService()
        var limits = RPCLimits()
        limits.streamDrainTime = .milliseconds(100)
        let server = RPCServer(services: [service], limits: limits)
        let port = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)[0].port
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port ?? 0)], name: "registry"), group: MultiThreadedEventLoopGroup.singleton)
        let (released, release) = AsyncStream.makeStream(of: Void.self)
        let stream = Task {
            await failure {
                try await channel.serverStreaming(
                    ControlService.expand, GoogleRPC.ErrorInfo(reason: "expand-and-wait", metadata: ["count": "1"]),
                    options: CallOptions()
                ) { (responses: ResponseStream<GoogleRPC.ErrorInfo>) in for try await _ in responses {} }
            }
        }
        await service.arrivals.next()
        let collect = Task { () -> GoogleRPC.ErrorInfo in
            try await channel.clientStreaming(ControlService.collect, options: CallOptions(timeout: .seconds(20))) {
                (writer: RequestWriter<GoogleRPC.ErrorInfo>) in
                try await writer.write(GoogleRPC.ErrorInfo(reason: "arrive", domain: "before"))
                for await _ in released { break }
                for _ in 0..<3 { try await writer.write(GoogleRPC.ErrorInfo(domain: "x")) }
            }
        }
        // The server has the call. One that it had not would be sent again, and wait for another server until its deadline.
        await service.arrivals.next()
        release.yield()
        await server.shutdownGracefully(within: .seconds(10))
        #expect(await stream.value?.code == .unavailable)
        // Collecting is a stream too: it either finished in its time or was told to come back.
        do { #expect(try await collect.value.metadata["count"] == "4") } catch let error as RPCError { #expect(error.code == .unavailable) }
        let late = await failure { try await channel.control("echo", options: CallOptions(waitForReady: false)) }
        #expect(late?.code == .unavailable)
        #expect(late?.message.contains("registry at 127.0.0.1:\(port ?? 0)") == true, "\(late?.message ?? "")")
        await #expect(throws: RPCError.self) {
            try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        }
        await channel.shutdown()
    }

    @Test("Listeners may be several, of both kinds")
    func listeners() async throws {
        let server = RPCServer(services: [ControlService()])
        let addresses = try await server.listen(
            on: [.host("127.0.0.1", port: 0), .host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        #expect(Set(addresses.compactMap(\.port)).count == 2)
        for address in addresses {
            let channel = ClientChannel(
                target: .addresses([.ip("127.0.0.1", port: address.port ?? 0)]), group: MultiThreadedEventLoopGroup.singleton)
            #expect(try await channel.control("echo", "here").domain == "here")
            await channel.shutdown()
        }
        await server.shutdownGracefully(within: .seconds(1))
    }
}
