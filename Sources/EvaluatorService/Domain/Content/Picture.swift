import CarillonAPI
import ServiceKit

/// A picture of an event, as devices get it (EVAL-33).
struct Picture: Sendable, Hashable {
    let url: String
    /// The first frame, where ``url`` is an animation; else ``url``.
    let still: String
    /// As Android shows it beside the text.
    let androidIcon: String

    /// The picture of a host's own server, as it is.
    init(passing url: String) { (self.url, still, androidIcon) = (url, url, url) }

    init(_ media: GatewayV1.PreparedMedia) {
        url = media.url
        still = media.stillUrl.isEmpty ? media.url : media.stillUrl
        androidIcon = media.androidIconUrl.isEmpty ? media.url : media.androidIconUrl
    }

    /// The address for a reader.
    ///
    /// - Parameter still: The reader wants no motion.
    func url(still wantsStill: Bool) -> String { wantsStill ? still : url }
}

/// Addresses that pictures may have.
enum PictureAddress {
    /// `https`, or without TLS on this machine: the gateway of a system for trying out publishes its pictures there.
    static func isAllowed(_ url: String) -> Bool {
        if url.hasPrefix("https://") { return true }
        guard url.hasPrefix("http://") else { return false }
        return ["127.0.0.1", "localhost"].contains(host(of: url))
    }

    /// The host of an address; the whole authority where it also names a user.
    static func host(of url: String) -> String {
        let authority = url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
        return String(authority.contains("@") ? authority : authority.prefix { $0 != ":" })
    }
}

extension EvaluatorV1.EventPicture {
    /// How long a picture must last to be used: an event may wait for the morning.
    private static let leastLife = Duration.seconds(43_200)

    /// Whether it was prepared and lasts, or could not be prepared.
    fileprivate func isUsable(at now: Instant) -> Bool {
        media.map { $0.expiresAtMs > (now + Self.leastLife).milliseconds } ?? true
    }
}

extension EvaluatorV1.Event {
    /// The address of its image, as the host named it; empty: it has none.
    private var imageSource: String {
        let image = content.flatMap { $0.imageUrl.isEmpty ? nil : $0.imageUrl } ?? data["image_url"] ?? ""
        return PictureAddress.isAllowed(image) ? image : ""
    }

    /// The address of its large icon (EVAL-06); empty: it has none.
    private var iconSource: String { content?.android?.largeIconUrl ?? "" }

    /// Its pictures that are not prepared, or are gone soon, by the addresses that the host named; each once.
    func unpreparedPictures(at now: Instant) -> [String] {
        let sources = imageSource == iconSource ? [imageSource] : [imageSource, iconSource]
        return sources.filter { source in
            !source.isEmpty && !pictures.contains { $0.sourceUrl == source && $0.isUsable(at: now) }
        }
    }

    /// The event with its pictures as the host named them, for a run that prepares none.
    var withPicturesOfHost: Self {
        var event = self
        event.pictures = [imageSource, iconSource].filter { !$0.isEmpty }.map { .init(sourceUrl: $0, media: .init(url: $0)) }
        return event
    }

    /// Its pictures as the app shows them.
    ///
    /// - Returns: the image and the large icon, and why one of them is missing; empty: none is.
    func shownPictures(by mode: MediaMode) -> (image: Picture?, icon: Picture?, remark: String) {
        // Most events have no picture.
        guard !imageSource.isEmpty || !iconSource.isEmpty else {
            let isRefused = mode != .off && data["image_url"]?.isEmpty == false
            return (nil, nil, isRefused ? "media_failed: data.image_url is no https address" : "")
        }
        var remarks: [String] = []
        func shown(_ source: String) -> Picture? {
            guard !source.isEmpty else { return nil }
            switch mode {
            case .off: return nil
            case .passthrough:
                if source.hasPrefix("https://") { return Picture(passing: source) }
                // An address of this machine is for the gateway alone: phones cannot reach it.
                remarks.append(
                    "media_failed: the image at \(PictureAddress.host(of: source)) has no https address, and media_mode passthrough sends "
                        + "addresses as they are")
                return nil
            case .prepare:
                let prepared = pictures.first { $0.sourceUrl == source }
                if let media = prepared?.media { return Picture(media) }
                // The whole address would be in the decision on each user, and may have a secret in its query.
                remarks.append("media_failed: the image at \(PictureAddress.host(of: source)) \(prepared?.failure ?? "is not prepared")")
                return nil
            }
        }
        let (image, icon) = (shown(imageSource), shown(iconSource))
        if mode == .off { remarks.append("media_mode is off: no picture is sent") }
        if imageSource == iconSource, remarks.count > 1 { remarks.removeLast() }
        return (image, icon, remarks.joined(separator: "; "))
    }
}
