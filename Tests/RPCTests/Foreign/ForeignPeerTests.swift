import CarillonAPI
import NIOPosix
import RPC
import Testing

/// Our server driven by grpcio, and our client against a grpcio server.
@Suite("Calls with grpcio", .enabled(if: PythonPeer.isInstalled, "run scripts/python-env.sh"), .timeLimit(.minutes(2)))
struct ForeignPeerTests {
    typealias Order = GoogleRPC.ErrorInfo

    @Test("ARCH-02 a grpcio client is content with our server", arguments: Way.network)
    func foreignClient(way: Way) async throws {
        try await withServer(way, services: [ControlService()], descriptorPools: [CarillonAPI.descriptorPool]) { server, target in
            server.health.setServing(true)
            let address = try #require(target.fixedAddresses.first)
            let text = "\(address)".hasPrefix("unix:") ? "\(address)" : "ipv4:\(address)"
            let (status, output) = try await PythonPeer.run("control_client.py", [text])
            #expect(status == 0, "\(output)")
            #expect(output.split(separator: "\n").filter { $0.hasPrefix("ok ") }.count == 21, "\(output)")
        }
    }

    @Test("ARCH-02 our client is content with a grpcio server", arguments: ["", "gzip"])
    func foreignServer(compression: String) async throws {
        try await PythonPeer.withServer("control_server.py", compression.isEmpty ? [] : [compression]) { port in
            let channel = ClientChannel(
                target: .addresses([.ip("127.0.0.1", port: port)], name: "python"), group: MultiThreadedEventLoopGroup.singleton)
            let options = CallOptions(timeout: .seconds(20), compression: compression.isEmpty ? .none : .gzip)
            for bytes in [0, 1_000, 3_000_000] {
                let load = String(repeating: "z", count: bytes)
                #expect(try await channel.control("echo", load, ["k": "v"], options: options).domain == load)
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<200 { group.addTask { _ = try await channel.control("echo", "\(index)", options: options) } }
                try await group.waitForAll()
            }

            let error = await failure {
                try await channel.control(
                    "fail", "Grüße: 100 %\n", ["code": "NOT_FOUND", "reason": "not_found", "field": "user_id"], options: options)
            }
            #expect(error?.code == .notFound)
            #expect(error?.message == "Grüße: 100 %\n")
            #expect(error?.reason == "not_found")
            #expect(error?.field == "user_id")
            #expect(error?.retryAfter == .milliseconds(1500))

            var metadata = Metadata()
            metadata.addBinary([0, 255, 7], forKey: "blob-bin")
            metadata.addString("some text", forKey: "x-text")
            let seen = try await channel.control("metadata", options: CallOptions(metadata: metadata)).metadata
            #expect(seen["blob-bin"] == "0,255,7")
            #expect(seen["x-text"] == "some text")

            let remaining = try await channel.control("context", options: CallOptions(timeout: .milliseconds(29_999))).metadata[
                "remaining_ms"]
            #expect(try #require(remaining.flatMap(Double.init)) <= 29_999)
            let late = await failure { try await channel.control("wait", options: CallOptions(timeout: .milliseconds(300))) }
            #expect(late?.code == .deadlineExceeded)
            let absent = await failure { try await channel.control("echo", method: ControlService.absent, options: options) }
            #expect(absent?.code == .unimplemented)
            let oversize = await failure { try await channel.control("size", "", ["bytes": "8388608"], options: options) }
            #expect(oversize?.code == .resourceExhausted)

            let reasons = try await channel.serverStreaming(
                ControlService.expand, Order(metadata: ["count": "500", "bytes": "2000"]), options: options
            ) { (responses: ResponseStream<Order>) in
                var reasons: [String] = []
                for try await response in responses { reasons.append(response.reason) }
                return reasons
            }
            #expect(reasons == (0..<500).map(String.init))
            let collected: Order = try await channel.clientStreaming(ControlService.collect, options: options) {
                (writer: RequestWriter<Order>) in
                for _ in 0..<300 { try await writer.write(Order(domain: String(repeating: "q", count: 10_000))) }
            }
            #expect(collected.metadata == ["count": "300", "bytes": "3000000"])
            let stopped: Order = try await channel.clientStreaming(ControlService.collect, options: options) {
                (writer: RequestWriter<Order>) in
                try await writer.write(Order(reason: "stop"))
                for _ in 0..<300 { try await writer.write(Order(domain: String(repeating: "q", count: 10_000))) }
            }
            #expect(stopped.metadata["count"] == "0")
            let echoed = try await channel.bidirectional(
                ControlService.chat, options: options,
                requests: { (writer: RequestWriter<Order>) in
                    for index in 0..<200 { try await writer.write(Order(reason: "\(index)")) }
                },
                onResponse: { (responses: ResponseStream<Order>) in
                    var count = 0
                    for try await _ in responses { count += 1 }
                    return count
                })
            #expect(echoed == 200)
            await channel.shutdown()
        }
    }
}
