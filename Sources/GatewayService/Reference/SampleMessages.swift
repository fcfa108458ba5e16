import RPC
import ServiceKit

/// Makes messages of any contract with every field set, so that the views of the gateway show all their members.
struct SampleMessages: Sendable {
    /// How a message is filled.
    struct Style: Sendable, Hashable {
        /// The number of each enum's value, and which member of a `oneof` is set. Truth values are true, and numbers 1, where it is odd.
        var choice = 1
        /// Whether texts and numbers are left out. Messages within messages, and one element of each list of messages, are there.
        var isHollow = false
        /// Whether the message has no field at all.
        var isEmpty = false
        /// Whether texts alone are left out, but for ids: routes find what they answer by these.
        var isWordless = false
        /// Messages within messages end at this depth, because a contract may be recursive. What is optional may be missing at each of them.
        var deepest = 6
        /// Whether services refuse items of a batch.
        var refuses = false

        /// The styles that a route is tried with. An enum of the contracts has seldom more than eight values.
        static let all =
            (1...8).map { Style(choice: $0) } + [Style(isHollow: true), Style(isEmpty: true), Style(isWordless: true), Style(refuses: true)]
            + (1...3).map { Style(deepest: $0) }
    }

    /// The results of refused items.
    private static let refusal = "carillon.common.v1.ItemResult"

    /// By the full name of the message.
    private let fields: [String: [ContractField]]

    init(_ pool: DescriptorPool) { fields = pool.fields }

    /// The wire form of a message; empty for one that the contracts do not have.
    func bytes(of message: String, _ style: Style) -> [UInt8] { style.isEmpty ? [] : bytes(of: message, style, depth: 0) }

    private func bytes(of message: String, _ style: Style, depth: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var oneofs: [Int: [ContractField]] = [:]
        for field in fields[message] ?? [] {
            if let oneof = field.oneof { oneofs[oneof, default: []].append(field) } else { append(field, style, depth, to: &bytes) }
        }
        for members in oneofs.sorted(by: { $0.key < $1.key }).map(\.value) {
            append(members[(style.choice - 1) % members.count], style, depth, to: &bytes)
        }
        return bytes
    }

    private func append(_ field: ContractField, _ style: Style, _ depth: Int, to bytes: inout [UInt8]) {
        // Where each page named a next one, a route that reads all of them would go on for ever.
        guard field.name != "next_page_token" || style.choice == 2 else { return }
        func tag(_ wireType: UInt64) { Self.appendVarint(UInt64(field.number) << 3 | wireType, to: &bytes) }
        func lengthDelimited(_ content: [UInt8]) {
            tag(2)
            Self.appendVarint(UInt64(content.count), to: &bytes)
            bytes += content
        }
        switch field.kind {
        case .message(let name):
            guard depth < style.deepest, name != Self.refusal || style.refuses else { return }
            lengthDelimited(self.bytes(of: name, style, depth: depth + 1))
        case _ where style.isHollow: return
        case .text where style.isWordless && !field.name.hasSuffix("_id") && field.name != "identifier": return
        case .text: lengthDelimited(Array(Sample.text(of: field.name).utf8))
        case .bytes: lengthDelimited(Array(Sample.text(of: field.name).utf8))
        case .enumeration:
            tag(0)
            Self.appendVarint(UInt64(style.choice), to: &bytes)
        case .long where field.name.hasSuffix("_ms"):
            tag(0)
            Self.appendVarint(UInt64(Sample.instant.milliseconds), to: &bytes)
        case .long, .short:
            tag(0)
            // Positions are those in lists of one element.
            Self.appendVarint(field.name == "index" ? 0 : UInt64(style.choice % 2), to: &bytes)
        case .fixed32:
            tag(5)
            bytes += [0, 0, 0, 0]
        case .fixed64:
            tag(1)
            withUnsafeBytes(of: (0.5).bitPattern.littleEndian) { bytes += $0 }
        }
    }

    private static func appendVarint(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
