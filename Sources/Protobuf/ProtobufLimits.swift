/// Limits of every message.
///
/// Nesting needs no bound of its own: `protoc-gen-carillon` refuses contracts in which a message can contain itself.
public enum ProtobufLimits {
    /// Longest wire form that is decoded, in bytes. It is far above the limits of RPC, and protects callers without those.
    public static let maximumMessageBytes = 64 * 1024 * 1024

    /// Memory that decoding may take, in bytes, for a wire form of `count` bytes.
    ///
    /// An empty item of a repeated message field takes two bytes on the wire and hundreds in memory: without a limit, 4 MiB would take gigabytes.
    /// Carillon's messages need less than 8 bytes of memory for each byte on the wire. The floor permits small batches of empty items.
    public static func memoryAllowed(for count: Int) -> Int {
        4 * 1024 * 1024 + 32 * count
    }

    /// Most fields of a message with its nested messages. A nested message also counts once for each 64 bytes of its structure, a packed list once
    /// for each 4 bytes.
    ///
    /// Each field costs time and memory: 4 MiB can have 2 million fields of two bytes, which took 45 ms. The largest batches, 10,000 users or devices
    /// with all their fields, have less than two thirds of the limit.
    public static let maximumFields = 500_000

    /// The fields of messages up to this length in bytes are not counted, because a count costs time. A field takes at least two bytes, so such a
    /// message has at most 196,608 fields. The rest of ``maximumFields`` could only come from structures, at one for each 64 bytes; so many bytes
    /// exceed ``memoryAllowed(for:)``, and the message is refused for its memory.
    static let uncountedBytes = 384 * 1024

    /// The least scratch memory that a thread keeps between messages, in bytes: enough for most messages.
    static let arenaFloorBytes = 64 * 1024

    /// The most scratch memory that a thread keeps between messages, in bytes. Further memory of a larger message is freed.
    static let arenaCeilingBytes = 1024 * 1024

    /// The scratch memory is halved after this many messages in a row that needed less than a quarter of it.
    static let arenaTrimAfter = 1024
}
