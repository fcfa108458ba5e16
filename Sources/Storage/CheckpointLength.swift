/// The length of a write-ahead log at which a checkpoint begins.
public enum CheckpointLength {
    /// Size of a page, in bytes.
    private static let pageBytes = 4_096
    /// The lengths of all ``stores`` together are this part of the file system. During a checkpoint a log may grow to four times its length: then all
    /// logs together have a quarter. The files need room as well: a checkpoint writes the log's pages into them.
    private static let part = 16
    /// Most stores that share a file system: the six services of a run folder, with room for two more instances.
    private static let stores = 8
    /// Fewest pages: 1 MiB.
    private static let fewest = 256

    /// The length in pages. Logs of the usual length could fill a small file system, and then nothing has room for the checkpoint that would shorten
    /// them.
    ///
    /// - Parameters:
    ///   - usual: the length on a large file system.
    ///   - fileSystem: its size in bytes; nil: unknown.
    public static func pages(usual: Int, fileSystem: Int?) -> Int {
        guard let fileSystem else { return usual }
        return min(usual, max(fewest, fileSystem / part / stores / pageBytes))
    }
}
