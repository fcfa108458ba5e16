/// The bounds that hold for every message, whoever sent it.
///
/// Nesting needs no bound of its own: `protoc-gen-carillon` refuses contracts in which a message can contain itself.
public enum ProtobufLimits {
    /// Longest wire form decoded, in bytes. Far above what the RPC limits let through; it guards callers without them.
    public static let maximumMessageBytes = 64 * 1024 * 1024

    /// Memory that decoding may take, in bytes, for a wire form of `count` bytes.
    ///
    /// A repeated message without content is two bytes on the wire and a structure of hundreds in memory: without a
    /// bound, 4 MiB of them would take gigabytes. Real messages of ours stay below 8 bytes of memory a wire byte; the
    /// floor lets small batches of empty items through.
    public static func memoryAllowed(for count: Int) -> Int {
        4 * 1024 * 1024 + 32 * count
    }

    /// Most fields of a message, those of messages inside included. A message inside also counts once for each 64 bytes of its structure, a
    /// packed list once for each 4 bytes.
    ///
    /// Each costs time and memory however short it is: 4 MiB have room for 2 million of two bytes, which took 45 ms. The largest batches of ours,
    /// 10,000 users or devices with all that is known of them, stay below two thirds of the limit.
    public static let maximumFields = 500_000

    /// Messages up to this length are not counted, in bytes: they can have 32,768 fields, and would be counted with every message.
    static let uncountedBytes = 64 * 1024

    /// Scratch memory a thread keeps between messages at the least, in bytes: enough for nearly every message.
    static let arenaFloorBytes = 64 * 1024

    /// Scratch memory a thread keeps between messages at the most, in bytes; what a larger message took is given back.
    static let arenaCeilingBytes = 1024 * 1024

    /// After this many messages in a row that needed less than a quarter of it, the scratch memory is halved.
    static let arenaTrimAfter = 1024
}
