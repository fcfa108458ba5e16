import CarillonAPI
import HTTPTypes
import Hummingbird
import PreparedImages
import ServiceKit

/// `PUT /media` takes an image of a host (EVAL-33). `/media/ID/FILE`, beside `/api/v1`, has its files, for everybody who knows the address.
struct MediaRoutes {
    /// Publishes an uploaded image.
    typealias Publish = @Sendable (_ upload: [UInt8], _ tenant: CommonV1.Tenant) async throws -> GatewayV1.PreparedMedia

    let publish: Publish

    func add(to endpoints: Endpoints) {
        let publish = publish
        endpoints.upload(.put, "/media", scope: .events, mostBytes: ImageLimits.sourceBytes) { http, bytes in
            guard !bytes.isEmpty else { throw APIError(.invalidArgument, field: "body", "the body is the image: a PNG, JPEG or GIF") }
            let media = try await publish(bytes, try http.context.tenant)
            return .ok([
                "url": .string(media.url), "still_url": .text(media.stillUrl), "ios_icon_url": .string(media.iosIconUrl),
                "android_icon_url": .string(media.androidIconUrl), "expires_at": JSONView.instant(media.expiresAtMs),
            ])
        }
    }

    /// Adds the path of the files.
    static func add(filesOf publisher: MediaPublisher, to router: Router<GatewayContext>) {
        let files = FileIO()
        router.get("/media/{media_id}/{file}") { _, context in
            guard let id = MediaID(try context.pathParameter("media_id")), let file = MediaFile(name: try context.pathParameter("file")),
                let found = await publisher.find(id, file)
            else { throw APIError(.notFound, "there is no such image, or it has expired") }
            var headers = HTTPFields()
            headers[.contentType] = file.type.contentType
            // The bytes at an address never change.
            headers[.cacheControl] = "public, max-age=\(found.lifetime.components.seconds), immutable"
            headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
            headers[.xContentTypeOptions] = "nosniff"
            return Response(status: .ok, headers: headers, body: try await files.loadFile(path: found.path, context: context))
        }
    }
}
