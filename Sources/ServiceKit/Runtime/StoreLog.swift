/// The length of a store's write-ahead log.
enum StoreLog {
    /// Size of a page, in bytes.
    private static let pageBytes = 4_096
    /// A checkpoint begins when the log has this part of the file system. During the checkpoint the log may grow to four times as much, and the file
    /// needs room for the log's pages.
    private static let part = 16
    /// Fewest pages: 1 MiB.
    private static let fewest = 256

    /// The length at which a checkpoint begins, in pages. A log of the usual length could fill a small file system, and then nothing has room for the
    /// checkpoint that would shorten the log.
    ///
    /// - Parameters:
    ///   - usual: the length on a large file system.
    ///   - fileSystem: its size in bytes; nil: unknown.
    static func pages(usual: Int, fileSystem: Int?) -> Int {
        guard let fileSystem else { return usual }
        return min(usual, max(fewest, fileSystem / part / pageBytes))
    }
}
