import CNghttp2
import Glibc
import NIOPosix

/// Memory for nghttp2's small objects: blocks that one stream gave back serve the next.
///
/// A unary call makes eight of them, of up to 240 bytes. One a thread, shared by the sessions on it, which are made, used and deleted on
/// their loop's thread. Larger blocks, and those beyond what is kept, are the C library's as always.
final class SessionMemory {
    /// Blocks come in steps of this many bytes.
    private static let step = 16
    /// Sizes that are kept, in steps: up to 512 bytes.
    private static let sizes = 32
    /// Blocks kept of each size: those of some hundred streams at once. At most 1 MiB in all.
    private static let mostKept = 128
    /// In front of each block stands its size in steps, 0 for one that is not kept; 16 bytes, which keeps the block aligned.
    private static let headBytes = 16

    // A pthread key: set once here, and each thread sees only the value it put in itself.
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

    /// By size in steps.
    private let free = UnsafeMutablePointer<FreeBlocks>.allocate(capacity: sizes + 1)

    private init() { free.initialize(repeating: FreeBlocks(), count: Self.sizes + 1) }

    deinit {
        for size in 0...Self.sizes {
            while let block = takeFree(size) { Glibc.free(block - Self.headBytes) }
        }
        free.deallocate()
    }

    /// The allocator in nghttp2's form. Unretained: a connection holds this object for as long as its session.
    var allocator: nghttp2_mem {
        nghttp2_mem(
            mem_user_data: Unmanaged.passUnretained(self).toOpaque(),
            malloc: { size, memory in SessionMemory.from(memory).allocate(size) },
            free: { block, memory in SessionMemory.from(memory).giveBack(block) },
            calloc: { number, size, memory in SessionMemory.from(memory).allocateZeroed(number, size) },
            realloc: { block, size, memory in SessionMemory.from(memory).resize(block, size) })
    }

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> SessionMemory {
        Unmanaged<SessionMemory>.fromOpaque(pointer!).takeUnretainedValue()
    }

    /// `nil` without memory, as `malloc` has it.
    private func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
        let size = (bytes &+ Self.step &- 1) / Self.step
        guard size > 0, size <= Self.sizes else {
            let (total, overflow) = bytes.addingReportingOverflow(Self.headBytes)
            guard !overflow, bytes >= 0 else { return nil }
            return Self.mark(malloc(total), 0)
        }
        return takeFree(size) ?? Self.mark(malloc(Self.headBytes + size * Self.step), size)
    }

    private static func mark(_ start: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
        guard let start else { return nil }
        start.storeBytes(of: size, as: Int.self)
        return start + headBytes
    }

    private static func size(of block: UnsafeMutableRawPointer) -> Int { (block - headBytes).load(as: Int.self) }

    private func takeFree(_ size: Int) -> UnsafeMutableRawPointer? {
        guard let block = free[size].first else { return nil }
        free[size].first = block.load(as: UnsafeMutableRawPointer?.self)
        free[size].count -= 1
        return block
    }

    private func giveBack(_ block: UnsafeMutableRawPointer?) {
        guard let block else { return }
        let size = Self.size(of: block)
        guard size > 0, free[size].count < Self.mostKept else { return Glibc.free(block - Self.headBytes) }
        block.storeBytes(of: free[size].first, as: UnsafeMutableRawPointer?.self)
        free[size].first = block
        free[size].count += 1
    }

    private func allocateZeroed(_ number: Int, _ size: Int) -> UnsafeMutableRawPointer? {
        let (bytes, overflow) = number.multipliedReportingOverflow(by: size)
        guard !overflow, let block = allocate(bytes) else { return nil }
        return memset(block, 0, bytes)
    }

    private func resize(_ block: UnsafeMutableRawPointer?, _ bytes: Int) -> UnsafeMutableRawPointer? {
        guard let block else { return allocate(bytes) }
        let size = Self.size(of: block)
        guard size > 0 else {
            // Ours by its head alone: the C library moves it, head and all. It stays one that is not kept.
            let (total, overflow) = bytes.addingReportingOverflow(Self.headBytes)
            guard !overflow, bytes >= 0 else { return nil }
            return Self.mark(realloc(block - Self.headBytes, total), 0)
        }
        guard bytes > size * Self.step else { return block }
        guard let larger = allocate(bytes) else { return nil }
        memcpy(larger, block, size * Self.step)
        giveBack(block)
        return larger
    }
}
