import Testing

@testable import Images

@Suite("Orientation of images")
struct OrientationTests {
    /// Each row is text, each pixel a letter.
    private func pixels(_ rows: [String]) throws -> Pixels {
        var pixels = try Pixels(width: rows[0].utf8.count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.utf8.enumerated() { pixels[x, y] = [letter, letter, letter, 255] }
        }
        return pixels
    }

    // What a camera stores of the picture "abc/def" that it sees, held in eight ways (Exif 2.32 §4.6.4).
    @Test(
        "EVAL-33 an image is shown upright, however the camera was held",
        arguments: [
            (Orientation.upright, ["abc", "def"]), (.mirrored, ["cba", "fed"]), (.rotated180, ["fed", "cba"]), (.flipped, ["def", "abc"]),
            (.transposed, ["ad", "be", "cf"]), (.rotatedLeft, ["cf", "be", "ad"]), (.transversed, ["fc", "eb", "da"]),
            (.rotatedRight, ["da", "eb", "fc"]),
        ])
    func upright(orientation: Orientation, stored: [String]) throws {
        let shown = try pixels(stored).turned(orientation)
        let expected = try pixels(["abc", "def"])
        #expect(shown == expected)
    }
}
