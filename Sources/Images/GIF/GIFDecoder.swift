import PreparedImages

/// Reads GIF files: the first frame as a picture, and whether an animation is sound.
enum GIFDecoder {
    /// The first frame on a transparent screen, as browsers show it.
    ///
    /// - Parameter blocks: of the same file.
    static func firstFrame(_ file: [UInt8], _ blocks: GIFBlocks) throws(ImageFailure) -> Pixels {
        var reader = try GIFReader(file)
        guard let image = try reader.next() else { throw .notAnImage("a GIF file without an image") }
        let palette = palette(of: image, transparent: blocks.frames.first?.transparentIndex)
        // What lies outside of the screen is left out.
        let columns = max(0, min(image.width, blocks.width - image.left))
        var line = [UInt8](repeating: 0, count: image.width)
        return try Pixels(width: blocks.width, height: blocks.height) { (room) throws(ImageFailure) in
            for row in image.lines {
                try reader.readLine(into: &line)
                guard image.top + row < blocks.height else { continue }
                let start = ((image.top + row) * blocks.width + image.left) * Pixels.bytesPerPixel
                for column in 0..<columns {
                    let color = Int(line[column]) * Pixels.bytesPerPixel
                    for channel in 0..<Pixels.bytesPerPixel {
                        room[start + column * Pixels.bytesPerPixel + channel] = palette[color + channel]
                    }
                }
            }
        }
    }

    /// Red, green, blue and alpha of all 256 indices. The transparent one and those without a colour have an alpha of 0.
    private static func palette(of image: GIFReader.Image, transparent: Int?) -> [UInt8] {
        var palette = [UInt8](repeating: 0, count: 256 * Pixels.bytesPerPixel)
        for (index, color) in image.colors.prefix(256).enumerated() where index != transparent {
            palette.replaceSubrange(index * Pixels.bytesPerPixel..<(index + 1) * Pixels.bytesPerPixel, with: color + [255])
        }
        return palette
    }

    /// Whether every frame can be decoded. Phones get the file as it is, so a broken one must not reach them.
    ///
    /// - Parameter mostPixels: of all frames together; an animation with more is refused, because it takes phones long, too.
    static func isSound(_ file: [UInt8], mostPixels: Int) -> Bool {
        do {
            var reader = try GIFReader(file)
            var rest = mostPixels
            while let image = try reader.next() {
                rest -= image.width * image.height
                if rest < 0 { return false }
                var line = [UInt8](repeating: 0, count: image.width)
                for _ in 0..<image.height { try reader.readLine(into: &line) }
            }
            return true
        } catch {
            return false
        }
    }
}
