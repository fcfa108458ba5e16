/// A page of a list that several services, or processes of one, have a part of, one after the other. Its position is `SERVICE:TOKEN`: a service and
/// that service's own position, empty for the begin of its part.
struct ChainedPages<Item: Encodable> {
    /// Reads a page of a service's part: takes the service, the most items and the service's position; answers the items and the next position, empty
    /// at the end of the part.
    typealias Read = (_ service: String, _ limit: Int32, _ token: String) async throws -> (items: [Item], next: String)

    /// The services in the order of the list.
    let services: [String]
    let read: Read

    /// A page.
    ///
    /// - Parameters:
    ///   - limit: the most items.
    ///   - after: a position; empty for the first page.
    /// - Throws: ``InputError`` for a position that is none of this list; errors of `read`.
    func page(limit: Int32, after: String) async throws -> ListPage<Item> {
        // A process that runs elsewhere has the colon of a port in its name.
        guard let first = after.isEmpty ? 0 : services.firstIndex(where: { after.hasPrefix($0 + ":") }) else {
            throw PageOptions.unknownPosition(after)
        }
        let position = after.isEmpty ? "" : String(after.dropFirst(services[first].count + 1))
        var items: [Item] = []
        for (index, service) in services.enumerated().dropFirst(first) {
            var token = index == first ? position : ""
            repeat {
                let room = limit - Int32(items.count)
                // A page may be full at the end of a part: one more item tells whether a part behind it has any.
                let answer = try await read(service, max(room, 1), token)
                if room <= 0, !answer.items.isEmpty { return ListPage(items, next: "\(service):\(token)") }
                items += answer.items
                token = answer.next
                if items.count >= limit, !token.isEmpty { return ListPage(items, next: "\(service):\(token)") }
            } while !token.isEmpty
        }
        return ListPage(items, next: "")
    }
}
