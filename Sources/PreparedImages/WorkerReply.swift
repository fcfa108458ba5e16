import JSON

/// What `media-worker` writes to its standard output: one line of JSON, then the bytes of the variants in the order of the line.
///
/// ```
/// {"result":"ok","variants":[{"name":"image","type":"jpg","width":800,"height":600,"bytes":81234},…]}
/// {"result":"failed","reason":"not_an_image","detail":"the file ends early"}
/// ```
public enum WorkerReply: Sendable, Hashable {
    case prepared(PreparedImage)
    case failed(ImageFailure)

    /// The longest line, bytes.
    static let longestLine = 4_096
    /// The most bytes of a reply to a preparation.
    public static func mostBytes(_ limits: ImageLimits) -> Int { longestLine + 2 * limits.maxBytes + 2 * ImageLimits.iconBytes }
}

// MARK: Writing

extension WorkerReply {
    /// The bytes for standard output.
    public var bytes: [UInt8] {
        var line = JSONWriter()
        switch self {
        case .prepared(let image):
            line.object { line in
                line.member("result", "ok")
                line.objects("variants", image.variants) { variant, object in
                    object.member("name", variant.name.rawValue)
                    object.member("type", variant.type.rawValue)
                    object.member("width", variant.width)
                    object.member("height", variant.height)
                    object.member("bytes", variant.bytes.count)
                }
            }
            return image.variants.reduce(into: line.bytes + [UInt8(ascii: "\n")]) { $0 += $1.bytes }
        case .failed(let failure):
            line.object { line in
                line.member("result", "failed")
                line.member("reason", failure.reason)
                line.member("detail", String(failure.detail.prefix(500)))
            }
            return line.bytes + [UInt8(ascii: "\n")]
        }
    }
}

extension ImageFailure {
    fileprivate var reason: String {
        switch self {
        case .notAnImage: "not_an_image"
        case .tooLarge: "too_large"
        case .workerFailed: "worker_failed"
        case .workerUnavailable: "worker_unavailable"
        }
    }

    fileprivate init?(reason: String, detail: String) {
        switch reason {
        case "not_an_image": self = .notAnImage(detail)
        case "too_large": self = .tooLarge(detail)
        case "worker_failed": self = .workerFailed(detail)
        case "worker_unavailable": self = .workerUnavailable(detail)
        default: return nil
        }
    }
}

// MARK: Reading

extension WorkerReply {
    /// Reads a reply. A worker whose decoder was taken over may write anything, so all of it is checked: sizes, kinds of files, limits.
    ///
    /// - Throws: `ImageFailure.workerFailed` for anything but a whole reply within the limits.
    public init(parsing bytes: [UInt8], limits: ImageLimits) throws(ImageFailure) {
        guard let end = bytes.prefix(Self.longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
            throw .workerFailed("its reply has no first line")
        }
        guard let members = (try? JSONElement(parsing: bytes[..<end], deepest: 3, within: JSONBounds(structures: 40, listed: 0)))?.members else {
            throw .workerFailed("the first line of its reply is no JSON object")
        }
        switch members["result"]?.string {
        case "ok": self = .prepared(try Self.image(members, bytes[(end + 1)...], limits))
        case "failed":
            let detail = members["detail"]?.string ?? ""
            guard let failure = ImageFailure(reason: members["reason"]?.string ?? "", detail: detail), end + 1 == bytes.count else {
                throw .workerFailed("its reply has an unknown reason")
            }
            self = .failed(failure)
        default: throw .workerFailed("its reply has an unknown result")
        }
    }

    private static func image(
        _ members: [String: JSONElement], _ bytes: ArraySlice<UInt8>, _ limits: ImageLimits
    ) throws(ImageFailure) -> PreparedImage {
        var rest = bytes
        var variants: [ImageVariant.Name: ImageVariant] = [:]
        for element in members["variants"]?.elements ?? [] {
            let variant = try variant(element.members ?? [:], &rest, limits)
            guard variants.updateValue(variant, forKey: variant.name) == nil else { throw .workerFailed("its reply has a variant twice") }
        }
        guard rest.isEmpty else { throw .workerFailed("its reply has more bytes than its variants") }
        guard let image = variants[.image], let iconIOS = variants[.iconIOS], let iconAndroid = variants[.iconAndroid] else {
            throw .workerFailed("its reply lacks a variant")
        }
        return PreparedImage(image: image, still: variants[.still], iconIOS: iconIOS, iconAndroid: iconAndroid)
    }

    private static func variant(
        _ members: [String: JSONElement], _ rest: inout ArraySlice<UInt8>, _ limits: ImageLimits
    ) throws(ImageFailure) -> ImageVariant {
        guard let name = ImageVariant.Name(rawValue: members["name"]?.string ?? ""),
            let type = ImageFileType(rawValue: members["type"]?.string ?? ""),
            let width = members["width"]?.integer, let height = members["height"]?.integer, let count = members["bytes"]?.integer
        else { throw .workerFailed("its reply describes a variant badly") }
        let pixels = Int64(name.iconPixels ?? limits.maxPixels)
        let most = Int64(name.iconPixels == nil ? limits.maxBytes - 1 : ImageLimits.iconBytes)
        guard (1...pixels).contains(width), (1...pixels).contains(height), (1...most).contains(count) else {
            throw .workerFailed("its reply has a variant beyond the limits")
        }
        let bytes = Array(rest.prefix(Int(count)))
        guard bytes.count == Int(count) else { throw .workerFailed("its reply ends early") }
        guard ImageFileType(recognizing: bytes) == type else { throw .workerFailed("its reply has a variant of another type than it says") }
        rest = rest.dropFirst(bytes.count)
        return ImageVariant(name: name, type: type, width: Int(width), height: Int(height), bytes: bytes)
    }
}
