import JSON

/// The advisory `io.nats.jetstream.advisory.v1.max_deliver` (providers.md §7.1).
enum AdvisoryText {
    /// The message that was delivered too often; nil for any other text.
    static func streamSequence(_ payload: [UInt8]) -> Int? {
        guard let members = (try? JSONElement(parsing: payload))?.members, let sequence = members["stream_seq"]?.integer else { return nil }
        return Int(sequence)
    }
}
