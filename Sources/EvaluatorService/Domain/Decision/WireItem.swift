import CarillonAPI
import DurableWork
import Protobuf
import ServiceKit

/// One message of an outbox batch in its wire form. It was encoded once, and goes to its peer byte for byte.
struct WireItem: Sendable {
    /// The encoded request of the batch: its messages share it.
    private let request: [UInt8]
    /// Tag, length and message in ``request``.
    private let field: Range<Int>
    /// The message in ``request``.
    private let content: Range<Int>
    /// The id of its push in ``request``.
    private let pushID: Range<Int>
    /// The badge that is added to a push; nil: none.
    var badge: Int32?

    /// The message with its badge, without tag and length.
    var message: [UInt8] { request[content] + badgeField }
    /// Whether a push belongs to the message, or it is one.
    var namesPush: Bool { !pushID.isEmpty }

    /// Whether two messages name the same push.
    func namesPush(of other: WireItem) -> Bool { request[pushID].elementsEqual(other.request[other.pushID]) }

    /// The users in a record: its recipient, and those whom its mail and its entry in the notification centre may name. Read from the encoded
    /// message, also where another field cannot be read.
    var usersOfRecord: [String] {
        let named = FieldNumber.textsOfRecord.flatMap { values($0, in: content) }.flatMap { values(FieldNumber.usersOfText, in: $0) }
        return ([text(FieldNumber.userIDOfRecord, in: content)] + named.map { String(decoding: request[$0], as: UTF8.self) })
            .filter { !$0.isEmpty }
    }

    /// The users in a push: recipient, children and senders. Read from the encoded message, also where another field cannot be read.
    var usersOfPush: [String] {
        let senders = values(FieldNumber.contentsOfPush, in: content).flatMap { values(FieldNumber.dataOfContent, in: $0) }
            .filter { text(FieldNumber.keyOfEntry, in: $0) == DispatcherV1.Push.senderKey }.map { text(FieldNumber.valueOfEntry, in: $0) }
        let others = FieldNumber.furtherUsersOfPush.flatMap { values($0, in: content) }.map { String(decoding: request[$0], as: UTF8.self) }
        return (FieldNumber.usersOfPush.map { text($0, in: content) } + others + senders).filter { !$0.isEmpty }
    }

    /// The last text of a field, as protocol buffers read it; empty where there is none.
    private func text(_ number: UInt64, in message: Range<Int>) -> String {
        values(number, in: message).last.map { String(decoding: request[$0], as: UTF8.self) } ?? ""
    }

    /// The contents of a field in a message of ``request``, up to the first field that cannot be read.
    private func values(_ number: UInt64, in message: Range<Int>) -> [Range<Int>] {
        request.withUnsafeBytes { bytes in
            var values: [Range<Int>] = []
            var fields = WireReader(UnsafeRawBufferPointer(rebasing: bytes[message]))
            while !fields.isAtEnd, let found = try? fields.next(orOther: number) {
                if !found.isEmpty { values.append(found.lowerBound + message.lowerBound..<found.upperBound + message.lowerBound) }
            }
            return values
        }
    }

    /// The message as a push; nil where it cannot be decoded.
    var push: DispatcherV1.Push? { try? DispatcherV1.Push(bytes: message) }

    /// The numbers of fields, as in the contracts.
    enum FieldNumber {
        /// The list in `RecordNotificationRequest` and `EnqueueRequest`.
        static let list: UInt64 = 1
        static let pushIDOfRecord: UInt64 = 3
        static let userIDOfRecord: UInt64 = 5
        /// Its mail, and its entry in the notification centre.
        static let textsOfRecord: [UInt64] = [22, 23]
        /// In both of them.
        static let usersOfText: UInt64 = 7
        static let pushIDOfPush: UInt64 = 2
        /// The user of the push, and the user whom it is about.
        static let usersOfPush: [UInt64] = [4, 71]
        /// Lists of further children and of senders.
        static let furtherUsersOfPush: [UInt64] = [72, 73]
        static let contentsOfPush: UInt64 = 8
        static let dataOfContent: UInt64 = 12
        /// The key and the value in an entry of a map.
        static let keyOfEntry: UInt64 = 1
        static let valueOfEntry: UInt64 = 2
        static let badgeOfPush: UInt64 = 10
    }

    /// Splits a request whose only field is a list.
    ///
    /// - Parameter number: Of the field with the push's id.
    /// - Throws: ``MalformedMessage``.
    static func list(in request: [UInt8], pushID number: UInt64) throws -> [WireItem] {
        try request.withUnsafeBytes { bytes in
            var items: [WireItem] = []
            var reader = WireReader(bytes)
            while !reader.isAtEnd {
                let begin = reader.position
                guard let content = try reader.next(FieldNumber.list) else { throw MalformedMessage() }
                var pushID = 0..<0
                var fields = WireReader(UnsafeRawBufferPointer(rebasing: bytes[content]))
                while !fields.isAtEnd {
                    if let text = try fields.next(number) { pushID = text }
                }
                let start = content.lowerBound
                items.append(
                    WireItem(
                        request: request, field: begin..<content.upperBound, content: content,
                        pushID: pushID.isEmpty ? pushID : pushID.lowerBound + start..<pushID.upperBound + start))
            }
            return items
        }
    }

    /// Pushes in their wire form.
    ///
    /// - Throws: `EncodingError`.
    static func pushes(_ pushes: [DispatcherV1.Push]) throws -> [WireItem] {
        try list(in: DispatcherV1.EnqueueRequest(pushes: pushes).bytes(), pushID: FieldNumber.pushIDOfPush)
    }

    /// Joins messages to a request whose only field is a list.
    static func request(of items: [WireItem]) -> [UInt8] {
        var request: [UInt8] = []
        request.reserveCapacity(items.reduce(0) { $0 + $1.field.count + 16 })
        for item in items {
            let badge = item.badgeField
            if badge.isEmpty {
                request += item.request[item.field]
            } else {
                request.append(varint: FieldNumber.list << 3 | 2)
                request.append(varint: UInt64(item.content.count + badge.count))
                request += item.request[item.content]
                request += badge
            }
        }
        return request
    }

    /// The badge as a field at the end of a push: the last one of equal fields counts. Source: the protocol buffers encoding guide, "Last One Wins".
    private var badgeField: [UInt8] {
        guard let badge else { return [] }
        var field: [UInt8] = []
        field.append(varint: FieldNumber.badgeOfPush << 3)
        field.append(varint: UInt64(bitPattern: Int64(badge)))
        return field
    }
}

/// Bytes that are no message.
struct MalformedMessage: Error, CustomStringConvertible {
    let description = "the bytes are not a protocol buffer message"
}

/// Steps through the fields of an encoded message.
private struct WireReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    /// Steps over the next field.
    ///
    /// - Returns: the content of the field, where the field has the number and a length.
    mutating func next(_ number: UInt64) throws -> Range<Int>? {
        let tag = try varint()
        guard tag >> 3 > 0 else { throw MalformedMessage() }
        switch tag & 7 {
        case 0: _ = try varint()
        case 1: try skip(8)
        case 5: try skip(4)
        case 2:
            guard let length = Int(exactly: try varint()) else { throw MalformedMessage() }
            let begin = position
            try skip(length)
            return tag >> 3 == number ? begin..<position : nil
        default: throw MalformedMessage()
        }
        return nil
    }

    /// As ``next(_:)``.
    ///
    /// - Returns: an empty range for another field.
    mutating func next(orOther number: UInt64) throws -> Range<Int> { try next(number) ?? position..<position }

    private mutating func skip(_ count: Int) throws {
        guard count <= bytes.count - position else { throw MalformedMessage() }
        position += count
    }

    private mutating func varint() throws -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw MalformedMessage()
    }
}

extension [UInt8] {
    fileprivate mutating func append(varint value: UInt64) {
        var left = value
        while left >= 0x80 {
            append(UInt8(truncatingIfNeeded: left) | 0x80)
            left >>= 7
        }
        append(UInt8(left))
    }
}
