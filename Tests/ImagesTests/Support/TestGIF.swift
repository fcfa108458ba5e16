/// Writes GIF files block by block, as GIF89a has them.
struct TestGIF {
    private(set) var bytes: [UInt8]

    /// The colours of the global table: index 0 is red, 1 green, 2 blue, others are black.
    static let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255]]

    init(width: Int, height: Int) {
        bytes = Array("GIF89a".utf8) + Self.number(width) + Self.number(height)
        // A table of 128 colours.
        bytes += [0x86, 0, 0] + Self.colors.flatMap { $0 } + [UInt8](repeating: 0, count: 125 * 3)
    }

    private static func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

    mutating func loops() { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] }

    mutating func comment(_ text: String) { bytes += [0x21, 0xFE, UInt8(text.utf8.count)] + Array(text.utf8) + [0] }

    /// A block of an application that has nothing to do with how the image looks.
    mutating func metadata() { bytes += [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [4] + Array("home".utf8) + [0] }

    /// Text that a player would draw.
    mutating func plainText() { bytes += [0x21, 0x01, 12] + [UInt8](repeating: 1, count: 12) + [2, 72, 105, 0] }

    /// How long the next frame is shown, and its colour without colour.
    mutating func control(transparent: UInt8? = nil) { bytes += [0x21, 0xF9, 4, transparent == nil ? 0 : 1, 10, 0, transparent ?? 0, 0] }

    /// A frame of one colour.
    mutating func frame(left: Int = 0, top: Int = 0, width: Int, height: Int, color: UInt8) {
        frame(left: left, top: top, width: width, height: height, indices: [UInt8](repeating: color, count: width * height))
    }

    /// A frame. Its data is not compressed: with codes of 8 bits, and a clear code before they become longer, each byte is a code.
    mutating func frame(left: Int = 0, top: Int = 0, width: Int, height: Int, indices: [UInt8]) {
        bytes += [0x2C] + Self.number(left) + Self.number(top) + Self.number(width) + Self.number(height) + [0, 7]
        var codes: [UInt8] = []
        for (place, index) in indices.enumerated() {
            if place % 100 == 0 { codes.append(0x80) }
            codes.append(index)
        }
        codes.append(0x81)
        data(codes)
    }

    /// A frame whose data ends before its pixels do.
    mutating func brokenFrame(width: Int, height: Int) {
        bytes += [0x2C, 0, 0, 0, 0] + Self.number(width) + Self.number(height) + [0, 7]
        data([0x80, 1, 1, 1, 0x81])
    }

    private mutating func data(_ codes: [UInt8]) {
        var rest = codes[...]
        while !rest.isEmpty {
            bytes += [UInt8(rest.prefix(255).count)] + rest.prefix(255)
            rest = rest.dropFirst(255)
        }
        bytes.append(0)
    }

    mutating func end() { bytes.append(0x3B) }

    /// Two frames: red, then a green square on it.
    static func animation(width: Int = 40, height: Int = 30) -> TestGIF {
        var gif = TestGIF(width: width, height: height)
        gif.loops()
        gif.control()
        gif.frame(width: width, height: height, color: 0)
        gif.control()
        gif.frame(left: 5, top: 5, width: 10, height: 10, color: 1)
        return gif
    }
}
