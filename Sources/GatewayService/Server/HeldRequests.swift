import RPC

/// The bytes that one connection holds of request bodies and open requests, charged to the budget of all connections. Used on the connection's
/// loop alone.
///
/// Each piece of a body is charged when it arrives, before an endpoint reads it. So the budget covers the bytes in the windows of streams. The
/// charge is released when the answer begins: until then the endpoint holds the body.
final class HeldRequests {
    private var account: MessageBudget.Account

    /// - Parameter budget: the budget that all connections of the process share.
    init(of budget: MessageBudget) { account = MessageBudget.Account(of: budget) }

    /// Bytes charged now.
    var bytes: Int { account.held }

    /// Adds a piece to a body.
    ///
    /// - Returns: False when the budget has no room. Then nothing is charged, and the caller refuses the body.
    func add(_ pieceBytes: Int, to body: inout HeldRequest) -> Bool {
        let more = body.charge(forPieceOf: pieceBytes)
        guard account.charge(more) else { return false }
        body.added(pieceBytes, charged: more)
        return true
    }

    /// Gives back a body's charge.
    func release(_ body: inout HeldRequest) {
        account.release(body.charged)
        body = HeldRequest()
    }
}

/// The charge of one request's body, or of the request itself. A value.
struct HeldRequest: Equatable {
    /// Smaller bodies are not charged: an open stream costs as much. Most bodies are smaller.
    static let unchargedBytes = 1_024
    /// The approximate cost of a piece beside its bytes: a buffer and a queue entry. Without it, a body in pieces of one byte would be nearly free.
    static let bytesOfPiece = 128

    private var taken = 0
    /// Bytes of the budget.
    private(set) var charged = 0

    /// The charge that another piece adds.
    func charge(forPieceOf bytes: Int) -> Int {
        let all = taken + bytes + Self.bytesOfPiece
        return all < Self.unchargedBytes ? 0 : all - charged
    }

    mutating func added(_ bytes: Int, charged more: Int) {
        taken += bytes + Self.bytesOfPiece
        charged += more
    }
}

/// The budget for bodies has no room, and this request's connection holds more than its equal part.
struct BodiesBeyondBudget: Error {}
