/// When the write-ahead log is folded into the file, and by whom.
///
/// A long log is folded beside the writer, so that calls do not wait for thousands of pages to be written. What the writer appends meanwhile is
/// left to it: it folds the rest between two transactions, when that is little, and its next transaction begins the log anew, unless
/// somebody still reads what is in it.
///
/// Lengths are in frames: one holds one page of the file.
///
/// One rule is more than a matter of speed. SQLite before 3.51.3 (Debian 12 has 3.40.1; 3.44.6 and 3.50.7 have the fix as well) has the *WAL-reset bug*
/// (https://sqlite.org/wal.html#walresetbug): a checkpoint that begins on one connection when *all* of the log is in the file already, while
/// another connection commits the transaction that begins the log anew, does not notice the latter. It then notes frames of the new log as
/// folded that are not: they are lost, and the file is corrupt. So a checkpoint beside the writer begins only while the log holds frames
/// that are not in the file: such a log is not begun anew by anybody. Nobody but ``WALCheckpointer`` makes checkpoints while the store is open, and
/// those on the writer's own connection cannot meet a commit.
struct CheckpointSchedule: Sendable, Equatable {
    /// What the writer does after a transaction.
    enum Step: Sendable, Equatable {
        case nothing
        /// Have the log folded by somebody else, and go on.
        case foldBeside
        /// Fold what is left.
        case finish
        /// The log grows faster than it is folded: wait for that, then fold what is left.
        case waitAndFinish
    }

    /// The log is folded when it is this long.
    let usual: Int
    /// So little is folded by the writer itself; so much later it tries again where somebody still read the log.
    let rest: Int
    /// The log is never left to grow beyond this while it is being folded.
    let longest: Int

    /// How much of the log is in the file.
    private(set) var folded = 0
    private var length = 0
    private var nextTry: Int
    private var place = Place.nowhere

    private enum Place { case nowhere, beside, done }

    init(usual: Int) {
        self.usual = usual
        rest = max(1, usual / 16)
        longest = usual * 4
        nextTry = usual
    }

    /// After a transaction, or when the log was folded beside the writer.
    ///
    /// - Parameter length: of the log. Shorter than before: it was begun anew.
    mutating func next(length: Int) -> Step {
        if length < self.length {
            folded = 0
            nextTry = usual
        }
        self.length = length
        switch place {
        case .done:
            place = .nowhere
            return .finish
        case .beside:
            return length >= longest ? .waitAndFinish : .nothing
        case .nowhere:
            guard length >= nextTry else { return .nothing }
            guard length - folded > rest else { return .finish }
            place = .beside
            return .foldBeside
        }
    }

    /// Whether a pass beside the writer is followed by another one. Never where all of the log may be in the file: see the type.
    ///
    /// - Parameters:
    ///   - length: of the log after the pass, as the writer's last commit told it.
    ///   - folded: how much of it the pass left in the file.
    ///   - before: the same, of the pass before; a pass that led no further was held up by somebody who reads an older state.
    func goesOn(length: Int, folded: Int, before: Int) -> Bool { length - folded > rest && folded > before }

    /// The log was folded beside the writer as far as it could be.
    mutating func foldedBeside() { place = .done }

    /// The writer has folded the rest, or as much as readers let it.
    mutating func finished(folded: Int) {
        place = .nowhere
        self.folded = folded
        nextTry = length + rest
    }
}
