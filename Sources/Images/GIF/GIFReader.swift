import CGIF
import PreparedImages

/// Reads the images of a GIF file one after the other with giflib. `DGifSlurp` would hold all of them in memory.
struct GIFReader: ~Copyable {
    /// An image's place on the screen, and its colours.
    struct Image {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var isInterlaced: Bool
        /// Red, green and blue of each index.
        var colors: [[UInt8]]

        /// The lines in the order in which the file has them (GIF89a, appendix E).
        var lines: [Int] {
            guard isInterlaced else { return Array(0..<height) }
            return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        }
    }

    private let gif: UnsafeMutablePointer<GifFileType>
    private let source: UnsafeMutablePointer<Source>

    /// What is left of the file.
    private struct Source {
        var rest: ArraySlice<UInt8>
    }

    init(_ file: [UInt8]) throws(ImageFailure) {
        source = .allocate(capacity: 1)
        source.initialize(to: Source(rest: file[...]))
        var error: Int32 = 0
        let opened = DGifOpen(
            source,
            { gif, room, count in
                guard let source = gif?.pointee.UserData?.assumingMemoryBound(to: Source.self), let room, count > 0 else { return 0 }
                let taken = source.pointee.rest.prefix(Int(count))
                source.pointee.rest = source.pointee.rest.dropFirst(taken.count)
                for (index, byte) in taken.enumerated() { room[index] = byte }
                return Int32(taken.count)
            }, &error)
        guard let opened else {
            source.deinitialize(count: 1)
            source.deallocate()
            throw Self.damaged(error)
        }
        gif = opened
    }

    deinit {
        var error: Int32 = 0
        DGifCloseFile(gif, &error)
        source.deinitialize(count: 1)
        source.deallocate()
    }

    /// Goes to the next image.
    ///
    /// - Returns: nil at the trailer.
    mutating func next() throws(ImageFailure) -> Image? {
        while true {
            var kind = UNDEFINED_RECORD_TYPE
            try check(DGifGetRecordType(gif, &kind))
            switch kind {
            case IMAGE_DESC_RECORD_TYPE:
                try check(DGifGetImageDesc(gif))
                return try image()
            case EXTENSION_RECORD_TYPE: try passExtension()
            case TERMINATE_RECORD_TYPE: return nil
            default: throw Self.damaged(gif.pointee.Error)
            }
        }
    }

    /// Reads the next line of the image as indices of colours.
    mutating func readLine(into line: inout [UInt8]) throws(ImageFailure) {
        try check(DGifGetLine(gif, &line, Int32(line.count)))
    }

    private func passExtension() throws(ImageFailure) {
        var code: Int32 = 0
        var block: UnsafeMutablePointer<GifByteType>?
        try check(DGifGetExtension(gif, &code, &block))
        while block != nil { try check(DGifGetExtensionNext(gif, &block)) }
    }

    private func image() throws(ImageFailure) -> Image {
        let image = gif.pointee.Image
        guard image.Width > 0, image.Height > 0, let map = image.ColorMap ?? gif.pointee.SColorMap, let colors = map.pointee.Colors else {
            throw .notAnImage("a damaged GIF file: an image without pixels or colours")
        }
        // A frame may be larger than the screen.
        _ = try Pixels.byteCount(width: Int(image.Width), height: Int(image.Height))
        return Image(
            left: Int(image.Left), top: Int(image.Top), width: Int(image.Width), height: Int(image.Height), isInterlaced: image.Interlace,
            colors: UnsafeBufferPointer(start: colors, count: Int(map.pointee.ColorCount)).map { [$0.Red, $0.Green, $0.Blue] })
    }

    private func check(_ result: Int32) throws(ImageFailure) {
        if result != GIF_OK { throw Self.damaged(gif.pointee.Error) }
    }

    private static func damaged(_ error: Int32) -> ImageFailure {
        .notAnImage("a damaged GIF file: \(GifErrorString(error).map { String(cString: $0) } ?? "error \(error)")")
    }
}
