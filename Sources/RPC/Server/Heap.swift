import CMalloc

/// The C library's heap.
enum Heap {
    /// Returns free memory to the system after a second, on another thread. The delay lets the last owners free theirs.
    ///
    /// Without it, the allocator keeps freed memory between blocks in use indefinitely. Takes about a millisecond for 10 MiB.
    static func giveBackSoon() {
        Task.detached(priority: .utility) {
            try? await Task.sleep(for: .seconds(1))
            malloc_trim(0)
        }
    }
}
