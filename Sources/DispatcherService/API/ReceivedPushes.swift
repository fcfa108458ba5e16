import CarillonAPI
import Protobuf

/// `EnqueueRequest` with the wire form of each push, which the queue stores as it came instead of encoding the push again.
struct ReceivedPushes: Message {
    private(set) var pushes: [QueuedPush] = []
    /// ``pushes``, each encoded.
    private(set) var encoded: [[UInt8]] = []

    init() {}

    static var fullName: String { DispatcherV1.EnqueueRequest.fullName }

    /// - Throws: as the decoding of `EnqueueRequest`.
    init(decoding bytes: UnsafeRawBufferPointer) throws {
        var decoded = try DispatcherV1.EnqueueRequest(decoding: bytes).pushes
        guard let elements = RepeatedField.elements(ofField: 1, in: bytes), elements.count == decoded.count else {
            throw APIError(.invalidArgument, field: "pushes", "malformed")
        }
        encoded = elements.map { Array($0) }
        pushes.reserveCapacity(decoded.count)
        // Taken from the end, where an array gives an element away. Anywhere else it gives a copy, which retains each text.
        while let push = decoded.popLast() { pushes.append(QueuedPush(message: push)) }
        pushes.reverse()
    }

    private var request: DispatcherV1.EnqueueRequest { DispatcherV1.EnqueueRequest(pushes: pushes.map(\.message)) }

    func encode(into buffer: inout ByteBuffer) throws { try request.encode(into: &buffer) }

    func encodedSize() -> Int { request.encodedSize() }
}
