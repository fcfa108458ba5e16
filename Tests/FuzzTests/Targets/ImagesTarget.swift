import Images
import PreparedImages

/// Image files of strangers: a refusal with a reason, or variants within the limits, which the reply of `media-worker` carries unchanged.
enum ImagesTarget {
    /// Small, so that scaling and all steps of quality and size are needed.
    private static let limits = ImageLimits(maxPixels: 48, maxBytes: 1_500)

    static func run(_ bytes: [UInt8]) {
        guard let limits else { fatalError("broken promise: limits that are none") }
        do {
            let prepared = try ImagePreparation(limits: limits).prepare(bytes)
            for variant in prepared.variants {
                promise(ImageFileType(recognizing: variant.bytes) == variant.type, "a \(variant.type) file that is none")
                promise(variant.width > 0 && variant.height > 0, "an image of \(variant.width) × \(variant.height) pixels")
            }
            for variant in [prepared.image] + (prepared.still.map { [$0] } ?? []) {
                promise(max(variant.width, variant.height) <= limits.maxPixels, "an image of \(variant.width) × \(variant.height) pixels")
                promise(variant.bytes.count < limits.maxBytes, "an image of \(variant.bytes.count) bytes")
            }
            let reply = WorkerReply.prepared(prepared)
            promise((try? WorkerReply(parsing: reply.bytes, limits: limits)) == reply, "a reply is read as something else")
        } catch {
            promise(!error.detail.isEmpty, "a refusal that does not say why")
            if case .workerFailed = error { fatalError("broken promise: \(error)") }
        }
    }
}
