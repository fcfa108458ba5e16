import CNghttp2
import Glibc
import NIOPosix

/// Memory for nghttp2's small objects. Freed blocks of one stream are reused for the next.
///
/// A unary call makes eight of them, of up to 240 bytes. Each thread has one memory for its sessions, which are made, used and deleted on their
/// loop's thread. The C library allocates larger blocks, and those beyond the kept ones.
final class SessionMemory {
    /// Blocks come in steps of this many bytes.
    private static let step = 16
    /// Sizes that are kept, in steps: up to 512 bytes.
    private static let sizes = 32
    /// Blocks kept of each size: those of some hundred streams at once. At most 1 MiB in all.
    private static let mostKept = 128
    /// Bytes in front of each block. They hold the block's size in steps, or 0 for a block that is freed after use. 16 bytes keep the block aligned.
    private static let headBytes = 16

    // A pthread key: set once here, and each thread sees only its own value.
    nonisolated(unsafe) private static let perThread = ThreadSpecificVariable<SessionMemory>()

    /// The calling thread's.
    static var current: SessionMemory {
        if let memory = perThread.currentValue { return memory }
        let memory = SessionMemory()
        perThread.currentValue = memory
        return memory
    }

    /// Blocks of one size that are free, linked through their first word.
    private struct FreeBlocks {
        var first: UnsafeMutableRawPointer?
        var count = 0
    }

    /// The free blocks by size in steps. nghttp2 gets only this pointer, because its callbacks use it some twenty times a call, and a plain pointer
    /// needs no reference counts.
    private typealias FreeLists = UnsafeMutablePointer<FreeBlocks>

    private let free = FreeLists.allocate(capacity: sizes + 1)

    private init() { free.initialize(repeating: FreeBlocks(), count: Self.sizes + 1) }

    deinit {
        for size in 0...Self.sizes {
            while let block = Self.takeFree(size, of: self.free) { Glibc.free(block - Self.headBytes) }
        }
        free.deallocate()
    }

    /// The allocator in nghttp2's form. Points into this object, which a connection holds for as long as its session.
    var allocator: nghttp2_mem {
        nghttp2_mem(
            mem_user_data: UnsafeMutableRawPointer(self.free),
            malloc: { size, lists in SessionMemory.allocate(size, from: SessionMemory.lists(lists)) },
            free: { block, lists in SessionMemory.giveBack(block, to: SessionMemory.lists(lists)) },
            calloc: { number, size, lists in SessionMemory.allocateZeroed(number, size, from: SessionMemory.lists(lists)) },
            realloc: { block, size, lists in SessionMemory.resize(block, size, from: SessionMemory.lists(lists)) })
    }

    private static func lists(_ userData: UnsafeMutableRawPointer?) -> FreeLists {
        // Never nil: `allocator` has set it.
        userData.unsafelyUnwrapped.assumingMemoryBound(to: FreeBlocks.self)
    }

    /// `nil` without memory, as `malloc` has it.
    private static func allocate(_ bytes: Int, from lists: FreeLists) -> UnsafeMutableRawPointer? {
        let size = (bytes &+ step &- 1) / step
        guard size > 0, size <= sizes else {
            let (total, overflow) = bytes.addingReportingOverflow(headBytes)
            guard !overflow, bytes >= 0 else { return nil }
            return mark(malloc(total), 0)
        }
        return takeFree(size, of: lists) ?? mark(malloc(headBytes + size * step), size)
    }

    private static func mark(_ start: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
        guard let start else { return nil }
        start.storeBytes(of: size, as: Int.self)
        return start + headBytes
    }

    private static func size(of block: UnsafeMutableRawPointer) -> Int { (block - headBytes).load(as: Int.self) }

    private static func takeFree(_ size: Int, of lists: FreeLists) -> UnsafeMutableRawPointer? {
        guard let block = lists[size].first else { return nil }
        lists[size].first = block.load(as: UnsafeMutableRawPointer?.self)
        lists[size].count &-= 1
        return block
    }

    private static func giveBack(_ block: UnsafeMutableRawPointer?, to lists: FreeLists) {
        guard let block else { return }
        let size = size(of: block)
        guard size > 0, lists[size].count < mostKept else { return Glibc.free(block - headBytes) }
        block.storeBytes(of: lists[size].first, as: UnsafeMutableRawPointer?.self)
        lists[size].first = block
        lists[size].count &+= 1
    }

    private static func allocateZeroed(_ number: Int, _ size: Int, from lists: FreeLists) -> UnsafeMutableRawPointer? {
        let (bytes, overflow) = number.multipliedReportingOverflow(by: size)
        guard !overflow, let block = allocate(bytes, from: lists) else { return nil }
        return memset(block, 0, bytes)
    }

    private static func resize(_ block: UnsafeMutableRawPointer?, _ bytes: Int, from lists: FreeLists) -> UnsafeMutableRawPointer? {
        guard let block else { return allocate(bytes, from: lists) }
        let size = size(of: block)
        guard size > 0 else {
            // The block is not kept, so the C library reallocates it with its header. It stays a block that is not kept.
            let (total, overflow) = bytes.addingReportingOverflow(headBytes)
            guard !overflow, bytes >= 0 else { return nil }
            return mark(realloc(block - headBytes, total), 0)
        }
        guard bytes > size * step else { return block }
        guard let larger = allocate(bytes, from: lists) else { return nil }
        memcpy(larger, block, size * step)
        giveBack(block, to: lists)
        return larger
    }
}
