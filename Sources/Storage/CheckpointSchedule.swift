/// Decides when a checkpoint runs, and on which connection.
///
/// The checkpoint of a long log runs in the background, beside the writer, so that calls do not wait for thousands of pages. The writer checkpoints
/// the few frames that it appended meanwhile between two transactions. Its next transaction then restarts the log, unless a reader still needs it.
///
/// Lengths are in frames: one holds one page of the file.
///
/// One rule is about correctness. SQLite before 3.51.3 (Debian 12 has 3.40.1; 3.44.6 and 3.50.7 have the fix as well) has the *WAL-reset bug*
/// (https://sqlite.org/wal.html#walresetbug): a checkpoint that begins on one connection when *all* of the log is in the file, while another
/// connection commits the transaction that restarts the log, does not notice the restart. It marks frames of the new log as checkpointed that are
/// not: they are lost, and the file is corrupt. So a background checkpoint begins only while the log holds frames that are not in the file: such a
/// log is never restarted. Only ``WALCheckpointer`` makes checkpoints while the store is open, and those on the writer's connection cannot run during
/// a commit.
struct CheckpointSchedule: Sendable, Equatable {
    /// The writer's next step after a transaction.
    enum Step: Sendable, Equatable {
        case nothing
        /// Start a checkpoint in the background, and go on.
        case checkpointInBackground
        /// Checkpoint the rest on the writer's connection.
        case finish
        /// The log grows too fast: wait for the background checkpoint, then checkpoint the rest.
        case waitAndFinish
        /// Checkpoint the rest on the writer's connection, and truncate the log.
        case truncate
    }

    /// Length of the log at which a checkpoint begins.
    let usual: Int
    /// Most frames that the writer checkpoints itself. Also the growth after which it tries again, where a reader held up the checkpoint.
    let rest: Int
    /// Longest log during a background checkpoint.
    let longest: Int

    /// Frames of the log that are in the file.
    private(set) var checkpointed = 0
    private var length = 0
    private var nextTry: Int
    /// Length of the log at the last checkpoint on the writer's connection. Later frames are not in the file.
    private var finishedLength = 0
    private var background = Background.idle
    private var truncation = Truncation.none

    private enum Background { case idle, running, done }
    /// Whether the log is to be truncated. After an attempt that failed, the next one waits for its time.
    private enum Truncation { case none, waiting, due }

    init(usual: Int) {
        self.usual = usual
        rest = max(1, usual / 16)
        longest = usual * 4
        nextTry = usual
    }

    /// The step after a transaction, or after a background checkpoint.
    ///
    /// - Parameter length: of the log. When it is shorter than before, the log was restarted.
    mutating func next(length: Int) -> Step {
        if length < self.length {
            checkpointed = 0
            finishedLength = 0
            nextTry = usual
        }
        self.length = length
        switch background {
        case .done:
            background = .idle
            return .finish
        case .running:
            return length >= longest ? .waitAndFinish : .nothing
        case .idle:
            if isTruncationDue {
                // The writer truncates a log that it can checkpoint in a short time.
                if length - checkpointed > rest, length > finishedLength {
                    background = .running
                    return .checkpointInBackground
                }
                truncation = .none
                return .truncate
            }
            guard length >= nextTry else { return .nothing }
            guard length - checkpointed > rest else { return .finish }
            background = .running
            return .checkpointInBackground
        }
    }

    /// Whether another background pass follows. Never while all of the log may be in the file: see the type.
    ///
    /// - Parameters:
    ///   - length: of the log after the pass, by the writer's last commit.
    ///   - checkpointed: frames in the file after the pass.
    ///   - before: frames in the file before it. Without progress, a reader of an older state holds up the checkpoint.
    func continues(length: Int, checkpointed: Int, before: Int) -> Bool { length - checkpointed > rest && checkpointed > before }

    /// The background checkpoint ended.
    mutating func backgroundEnded() { background = .done }

    /// The writer checkpointed the rest, or as much as readers allow.
    mutating func finished(checkpointed: Int) {
        background = .idle
        self.checkpointed = checkpointed
        finishedLength = length
        nextTry = length + rest
    }

    // MARK: Truncation

    /// Whether the writer truncates the log at its next step without a background checkpoint.
    var isTruncationDue: Bool { truncation == .due }

    /// Asks for a truncation. Requests before the next attempt share it.
    ///
    /// - Returns: whether the writer has to be woken.
    mutating func requestTruncation() -> Bool {
        guard truncation == .none else { return false }
        truncation = .due
        return true
    }

    /// The writer truncated the log.
    mutating func truncated() {
        (length, checkpointed, finishedLength) = (0, 0, 0)
        nextTry = usual
    }

    /// A reader still needs the log. The truncation is due again after ``retryTruncation()``.
    mutating func truncationFailed() { if truncation == .none { truncation = .waiting } }

    /// The store is about to be closed, which truncates the log.
    mutating func cancelTruncation() { truncation = .none }

    /// The time of the next attempt has come.
    mutating func retryTruncation() { if truncation == .waiting { truncation = .due } }
}
