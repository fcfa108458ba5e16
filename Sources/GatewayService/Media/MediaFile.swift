import PreparedImages

/// A file of a published picture.
struct MediaFile: Sendable, Hashable {
    let form: ImageVariant.Name
    let type: ImageFileType

    /// The name of the file, and the end of its address: `icon_ios.png`.
    var name: String { "\(form.rawValue).\(type.rawValue)" }

    init(_ form: ImageVariant.Name, _ type: ImageFileType) { (self.form, self.type) = (form, type) }

    /// - Returns: nil for a name of another form.
    init?(name: some StringProtocol) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let form = ImageVariant.Name(rawValue: String(parts[0])), let type = ImageFileType(rawValue: String(parts[1]))
        else { return nil }
        self.init(form, type)
    }
}
