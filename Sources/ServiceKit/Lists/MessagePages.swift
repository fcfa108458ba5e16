/// Divides long lists into messages below the limit of 4 MiB (ARCH-02). By number and by bytes: the largest allowed rows are many times larger than
/// usual ones.
public enum MessagePages {
    /// Bytes of one message at most, unless a single item is larger: half of the limit.
    public static let bytes = 2_000_000

    /// Cuts a list.
    ///
    /// - Parameters:
    ///   - count: most items of a page.
    ///   - bytes: most bytes of a page, unless a single item is larger.
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
