import RPC

/// The bytes of bodies that one connection holds, charged to the budget of all connections. On the connection's loop.
///
/// A body is charged as it arrives, before anybody reads it: what fills the windows of streams counts, too. It is released when its answer begins,
/// because until then an endpoint has it.
final class HeldBodies {
    private var account: MessageBudget.Account

    /// - Parameter budget: of all connections of the process.
    init(of budget: MessageBudget) { account = MessageBudget.Account(of: budget) }

    /// Bytes charged now.
    var bytes: Int { account.held }

    /// Adds a piece to a body.
    ///
    /// - Returns: false where there is no room for it: then nothing of the piece is charged, and the body is to be refused.
    func add(_ pieceBytes: Int, to body: inout HeldBody) -> Bool {
        let more = body.charge(forPieceOf: pieceBytes)
        guard account.charge(more) else { return false }
        body.added(pieceBytes, charged: more)
        return true
    }

    /// Nobody holds the body any more.
    func release(_ body: inout HeldBody) {
        account.release(body.charged)
        body = HeldBody()
    }
}

/// What one request's body takes. A value.
struct HeldBody: Equatable {
    /// Less than this is not charged: an open stream costs as much. Most bodies are smaller.
    static let unchargedBytes = 1_024
    /// What a piece takes beside its bytes, about: a buffer and a place in a queue. So a body that comes in pieces of one byte is no cheap one.
    static let bytesOfPiece = 128

    private var taken = 0
    /// Bytes of the budget.
    private(set) var charged = 0

    /// What another piece adds to the charge.
    func charge(forPieceOf bytes: Int) -> Int {
        let all = taken + bytes + Self.bytesOfPiece
        return all < Self.unchargedBytes ? 0 : all - charged
    }

    mutating func added(_ bytes: Int, charged more: Int) {
        taken += bytes + Self.bytesOfPiece
        charged += more
    }
}

/// The budget for bodies is spent, and this request's connection holds more than an equal part of it.
struct BodiesBeyondBudget: Error {}
