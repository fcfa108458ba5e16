import CarillonAPI
import PreparedImages
import ServiceKit

/// The addresses of published images: `BASE/ID/image.jpg`. A value without I/O.
struct MediaAddresses: Sendable, Hashable {
    /// Before the ids, without `/` at its end.
    let base: String

    /// The id in an address of this gateway; nil for any other address.
    func id(in address: String) -> MediaID? {
        let beginning = "\(base)/"
        guard address.hasPrefix(beginning) else { return nil }
        let parts = address.dropFirst(beginning.count).split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 ? MediaID(parts[0]) : nil
    }

    /// The addresses of the files of an image.
    func media(_ id: MediaID, _ files: [MediaFile]) -> GatewayV1.PreparedMedia {
        func address(_ variant: ImageVariant.Name) -> String {
            files.first { $0.variant == variant }.map { "\(base)/\(id.text)/\($0.name)" } ?? ""
        }
        return .init(
            url: address(.image), stillUrl: address(.still), iosIconUrl: address(.iconIOS), androidIconUrl: address(.iconAndroid),
            expiresAtMs: id.expiresAt.milliseconds)
    }
}
