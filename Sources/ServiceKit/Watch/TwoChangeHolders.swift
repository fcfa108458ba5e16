import Storage

/// A cache and somebody else who wants to know of the same changes, on one stream. The beats are the first one's: it alone trusts what it
/// keeps for a time. The second hears of a change when the first has forgotten what it kept, so that what it then asks for is asked anew.
struct TwoChangeHolders: ChangeHolder {
    private let cache: any ChangeHolder
    private let listener: any ChangeHolder

    init(_ cache: any ChangeHolder, _ listener: any ChangeHolder) {
        self.cache = cache
        self.listener = listener
    }

    func beat() -> UInt64 { cache.beat() }

    func heard(_ changes: StoreChanges, echoOf beat: UInt64, lease: Duration) {
        cache.heard(changes, echoOf: beat, lease: lease)
        listener.heard(changes, echoOf: beat, lease: lease)
    }

    func lost() {
        cache.lost()
        listener.lost()
    }
}
