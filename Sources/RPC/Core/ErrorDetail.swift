/// One standard detail of an error, as it travels in `grpc-status-details-bin`.
/// Source: google/rpc/error_details.proto.
public enum ErrorDetail: Sendable, Hashable {
    /// Why a call failed, for programs: `google.rpc.ErrorInfo`.
    case info(reason: String, domain: String, metadata: [String: String])
    /// Which fields of a request broke which rule: `google.rpc.BadRequest`.
    case badRequest([FieldViolation])
    /// When to try again: `google.rpc.RetryInfo`.
    case retry(after: Duration)
    /// A detail that this runtime does not interpret, unchanged.
    case other(typeURL: String, value: [UInt8])

    /// One field of a request and the rule it broke.
    public struct FieldViolation: Sendable, Hashable {
        /// Path of the field, for example `devices[2].token`.
        public var field: String
        /// The rule, in words.
        public var description: String

        /// A field and what is wrong with it.
        public init(field: String, description: String) {
            self.field = field
            self.description = description
        }
    }
}
