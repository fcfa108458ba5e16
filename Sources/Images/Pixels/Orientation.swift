import PreparedImages

/// How a camera was held: the value of the Exif tag 0x0112 (Exif 2.32 §4.6.4), and so what must be done before the image is shown.
enum Orientation: UInt16, Sendable, CaseIterable {
    case upright = 1
    case mirrored = 2
    case rotated180 = 3
    case flipped = 4
    case transposed = 5
    /// To be turned a quarter to the right.
    case rotatedLeft = 6
    case transversed = 7
    /// To be turned a quarter to the left.
    case rotatedRight = 8

    /// Whether width and height change places.
    var swapsSides: Bool { rawValue >= 5 }
}

extension Pixels {
    /// The image as it is shown.
    func turned(_ orientation: Orientation) throws(ImageFailure) -> Pixels {
        if orientation == .upright { return self }
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        return try Pixels(width: newWidth, height: newHeight) { (room) throws(ImageFailure) in
            bytes.withUnsafeBufferPointer { source in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        // Where the pixel comes from.
                        let (fromX, fromY) =
                            switch orientation {
                            case .upright: (x, y)
                            case .mirrored: (width - 1 - x, y)
                            case .rotated180: (width - 1 - x, height - 1 - y)
                            case .flipped: (x, height - 1 - y)
                            case .transposed: (y, x)
                            case .rotatedLeft: (y, height - 1 - x)
                            case .transversed: (width - 1 - y, height - 1 - x)
                            case .rotatedRight: (width - 1 - y, x)
                            }
                        let from = (fromY * width + fromX) * Self.bytesPerPixel
                        let to = (y * newWidth + x) * Self.bytesPerPixel
                        for channel in 0..<Self.bytesPerPixel { room[to + channel] = source[from + channel] }
                    }
                }
            }
        }
    }
}
