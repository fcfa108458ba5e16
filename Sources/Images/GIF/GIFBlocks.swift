import PreparedImages

/// The blocks of a GIF file (GIF89a, appendix A), walked without decoding a pixel.
struct GIFBlocks: Sendable, Equatable {
    /// An image of the file.
    struct Frame: Sendable, Equatable {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        /// The index of the colour that leaves a pixel as it was.
        var transparentIndex: Int?
    }

    /// The logical screen.
    let width: Int
    let height: Int
    /// The images up to the trailer, or up to where the file breaks the rules.
    private(set) var frames: [Frame] = []
    /// The same animation without comments, metadata and bytes after the trailer; nil where the file breaks the rules.
    ///
    /// It has the colour tables, the frames with their delays, and how often they repeat.
    private(set) var cleaned: [UInt8]?

    private static let (extensionBlock, imageBlock, trailer): (UInt8, UInt8, UInt8) = (0x21, 0x2C, 0x3B)
    private static let (graphicControl, application): (UInt8, UInt8) = (0xF9, 0xFF)
    /// Applications whose block says how often the animation repeats.
    private static let looping = ["NETSCAPE2.0", "ANIMEXTS1.0"].map { Array($0.utf8) }

    /// - Throws: `notAnImage` where the file ends before its first image.
    init(_ file: [UInt8]) throws(ImageFailure) {
        var reader = ByteReader(file)
        guard reader.take(6) != nil, let screen = reader.take(7) else { throw .notAnImage("a GIF file without a screen") }
        (width, height) = (screen.number(at: 0), screen.number(at: 2))
        let global = reader.colorTable(flags: screen.byte(at: 4))
        guard let global else { throw .notAnImage("a GIF file that ends in its colours") }
        var output = Array("GIF89a".utf8) + screen + global
        let isWhole = walk(&reader, hasGlobalColors: !global.isEmpty, into: &output)
        if frames.isEmpty { throw .notAnImage("a GIF file without an image") }
        if isWhole { cleaned = output }
    }

    /// - Returns: whether all blocks to the trailer are as they should be.
    private mutating func walk(_ reader: inout ByteReader, hasGlobalColors: Bool, into output: inout [UInt8]) -> Bool {
        var (isWhole, isLooping, control) = (true, false, nil as ArraySlice<UInt8>?)
        while let kind = reader.take(1)?.first {
            switch kind {
            case Self.trailer:
                output.append(Self.trailer)
                return isWhole
            case Self.imageBlock:
                guard let image = reader.image(), let data = reader.subBlocks() else { return false }
                let frame = Frame(image, control: control)
                isWhole = isWhole && hasPlace(frame) && (hasGlobalColors || image.byte(at: 8) & 0x80 != 0) && !data.isEmpty
                frames.append(frame)
                if let control { output += [Self.extensionBlock, Self.graphicControl, 4] + control + [0] }
                output += [Self.imageBlock] + image + data.withLengths
                control = nil
            case Self.extensionBlock:
                guard let label = reader.take(1)?.first, let blocks = reader.subBlocks() else { return false }
                if label == Self.graphicControl {
                    guard let first = blocks.first, blocks.count == 1, first.count == 4 else { return false }
                    control = first
                } else if label == Self.application, Self.repeats(blocks), !isLooping {
                    isLooping = true
                    output += [Self.extensionBlock, Self.application] + blocks.withLengths
                } else if label < 0x80 {
                    // Text that is drawn as a frame: players do not know it.
                    isWhole = false
                }
            default: return false
            }
        }
        return false
    }

    /// Whether a frame lies within the screen.
    private func hasPlace(_ frame: Frame) -> Bool {
        frame.width > 0 && frame.height > 0 && frame.left + frame.width <= width && frame.top + frame.height <= height
    }

    /// Whether an application's block says how often to repeat: its name, then 1 and a number of 16 bits.
    private static func repeats(_ blocks: [ArraySlice<UInt8>]) -> Bool {
        guard blocks.count == 2, let name = blocks.first, let count = blocks.last else { return false }
        return looping.contains(Array(name)) && count.count == 3 && count.first == 1
    }
}

extension GIFBlocks.Frame {
    /// - Parameters:
    ///   - image: the nine bytes of an image descriptor, and more.
    ///   - control: the four bytes of the graphic control extension before it.
    fileprivate init(_ image: ArraySlice<UInt8>, control: ArraySlice<UInt8>?) {
        let control = control.flatMap { $0.byte(at: 0) & 1 != 0 ? Int($0.byte(at: 3)) : nil }
        self.init(left: image.number(at: 0), top: image.number(at: 2), width: image.number(at: 4), height: image.number(at: 6))
        transparentIndex = control
    }
}

/// Takes bytes from the front of a file; nil where it ends early.
private struct ByteReader {
    private let file: [UInt8]
    private var place = 0

    init(_ file: [UInt8]) { self.file = file }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= file.count - place else { return nil }
        defer { place += count }
        return file[place..<place + count]
    }

    /// A colour table, if the flags announce one; empty otherwise.
    mutating func colorTable(flags: UInt8) -> ArraySlice<UInt8>? { take(flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)) }

    /// An image descriptor with its colour table and the first byte of the data, which says how long codes are.
    mutating func image() -> ArraySlice<UInt8>? {
        let start = place
        guard let descriptor = take(9), colorTable(flags: descriptor.byte(at: 8)) != nil, take(1) != nil else { return nil }
        return file[start..<place]
    }

    /// Blocks of at most 255 bytes up to the empty one that ends them.
    mutating func subBlocks() -> [ArraySlice<UInt8>]? {
        var blocks: [ArraySlice<UInt8>] = []
        while let count = take(1)?.first {
            if count == 0 { return blocks }
            guard let block = take(Int(count)) else { return nil }
            blocks.append(block)
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate func byte(at index: Int) -> UInt8 { self[startIndex + index] }
    /// 16 bits, the low ones first.
    fileprivate func number(at index: Int) -> Int { Int(byte(at: index)) | Int(byte(at: index + 1)) << 8 }
}

extension [ArraySlice<UInt8>] {
    /// The blocks as a file has them, and the empty one at their end.
    fileprivate var withLengths: [UInt8] {
        var bytes: [UInt8] = []
        for block in self {
            bytes.append(UInt8(block.count))
            bytes += block
        }
        return bytes + [0]
    }
}
