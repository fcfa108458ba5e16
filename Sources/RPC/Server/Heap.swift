import CMalloc

/// The C library's heap.
enum Heap {
    /// Gives free memory back to the system, a second from now and beside everything else: whoever held it may not be done with letting go.
    ///
    /// The allocator keeps what was freed between blocks in use, for ever if need be. This takes about a millisecond for 10 MiB.
    static func giveBackSoon() {
        Task.detached(priority: .utility) {
            try? await Task.sleep(for: .seconds(1))
            malloc_trim(0)
        }
    }
}
