public import CarillonAPI

/// The items of a batch call. An invalid item is answered with its error; the others are handled (ARCH-16).
public struct BatchItems<Item: Sendable>: Sendable {
    /// The items that every check accepted, each with its index in its list, in the order of the request.
    public private(set) var accepted: [(index: Int, item: Item)] = []
    /// The items that a check refused, in the order of the request.
    public private(set) var refused: [CommonV1.ItemResult] = []
    /// Whether the checks accepted no item.
    public var isEmpty: Bool { accepted.isEmpty }

    private let firstIndex: Int

    private init(firstIndex: Int, refused: [CommonV1.ItemResult]) {
        self.firstIndex = firstIndex
        self.refused = refused
    }

    /// Checks each item.
    ///
    /// - Parameters:
    ///   - firstIndex: the index of the first item in the results, for a call with several lists.
    ///   - check: returns the item to handle. An ``CarillonAPI/APIError`` refuses this item; any other error ends the call.
    public init<Asked>(_ asked: [Asked], firstIndex: Int = 0, check: (Asked) async throws -> Item) async throws {
        self.firstIndex = firstIndex
        for (index, item) in asked.enumerated() {
            do {
                accepted.append((index, try await check(item)))
            } catch let error as APIError {
                refused.append(error.itemResult(firstIndex + index))
            }
        }
    }

    /// Checks each accepted item again.
    ///
    /// - Parameter check: nil leaves the item out, without an error. Errors as in ``init(_:firstIndex:check:)``.
    public func checked<Next>(_ check: (Item) throws -> Next?) throws -> BatchItems<Next> {
        var next = BatchItems<Next>(firstIndex: firstIndex, refused: refused)
        for (index, item) in accepted {
            do {
                if let item = try check(item) { next.accepted.append((index, item)) }
            } catch let error as APIError {
                next.refused.append(error.itemResult(firstIndex + index))
            }
        }
        next.refused.sort { $0.index < $1.index }
        return next
    }

    /// Writes the accepted items in order, inside the transaction of the caller.
    ///
    /// - Parameter write: gets the item's index in its list. Errors as in ``init(_:firstIndex:check:)``.
    /// - Returns: the items that the checks or this call refused, in the order of the request.
    public func write(_ write: (Int, Item) throws -> Void) throws -> [CommonV1.ItemResult] {
        var refused = refused
        for (index, item) in accepted {
            do {
                try write(index, item)
            } catch let error as APIError {
                refused.append(error.itemResult(firstIndex + index))
            }
        }
        return refused.sorted { $0.index < $1.index }
    }
}
