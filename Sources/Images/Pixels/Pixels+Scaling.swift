import PreparedImages

extension Pixels {
    /// The size with the same aspect that fits into a square, at least 1 × 1; the same size where it fits already.
    static func size(_ width: Int, _ height: Int, fitting side: Int) -> (width: Int, height: Int) {
        let longest = max(width, height)
        guard longest > side else { return (width, height) }
        func scaled(_ length: Int) -> Int { max(1, (length * side + longest / 2) / longest) }
        return (scaled(width), scaled(height))
    }

    /// The image with both sides of at most `side`, the aspect kept; never larger than it was.
    func fitted(into side: Int) throws(ImageFailure) -> Pixels {
        let (width, height) = Self.size(width, height, fitting: side)
        return try reduced(toWidth: width, height: height)
    }

    /// The square in the centre, as wide as the shorter side.
    func centreSquare() throws(ImageFailure) -> Pixels {
        let side = min(width, height)
        if width == height { return self }
        let (left, top) = ((width - side) / 2, (height - side) / 2)
        let rowBytes = side * Self.bytesPerPixel
        return try Pixels(width: side, height: side) { (room) throws(ImageFailure) in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<side {
                    let start = ((top + row) * width + left) * Self.bytesPerPixel
                    for index in 0..<rowBytes { room[row * rowBytes + index] = source[start + index] }
                }
            }
        }
    }

    /// A smaller image of the given size: each pixel is the average of the area that it covers, weighted by alpha.
    ///
    /// The lengths are counted in units in which both sizes are whole: a source pixel is as wide as the target has columns, and a target pixel as
    /// wide as the source has. So a source pixel lies in one target pixel or in two adjacent ones.
    func reduced(toWidth targetWidth: Int, height targetHeight: Int) throws(ImageFailure) -> Pixels {
        precondition((1...width).contains(targetWidth) && (1...height).contains(targetHeight))
        if targetWidth == width, targetHeight == height { return self }
        return try Pixels(width: targetWidth, height: targetHeight) { (room) throws(ImageFailure) in
            bytes.withUnsafeBufferPointer { source in
                var row = AreaSums(count: targetWidth)
                var area = AreaSums(count: targetWidth)
                var (target, filled) = (0, 0)
                for y in 0..<height {
                    row.clear()
                    row.addRow(source, at: y * width * Self.bytesPerPixel, width: width)
                    // The part of this row's height that the target row still has room for, and the rest for the next one.
                    let now = min(targetHeight, height - filled)
                    area.add(row, weight: now)
                    filled += now
                    if filled == height {
                        area.write(to: room, at: target * targetWidth * Self.bytesPerPixel, area: width * height)
                        area.clear()
                        target += 1
                        filled = targetHeight - now
                        if filled > 0 { area.add(row, weight: filled) }
                    }
                }
            }
        }
    }
}

/// Weighted sums of pixels for a row of the target: colours times alpha, and alpha.
///
/// A sum is at most 255 × 255 × the pixels of the source, which 64 bits hold by far.
private struct AreaSums {
    private var sums: [UInt64]

    init(count: Int) { sums = [UInt64](repeating: 0, count: count * Pixels.bytesPerPixel) }

    mutating func clear() {
        for index in sums.indices { sums[index] = 0 }
    }

    /// Adds a row of the source, each pixel to the one or two columns that it lies in.
    mutating func addRow(_ source: UnsafeBufferPointer<UInt8>, at start: Int, width: Int) {
        let columns = sums.count / Pixels.bytesPerPixel
        var (column, filled, index) = (0, 0, start)
        for _ in 0..<width {
            let alpha = UInt64(source[index + 3])
            let color = (UInt64(source[index]) * alpha, UInt64(source[index + 1]) * alpha, UInt64(source[index + 2]) * alpha)
            index += Pixels.bytesPerPixel
            let now = min(columns, width - filled)
            add(color, alpha, weight: UInt64(now), to: column)
            filled += now
            if filled == width {
                column += 1
                filled = columns - now
                if filled > 0 { add(color, alpha, weight: UInt64(filled), to: column) }
            }
        }
    }

    private mutating func add(_ color: (UInt64, UInt64, UInt64), _ alpha: UInt64, weight: UInt64, to column: Int) {
        let index = column * Pixels.bytesPerPixel
        sums[index] += color.0 * weight
        sums[index + 1] += color.1 * weight
        sums[index + 2] += color.2 * weight
        sums[index + 3] += alpha * weight
    }

    mutating func add(_ other: AreaSums, weight: Int) {
        let weight = UInt64(weight)
        for index in sums.indices { sums[index] += other.sums[index] * weight }
    }

    /// Writes the averages. `area` is the weight of a whole target pixel.
    func write(to room: UnsafeMutableBufferPointer<UInt8>, at start: Int, area: Int) {
        let area = UInt64(area)
        for index in stride(from: 0, to: sums.count, by: Pixels.bytesPerPixel) {
            let alpha = sums[index + 3]
            for channel in 0..<3 where alpha > 0 {
                room[start + index + channel] = UInt8((sums[index + channel] + alpha / 2) / alpha)
            }
            room[start + index + 3] = UInt8((alpha + area / 2) / area)
        }
    }
}
