import Storage
import Testing

@Suite("The length of a write-ahead log at which a checkpoint begins")
struct CheckpointLengthTests {
    @Test(
        "ARCH-16 The logs of eight stores take a quarter of a small file system at most, also while they are folded into the files",
        arguments: [128, 500, 1_000, 7_000])
    func small(mebibytes: Int) {
        let bytes = mebibytes << 20
        let pages = CheckpointLength.pages(usual: 16_000, fileSystem: bytes)
        // During a checkpoint a log grows to four times the length at which it began.
        #expect(pages < 16_000 && 8 * 4 * pages * 4_096 <= bytes / 4)
        // No shorter than that needs.
        #expect(8 * 4 * (pages + 1) * 4_096 > bytes / 4)
    }

    @Test("Is 1 MiB at least")
    func fewest() {
        #expect(CheckpointLength.pages(usual: 16_000, fileSystem: 24 << 20) == 256)
    }

    @Test("Is the usual one on a large file system, and where the size is unknown")
    func usual() {
        #expect(CheckpointLength.pages(usual: 16_000, fileSystem: 8 << 30) == 16_000)
        #expect(CheckpointLength.pages(usual: 16_000, fileSystem: nil) == 16_000)
        #expect(CheckpointLength.pages(usual: 64, fileSystem: 1 << 20) == 64)
    }
}
