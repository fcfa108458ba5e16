import Glibc
import NIOCore
import NIOPosix
import Testing

@testable import HTTP2

@Suite("Causes of failed connections")
struct SocketProblemTests {
    @Test(
        "CTL-01 The cause of a failed connection is the system's words, without calls, arguments and type names",
        arguments: [
            (IOError(errnoCode: ECONNREFUSED, reason: "connect(descriptor:addr:size:)"), "Connection refused"),
            (IOError(errnoCode: ECONNRESET, reason: "read(descriptor:pointer:size:)"), "Connection reset by peer"),
            (ChannelError.eof, "the other side closed the connection"), (ChannelError.connectTimeout(.seconds(1)), "no answer in time"),
        ] as [(any Error, String)])
    func causes(error: any Error, words: String) {
        #expect(SocketProblem.words(of: error) == words)
    }

    // The name has an empty part, so nobody is asked for it.
    @Test("CTL-01 A name without an address is named")
    func unknownName() throws {
        let error = #expect(throws: SocketAddressError.UnknownHost.self) {
            _ = try SocketAddress.makeAddressResolvingHost("push..example", port: 443)
        }
        #expect(SocketProblem.words(of: try #require(error)) == "the name push..example has no address")
    }

    @Test("CTL-01 A refused connection names the address, the cause and what to do")
    func refused() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        // A port that nobody listens on any more.
        let listener = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        try await listener.close()
        let error = await #expect(throws: HTTP2Error.self) {
            try await HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: group.next(), timeout: .seconds(5)).get()
        }
        let message = error?.message ?? ""
        #expect(message.contains("127.0.0.1") && message.contains("Connection refused") && message.contains("check the address"), "\(message)")
        #expect(!message.contains("errno") && !message.contains("descriptor"), "\(message)")
    }
}
