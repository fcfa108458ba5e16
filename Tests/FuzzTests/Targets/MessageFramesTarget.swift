import NIOCore

@testable import RPC

/// The messages of a stream that arrives in pieces of any size, against a reading of the same bytes in one go.
enum MessageFramesTarget {
    private static let maxMessageBytes = 1024

    /// The messages of a stream.
    private struct Contents: Equatable {
        var messages: [[UInt8]] = []
        var areCompressed: [Bool] = []
        /// A prefix said something inadmissible; nothing behind it is read.
        var isBroken = false
        /// Bytes of a message whose end has not come.
        var unfinished = 0
    }

    static func run(_ bytes: [UInt8]) {
        var input = FuzzInput(bytes)
        let sizes = input.piece(Int(input.byte() & 7))
        let stream = input.remainder()
        let (expected, inPieces) = (self.readAtOnce(stream), self.read(stream, inPiecesOf: sizes.map { max(1, Int($0)) }))
        promise(inPieces == expected, "in pieces of \(sizes) the stream \(stream) is \(inPieces), and at once \(expected)")
    }

    private static func read(_ stream: [UInt8], inPiecesOf sizes: [Int]) -> Contents {
        var (contents, reader, rest, turn) = (Contents(), MessageFrameReader(maxMessageBytes: self.maxMessageBytes), stream[...], 0)
        do {
            while !rest.isEmpty {
                let piece = rest.prefix(sizes.isEmpty ? rest.count : sizes[turn % sizes.count])
                (rest, turn) = (rest.dropFirst(piece.count), turn + 1)
                reader.append(ByteBuffer(bytes: piece))
                while let frame = try reader.next() {
                    contents.messages.append(Array(frame.payload.readableBytesView))
                    contents.areCompressed.append(frame.isCompressed)
                    promise(frame.wireBytes == frame.payload.readableBytes + 5, "a message of \(frame.wireBytes) bytes with its prefix")
                }
            }
            contents.unfinished = reader.bufferedBytes
        } catch {
            contents.isBroken = true
        }
        return contents
    }

    private static func readAtOnce(_ stream: [UInt8]) -> Contents {
        var (contents, rest) = (Contents(), stream[...])
        while rest.count >= 5 {
            let prefix = Array(rest.prefix(5))
            let length = prefix[1...].reduce(0) { $0 << 8 | Int($1) }
            guard prefix[0] <= 1, length <= self.maxMessageBytes else {
                contents.isBroken = true
                return contents
            }
            guard rest.count >= 5 + length else { break }
            contents.messages.append(Array(rest.dropFirst(5).prefix(length)))
            contents.areCompressed.append(prefix[0] == 1)
            rest = rest.dropFirst(5 + length)
        }
        contents.unfinished = rest.count
        return contents
    }
}
