import Synchronization

/// Collects elements from any number of tasks and threads for one reader, which takes all of them at once, in the order in which they came.
///
/// Unbounded: the writers' own limits bound it. Where writers must wait for the reader, use ``BoundedQueue``.
public final class Mailbox<Element: Sendable>: Sendable {
    /// Signalled with each element.
    public let signal: WorkSignal
    private let elements = Mutex<[Element]>([])

    /// - Parameter activity: the runtime's. Counts new elements as work at once.
    public init(activity: ActivityTracker? = nil) { signal = WorkSignal(activity: activity) }

    /// - Parameter signal: wakes the reader, which waits for other work as well.
    public init(waking signal: WorkSignal) { self.signal = signal }

    /// Elements that nobody has taken yet.
    public var count: Int { elements.withLock { $0.count } }

    /// Whether there is nothing to take.
    public var isEmpty: Bool { elements.withLock { $0.isEmpty } }

    /// Adds an element and wakes the reader.
    public func append(_ element: Element) {
        elements.withLock { $0.append(element) }
        signal.signal()
    }

    /// Adds elements and wakes the reader, once. Nothing happens without elements.
    public func append(contentsOf added: some Collection<Element>) {
        guard !added.isEmpty else { return }
        elements.withLock { $0.append(contentsOf: added) }
        signal.signal()
    }

    /// Takes all elements.
    public func takeAll() -> [Element] {
        elements.withLock { elements in
            defer { elements = [] }
            return elements
        }
    }

    /// Returns after an element came, or when the task is cancelled.
    public func wait() async { await signal.wait() }
}
