import Cryptography
import Foundation
import MediaWorkerClient
import PreparedImages
import TestFolders
import Testing

@testable import Images

/// The release executable with real images and hostile ones.
@Suite("media-worker")
struct MediaWorkerTests {
    private let worker: ImageWorker

    init() throws { worker = ImageWorker(executable: try ReleaseExecutables.url("media-worker").path) }

    private func prepare(_ source: [UInt8], maxPixels: Int = 1_024, maxBytes: Int = 500_000) async throws -> PreparedImage {
        try await worker.prepare(source, maxPixels: maxPixels, maxBytes: maxBytes)
    }

    @Test("EVAL-33 files of every kind become what the preparation makes of them without a sandbox")
    func kinds() async throws {
        var gif = TestGIF.animation(width: 300, height: 200)
        gif.end()
        let sources = [
            try TestImages.jpeg(try TestImages.gradient(1_500, 1_000), orientation: 6), ForeignImages.progressiveJPEG, ForeignImages.cmykJPEG,
            ForeignImages.greyJPEG, try TestImages.png(try TestImages.noise(900, 700, isOpaque: false)), ForeignImages.palettePNG,
            ForeignImages.deepPNG, ForeignImages.interlacedPNG, ForeignImages.greyAlphaPNG, gif.bytes, ForeignImages.interlacedGIF,
        ]
        let limits = try #require(ImageLimits(maxPixels: 400, maxBytes: 60_000))
        for source in sources {
            let prepared = try await prepare(source, maxPixels: 400, maxBytes: 60_000)
            let expected = try ImagePreparation(limits: limits).prepare(source)
            #expect(prepared == expected)
        }
    }

    @Test("EVAL-33 an image of 40 megapixels is prepared within the sandbox's memory and time")
    func largest() async throws {
        let source = try TestImages.png(try Pixels(width: 8_000, height: 5_000, color: [20, 40, 60, 128]))
        let prepared = try await prepare(source)
        #expect(prepared.image.type == .png && prepared.image.width == 1_024 && prepared.image.height == 640)
    }

    @Test("EVAL-33 bombs are too large, damaged and foreign files are no images")
    func refused() async throws {
        var bomb = try TestImages.png(try TestImages.gradient(4, 4))
        bomb.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
        var screen = TestGIF(width: 65_535, height: 65_535)
        screen.frame(width: 2, height: 2, color: 0)
        screen.end()
        for source in [bomb, screen.bytes] {
            let result = await outcome { try await prepare(source) }
            #expect(result == .tooLarge)
        }
        let photo = try TestImages.jpeg(try TestImages.noise(100, 100, isOpaque: true))
        for source in [Array(photo.prefix(photo.count / 2)), [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8)] {
            let result = await outcome { try await prepare(source) }
            #expect(result == .notAnImage)
        }
    }

    @Test("EVAL-33 random files end with a refusal or an image, and never with a crash")
    func random() async throws {
        var random = SplitMix(seed: 1_033)
        let photo = try TestImages.jpeg(try TestImages.noise(60, 50, isOpaque: true), orientation: 5)
        let heads: [[UInt8]] = [[0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF89a".utf8)]
        for round in 0..<60 {
            let content = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            var source = heads[round % heads.count] + content
            if round % 4 == 0 {
                source = photo
                for _ in 0..<5 { source[Int.random(in: 3..<source.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            }
            let result = await outcome { try await prepare(source) }
            #expect([.done, .notAnImage, .tooLarge].contains(result), "round \(round)")
        }
    }

    @Test("Arguments that it does not know are an error, without a reply", arguments: [[], ["--max-px", "0", "--max-bytes", "5000"], ["--help"]])
    func arguments(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = try ReleaseExecutables.url("media-worker")
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
        #expect(String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).hasPrefix("usage: media-worker"))
    }
}
