/// Strings that one message says many times: ids of the tenant, the channel, the event, a title read by a hundred users.
///
/// While the items of a list are copied out, a string that was seen shortly before is taken again instead of being
/// allocated again: cheaper to decode, and a batch kept in memory holds its repetitions once. A direct-mapped table; a
/// collision replaces. Emptied when the arena is given back.
struct SharedStrings {
    private struct Slot {
        /// Where the bytes lie in the arena, and how many they are.
        var start: UnsafeRawPointer
        var count: Int
        var string: String
    }

    private static let slotCount = 64
    private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    /// One bit a slot that is filled.
    private var filled: UInt64 = 0

    /// The slot for some bytes; they are at least eight.
    @inline(__always)
    static func slot(_ start: UnsafeRawPointer, _ count: Int) -> Int {
        let first = start.loadUnaligned(as: UInt64.self)
        let last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        let mixed = (first ^ (last &<< 1) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 58)
    }

    /// The string in the slot when it consists of these bytes.
    @inline(__always)
    func find(_ slot: Int, _ start: UnsafeRawPointer, _ count: Int) -> String? {
        guard filled & (1 &<< UInt64(slot)) != 0, slots[slot].count == count,
            Arena.isEqual(slots[slot].start, start, count)
        else { return nil }
        return slots[slot].string
    }

    /// Remembers a string; its bytes stay where they are until the arena is given back.
    mutating func keep(_ string: String, _ slot: Int, _ start: UnsafeRawPointer, _ count: Int) {
        let bit: UInt64 = 1 &<< UInt64(slot)
        if filled & bit != 0 {
            slots[slot] = Slot(start: start, count: count, string: string)
        } else {
            (slots + slot).initialize(to: Slot(start: start, count: count, string: string))
            filled |= bit
        }
    }

    /// Lets go of all strings.
    mutating func empty() {
        while filled != 0 {
            let slot = filled.trailingZeroBitCount
            (slots + slot).deinitialize(count: 1)
            filled &= filled &- 1
        }
    }

    /// Lets go of the table itself.
    func deallocate() { slots.deallocate() }
}
