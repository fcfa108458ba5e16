import Foundation

/// Gives back the mappings of code that only the start needed.
///
/// A start runs through some 20 MB of code once, in pieces of 64 KB as the kernel maps them: the dynamic linker, metadata of the Swift
/// runtime, migrations, settings. An idle service touches a fraction of that again. Unmapped pages of code are never lost: the next
/// use maps them again from the page cache, without reading from disk (docs/decisions/0010-start-up-pages.md).
enum StartUpPages {
    /// The address ranges of `/proc/self/maps` that hold nothing but code from files, as proc(5) writes them: readable, executable,
    /// private and not writable, so that nothing in them can differ from the file.
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
            // Whether the kernel follows the advice changes nothing but the figure.
            _ = madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
        }
    }
}
