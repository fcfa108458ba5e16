/// Deals long lists out to messages that their receiver takes (ARCH-02: 4 MiB): by number and by bytes, because rows of the greatest allowed
/// size are many times larger than usual ones.
public enum MessagePages {
    /// What one message holds at most, in bytes, unless a single item is larger: half of what its receiver takes.
    public static let bytes = 2_000_000

    /// Cuts a list.
    ///
    /// - Parameters:
    ///   - count: items of one page at most.
    ///   - bytes: of one page at most, unless a single item is larger.
    ///   - size: an item's bytes.
    /// - Returns: the pages in order, none empty.
    public static func cut<Items: RandomAccessCollection>(
        _ items: Items, count: Int, bytes: Int = bytes, size: (Items.Element) -> Int
    ) -> [Items.SubSequence] {
        var pages: [Items.SubSequence] = []
        var (start, held, total) = (items.startIndex, 0, 0)
        for index in items.indices {
            let size = size(items[index])
            if held > 0, held == count || total + size > bytes {
                pages.append(items[start..<index])
                (start, held, total) = (index, 0, 0)
            }
            held += 1
            total += size
        }
        if held > 0 { pages.append(items[start...]) }
        return pages
    }
}
