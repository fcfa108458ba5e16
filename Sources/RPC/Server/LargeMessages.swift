import NIOPosix

/// Decompresses and decodes large requests on one thread of its own, one after the other. So large requests, which take milliseconds, delay only each
/// other and no small calls.
enum LargeMessages {
    /// Messages of at least this many bytes, on the wire or decompressed, are large. Smaller ones take at most 1 to 3 ms, whatever their content.
    static let bytes = 64 * 1024

    private static let thread: NIOThreadPool = {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return thread
    }()

    /// Runs the work on that thread.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await self.thread.runIfActive(work)
    }
}
