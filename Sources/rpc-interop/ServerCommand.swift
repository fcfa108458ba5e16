import ArgumentParser
internal import CTestingProtos
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import RPC

/// Serves the test service until standard input ends.
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Serves grpc.testing.TestService; prints its port and runs until standard input ends.")

    @Option(help: "The TCP port on 127.0.0.1; 0 takes a free one.")
    var port = 0
    @OptionGroup var tls: TLSOptions

    func run() async throws {
        let contracts = DescriptorPool(builtIn: carillon_testing_file_descriptors(), count: carillon_testing_file_descriptor_count())
        let server = RPCServer(services: [TestService()], descriptorPools: [contracts])
        let addresses = try await server.listen(
            on: [.host("127.0.0.1", port: port)], tls: try tls.serverContext(), group: MultiThreadedEventLoopGroup.singleton)
        server.health.setServing(true)
        print("port \(addresses[0].port ?? 0)")
        fflush(nil)
        // On a thread that may block. The process that started this one holds the other end.
        try await NIOThreadPool.singleton.runIfActive { while readLine() != nil {} }
        await server.shutdownGracefully(within: .seconds(1))
    }
}
