import CarillonAPI
import Protobuf

/// `EnqueueRequest` with the wire form of each push, which the queue stores as it came instead of encoding the push again.
struct ReceivedPushes: Message {
    struct Item: Sendable, Hashable {
        var push: DispatcherV1.Push
        /// ``push``, encoded.
        var bytes: [UInt8]
    }

    private(set) var items: [Item] = []

    init() {}

    static var fullName: String { DispatcherV1.EnqueueRequest.fullName }

    /// - Throws: as the decoding of `EnqueueRequest`.
    init(decoding bytes: UnsafeRawBufferPointer) throws {
        let pushes = try DispatcherV1.EnqueueRequest(decoding: bytes).pushes
        guard let elements = RepeatedField.elements(ofField: 1, in: bytes), elements.count == pushes.count else {
            throw APIError(.invalidArgument, field: "pushes", "malformed")
        }
        items = zip(pushes, elements).map { Item(push: $0, bytes: Array($1)) }
    }

    func encode(into buffer: inout ByteBuffer) throws { try DispatcherV1.EnqueueRequest(pushes: items.map(\.push)).encode(into: &buffer) }

    func encodedSize() -> Int { DispatcherV1.EnqueueRequest(pushes: items.map(\.push)).encodedSize() }
}
