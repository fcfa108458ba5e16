/// What the application segments of a JPEG file say about its pixels (ISO/IEC 10918-1 B.1.1). All other metadata is passed over.
struct JPEGSegments: Sendable, Equatable {
    /// From the first Exif segment.
    private(set) var orientation = Orientation.upright
    /// Whether Adobe's segment is there: then the four inks of a CMYK image are inverted.
    private(set) var isAdobe = false

    private static let exifName = Array("Exif\0\0".utf8)
    private static let adobeName = Array("Adobe".utf8)

    /// Walks from marker to marker up to the first scan. A file that breaks the rules ends the walk; the decoder decides what it is worth.
    init(_ file: [UInt8]) {
        var place = 2
        var hasExif = false
        while place + 4 <= file.count, file[place] == 0xFF {
            let marker = file[place + 1]
            // A marker may follow any number of fill bytes.
            if marker == 0xFF {
                place += 1
                continue
            }
            // Markers without a length.
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                place += 2
                continue
            }
            let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
            let end = place + 2 + length
            // The start of a scan, the end of the image, or no length.
            guard marker != 0xDA, marker != 0xD9, length >= 2, end <= file.count else { return }
            let content = file[(place + 4)..<end]
            if marker == 0xE1, !hasExif, content.starts(with: Self.exifName) {
                hasExif = true
                orientation = ExifOrientation.read(content.dropFirst(Self.exifName.count)) ?? .upright
            } else if marker == 0xEE, content.starts(with: Self.adobeName) {
                isAdobe = true
            }
            place = end
        }
    }
}
