import NIOCore
import NIOPosix
import RPC
import Testing

@Suite("Executors of event loops")
struct LoopExecutorsTests {
    @Test("A task that prefers a loop of the group runs on it, and a loop of another group has no executor")
    func loops() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
        let executors = LoopExecutors(group)
        for loop in group.makeIterator() {
            let executor = try #require(executors.executor(of: loop))
            let isThere = await Task(executorPreference: executor) { loop.inEventLoop }.value
            #expect(isThere)
        }
        #expect(executors.executor(of: MultiThreadedEventLoopGroup.singleton.any()) == nil)
        try await group.shutdownGracefully()
    }
}
