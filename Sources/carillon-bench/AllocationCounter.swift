import ArgumentParser
import Glibc

/// Reads `Benchmarks/allocations/counter.c`, which `scripts/allocations.sh` preloads.
struct AllocationCounter: Sendable {
    private typealias Read = @convention(c) () -> UInt

    private let readAll: Read
    private let readThread: Read

    /// Finds the counter in this process.
    init() throws {
        // A null handle searches everything that is loaded.
        guard let all = dlsym(nil, "carillon_allocations"), let thread = dlsym(nil, "carillon_allocations_of_thread") else {
            throw ValidationError("the counter is not loaded; use scripts/allocations.sh, which preloads it")
        }
        readAll = unsafeBitCast(all, to: Read.self)
        readThread = unsafeBitCast(thread, to: Read.self)
    }

    /// Allocations of this process so far.
    var all: Int { Int(readAll()) }
    /// Allocations of the calling thread so far.
    var ofThread: Int { Int(readThread()) }
}
