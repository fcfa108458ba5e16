import JSON
import NIOCore

extension JSONMembers {
    /// The answers of providers have some ten members. A body with many more is as one that is not JSON: its status decides.
    private static let boundsOfAnswer = JSONBounds(structures: 1_000, listed: 1_000)

    /// Reads the body of a provider's answer.
    init(answer body: ByteBuffer) throws {
        try self.init(parsing: body.readableBytesView, deepest: 32, within: Self.boundsOfAnswer)
    }
}
