import Dispatch
public import PreparedImages
import ServiceKit

/// Has images prepared by `media-worker`, one process for each: a hostile image can hurt nothing but that process (decision 0102).
public struct ImageWorker: Sendable {
    /// The path of the program.
    private let executable: String
    private let patience: Duration
    private let permits: AsyncSemaphore

    /// Threads that wait for workers: one for each, so that no event loop and no task of others waits.
    private static let threads = DispatchQueue(label: "carillon.media-workers", qos: .utility, attributes: .concurrent)

    /// - Parameters:
    ///   - executable: the path of `media-worker`.
    ///   - atOnce: the most processes at the same time. Each takes up to 768 MB and a core; further calls wait.
    ///   - patience: the longest time of one process. It is killed then.
    public init(executable: String, atOnce: Int = 2, patience: Duration = .seconds(15)) {
        (self.executable, self.patience, permits) = (executable, patience, AsyncSemaphore(atOnce))
    }

    /// Prepares an image. A task that is cancelled kills its process.
    ///
    /// - Parameters:
    ///   - source: the file as it came, of any kind.
    ///   - maxPixels: the most pixels of each side of the image (`image_max_px`).
    ///   - maxBytes: the image has fewer bytes than this (`image_max_bytes`).
    /// - Throws: ``ImageFailure``, or `CancellationError`.
    public func prepare(_ source: [UInt8], maxPixels: Int, maxBytes: Int) async throws -> PreparedImage {
        guard let limits = ImageLimits(maxPixels: maxPixels, maxBytes: maxBytes) else {
            throw ImageFailure.workerFailed("no image has at most \(maxPixels) pixels a side and less than \(maxBytes) bytes")
        }
        // What needs no process.
        guard source.count <= ImageLimits.sourceBytes else { throw ImageFailure.tooLarge("more than \(ImageLimits.sourceBytes) bytes") }
        guard ImageFileType(recognizing: source) != nil else { throw ImageFailure.notAnImage("neither a PNG nor a JPEG nor a GIF file") }

        try await permits.acquire()
        defer { permits.release() }
        let process = WorkerProcess(
            executable: executable, arguments: ["--max-px", String(maxPixels), "--max-bytes", String(maxBytes)],
            mostOutput: WorkerReply.mostBytes(limits))
        let output: Result<[UInt8], any Error> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.threads.async { continuation.resume(returning: Result { try process.run(source, patience: patience) }) }
            }
        } onCancel: {
            process.cancel()
        }
        try Task.checkCancellation()
        switch try WorkerReply(parsing: output.get(), limits: limits) {
        case .prepared(let image): return image
        case .failed(let failure): throw failure
        }
    }
}
