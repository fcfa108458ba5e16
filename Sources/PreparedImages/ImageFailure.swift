/// Why a source gives no image. The associated text says it in words for people.
public enum ImageFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is no PNG, JPEG or GIF, or it is damaged.
    case notAnImage(String)
    /// The file has more bytes or the image more pixels than ``ImageLimits`` allow, or no size of it is as small as the app wants.
    case tooLarge(String)
    /// The worker crashed, took too long or broke its protocol. A source may have caused that; another try will not help.
    case workerFailed(String)
    /// No process can be started, for want of memory or of the program. Another try may help.
    case workerUnavailable(String)

    /// The text, without the kind of failure.
    public var detail: String {
        switch self {
        case .notAnImage(let detail), .tooLarge(let detail), .workerFailed(let detail), .workerUnavailable(let detail): detail
        }
    }

    public var description: String {
        switch self {
        case .notAnImage(let detail): "not an image: \(detail)"
        case .tooLarge(let detail): "too large: \(detail)"
        case .workerFailed(let detail): "the image could not be prepared: \(detail)"
        case .workerUnavailable(let detail): "no image can be prepared: \(detail)"
        }
    }
}
