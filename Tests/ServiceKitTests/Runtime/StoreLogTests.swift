import Testing

@testable import ServiceKit

@Suite("The write-ahead log of a store")
struct StoreLogTests {
    @Test("ARCH-16 takes a quarter of a small file system at most, also while it is folded into the file", arguments: [24, 100, 500, 900])
    func small(megabytes: Int) {
        let bytes = megabytes << 20
        let pages = StoreLog.pages(usual: 16_000, fileSystem: bytes)
        // During a checkpoint the log grows to four times the length at which it began.
        #expect(pages < 16_000 && 4 * pages * 4_096 <= bytes / 4)
        #expect(pages >= 256)
    }

    @Test("Has its usual length on a large file system, and where the size is unknown")
    func usual() {
        #expect(StoreLog.pages(usual: 16_000, fileSystem: 10 << 30) == 16_000)
        #expect(StoreLog.pages(usual: 16_000, fileSystem: nil) == 16_000)
        #expect(StoreLog.pages(usual: 64, fileSystem: 1 << 20) == 64)
    }
}
