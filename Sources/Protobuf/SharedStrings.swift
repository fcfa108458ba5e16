/// Strings that are repeated in one message: ids of tenant, channel and event, a title for a hundred users.
///
/// While the items of a list are copied out, a repeated string is shared instead of allocated again. This makes decoding faster, and a batch in
/// memory has each string once. The table is direct-mapped: a collision replaces the entry. It is emptied when the arena is given back.
struct SharedStrings {
    private struct Slot {
        /// The address of the bytes in the arena, and their number.
        var start: UnsafeRawPointer
        var count: Int
        var string: String
    }

    private static let slotCount = 64
    private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    /// One bit for each slot: whether it is filled.
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

    /// Removes all strings.
    mutating func empty() {
        while filled != 0 {
            let slot = filled.trailingZeroBitCount
            (slots + slot).deinitialize(count: 1)
            filled &= filled &- 1
        }
    }

    /// Frees the table.
    func deallocate() { slots.deallocate() }
}
