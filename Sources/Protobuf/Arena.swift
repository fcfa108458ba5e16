internal import CProtobufC
import Glibc

/// Scratch memory for the C structures of one message: a bump allocator. Each thread has one and reuses it for the next message.
///
/// protobuf-c allocates every field separately. With this allocator an allocation is an addition, and freeing does nothing: the whole arena is
/// rewound when the message has been copied out or packed.
///
/// An arena is a pointer to its state, so C callbacks and generated code use it without reference counts.
package struct Arena {
    /// State between calls of the allocator.
    struct State {
        /// Next free byte.
        var next: UnsafeMutableRawPointer
        /// End of the current block.
        var end: UnsafeMutableRawPointer
        /// Start of the current block.
        var blockStart: UnsafeMutableRawPointer
        /// Bytes in the blocks before the current one.
        var bytesBefore = 0
        /// The block that stays between messages.
        var base: UnsafeMutableRawPointer
        /// Its length in bytes.
        var capacity: Int
        /// Extra blocks of this message, freed at the end; newest first, linked through their first word.
        var extraBlocks: UnsafeMutableRawPointer?
        /// Most bytes for this message.
        var limit = 0
        /// Set when an allocation was refused because of `limit`.
        var limitReached = false
        /// Length of one block that would have held this message with room to pack it.
        var wanted = 0
        /// Messages in a row that needed less than a quarter of `capacity`.
        var smallUses = 0
        /// The structure of the whole message that is being decoded.
        var decoded: UnsafeRawPointer?
        /// The first string that broke a rule, while copying out of or into the arena.
        var fault: StringFault?
        /// Lists of messages being copied out, one in another; strings are shared inside.
        var listDepth = 0
        /// Strings seen in them.
        var sharedStrings = SharedStrings()
        /// The address protobuf-c gives every absent string.
        let emptyString = carillon_protobuf_c_empty_string()!
        /// Whether the arena is lent for a message.
        var inUse = false
        /// The allocator in protobuf-c's form.
        var allocator = ProtobufCAllocator()
    }

    let state: UnsafeMutablePointer<State>

    /// Bytes in front of each of protobuf-c's allocations, with its requested size. So the length of a decoded `char *` is known without a search for
    /// the terminator, and a NUL inside the string is found.
    static let headerBytes = 8

    /// Where each thread's arena is kept. Destroyed with the thread.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let code = pthread_key_create(&key) { pointer in
            if let pointer { Arena(state: pointer.assumingMemoryBound(to: State.self)).destroy() }
        }
        precondition(code == 0, "pthread_key_create failed with \(code)")
        return key
    }()

    // MARK: Lending

    /// The thread's arena, for one message; ``giveBack()`` ends it.
    ///
    /// Never nested: between both calls only generated code runs, which copies fields.
    /// - Parameter limit: most bytes for the message.
    static func lend(limit: Int) -> Arena {
        let arena: Arena
        if let pointer = pthread_getspecific(key) {
            arena = Arena(state: pointer.assumingMemoryBound(to: State.self))
        } else {
            arena = Arena(capacity: ProtobufLimits.arenaFloorBytes)
            pthread_setspecific(key, arena.state)
        }
        precondition(!arena.state.pointee.inUse, "the arena works on one message at a time")
        arena.state.pointee.inUse = true
        arena.state.pointee.limit = limit
        return arena
    }

    /// Frees the message, and adjusts the kept memory to the size of recent messages.
    package func giveBack() {
        if state.pointee.extraBlocks != nil || state.pointee.wanted > 0 {
            freeExtraBlocks()
            let length = max(state.pointee.wanted, state.pointee.bytesBefore + used)
            let rounded = Int(1) << (Int.bitWidth - (length - 1).leadingZeroBitCount)
            resize(to: max(state.pointee.capacity, min(rounded, ProtobufLimits.arenaCeilingBytes)))
            state.pointee.smallUses = 0
            state.pointee.wanted = 0
            state.pointee.bytesBefore = 0
        } else if used >= state.pointee.capacity / 4 {
            state.pointee.smallUses = 0
        } else {
            state.pointee.smallUses += 1
            if state.pointee.smallUses > ProtobufLimits.arenaTrimAfter {
                state.pointee.smallUses = 0
                resize(to: max(state.pointee.capacity / 2, ProtobufLimits.arenaFloorBytes))
            }
        }
        state.pointee.next = state.pointee.base
        state.pointee.blockStart = state.pointee.base
        state.pointee.end = state.pointee.base + state.pointee.capacity
        state.pointee.sharedStrings.empty()
        state.pointee.limitReached = false
        state.pointee.fault = nil
        state.pointee.inUse = false
    }

    /// Used bytes of the current block.
    @inline(__always)
    private var used: Int { state.pointee.next - state.pointee.blockStart }

    private func resize(to capacity: Int) {
        guard capacity != state.pointee.capacity else { return }
        state.pointee.base.deallocate()
        state.pointee.base = .allocate(byteCount: capacity, alignment: 16)
        state.pointee.capacity = capacity
    }

    // MARK: Making and destroying

    private init(state: UnsafeMutablePointer<State>) { self.state = state }

    private init(capacity: Int) {
        let base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(next: base, end: base + capacity, blockStart: base, base: base, capacity: capacity))
        state.pointee.allocator = ProtobufCAllocator(
            alloc: { data, size in Arena(state: data!.assumingMemoryBound(to: State.self)).allocate(size) },
            free: { _, _ in },
            allocator_data: state)
    }

    private func destroy() {
        freeExtraBlocks()
        state.pointee.sharedStrings.deallocate()
        state.pointee.base.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    private func freeExtraBlocks() {
        while let block = state.pointee.extraBlocks {
            state.pointee.extraBlocks = block.load(as: UnsafeMutableRawPointer?.self)
            block.deallocate()
        }
    }

    // MARK: Allocating

    /// The allocator in protobuf-c's form; valid while the arena is lent.
    var allocator: UnsafeMutablePointer<ProtobufCAllocator> {
        UnsafeMutableRawPointer(state).advanced(by: MemoryLayout<State>.offset(of: \State.allocator)!)
            .assumingMemoryBound(to: ProtobufCAllocator.self)
    }

    /// Allocates `size` bytes aligned to 8 for protobuf-c, with their size in front; `nil` beyond the limit.
    private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        // The size comes from the wire. A huge one would overflow below.
        guard size >= 0, size <= state.pointee.limit else {
            state.pointee.limitReached = true
            return nil
        }
        guard let header = bump(size + Arena.headerBytes) else { return nil }
        header.storeBytes(of: size, as: Int.self)
        return header + Arena.headerBytes
    }

    /// `size` bytes aligned to 8, for a structure, a list or the bytes of a string to be packed. There is no limit, because the message is in memory
    /// already.
    @inline(__always)
    package func reserve(_ size: Int) -> UnsafeMutableRawPointer {
        // `bump` returns nil only at the limit, and encoding has none.
        bump(size)!
    }

    @inline(__always)
    private func bump(_ size: Int) -> UnsafeMutableRawPointer? {
        let start = state.pointee.next
        let rounded = (size &+ 7) & ~7
        guard rounded <= state.pointee.end - start else { return bumpInNewBlock(rounded) }
        state.pointee.next = start + rounded
        return start
    }

    @inline(never)
    private func bumpInNewBlock(_ size: Int) -> UnsafeMutableRawPointer? {
        let taken = state.pointee.bytesBefore + used
        guard size <= state.pointee.limit - taken else {
            state.pointee.limitReached = true
            return nil
        }
        // Doubling keeps the number of blocks small for large messages.
        let length = 16 + max(size, min(max(2 * taken, ProtobufLimits.arenaFloorBytes), 8 * 1024 * 1024))
        let block = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
        block.storeBytes(of: state.pointee.extraBlocks, as: UnsafeMutableRawPointer?.self)
        state.pointee.extraBlocks = block
        state.pointee.bytesBefore = taken
        state.pointee.blockStart = block + 16
        state.pointee.end = block + length
        state.pointee.next = block + 16 + size
        return block + 16
    }

    /// Free memory in the current block of four times the size used so far. `nil` when the block is too short; later messages of this size then get a
    /// longer one, up to the ceiling.
    @inline(__always)
    func roomForPacking() -> UnsafeMutableRawPointer? {
        let total = state.pointee.bytesBefore + used
        if 4 * total <= state.pointee.end - state.pointee.next { return state.pointee.next }
        if 5 * total <= ProtobufLimits.arenaCeilingBytes { state.pointee.wanted = 5 * total }
        return nil
    }
}

/// A string that broke a rule while it was copied. The first one is stored and thrown at the end, so copying a field needs no error path.
struct StringFault {
    var reason: DecodingError.Reason
    var field: StaticString
    /// The address of its bytes in the arena.
    var string: UnsafeRawPointer
}
