import Foundation

/// Releases code pages that only the start of a process needs.
///
/// A start runs some 20 MB of code once, in pieces of 64 KB as the kernel maps them: the dynamic linker, metadata of the Swift runtime, migrations,
/// settings. An idle service needs a fraction of it again. The next use of a released page maps it again from the page cache
/// (docs/decisions/0010-start-up-pages.md).
enum StartUpPages {
    /// The address ranges of `/proc/self/maps` with code from files: readable, executable, private and not writable (proc(5)), so that they equal the
    /// file.
    static func codeRanges(of maps: String) -> [Range<UInt>] {
        maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", omittingEmptySubsequences: true)
            guard fields.count >= 6, fields[1] == "r-xp", fields[5].hasPrefix("/") else { return nil }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
    }

    /// Takes under a millisecond. Does nothing where there is no `/proc`, or where memory is locked.
    static func release() {
        // Not `String(contentsOfFile:)`: a file of /proc has no size, and only its first 4 KB would be read.
        guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return }
        for range in codeRanges(of: String(decoding: maps, as: UTF8.self)) {
            // The result does not matter: without it the process only uses more memory.
            _ = madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
        }
    }
}
