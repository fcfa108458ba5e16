import JSON

/// The payload of a message for one device, within the device's limit. Requests carry it, and previews show it (EVAL-63).
public struct ProviderPayload: Sendable, Hashable {
    /// JSON in UTF-8.
    public var bytes: [UInt8]
    /// Bytes, as the provider counts them: some do not count the address.
    public var size: Int
    /// Most bytes for the device (DISP-21).
    public var limit: Int
    /// The text that it shows, which may be shorter than that of the content.
    public var body: String
    /// The parts that were left out.
    public var omissions: [Omission]

    /// A payload that is written.
    public init(bytes: [UInt8], size: Int, limit: Int, body: String, omissions: [Omission] = []) {
        self.bytes = bytes
        self.size = size
        self.limit = limit
        self.body = body
        self.omissions = omissions
    }

    /// Writes the payload of a message, and leaves out what does not fit.
    ///
    /// - Parameters:
    ///   - sizeLimit: a smaller limit than the settings', after the provider refused a larger payload.
    ///   - uncounted: bytes of the payload that the provider does not count.
    ///   - encode: writes the payload of the parts into an empty writer.
    init(
        _ message: DeviceMessage, _ parts: PayloadParts, _ settings: CompositionSettings, sizeLimit: Int?, uncounted: Int = 0,
        encode: (PayloadParts, inout JSONWriter) -> Void
    ) throws(CompositionError) {
        if message.isBlank { throw .blank }
        let limit = settings.limit(for: message.device, sizeLimit)
        var writer = JSONWriter()
        var body = ""
        let omissions = try PayloadShrinker.fit(parts, limit: limit, marker: settings.truncationMarker, into: &writer) { parts, writer in
            encode(parts, &writer)
            body = parts.body
            return writer.count - uncounted
        }
        self.init(bytes: writer.bytes, size: writer.count - uncounted, limit: limit, body: body, omissions: omissions)
    }
}
