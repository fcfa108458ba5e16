import NIOPosix

/// Where large requests are decompressed and decoded: on one thread beside the event loops, one after the other. What takes milliseconds there
/// holds back no small call, and many large requests hold back each other alone.
enum LargeMessages {
    /// From this length on, on the wire or decompressed, a message is large. Below it takes some 1 to 3 ms whatever is in it.
    static let bytes = 64 * 1024

    private static let thread: NIOThreadPool = {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return thread
    }()

    /// Does the work there.
    static func apart<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await self.thread.runIfActive(work)
    }
}
