import Cryptography
import PreparedImages
import Testing

@testable import Images

@Suite("Scaling of images")
struct ScalingTests {
    @Test(
        "EVAL-33 an image keeps its aspect, has no side beyond the limit and none below one pixel, and never grows",
        arguments: [
            ([3_000, 2_000], [1_024, 683]), ([2_000, 3_000], [683, 1_024]), ([1_024, 1_024], [1_024, 1_024]), ([1_025, 1_025], [1_024, 1_024]),
            ([100, 50], [100, 50]), ([5_000, 1], [1_024, 1]), ([1, 40_000_000], [1, 1_024]),
        ])
    func sizes(size: [Int], expected: [Int]) {
        let fitted = Pixels.size(size[0], size[1], fitting: 1_024)
        #expect([fitted.width, fitted.height] == expected)
    }

    @Test("A pixel is the average of the area that it covers")
    func averages() throws {
        var pixels = try Pixels(width: 3, height: 2, color: [0, 0, 0, 255])
        for x in 0..<3 { pixels[x, 0] = [UInt8(x * 60), 30, 90, 255] }
        for x in 0..<3 { pixels[x, 1] = [UInt8(x * 60), 50, 90, 255] }
        let one = try pixels.reduced(toWidth: 1, height: 1)
        #expect(one[0, 0] == [60, 40, 90, 255])
        // The middle column belongs to both halves.
        let two = try pixels.reduced(toWidth: 2, height: 1)
        #expect(two[0, 0] == [20, 40, 90, 255])
        #expect(two[1, 0] == [100, 40, 90, 255])
    }

    @Test("The colour of transparent pixels does not show in an average")
    func transparency() throws {
        var pixels = try Pixels(width: 2, height: 1, color: [255, 255, 255, 0])
        pixels[1, 0] = [10, 20, 30, 200]
        let one = try pixels.reduced(toWidth: 1, height: 1)
        #expect(one[0, 0] == [10, 20, 30, 100])
        let clear = try Pixels(width: 5, height: 5).reduced(toWidth: 2, height: 2)
        #expect(clear.hasTransparency && clear[1, 1] == [0, 0, 0, 0])
    }

    @Test("An image of one colour has that colour in every size")
    func oneColor() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<50 {
            let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
            let pixels = try Pixels(width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random), color: color)
            let width = Int.random(in: 1...pixels.width, using: &random)
            let height = Int.random(in: 1...pixels.height, using: &random)
            let expected = try Pixels(width: width, height: height, color: color)
            let reduced = try pixels.reduced(toWidth: width, height: height)
            #expect(reduced == expected)
        }
    }

    @Test("The square for an icon is in the centre", arguments: [[7, 3], [3, 7], [4, 4]])
    func square(size: [Int]) throws {
        var pixels = try Pixels(width: size[0], height: size[1], color: [0, 0, 0, 255])
        pixels[size[0] / 2, size[1] / 2] = [255, 0, 0, 255]
        let square = try pixels.centreSquare()
        #expect(square.width == min(size[0], size[1]) && square.height == square.width)
        #expect(square[square.width / 2, square.height / 2] == [255, 0, 0, 255])
    }

    @Test("An image without pixels is none, and one with too many is too large, also where their number overflows")
    func bounds() throws {
        for (width, height) in [(0, 5), (5, 0), (-1, 5)] {
            #expect(outcome { try Pixels.byteCount(width: width, height: height) } == .notAnImage)
        }
        for (width, height) in [(60_000, 60_000), (40_000_001, 1), (.max, 2), (.max, .max)] {
            #expect(outcome { try Pixels.byteCount(width: width, height: height) } == .tooLarge)
        }
        let most = try Pixels.byteCount(width: 8_000, height: 5_000)
        #expect(most == 160_000_000)
    }
}
