public import CarillonAPI

// The kinds of tokens beside those of devices, as clients and host systems name them (DISP-37).
extension RegistryV1.ActivityKind {
    /// The kind of a word; UNSPECIFIED for an empty one.
    ///
    /// - Throws: `invalid_value` with the field and the rule, for any other word; for `mdm` with the reason
    ///   (docs/decisions/0124-no-mdm-pushes.md).
    public init(clientWord word: String, field: String) throws(APIError) {
        guard word != "mdm" else {
            throw APIError(
                .invalidValue, field: field,
                "mdm is not sent: Apple takes such pushes with an MDM push certificate alone, and Carillon signs with keys; let the MDM server send")
        }
        try self.init(word: word, field: field)
    }
}
