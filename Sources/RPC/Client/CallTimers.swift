import NIOCore

/// A call with a timer.
protocol TimedCall: AnyObject {
    /// The call's place among the timers. Only the timers write it.
    var timerPlace: CallTimerPlace? { get set }
    /// The timer is due.
    func timerFired()
}

/// The place of a call's timer: the bucket and the index in it.
struct CallTimerPlace {
    var bucket: UInt64
    var index: Int
}

/// The timers of a channel's calls: one for each call, and almost all are cancelled long before they are due.
///
/// Timers are in buckets of a few milliseconds, and the event loop has a timer for the first bucket only. So setting and cancelling take constant
/// time, and not time that grows with the number of timers, as in the loop's own queue. A timer fires at the end of its bucket, up to `resolution`
/// late.
// Sendable by confinement: mutable members are used only on `eventLoop`, where calls set and cancel their timers.
final class CallTimers<Call: TimedCall>: NIOScheduledCallbackHandler, @unchecked Sendable {
    /// About four milliseconds.
    private static var resolution: UInt64 { 1 << 22 }

    private let eventLoop: any EventLoop
    /// Buckets by the time of their end in units of the resolution; none is empty.
    private var buckets: [UInt64: [Call]] = [:]
    private var next: (bucket: UInt64, callback: NIOScheduledCallback)?

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    /// Sets the call's only timer, which calls `timerFired`.
    func schedule(_ call: Call, at due: NIODeadline) {
        self.cancel(call)
        let bucket = due.uptimeNanoseconds / Self.resolution + 1
        call.timerPlace = CallTimerPlace(bucket: bucket, index: Self.append(call, to: &self.buckets[bucket, default: []]))
        if let next = self.next, next.bucket <= bucket { return }
        self.wake(at: bucket)
    }

    /// Does nothing for a call without a timer.
    func cancel(_ call: Call) {
        guard let place = call.timerPlace else { return }
        call.timerPlace = nil
        // The bucket exists, because the call has a place in it.
        let isEmpty = Self.remove(place, from: &self.buckets[place.bucket]!)
        if isEmpty { self.buckets[place.bucket] = nil }
    }

    /// Replaces a call by the last one of its bucket. Returns whether the bucket is empty.
    private static func remove(_ place: CallTimerPlace, from calls: inout [Call]) -> Bool {
        let last = calls.removeLast()
        if place.index < calls.count {
            calls[place.index] = last
            last.timerPlace = place
        }
        return calls.isEmpty
    }

    private static func append(_ call: Call, to calls: inout [Call]) -> Int {
        calls.append(call)
        return calls.count - 1
    }

    private func wake(at bucket: UInt64) {
        self.next?.callback.cancel()
        let due = NIODeadline.uptimeNanoseconds(bucket * Self.resolution)
        // Fails only on a loop that shuts down, and its calls with it.
        self.next = (try? self.eventLoop.scheduleCallback(at: due, handler: self)).map { (bucket, $0) }
    }

    func handleScheduledCallback(eventLoop: some EventLoop) {
        self.next = nil
        let now = NIODeadline.now().uptimeNanoseconds / Self.resolution
        let due = self.buckets.keys.filter { $0 <= now }.sorted()
        for bucket in due {
            // A timer that fired earlier may have cancelled this one or moved it to a later bucket.
            for call in self.buckets[bucket] ?? [] where call.timerPlace?.bucket == bucket {
                self.cancel(call)
                call.timerFired()
            }
        }
        // A timer that fired may have set another one. The earliest of all counts.
        if let first = self.buckets.keys.min(), self.next.map({ first < $0.bucket }) ?? true { self.wake(at: first) }
    }
}
