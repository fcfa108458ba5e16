package import CProtobufC
import Glibc

/// Scratch memory for the C structures of one message: a bump allocator, one a thread, reused for the next message.
///
/// protobuf-c allocates every field on its own. Handing it this allocator makes an allocation an addition, and freeing
/// nothing at all: the whole arena is rewound once the message has been copied out (or packed).
///
/// An arena is a pointer to its state, so that the C callbacks and the generated code reach it without reference counts.
package struct Arena {
    /// What the allocator keeps between calls.
    package struct State {
        /// Next free byte.
        var next: UnsafeMutableRawPointer
        /// End of the current block.
        var end: UnsafeMutableRawPointer
        /// The block that stays between messages.
        var base: UnsafeMutableRawPointer
        /// Its length in bytes.
        var capacity: Int
        /// Extra blocks of this message, given back at the end; newest first, linked through their first word.
        var extraBlocks: UnsafeMutableRawPointer?
        /// Bytes in the blocks before the current one.
        var bytesBefore: Int
        /// Start of the current block.
        var blockStart: UnsafeMutableRawPointer
        /// Bytes this message may take in all.
        var limit: Int
        /// Set when an allocation was refused because of `limit`.
        var limitReached: Bool
        /// Messages in a row that needed less than a quarter of `capacity`.
        var smallUses: Int
        /// The first string that broke a rule, while copying out of or into the arena.
        var fault: StringFault?
        /// Whether a message is being worked on.
        var inUse: Bool
        /// What protobuf-c is given.
        var allocator: ProtobufCAllocator
    }

    let state: UnsafeMutablePointer<State>

    /// Bytes in front of each allocation that hold its requested size. A decoded `char *` does not say how long it is:
    /// this does, without a search for the terminator, and shows a NUL inside the string.
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

    /// Lends the thread's arena for one message and rewinds it afterwards.
    ///
    /// Never nested: what runs inside is generated code that copies fields, nothing of the caller's.
    /// - Parameter limit: bytes the message may take.
    @inline(__always)
    package static func withThreadArena<Result, Failure: Error>(
        limit: Int, _ body: (Arena) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let arena = current()
        precondition(!arena.state.pointee.inUse, "the arena works on one message at a time")
        arena.state.pointee.inUse = true
        arena.state.pointee.limit = limit
        defer { arena.rewind() }
        return try body(arena)
    }

    private static func current() -> Arena {
        if let pointer = pthread_getspecific(key) { return Arena(state: pointer.assumingMemoryBound(to: State.self)) }
        let arena = Arena(capacity: ProtobufLimits.arenaFloorBytes)
        pthread_setspecific(key, arena.state)
        return arena
    }

    private init(state: UnsafeMutablePointer<State>) { self.state = state }

    private init(capacity: Int) {
        let base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
        state = .allocate(capacity: 1)
        let allocator = ProtobufCAllocator(
            alloc: { data, size in
                Arena(state: data!.assumingMemoryBound(to: State.self)).allocate(size)
            },
            free: { _, _ in },
            allocator_data: state)
        state.initialize(
            to: State(
                next: base, end: base + capacity, base: base, capacity: capacity, extraBlocks: nil, bytesBefore: 0,
                blockStart: base, limit: 0, limitReached: false, smallUses: 0, fault: nil, inUse: false,
                allocator: allocator))
    }

    private func destroy() {
        freeExtraBlocks()
        state.pointee.base.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The allocator in protobuf-c's form; valid while the arena is lent.
    package var allocator: UnsafeMutablePointer<ProtobufCAllocator> {
        UnsafeMutableRawPointer(state).advanced(by: MemoryLayout<State>.offset(of: \State.allocator)!)
            .assumingMemoryBound(to: ProtobufCAllocator.self)
    }

    /// `size` bytes aligned to 8, with their size in front; `nil` beyond the limit.
    @inline(__always)
    package func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        guard let header = bump(size &+ Arena.headerBytes) else { return nil }
        header.storeBytes(of: size, as: Int.self)
        return header + Arena.headerBytes
    }

    /// `size` bytes aligned to 8; `nil` beyond the limit.
    @inline(__always)
    package func bump(_ size: Int) -> UnsafeMutableRawPointer? {
        guard size >= 0 else { return nil }
        let start = state.pointee.next
        if size <= state.pointee.end - start &- 7 {
            state.pointee.next = start + ((size &+ 7) & ~7)
            return start
        }
        return bumpInNewBlock(size)
    }

    @inline(never)
    private func bumpInNewBlock(_ size: Int) -> UnsafeMutableRawPointer? {
        let taken = state.pointee.bytesBefore + (state.pointee.next - state.pointee.blockStart)
        guard size <= state.pointee.limit - taken else {
            state.pointee.limitReached = true
            return nil
        }
        // Doubling keeps the number of blocks small however large the message gets.
        let length = max(size + 32, min(max(2 * taken, ProtobufLimits.arenaFloorBytes), 8 * 1024 * 1024))
        let block = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
        block.storeBytes(of: state.pointee.extraBlocks, as: UnsafeMutableRawPointer?.self)
        state.pointee.extraBlocks = block
        state.pointee.bytesBefore = taken
        state.pointee.blockStart = block + 16
        state.pointee.end = block + length
        state.pointee.next = block + 16 + ((size + 7) & ~7)
        return block + 16
    }

    /// Forgets the message, and fits the memory kept to what messages need.
    private func rewind() {
        let used = state.pointee.bytesBefore + (state.pointee.next - state.pointee.blockStart)
        var wanted = state.pointee.capacity
        if state.pointee.extraBlocks != nil {
            freeExtraBlocks()
            let grown = Int(1) << (Int.bitWidth - (used - 1).leadingZeroBitCount)
            wanted = max(wanted, min(grown, ProtobufLimits.arenaCeilingBytes))
            state.pointee.smallUses = 0
        } else if used < wanted / 4 {
            state.pointee.smallUses += 1
            if state.pointee.smallUses > ProtobufLimits.arenaTrimAfter {
                state.pointee.smallUses = 0
                wanted = max(wanted / 2, ProtobufLimits.arenaFloorBytes)
            }
        } else {
            state.pointee.smallUses = 0
        }
        if wanted != state.pointee.capacity {
            state.pointee.base.deallocate()
            state.pointee.base = .allocate(byteCount: wanted, alignment: 16)
            state.pointee.capacity = wanted
        }
        state.pointee.next = state.pointee.base
        state.pointee.end = state.pointee.base + state.pointee.capacity
        state.pointee.blockStart = state.pointee.base
        state.pointee.bytesBefore = 0
        state.pointee.limitReached = false
        state.pointee.fault = nil
        state.pointee.inUse = false
    }

    private func freeExtraBlocks() {
        while let block = state.pointee.extraBlocks {
            state.pointee.extraBlocks = block.load(as: UnsafeMutableRawPointer?.self)
            block.deallocate()
        }
    }
}

/// A string that broke a rule while it was copied. Noted once and thrown at the end, so that copying a field needs no
/// error path of its own.
package struct StringFault {
    var reason: DecodingError.Reason
    var field: StaticString
}
