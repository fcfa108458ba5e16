import CarillonAPI
import Protobuf

/// `EnqueueRequest` with the wire form of each push, which the queue stores as it came instead of encoding the push again.
struct ReceivedPushes: Message {
    private(set) var pushes: [DispatcherV1.Push] = []
    /// ``pushes``, each encoded.
    private(set) var encoded: [[UInt8]] = []

    init() {}

    static var fullName: String { DispatcherV1.EnqueueRequest.fullName }

    /// - Throws: as the decoding of `EnqueueRequest`.
    init(decoding bytes: UnsafeRawBufferPointer) throws {
        pushes = try DispatcherV1.EnqueueRequest(decoding: bytes).pushes
        guard let elements = RepeatedField.elements(ofField: 1, in: bytes), elements.count == pushes.count else {
            throw APIError(.invalidArgument, field: "pushes", "malformed")
        }
        encoded = elements.map { Array($0) }
    }

    func encode(into buffer: inout ByteBuffer) throws { try DispatcherV1.EnqueueRequest(pushes: pushes).encode(into: &buffer) }

    func encodedSize() -> Int { DispatcherV1.EnqueueRequest(pushes: pushes).encodedSize() }
}
