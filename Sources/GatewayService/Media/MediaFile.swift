import PreparedImages

/// A file of a published image.
struct MediaFile: Sendable, Hashable {
    let variant: ImageVariant.Name
    let type: ImageFileType

    /// The name of the file, and the end of its address: `icon_ios.png`.
    var name: String { "\(variant.rawValue).\(type.rawValue)" }

    init(_ variant: ImageVariant.Name, _ type: ImageFileType) { (self.variant, self.type) = (variant, type) }

    /// - Returns: nil for a name of another form.
    init?(name: some StringProtocol) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let variant = ImageVariant.Name(rawValue: String(parts[0])), let type = ImageFileType(rawValue: String(parts[1]))
        else { return nil }
        self.init(variant, type)
    }
}
